import { strToU8, unzipSync, zipSync } from 'fflate';

export const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A document of Word with this body, as small as one may be. */
export function wordFile(body: string, more: Record<string, string> = {}): Uint8Array {
  const files: Record<string, string> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<w:document xmlns:w="${W}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
    ...more,
  };
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  // The same bytes whenever it is made.
  return zipSync(Object.fromEntries(packed), { mtime: new Date('2026-01-02') });
}

export const partIn = (file: Uint8Array, name: string): string =>
  new TextDecoder().decode(unzipSync(file)[name]);

export const bodyOf = (file: Uint8Array): string =>
  /<w:body>([\s\S]*)<\/w:body>/.exec(partIn(file, 'word/document.xml'))![1]!;

/** Letters with the properties of their run, of everything that is no deletion. */
export function formatted(file: Uint8Array): Array<[letter: string, properties: string]> {
  const found: Array<[string, string]> = [];
  for (const [, run] of bodyOf(file).matchAll(/<w:r(?: [^>]*)?>(.*?)<\/w:r>/gs)) {
    const [, properties = ''] = /<w:rPr>(.*?)<\/w:rPr>/s.exec(run!) ?? [];
    for (const [, text, tab] of run!.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(tab|br)\/>/g))
      for (const letter of tab === undefined ? unescaped(text!) : tab === 'tab' ? '\t' : '\n')
        found.push([letter, properties]);
  }
  return found;
}

export const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** What is left when everybody's tracked changes are accepted, or refused; marks of paragraphs are left out. */
export function decided(file: Uint8Array, accepted: boolean): string {
  const [kept, gone] = accepted ? ['ins', 'del'] : ['del', 'ins'];
  return bodyOf(file)
    .replace(new RegExp(`<w:${gone} [^>]*[^/]>.*?</w:${gone}>`, 'gs'), '')
    .replace(new RegExp(`<w:${kept} [^>]*[^/]>(.*?)</w:${kept}>`, 'gs'), '$1')
    .replaceAll('delText', 't');
}

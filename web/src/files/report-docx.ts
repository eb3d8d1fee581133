import { strToU8, zipSync } from 'fflate';
import { categoryName } from '../editor/kinds';
import { say } from '../lib/language.svelte';
import type { Report, ReportRow } from './report';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** In twentieths of a point: the text, its kind, the reason. */
const WIDTHS = [4200, 1300, 3500];

/** XML takes neither signs of its own nor most control characters. */
const escaped = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be written
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');

const run = (text: string, looks = '') =>
  text === ''
    ? ''
    : `<w:r>${looks ? `<w:rPr>${looks}</w:rPr>` : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
const paragraph = (runs: string) => `<w:p>${runs}</w:p>`;
const heading = (text: string, size: number) => paragraph(run(text, `<w:b/><w:sz w:val="${size}"/>`));
const cell = (width: number, paragraphs: string) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraphs}</w:tc>`;
const cells = (contents: readonly string[]) =>
  `<w:tr>${contents.map((content, i) => cell(WIDTHS[i]!, content)).join('')}</w:tr>`;

function tableOf(rows: readonly ReportRow[]): string {
  const edge = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="BBBBBB"/>`)
    .join('');
  const names = [say('글', 'Text'), say('종류', 'Kind'), say('까닭', 'Reason')];
  const body = rows.map(({ before, origin, revised, after, category, reasons }) =>
    cells([
      paragraph(
        run(before) +
          run(origin, '<w:strike/><w:color w:val="B3261E"/>') +
          run(revised, '<w:b/><w:color w:val="10703F"/>') +
          run(after),
      ),
      paragraph(run(categoryName(category))),
      reasons
        .flatMap(({ text, article }) => (article ? [text, article] : [text]))
        .map((reason) => paragraph(run(reason)))
        .join('') || paragraph(''),
    ]),
  );
  const grid = WIDTHS.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/><w:tblBorders>${edge}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${cells(names.map((name) => paragraph(run(name, '<w:b/>'))))}${body.join('')}</w:tbl>`;
}

/** The report as a document of Word. */
export function reportDocx({ title, made, summary, parts }: Report): Blob {
  const body = [
    heading(title, 36),
    paragraph(run(`${made} · ${summary}`)),
    ...parts.flatMap((part) => [heading(part.title, 28), tableOf(part.rows), paragraph('')]),
  ].join('');
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const bytes = zipSync({
    '[Content_Types].xml': strToU8(
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `${HEAD}<w:document xmlns:w="${WORD}"><w:body>${body}<w:sectPr/></w:body></w:document>`,
    ),
  });
  return new Blob([bytes as BlobPart], { type });
}

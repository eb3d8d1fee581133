import type { Archive } from '../archive/archive.js';
import type { XmlPart } from '../xml/xml-part.js';
import { escaped, type XmlElement } from '../xml/xml-tree.js';
import { withNewPart } from './relationships.js';
import { secondOf } from './tracked-marks.js';

const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';
const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments';

/** Comments that are to be added to a document, which may have none yet. */
export class NewComments {
  readonly #reasons: Array<{ id: number; reason: string }> = [];
  #nextId: number;

  constructor(
    private readonly author: string,
    private readonly date: Date,
    existing: XmlPart | undefined,
  ) {
    const ids = existing ? numbersIn(existing.source, /<\w*:?comment\s[^>]*?\bid="(\d+)"/g) : [];
    this.#nextId = Math.max(-1, ...ids) + 1;
  }

  add(reason: string): string {
    const id = this.#nextId++;
    this.#reasons.push({ id, reason });
    return String(id);
  }

  get isEmpty(): boolean {
    return this.#reasons.length === 0;
  }

  /** The source of the part with the new comments at its end; `source` is what it is without them. */
  addedTo(source: string, root: XmlElement): string {
    const prefix = root.name.slice(0, root.name.length - root.local.length);
    const open = source.slice(root.from, root.inside).replace(/\s*\/>$/, '>');
    const end = source.lastIndexOf('<');
    const before = root.inside === root.to ? source.slice(0, root.from) + open : source.slice(0, end);
    return `${before}${this.#xml(prefix, prefix === '' ? 'w:' : prefix)}</${root.name}>`;
  }

  /** The files of an archive that had no comments. */
  newPart(archive: Archive, main: XmlPart): Map<string, Uint8Array> {
    const folder = main.name.slice(0, main.name.lastIndexOf('/') + 1);
    let name = `${folder}comments.xml`;
    for (let i = 1; archive.names.includes(name); i++) name = `${folder}comments${i}.xml`;
    const source = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${main.root.uri}">${this.#xml('w:', 'w:')}</w:comments>`;
    const changed = withNewPart(archive, main.name, {
      name,
      contentType: CONTENT_TYPE,
      relationship: RELATIONSHIP,
    });
    return changed.set(name, new TextEncoder().encode(source));
  }

  #xml(p: string, a: string): string {
    const author = escaped(this.author).replaceAll('"', '&quot;');
    const date = secondOf(this.date);
    return this.#reasons
      .map(({ id, reason }) => {
        const lines = reason.split('\n').map((line) => {
          const text = `<${p}t xml:space="preserve">${escaped(line)}</${p}t>`;
          return `<${p}p><${p}r>${text}</${p}r></${p}p>`;
        });
        return `<${p}comment ${a}id="${id}" ${a}author="${author}" ${a}date="${date}" ${a}initials="${author}">${lines.join('')}</${p}comment>`;
      })
      .join('');
  }
}

export const numbersIn = (source: string, pattern: RegExp): number[] =>
  [...source.matchAll(pattern)].map(([, id]) => Number(id)).filter(Number.isSafeInteger);

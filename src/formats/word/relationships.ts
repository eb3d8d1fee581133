import type { Archive } from '../archive/archive.js';
import { broken } from '../unreadable-file.js';
import { partOf, type XmlPart } from '../xml/xml-part.js';
import { elementsOf } from '../xml/xml-tree.js';

/** What a part of a document refers to: the kind is the last word of its type. */
interface Relationship {
  kind: string;
  name: string;
  id: string;
}

export function relationshipsOf(archive: Archive, name: string): Relationship[] {
  const list = relationshipsName(name);
  if (!archive.names.includes(list)) return [];
  const { root } = partOf(archive, list);
  return elementsOf(root)
    .filter(({ attributes }) => attributes.TargetMode !== 'External')
    .map(({ attributes }) => ({
      kind: (attributes.Type ?? '').split('/').at(-1)!,
      name: resolved(attributes.Target ?? '', name),
      id: attributes.Id ?? '',
    }));
}

export function relationshipsName(name: string): string {
  const slash = name.lastIndexOf('/') + 1;
  return `${name.slice(0, slash)}_rels/${name.slice(slash)}.rels`;
}

/** A target is meant from the folder of the part, or from the root. */
function resolved(target: string, from: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = from.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}

/** The main text; programs agree on its name, but only this says so. */
export function mainPartName(archive: Archive): string {
  const named = relationshipsOf(archive, '').find(({ kind }) => kind === 'officeDocument')?.name;
  const name = named ?? 'word/document.xml';
  if (!archive.names.includes(name)) throw broken();
  return name;
}

/** An archive lists the types of its parts, and each part what it refers to: lines for a new one in both. */
export function withNewPart(
  archive: Archive,
  main: string,
  part: { name: string; contentType: string; relationship: string },
): Map<string, Uint8Array> {
  const changed = new Map<string, Uint8Array>();
  const extend = (file: string, line: (part: XmlPart) => string) => {
    const found = partOf(archive, file);
    const { root, source } = found;
    const open = source.slice(root.from, root.inside).replace(/\s*\/>$/, '>');
    const content = source.slice(root.inside, root.insideEnd);
    const fresh = `${source.slice(0, root.from)}${open}${content}${line(found)}</${root.name}>`;
    changed.set(file, found.encode(fresh));
  };
  extend('[Content_Types].xml', ({ root }) => {
    const prefix = root.name.slice(0, root.name.length - root.local.length);
    return `<${prefix}Override PartName="/${part.name}" ContentType="${part.contentType}"/>`;
  });
  const ids = new Set(relationshipsOf(archive, main).map(({ id }) => id));
  let number = ids.size + 1;
  while (ids.has(`rId${number}`)) number++;
  extend(relationshipsName(main), ({ root }) => {
    const prefix = root.name.slice(0, root.name.length - root.local.length);
    return `<${prefix}Relationship Id="rId${number}" Type="${part.relationship}" Target="/${part.name}"/>`;
  });
  return changed;
}

import { SaxesParser } from 'saxes';
import { broken } from '../unreadable-file.js';

/** An element and the places of its tags in the source: the start tag ends at `inside`, the end tag begins at `insideEnd`. */
export interface XmlElement {
  name: string;
  local: string;
  uri: string;
  attributes: Record<string, string>;
  from: number;
  inside: number;
  insideEnd: number;
  to: number;
  parent: XmlElement | undefined;
  children: XmlNode[];
}

/** Letters between tags. */
export interface XmlLetters {
  from: number;
  to: number;
  parent: XmlElement;
  text: string;
}

export type XmlNode = XmlElement | XmlLetters;

/** Beyond this nobody nests tables; whoever walks the tree may call itself. */
const DEEPEST = 500;

export const isElement = (node: XmlNode): node is XmlElement => 'children' in node;

export const elementsOf = (element: XmlElement): XmlElement[] => element.children.filter(isElement);

export const childOf = (element: XmlElement, local: string): XmlElement | undefined =>
  elementsOf(element).find((child) => child.local === local);

/** The tree of a part with the place of everything in it, so that what nobody changes stays to the letter. */
export function xmlTree(source: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  let root: XmlElement | undefined;
  let current: XmlElement | undefined;
  let depth = 0;
  let at = 0;
  /** What stands between the markup before and this one; of markup only tags may hold other markup's beginning. */
  const lettersUntil = (from: number) => {
    if (current && from > at)
      current.children.push({ from: at, to: from, parent: current, text: unescaped(source.slice(at, from)) });
    at = parser.position;
  };
  parser.on('error', () => {
    throw broken();
  });
  // Entities that a document defines itself may grow without bound; no program writes them.
  parser.on('doctype', () => {
    throw broken();
  });
  parser.on('opentag', ({ name, local, uri, attributes }) => {
    if (++depth > DEEPEST) throw broken();
    const to = parser.position;
    const from = source.lastIndexOf('<', to - 1);
    lettersUntil(from);
    const values: Record<string, string> = {};
    for (const [key, { value }] of Object.entries(attributes)) values[key] = value;
    const element: XmlElement = {
      name,
      local,
      uri,
      attributes: values,
      from,
      inside: to,
      insideEnd: to,
      to,
      parent: current,
      children: [],
    };
    if (current) current.children.push(element);
    else root = element;
    current = element;
  });
  parser.on('closetag', ({ isSelfClosing }) => {
    const element = current!;
    if (!isSelfClosing) {
      element.to = parser.position;
      element.insideEnd = source.lastIndexOf('<', element.to - 1);
      lettersUntil(element.insideEnd);
    }
    current = element.parent;
    depth--;
  });
  parser.on('comment', () => lettersUntil(source.lastIndexOf('<!--', parser.position - 1)));
  parser.on('processinginstruction', () => lettersUntil(source.lastIndexOf('<?', parser.position - 1)));
  parser.on('cdata', (text) => {
    const from = parser.position - text.length - '<![CDATA[]]>'.length;
    const to = parser.position;
    lettersUntil(from);
    current?.children.push({ from, to, parent: current, text });
  });
  parser.write(source).close();
  if (!root) throw broken();
  return root;
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescaped(source: string): string {
  if (!source.includes('&')) return source;
  return source.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** Letters as XML takes them; what it cannot hold at all is left out. */
export function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what XML cannot hold
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
      .replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!)
  );
}

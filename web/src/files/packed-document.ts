import type { ChangeSet } from '@codemirror/state';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { say } from '../lib/language.svelte';

/** A document that is an archive of XML, with its text, a paragraph a line. */
export interface PackedDocument {
  text: string;
  type: string;
  /** The archive with the text changed in place; undefined where a change touches the ends of paragraphs. */
  withChanges(changes: ChangeSet): Uint8Array | undefined;
}

interface Format {
  type: string;
  isPart(path: string): boolean;
  paragraph: string;
  text: string;
}

const FORMATS: Record<string, Format> = {
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    isPart: (path) => path === 'word/document.xml',
    paragraph: 'p',
    text: 't',
  },
  hwpx: {
    type: 'application/hwp+zip',
    isPart: (path) => /^Contents\/section\d+\.xml$/.test(path),
    paragraph: 'p',
    text: 't',
  },
};

/** A stretch of the text and the node of the XML that it stands in. */
interface Piece {
  from: number;
  to: number;
  node: Text;
}

export function readPacked(bytes: Uint8Array, name: string): PackedDocument {
  const format = FORMATS[name.split('.').at(-1)!.toLowerCase()]!;
  const files = unpacked(bytes);
  const parts = Object.keys(files).filter(format.isPart).sort(byNumber);
  if (parts.length === 0) throw broken();
  const trees = new Map(parts.map((path) => [path, parsed(strFromU8(files[path]!))]));
  const lines: string[] = [];
  const pieces: Piece[] = [];
  let at = 0;
  for (const tree of trees.values()) {
    for (const paragraph of tree.getElementsByTagNameNS('*', format.paragraph)) {
      let line = '';
      for (const node of textNodes(paragraph, format)) {
        // Breaks inside of a node would move all lines behind them.
        const written = node.data.replace(/[\r\n]/g, ' ');
        pieces.push({ from: at + line.length, to: at + line.length + written.length, node });
        line += written;
      }
      lines.push(line);
      at += line.length + 1;
    }
  }
  return {
    text: lines.join('\n'),
    type: format.type,
    withChanges: (changes) => {
      const undo = put(changes, pieces);
      if (!undo) return undefined;
      const out: Zippable = {};
      for (const [path, content] of Object.entries(files)) {
        const tree = trees.get(path);
        // hwpx wants its type first and plain; the order of the archive is kept.
        const level = path === 'mimetype' ? 0 : 6;
        out[path] = [
          tree
            ? strToU8(
                `${declaration(files[path]!)}${new XMLSerializer().serializeToString(tree.documentElement)}`,
              )
            : content,
          { level },
        ];
      }
      undo();
      return zipSync(out);
    },
  };
}

function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes);
  } catch {
    throw broken();
  }
}

function broken(): Error {
  return new Error(say('문서가 깨졌거나 다른 형식입니다.', 'The document is broken or of another format.'));
}

function byNumber(left: string, right: string): number {
  return left.localeCompare(right, 'en', { numeric: true });
}

function parsed(xml: string): Document {
  const tree = new DOMParser().parseFromString(xml, 'application/xml');
  if (tree.getElementsByTagName('parsererror').length > 0) throw broken();
  return tree;
}

function declaration(xml: Uint8Array): string {
  return /^\s*(<\?xml[^>]*\?>\s*)/.exec(strFromU8(xml.subarray(0, 200)))?.[1] ?? '';
}

/** The text of a paragraph itself, without that of paragraphs inside of it (tables, boxes). */
function* textNodes(paragraph: Element, { paragraph: name, text }: Format): Generator<Text> {
  for (const element of paragraph.getElementsByTagNameNS('*', text)) {
    let owner = element.parentElement;
    while (owner && owner.localName !== name) owner = owner.parentElement;
    if (owner !== paragraph) continue;
    for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) yield child as Text;
  }
}

/** Writes the changes into the nodes; what comes back takes them out again. */
function put(changes: ChangeSet, pieces: readonly Piece[]): (() => void) | undefined {
  const edits: Array<{ from: number; to: number; insert: string }> = [];
  changes.iterChanges(
    (from, to, _fromB, _toB, insert) => edits.push({ from, to, insert: insert.toString() }),
    true,
  );
  const before = new Map<Text, string>();
  const revert = () => {
    for (const [node, data] of before) node.data = data;
  };
  // From the end, so that earlier places stay where they are.
  for (const { from, to, insert } of edits.reverse()) {
    const touched = pieces.filter(
      (piece) => piece.from <= to && piece.to >= from && (piece.from < to || piece.to > from || from === to),
    );
    const first = touched[0];
    const covered = touched.reduce(
      (sum, piece) => sum + Math.max(0, Math.min(piece.to, to) - Math.max(piece.from, from)),
      0,
    );
    if (!first || covered !== to - from || insert.includes('\n')) {
      revert();
      return undefined;
    }
    for (const piece of touched.toReversed()) {
      const { node } = piece;
      if (!before.has(node)) before.set(node, node.data);
      const begin = Math.max(piece.from, from) - piece.from;
      const end = Math.min(piece.to, to) - piece.from;
      if (piece === first || end > begin)
        node.data =
          node.data.slice(0, begin) + (piece === first ? insert : '') + node.data.slice(Math.max(begin, end));
      keepSpaces(node);
    }
  }
  return revert;
}

/** Word drops spaces at the edges of a text that does not ask to keep them. */
function keepSpaces({ data, parentElement }: Text): void {
  if (/^\s|\s$/.test(data) && parentElement?.namespaceURI?.includes('wordprocessingml'))
    parentElement.setAttributeNS('http://www.w3.org/XML/1998/namespace', 'xml:space', 'preserve');
}

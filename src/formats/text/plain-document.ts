import { hunksOf } from '../edits.js';
import type { OpenedDocument } from '../opened-document.js';
import { decodeText } from './encoding.js';
import { SourceText } from './source-text.js';
import { writtenText } from './written-text.js';

/** A file of text: line ends, encoding and its mark stay as they are. */
export function plainDocument(bytes: Uint8Array): OpenedDocument {
  const { text: source, encoding } = decodeText(bytes);
  const shown = new SourceText(source);
  let at = 0;
  for (const { 0: end, index } of source.matchAll(/\r\n?/g)) {
    shown.add(at, index);
    shown.addAs('\n', index, index + end.length);
    at = index + end.length;
  }
  shown.add(at, source.length);
  const lineEnd = usualLineEnd(source);
  const text = shown.toString();
  return {
    text,
    places: [],
    type: 'text/plain',
    canTrack: false,
    encoding: encoding.name,
    write: (edits) =>
      writtenText(
        shown.with(hunksOf(text, edits), (insert) => insert.replaceAll('\n', lineEnd)),
        encoding,
      ),
  };
}

/** What new lines end with: what most lines of the file do. */
function usualLineEnd(source: string): string {
  const counts = new Map<string, number>();
  for (const [end] of source.matchAll(/\r\n?|\n/g)) counts.set(end, (counts.get(end) ?? 0) + 1);
  return [...counts].sort((left, right) => right[1] - left[1])[0]?.[0] ?? '\n';
}

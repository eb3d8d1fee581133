import { hunksOf } from '../edits.js';
import type { OpenedDocument } from '../opened-document.js';
import { decodeText, encodeText } from './encoding.js';
import { HtmlReader } from './html-reader.js';
import { writtenText } from './written-text.js';

/** A page as its reader sees it; tags and everything else stay as they are. */
export function htmlDocument(bytes: Uint8Array): OpenedDocument {
  const { text: source, encoding } = decodeText(bytes);
  const reader = new HtmlReader(source);
  const shown = reader.read();
  const text = shown.toString();
  const known = (letter: string) => encodeText(letter, { ...encoding, marked: false }) !== undefined;
  const escaped = (insert: string) =>
    [...insert.replace(/[&<>\u00a0]/g, (sign) => SIGNS[sign]!)]
      .map((letter) => (known(letter) ? letter : `&#${letter.codePointAt(0)};`))
      .join('');
  return {
    text,
    places: [],
    type: 'text/html',
    canTrack: false,
    write: (edits) =>
      writtenText(
        shown.with(hunksOf(text, edits), (insert, place) =>
          escaped(insert).replaceAll('\n', reader.lineEndAt(place)),
        ),
        encoding,
      ),
  };
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' };

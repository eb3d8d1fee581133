import type { Feeds } from '../graphs/graph-part.js';
import { LINE_END, type ReaderConfig } from './reader-config.js';
import { CHARACTER_KEYS, GAP_KEYS, LEFT_KEYS, RIGHT_KEYS, readerRows } from './reader-keys.js';

/** A stretch of text as the reader sees it: its visible characters between two ends of line, and where spaces stand. */
export interface ReaderText {
  ids: Int32Array;
  /** 1 where a space stands before the character. */
  spaces: Uint8Array;
}

export function readerText(text: string, numbers: Uint16Array): ReaderText {
  const ids = new Int32Array(text.length + 2);
  const spaces = new Uint8Array(text.length + 2);
  let length = 1;
  ids[0] = LINE_END;
  let space = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 32) {
      space = 1;
      continue;
    }
    ids[length] = numbers[code]!;
    spaces[length] = length > 1 ? space : 0;
    space = 0;
    length++;
  }
  ids[length] = LINE_END;
  length++;
  return { ids: ids.subarray(0, length), spaces: spaces.subarray(0, length) };
}

/** Half a byte a number in the file; a byte each, around 128, for the graph. */
const WIDENED = Uint16Array.from(
  { length: 256 },
  (_, byte) => ((byte & 15) + 120) | (((byte >> 4) + 120) << 8),
);

/** What the graph is fed for lines of which the last is the longest. */
export function readerFeeds(
  texts: readonly ReaderText[],
  { memory: { bits, dim } }: ReaderConfig,
  table: Uint8Array,
): Feeds {
  const count = texts.length;
  const width = texts[count - 1]!.ids.length;
  const dims = [count, width];
  const ids = new Int32Array(count * width);
  const around = new Int32Array(count * width);
  const lengths = new Int32Array(count);
  const gathered = {
    left: new Uint8Array(count * width * LEFT_KEYS * dim),
    right: new Uint8Array(count * width * RIGHT_KEYS * dim),
    character: new Uint8Array(count * width * CHARACTER_KEYS * dim),
    gap: new Uint8Array(count * width * GAP_KEYS * dim),
  };
  const keys = { left: LEFT_KEYS, right: RIGHT_KEYS, character: CHARACTER_KEYS, gap: GAP_KEYS } as const;
  texts.forEach((text, b) => {
    const length = text.ids.length;
    const base = b * width;
    lengths[b] = length;
    for (let i = 0; i < length; i++) {
      const before = text.spaces[i]!;
      const behind = i + 1 < length ? text.spaces[i + 1]! : 0;
      ids[base + i] = text.ids[i]!;
      around[base + i] = before + 2 * behind;
    }
    const rows = readerRows(text.ids, text.spaces, length, bits);
    for (const kind of ['left', 'right', 'character', 'gap'] as const)
      gather(rows[kind], table, dim, gathered[kind], base * keys[kind] * dim);
  });
  const remembered = (data: Uint8Array, number: number) => ({ data, dims: [...dims, number * dim] });
  return {
    ids: { data: ids, dims },
    around: { data: around, dims },
    lengths: { data: lengths, dims: [count] },
    ml: remembered(gathered.left, LEFT_KEYS),
    mr: remembered(gathered.right, RIGHT_KEYS),
    mc: remembered(gathered.character, CHARACTER_KEYS),
    mg: remembered(gathered.gap, GAP_KEYS),
  };
}

function gather(rows: Int32Array, table: Uint8Array, dim: number, out: Uint8Array, from: number): void {
  const pairs = new Uint16Array(out.buffer, from, (rows.length * dim) / 2);
  const bytes = dim / 2;
  let to = 0;
  for (let r = 0; r < rows.length; r++) {
    let at = rows[r]! * bytes;
    for (const end = at + bytes; at < end; at++) pairs[to++] = WIDENED[table[at]!]!;
  }
}

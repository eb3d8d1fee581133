import {
  FREQUENCY_MASK,
  finish,
  HEADER_BYTES,
  hashForm,
  LN_SCALE,
  MAGIC,
  VERSION,
} from './lexicon-format.js';
import { TAGS, type Tag } from './tags.js';

export interface LexiconEntry {
  form: string;
  tag: Tag;
  payload: number;
}

/** Flags of lexicon-format.ts and a count, as they are stored. */
export function makePayload(count: number, flags: number): number {
  const code =
    count <= 0 ? 0 : Math.min(FREQUENCY_MASK, 1 + Math.floor(Math.log(Math.max(1, count)) * LN_SCALE + 0.5));
  return code | flags;
}

/** The bytes that `Lexicon.from` reads. The order of the entries does not change them. */
export function writeLexicon(entries: Iterable<LexiconEntry>): ArrayBuffer {
  // a row is (hash, tag); forms that collide in all 32 bits share one, and the larger payload stands
  const rows = new Map<number, { hash: number; tag: number; payload: number }>();
  for (const { form, tag, payload } of entries) {
    const hash = finish(hashForm(form), form.length) >>> 0;
    const tagIndex = TAGS.indexOf(tag);
    const id = hash * 64 + tagIndex;
    const old = rows.get(id);
    if (old) old.payload = Math.max(old.payload, payload);
    else rows.set(id, { hash, tag: tagIndex, payload });
  }
  let bits = 6;
  while (rows.size > 0.72 * 2 ** bits) bits++;
  const size = 2 ** bits;
  const buffer = new ArrayBuffer(HEADER_BYTES + 6 * size);
  const keysAt = HEADER_BYTES;
  const payloadsAt = HEADER_BYTES + 4 * size;
  new Uint32Array(buffer, 0, 8).set([MAGIC, VERSION, bits, rows.size, LN_SCALE, keysAt, payloadsAt, 0]);
  const keys = new Uint32Array(buffer, keysAt, size);
  const payloads = new Uint16Array(buffer, payloadsAt, size);
  const sorted = [...rows.values()].sort((a, b) => a.hash - b.hash || a.tag - b.tag);
  for (const { hash, tag, payload } of sorted) {
    let slot = hash >>> (32 - bits);
    while (keys[slot] !== 0) slot = (slot + 1) & (size - 1);
    keys[slot] = (hash << 6) | (tag + 1);
    payloads[slot] = payload;
  }
  return buffer;
}

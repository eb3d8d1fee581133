/** Tables of bytes that ship in four or five bits each: numbers of 16 or 32 bytes instead of the bytes (training/narrow.py). */
const NARROW = /\.narrow\.bin$/;
const HEADER_BYTES = 8;

export function isNarrow(name: string): boolean {
  return NARROW.test(name);
}

export function wholeName(name: string): string {
  return name.replace(NARROW, '.bin');
}

/** The table as it was before, but for the bytes that are none of those it was written with. */
export function widened(narrow: SharedArrayBuffer): SharedArrayBuffer {
  const header = new DataView(narrow);
  const kept = header.getUint32(0, true);
  const bits = header.getUint32(4, true);
  const levels = new Uint8Array(narrow, HEADER_BYTES + kept, 1 << bits);
  const codes = new Uint8Array(narrow, HEADER_BYTES + kept + levels.length);
  const pairs = Math.round((codes.length * 4) / bits);
  const whole = new SharedArrayBuffer(kept + pairs * 2);
  const bytes = new Uint8Array(whole);
  bytes.set(new Uint8Array(narrow, HEADER_BYTES, kept));
  const out = bytes.subarray(kept);
  if (bits === 4) widenFour(codes, levels, out);
  else widenFive(codes.subarray(0, pairs), codes.subarray(pairs), levels, out);
  return whole;
}

function widenFour(codes: Uint8Array, levels: Uint8Array, out: Uint8Array): void {
  for (let i = 0; i < codes.length; i++) {
    const pair = codes[i]!;
    out[2 * i] = levels[pair & 15]!;
    out[2 * i + 1] = levels[pair >> 4]!;
  }
}

function widenFive(low: Uint8Array, fifth: Uint8Array, levels: Uint8Array, out: Uint8Array): void {
  for (let i = 0; i < low.length; i++) {
    const pair = low[i]!;
    const high = fifth[i >> 2]! >> ((i & 3) * 2);
    out[2 * i] = levels[(pair & 15) | ((high & 1) << 4)]!;
    out[2 * i + 1] = levels[(pair >> 4) | ((high & 2) << 3)]!;
  }
}

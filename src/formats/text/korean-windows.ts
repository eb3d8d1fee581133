/**
 * The Korean encoding of Windows (CP949): the standard (KS X 1001), which every program reads, and between its pairs of
 * bytes all syllables that it lacks. Not every TextDecoder knows those, and none writes them.
 */
interface Tables {
  letters: Map<number, string>;
  pairs: Map<string, number>;
}

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** From here on the second half of the pairs is the standard's. */
const STANDARD = 0xa1;
const STANDARD_FROM = 0xa1;

let tables: Tables | undefined;

/** The text; undefined where a byte means nothing. */
export function decodedKorean(bytes: Uint8Array): string | undefined {
  tables ??= makeTables();
  const parts: string[] = [];
  let part = '';
  for (let i = 0; i < bytes.length; i++) {
    const first = bytes[i]!;
    if (first < 0x80) part += String.fromCharCode(first);
    else {
      const letter = tables.letters.get((first << 8) | (bytes[++i] ?? 0));
      if (letter === undefined) return undefined;
      part += letter;
    }
    if (part.length < 10_000) continue;
    parts.push(part);
    part = '';
  }
  return parts.join('') + part;
}

/** The bytes; undefined where a letter has none. */
export function encodedKorean(text: string): Uint8Array | undefined {
  tables ??= makeTables();
  const bytes = new Uint8Array(text.length * 2);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) {
      bytes[length++] = code;
      continue;
    }
    const pair = tables.pairs.get(text[i]!);
    if (pair === undefined) return undefined;
    bytes[length++] = pair >> 8;
    bytes[length++] = pair & 255;
  }
  return bytes.subarray(0, length);
}

function makeTables(): Tables {
  const made: Tables = { letters: new Map(), pairs: new Map() };
  const add = (pair: number, letter: string) => {
    made.letters.set(pair, letter);
    if (!made.pairs.has(letter)) made.pairs.set(letter, pair);
  };
  const decoder = new TextDecoder('euc-kr');
  for (let first = STANDARD_FROM; first <= 0xfe; first++)
    for (let second = STANDARD; second <= 0xfe; second++) {
      const letter = decoder.decode(Uint8Array.of(first, second));
      if (letter.length === 1 && letter !== '\ufffd') add((first << 8) | second, letter);
    }
  // The syllables that are left stand in their usual order.
  let code = FIRST_SYLLABLE;
  for (const pair of otherPairs()) {
    while (code <= LAST_SYLLABLE && made.pairs.has(String.fromCharCode(code))) code++;
    if (code > LAST_SYLLABLE) break;
    add(pair, String.fromCharCode(code));
  }
  return made;
}

function* otherPairs(): Generator<number> {
  for (let first = 0x81; first <= 0xc6; first++)
    for (let second = 0x41; second <= 0xfe; second++) {
      const isFree = second <= 0x5a || (second >= 0x61 && second <= 0x7a) || second >= 0x81;
      if (isFree && (first < STANDARD_FROM || second < STANDARD)) yield (first << 8) | second;
    }
}

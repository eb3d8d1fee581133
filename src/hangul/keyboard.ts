import { CODAS, codaOf, compose, isSyllable, NUCLEI, nucleusOf, ONSETS, onsetOf } from './syllable.js';

/** The rows of the keyboard that nearly everybody uses (두벌식), and how far each is moved to the right of the first. */
const ROWS: ReadonlyArray<readonly [keys: string, latin: string, shift: number]> = [
  ['ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ', 'qwertyuiop', 0],
  ['ㅁㄴㅇㄹㅎㅗㅓㅏㅣ', 'asdfghjkl', 0.25],
  ['ㅋㅌㅊㅍㅠㅜㅡ', 'zxcvbnm', 0.75],
];
/** What a key gives with and without shift. */
const SHIFTED: Readonly<Record<string, string>> = {
  ㅂ: 'ㅃ', ㅈ: 'ㅉ', ㄷ: 'ㄸ', ㄱ: 'ㄲ', ㅅ: 'ㅆ', ㅐ: 'ㅒ', ㅔ: 'ㅖ',
}; // biome-ignore format: one table
const UNSHIFTED = Object.fromEntries(Object.entries(SHIFTED).map(([key, shifted]) => [shifted, key]));

/** Letters that take two keys. */
const PAIRS: Readonly<Record<string, string>> = {
  ㅘ: 'ㅗㅏ', ㅙ: 'ㅗㅐ', ㅚ: 'ㅗㅣ', ㅝ: 'ㅜㅓ', ㅞ: 'ㅜㅔ', ㅟ: 'ㅜㅣ', ㅢ: 'ㅡㅣ',
  ㄳ: 'ㄱㅅ', ㄵ: 'ㄴㅈ', ㄶ: 'ㄴㅎ', ㄺ: 'ㄹㄱ', ㄻ: 'ㄹㅁ', ㄼ: 'ㄹㅂ', ㄽ: 'ㄹㅅ', ㄾ: 'ㄹㅌ', ㄿ: 'ㄹㅍ', ㅀ: 'ㄹㅎ', ㅄ: 'ㅂㅅ',
}; // biome-ignore format: one table
const OF_PAIR = Object.fromEntries(Object.entries(PAIRS).map(([letter, keys]) => [keys, letter]));

/** Every letter that one key gives, with shift or without. */
export const KEYS: readonly string[] = [...ROWS.flatMap(([keys]) => [...keys]), ...Object.values(SHIFTED)];

const LATIN: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([keys, latin]) =>
    [...keys].flatMap(
      (key, i): Array<[string, string]> => [
        [latin[i]!, key],
        [latin[i]!.toUpperCase(), SHIFTED[key] ?? key],
      ],
    ),
  ),
);

/** The letters that these Latin ones are typed with; undefined where one has no key. */
export function keysOfLatin(text: string): string[] | undefined {
  const keys = [...text].map((c) => LATIN.get(c));
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

/** The letters that lie beside one on the keyboard, and the same key with shift or without. */
export const besideKey: ReadonlyMap<string, readonly string[]> = new Map(
  KEYS.map((key) => [key, neighboursOf(key)]),
);

function neighboursOf(key: string): string[] {
  const plain = UNSHIFTED[key] ?? key;
  const other = plain === key ? SHIFTED[key] : plain;
  const [row, column] = placeOf(plain);
  const near = ROWS.flatMap(([keys]) => [...keys]).filter((candidate) => {
    const [otherRow, otherColumn] = placeOf(candidate);
    return candidate !== plain && Math.abs(otherRow - row) <= 1 && Math.abs(otherColumn - column) <= 1.1;
  });
  return other === undefined ? near : [other, ...near];
}

function placeOf(key: string): [row: number, column: number] {
  const row = ROWS.findIndex(([keys]) => keys.includes(key));
  return [row, ROWS[row]![0].indexOf(key) + ROWS[row]![2]];
}

/** A key that was pressed, and the place of the character that it is part of. */
export interface Stroke {
  key: string;
  at: number;
}

/** The keys that give this text. */
export function strokesOf(text: string): Stroke[] {
  const out: Stroke[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const letters = isSyllable(code)
      ? [ONSETS[onsetOf(code)]!, NUCLEI[nucleusOf(code)]!, CODAS[codaOf(code)]!]
      : [text[at]!];
    for (const letter of letters) for (const key of PAIRS[letter] ?? letter) out.push({ key, at });
  }
  return out;
}

/** What an input method shows when these keys are pressed one after the other. */
export function typed(keys: readonly string[]): string {
  let text = '';
  let onset = '';
  let nucleus = '';
  let coda = '';
  const close = () => {
    text +=
      onset !== '' && nucleus !== ''
        ? compose(ONSETS.indexOf(onset), NUCLEI.indexOf(nucleus), CODAS.indexOf(coda))
        : onset + nucleus;
    onset = nucleus = coda = '';
  };
  for (const key of keys) {
    if (NUCLEI.includes(key)) {
      if (coda !== '') {
        // The last consonant goes over to the vowel that follows it.
        const [first, second] = PAIRS[coda] ?? `_${coda}`;
        coda = first === '_' ? '' : first!;
        close();
        onset = second!;
        nucleus = key;
      } else if (nucleus !== '' && OF_PAIR[nucleus + key]) nucleus = OF_PAIR[nucleus + key]!;
      else {
        if (nucleus !== '') close();
        nucleus = key;
      }
    } else if (onset !== '' && nucleus !== '' && coda === '' && CODAS.includes(key)) coda = key;
    else if (coda !== '' && OF_PAIR[coda + key]) coda = OF_PAIR[coda + key]!;
    else {
      close();
      onset = key;
    }
  }
  close();
  return text;
}

/** The same keys once more, so that letters which came apart are syllables again: 그렇ㄱㅔ is 그렇게. */
export function retyped(text: string): string {
  return typed(strokesOf(text).map(({ key }) => key));
}

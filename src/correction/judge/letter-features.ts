import { CODAS, codaOf, isSyllable, NUCLEI, nucleusOf, ONSETS, onsetOf } from '../../hangul/syllable.js';

/** Sounds that many people do not tell apart. */
const ALIKE: readonly string[] = [
  'ㅐㅔ',
  'ㅒㅖ',
  'ㅙㅞ',
  'ㅙㅚ',
  'ㅚㅞ',
  'ㅢㅣ',
  'ㅢㅔ',
  'ㅔㅖ',
  'ㅅㅆ',
  'ㄱㄲ',
  'ㄷㄸ',
  'ㅂㅃ',
  'ㅈㅉ',
  'ㄴㄶ',
  'ㄹㅀ',
  'ㅈㅊ',
  'ㄷㅅ',
  'ㅅㅈ',
  'ㅂㅄ',
  'ㄱㄳ',
  'ㅓㅝ',
  'ㅗㅓ',
  'ㅡㅜ',
];
const ROWS = ['ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ', 'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ', 'ㅋㅌㅊㅍㅠㅜㅡ'];

/** Which letter of a syllable differs, whether both are heard alike, and how far apart their keys are. */
export function letterFeatures(written: string, meant: string): number[] {
  const none = [-1, 0, 9];
  if (written.length !== 1 || meant.length !== 1) return none;
  const [a, b] = [written.charCodeAt(0), meant.charCodeAt(0)];
  if (!isSyllable(a) || !isSyllable(b)) return none;
  const letters: ReadonlyArray<readonly [string, string]> = [
    [ONSETS[onsetOf(a)]!, ONSETS[onsetOf(b)]!],
    [NUCLEI[nucleusOf(a)]!, NUCLEI[nucleusOf(b)]!],
    [CODAS[codaOf(a)]!, CODAS[codaOf(b)]!],
  ];
  const differing = letters.flatMap(([x, y], i) => (x === y ? [] : [i]));
  if (differing.length !== 1) return none;
  const [x, y] = letters[differing[0]!]!;
  const alike = ALIKE.some((pair) => pair === x + y || pair === y + x);
  return [differing[0]!, alike ? 1 : 0, keyDistance(x, y)];
}

function keyDistance(x: string, y: string): number {
  if (x === '' || y === '') return 5;
  const place = (letter: string) => {
    const row = ROWS.findIndex((keys) => keys.includes(letter));
    return row < 0 ? undefined : [row, ROWS[row]!.indexOf(letter)];
  };
  const [a, b] = [place(x), place(y)];
  return a && b ? Math.abs(a[0]! - b[0]!) + Math.abs(a[1]! - b[1]!) : 6;
}

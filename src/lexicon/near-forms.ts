import { type Letters, lettersAt, syllableOf } from '../hangul/letters.js';

/** Vowels that people hear or type for one another. */
const VOWELS: Readonly<Record<string, string>> = {
  ㅏ: 'ㅓㅐㅑㅘㅗ', ㅐ: 'ㅔㅏㅖㅙ', ㅑ: 'ㅏㅕ', ㅒ: 'ㅖㅐㅔ', ㅓ: 'ㅏㅗㅡㅕㅔㅝ', ㅔ: 'ㅐㅖㅓㅣㅞ', ㅕ: 'ㅓㅖㅑ', ㅖ: 'ㅔㅐㅕ', ㅗ: 'ㅜㅓㅛㅡㅏㅚ',
  ㅘ: 'ㅏㅗ', ㅙ: 'ㅚㅞㅐㅔ', ㅚ: 'ㅙㅞㅗㅔㅐ', ㅛ: 'ㅗㅠ', ㅜ: 'ㅗㅡㅠㅟ', ㅝ: 'ㅓㅗ', ㅞ: 'ㅟㅙㅚㅔ', ㅟ: 'ㅣㅜㅞㅢ', ㅠ: 'ㅜㅛ', ㅡ: 'ㅜㅓㅣㅢㅗ', ㅢ: 'ㅣㅡㅔㅟ', ㅣ: 'ㅟㅡㅢㅔㅜ',
}; // biome-ignore format: one table

/** Onsets that differ in strength only; ㅇ and ㅎ are told apart badly between voiced sounds. */
const ONSETS: Readonly<Record<string, string>> = {
  ㄱ: 'ㄲㅋ', ㄲ: 'ㄱ', ㅋ: 'ㄱ', ㄷ: 'ㄸㅌ', ㄸ: 'ㄷ', ㅌ: 'ㄷ', ㅂ: 'ㅃㅍ', ㅃ: 'ㅂ', ㅍ: 'ㅂ', ㅅ: 'ㅆ', ㅆ: 'ㅅ', ㅈ: 'ㅉㅊ', ㅉ: 'ㅈ', ㅊ: 'ㅈ',
  ㅇ: 'ㅎㄴㄹ', ㅎ: 'ㅇ', ㄴ: 'ㅇㄹ', ㄹ: 'ㄴㅇ',
}; // biome-ignore format: one table

/** Codas that are heard alike at the end of a syllable; those of a nose take the place of one another, and 깨닳다 is heard in 깨달아. */
const CODAS = [
  'ㄱㄲㅋㄳㄺ',
  'ㄷㅅㅈㅊㅌㅆㅎ',
  'ㅂㅍㅄㄼㄿ',
  'ㄹㅀㄼㄾㄺ',
  'ㄴㄵㄶ',
  'ㅁㄻ',
  'ㄴㅇㅁ',
  'ㄷㅀ',
];
/** Vowels that nobody tells apart by ear. */
const ALIKE = /^(?:[ㅐㅔㅖㅒ]{2}|[ㅙㅚㅞ]{2}|[ㅢㅣ]{2})$/;

/** Heard at the start of a syllable, and what it may be the sum of: coda of the one before and onset. */
const SUMS: Readonly<Record<string, string>> = { ㅊ: 'ㅈㄷ', ㅍ: 'ㅂ', ㅋ: 'ㄱ', ㅌ: 'ㄷ' };

const VOICED = 'ㄴㄹㅁ';
/** Codas of two letters, with which no syllable begins. */
const DOUBLE = 'ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ';

/** What a coda may be that is heard as a nasal. */
const HEARD_NASAL: Readonly<Record<string, string>> = { ㄴ: 'ㄷㅅㅈㅊㅌㅎ', ㅁ: 'ㅂㅍㅄ', ㅇ: 'ㄱㄲㅋ' };

/** Syllables, as letters. */
type Word = readonly Letters[];

function wordOf(form: string): Letters[] | undefined {
  const out: Letters[] = [];
  for (let i = 0; i < form.length; i++) {
    const letters = lettersAt(form, i);
    if (!letters) return undefined;
    out.push(letters);
  }
  return out;
}

function spelt(word: Word): string {
  return word.map(syllableOf).join('');
}

/** A word with one slip in it, and whether both are heard alike. */
interface Slip {
  word: Letters[];
  alike: boolean;
}

/** Every word that differs by one slip of the ear; what is said twice has it twice (송글송글, 굳굳하다). */
function* slipsOf(word: Word): Generator<Slip> {
  yield* slipsWithin(word);
  const half = repeatedPart(word);
  if (half === 0) return;
  for (const { word: part, alike } of slipsWithin(word.slice(0, half)))
    yield { word: [...part, ...part, ...word.slice(2 * half)], alike };
}

/** How many syllables a word begins with that it says again. */
function repeatedPart(word: Word): number {
  const form = spelt(word);
  for (let n = Math.floor(word.length / 2); n > 0; n--)
    if (form.slice(0, n) === form.slice(n, 2 * n)) return n;
  return 0;
}

function* slipsWithin(word: Word): Generator<Slip> {
  for (let i = 0; i < word.length; i++) {
    const letters = word[i]!;
    const put = (change: Partial<Letters>, alike: boolean): Slip => ({
      word: word.with(i, { ...letters, ...change }),
      alike,
    });
    for (const nucleus of VOWELS[letters.nucleus] ?? '')
      yield put({ nucleus }, ALIKE.test(letters.nucleus + nucleus));
    for (const onset of ONSETS[letters.onset] ?? '') yield put({ onset }, false);
    for (const alike of CODAS)
      if (letters.coda !== '' && alike.includes(letters.coda))
        for (const coda of alike) if (coda !== letters.coda) yield put({ coda }, !alike.includes('ㅇ'));
    if (i > 0) for (const border of slipsBetween(word, i)) yield { word: border, alike: true };
  }
}

/** Slips at the border of two syllables: 나드리 and 나들이, 맺치다 and 맺히다, 길르다 and 기르다. */
function* slipsBetween(word: Word, i: number): Generator<Letters[]> {
  const before = word[i - 1]!;
  const { onset } = word[i]!;
  const put = (coda: string, first: string): Letters[] =>
    word.with(i - 1, { ...before, coda }).with(i, { ...word[i]!, onset: first });
  if (before.coda === '' && onset !== 'ㅇ' && !'ㄸㅃㅉ'.includes(onset)) {
    yield put(onset, 'ㅇ');
    if (onset === 'ㅈ') yield put('ㄷ', 'ㅇ');
    if (onset === 'ㅊ') yield put('ㅌ', 'ㅇ');
    if (onset === 'ㄹ') yield put('ㄹ', 'ㄹ');
    for (const coda of SUMS[onset] ?? '') yield put(coda, 'ㅎ');
  }
  // 끈나다 and 끝나다: before a nasal every coda is heard as one
  if (/[ㄴㅁ]/.test(onset)) for (const coda of HEARD_NASAL[before.coda] ?? '') yield put(coda, onset);
  // 설합 and 서랍: ㅎ is not heard behind what is voiced
  if (before.coda === '' && VOICED.includes(onset)) yield put(onset, 'ㅎ');
  if (before.coda === '' || before.coda === 'ㅇ') return;
  if (onset === 'ㅎ' && VOICED.includes(before.coda)) yield put('', before.coda);
  // 끄덕기다 and 끄덕이다: what is drawn over is written twice
  if (onset === before.coda) yield put(before.coda, 'ㅇ');
  if (onset === 'ㅇ' && !DOUBLE.includes(before.coda)) yield put('', before.coda);
  if (onset === 'ㄹ' && before.coda === 'ㄹ') yield put('', 'ㄹ');
  if (SUMS[onset]?.includes(before.coda)) yield put(before.coda, 'ㅎ');
}

/** A form near another one: by how many slips, and whether both are heard alike. */
export interface NearForm {
  form: string;
  slips: 1 | 2;
  alike: boolean;
}

/**
 * Forms that sound like this one or lie one or two slips of the ear away. Which of them are words is the lexicon's affair.
 */
export function* nearForms(form: string, most: 1 | 2): Generator<NearForm> {
  const word = wordOf(form);
  if (!word) return;
  const seen = new Set([form]);
  const once: Slip[] = [];
  for (const slip of slipsOf(word)) {
    const text = spelt(slip.word);
    if (seen.has(text)) continue;
    seen.add(text);
    once.push(slip);
    yield { form: text, slips: 1, alike: slip.alike };
  }
  if (most === 1) return;
  for (const first of once) {
    for (const slip of slipsOf(first.word)) {
      const text = spelt(slip.word);
      if (seen.has(text)) continue;
      seen.add(text);
      yield { form: text, slips: 2, alike: first.alike && slip.alike };
    }
  }
}

import { type Letters, lettersAt, syllableOf } from '../hangul/letters.js';
import { SYLLABLES } from '../hangul/syllable.js';
import { BoundedMemory } from './bounded-memory.js';

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

/** A form with one slip in it, and whether both are heard alike. */
interface Slip {
  form: string;
  alike: boolean;
}

/** Every form that differs by one slip of the ear; what is said twice has it twice (송글송글, 굳굳하다). */
function slipsOf(form: string): Slip[] {
  const slips = slipsWithin(form);
  const half = repeatedPart(form);
  if (half === 0) return slips;
  const rest = form.slice(2 * half);
  for (const { form: part, alike } of slipsWithin(form.slice(0, half)))
    slips.push({ form: part + part + rest, alike });
  return slips;
}

/** How many syllables a word begins with that it says again. */
function repeatedPart(form: string): number {
  for (let n = Math.floor(form.length / 2); n > 0; n--) if (form.startsWith(form.slice(0, n), n)) return n;
  return 0;
}

function slipsWithin(form: string): Slip[] {
  const slips: Slip[] = [];
  for (let i = 0; i < form.length; i++) {
    const before = form.slice(0, i);
    const after = form.slice(i + 1);
    for (const { form: syllable, alike } of slipsOfSyllable(form[i]!))
      slips.push({ form: before + syllable + after, alike });
    if (i === 0) continue;
    const first = form.slice(0, i - 1);
    for (const pair of slipsOfPair(form.slice(i - 1, i + 1)))
      slips.push({ form: first + pair + after, alike: true });
  }
  return slips;
}

const ofSyllables = new BoundedMemory<Slip[]>(SYLLABLES, 1);
const ofPairs = new BoundedMemory<string[]>(50_000, 2);

function slipsOfSyllable(syllable: string): Slip[] {
  return ofSyllables.get(syllable, () => [...slipsInLetters(lettersAt(syllable, 0)!)]);
}

/** Slips at the border of two syllables. */
function slipsOfPair(pair: string): string[] {
  return ofPairs.get(pair, () => [...slipsBetween(lettersAt(pair, 0)!, lettersAt(pair, 1)!)]);
}

function* slipsInLetters(letters: Letters): Generator<Slip> {
  const put = (change: Partial<Letters>, alike: boolean): Slip => ({
    form: syllableOf({ ...letters, ...change }),
    alike,
  });
  for (const nucleus of VOWELS[letters.nucleus] ?? '')
    yield put({ nucleus }, ALIKE.test(letters.nucleus + nucleus));
  for (const onset of ONSETS[letters.onset] ?? '') yield put({ onset }, false);
  for (const alike of CODAS)
    if (letters.coda !== '' && alike.includes(letters.coda))
      for (const coda of alike) if (coda !== letters.coda) yield put({ coda }, !alike.includes('ㅇ'));
}

/** 나드리 and 나들이, 맺치다 and 맺히다, 길르다 and 기르다. */
function* slipsBetween(before: Letters, after: Letters): Generator<string> {
  const { onset } = after;
  const put = (coda: string, first: string): string =>
    syllableOf({ ...before, coda }) + syllableOf({ ...after, onset: first });
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
 * Forms that sound like this one or lie one or two slips of the ear away, or `onlyAlike`: those that are heard alike.
 * Which of them are words is the lexicon's affair.
 */
export function* nearForms(form: string, most: 1 | 2, onlyAlike = false): Generator<NearForm> {
  if (!/^[가-힣]+$/.test(form)) return;
  const seen = new Set([form]);
  const once: Slip[] = [];
  for (const slip of slipsOf(form)) {
    if (seen.has(slip.form) || (onlyAlike && !slip.alike)) continue;
    seen.add(slip.form);
    once.push(slip);
    yield { ...slip, slips: 1 };
  }
  if (most === 1) return;
  for (const first of once) {
    for (const slip of slipsOf(first.form)) {
      if (seen.has(slip.form) || (onlyAlike && !slip.alike)) continue;
      seen.add(slip.form);
      yield { form: slip.form, slips: 2, alike: first.alike && slip.alike };
    }
  }
}

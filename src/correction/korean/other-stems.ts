import {
  CODAS,
  codaOf,
  compose,
  isSyllable,
  NUCLEI,
  nucleusOf,
  onsetOf,
  withCoda,
} from '../../hangul/syllable.js';
import { type StemAlternant, stemAlternants } from '../../lexicon/conjugation.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { SELDOM } from './commonness.js';

const STEM_TAGS = ['VV', 'VA'] as const;
const WORD_TAGS = ['NNG', 'NNP', 'NNB', 'NP', 'NR', 'MAG', 'MMA', 'MMD', 'IC'] as const;

/** Vowels that may have been another one in the stem: 부셔 of 부시, 나눠 of 나누, 퍼 of 푸, 해 of 하. */
const STEM_VOWELS: Readonly<Record<string, string>> = {
  ㅕ: 'ㅣ',
  ㅘ: 'ㅗ',
  ㅝ: 'ㅜ',
  ㅙ: 'ㅚ',
  ㅓ: 'ㅡㅜ',
  ㅏ: 'ㅡ',
  ㅐ: 'ㅏㅓ',
  ㅔ: 'ㅓ',
  ㅒ: 'ㅑ',
  ㅖ: 'ㅕ',
};
const STEM_CODAS = ['', 'ㄹ', 'ㅎ', 'ㅂ', 'ㅅ', 'ㄷ'] as const;
/** Endings that a verb may take as a whole syllable, so that its form looks like a stem: 막기 is 막+기. */
const WHOLE_ENDING = /[기지고게자네니나면서려]$/;

/**
 * Is what is written, seen as a form of the wrong stem, also a form of another word that people use: a noun or an adverb
 * (노친), a form of a right verb (부셔 of 부시다), or a right stem with an ending (막기)?
 */
export function isFormOfAnother(
  written: string,
  { surface, ending }: StemAlternant,
  { wrong }: { wrong: string },
  lexicon: Lexicon,
): boolean {
  if (isOtherWord(written, lexicon) || isOtherWord(surface, lexicon)) return true;
  if (WHOLE_ENDING.test(surface) && surface.length > 1 && isUsedStem(surface.slice(0, -1), lexicon))
    return true;
  return possibleStems(surface).some(
    (stem) =>
      stem !== wrong &&
      isUsedStem(stem, lexicon) &&
      STEM_TAGS.some((tag) =>
        stemAlternants(stem, tag).some((other) => other.surface === surface && other.ending === ending),
      ),
  );
}

function isOtherWord(form: string, lexicon: Lexicon): boolean {
  return WORD_TAGS.some((tag) => lexicon.headwordFrequency(form, tag) > SELDOM);
}

function isUsedStem(stem: string, lexicon: Lexicon): boolean {
  return STEM_TAGS.some((tag) => lexicon.headwordFrequency(stem, tag) > SELDOM);
}

/** Stems that may show themselves so, by the letters of the last syllable. */
export function possibleStems(surface: string): string[] {
  const last = surface.charCodeAt(surface.length - 1);
  if (!isSyllable(last)) return [];
  const head = surface.slice(0, -1);
  const vowel = NUCLEI[nucleusOf(last)]!;
  const out = new Set([surface]);
  for (const nucleus of vowel + (STEM_VOWELS[vowel] ?? ''))
    for (const coda of [...STEM_CODAS, CODAS[codaOf(last)]!])
      out.add(head + compose(onsetOf(last), NUCLEI.indexOf(nucleus), CODAS.indexOf(coda)));
  // 고와, 추운: the syllable is what became of ㅂ
  const before = head.charCodeAt(head.length - 1);
  if (/^[우운울움와워왔웠]$/.test(surface.at(-1)!) && isSyllable(before) && codaOf(before) === 0)
    out.add(withCoda(head, 'ㅂ'));
  return [...out];
}

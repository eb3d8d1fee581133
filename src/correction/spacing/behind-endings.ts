import { isGoverned } from './fixed-phrases.js';
import { isOneWord } from './headwords.js';
import { isListedCompound } from './listed-verbs.js';
import { hidesNoun } from './names-in-words.js';
import { isRelation } from './noun-compounds.js';
import type { Pairing } from './pairing.js';
import { lengthOf, type Place } from './place.js';
import { AMBIGUOUS, ANY, CERTAIN, LIKELY_TWO, NEVER, NOT_AGAINST, WORDS } from './sureness.js';

export const BEHIND_CONNECTIVE: readonly Pairing[] = [
  // 놀러가다: where one goes for it
  {
    after: /^VV$/,
    when: ({ before }) => /^(?:으)?러$/.test(before.form),
    rule: 'spacing-words',
    least: ANY,
  },
  // 우습게보다: one word
  { after: /^VV$/, when: isListedWhole, rule: 'spacing-words', least: NEVER },
  // 구워먹다; who lets auxiliaries stand joined writes such verbs together as well
  {
    after: /^VV$/,
    when: (place) => /^[아어여]$/.test(place.before.form) && !isListedCompound(place),
    rule: 'spacing-two-verbs',
    least: LIKELY_TWO,
    leastJoined: WORDS,
  },
  { rule: 'spacing-words', least: WORDS },
];

/** Behind any ending but -아/어, by which everybody joins verbs. */
function isListedWhole({ line: { lexicon, text }, word, before, after }: Place): boolean {
  return (
    !/^[아어여]$/.test(before.form) &&
    lexicon.lookup(text.slice(word.begin, after.begin) + after.form, 'VV') >= 0
  );
}

/** -다, -기 */
export const BEHIND_CLAUSE: readonly Pairing[] = [{ rule: 'spacing-words', least: WORDS }];

export const BEHIND_GENITIVE: readonly Pairing[] = [
  // 쾌락의지론: 의지 is more common than what would be left of it
  {
    when: ({ line, before, after }) => hidesNoun(line, before, after),
    rule: 'spacing-words',
    least: CERTAIN,
  },
  // 회의결과 may be read as 회 and 의
  {
    when: (place) => isRelation(place.line, place.after.form) && isOneNoun(place),
    rule: 'spacing-words',
    least: NOT_AGAINST,
  },
  { rule: 'spacing-words', least: AMBIGUOUS },
];

export const BEHIND_PARTICLE: readonly Pairing[] = [
  {
    after: /^MAG$/,
    when: ({ before, after }) => /^JK[SO]$/.test(before.tag) && lengthOf(after) > 1,
    rule: 'spacing-words',
    least: ANY,
  },
  { when: ({ before, after }) => isGoverned(before, after), rule: 'spacing-words', least: NOT_AGAINST },
  // 상이등급: what looks like a particle ends a noun; 이걸 is a pronoun with its own
  {
    when: (place) => place.word.morphemes[0]!.tag !== 'NP' && isOneNoun(place),
    rule: 'spacing-words',
    least: CERTAIN,
    open: true,
  },
  // 읽어도보았다
  {
    after: /^V/,
    when: ({ before, word, i }) => before.tag === 'JX' && word.morphemes[i - 2]?.tag === 'EC',
    rule: 'spacing-auxiliary',
    least: WORDS,
  },
  { form: /^(?:및|내지)$/, rule: 'spacing-listing', least: WORDS },
  { rule: 'spacing-words', least: WORDS },
];

/** Does the dictionary have what stands before the place as one noun? */
function isOneNoun({ line, word, after }: Place): boolean {
  return isOneWord(line, line.text.slice(word.begin, after.begin));
}

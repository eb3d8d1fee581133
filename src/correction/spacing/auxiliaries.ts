import { syllablesWith } from '../../hangul/syllable.js';
import type { WordView } from '../line/line-view.js';
import type { Pairing } from './pairing.js';
import type { Place } from './place.js';
import { AMBIGUOUS, ANY, DEMANDED, NEVER, NOT_AGAINST, WORDS } from './sureness.js';

/** Bound nouns that make auxiliaries with 하다 and 싶다. */
const AUXILIARY_NOUNS = /^(?:체|척|양|듯|뻔|법|만|성)$/;
/** 하고있다, 가지않다: in one of a hundred places of edited text. */
const BY_USAGE = 0.95;

/** Is what follows an auxiliary, or read as a verb where it hardly can be one? */
export function isAuxiliary({ before, after }: Place): boolean {
  if (after.tag === 'VX') return true;
  if (before.tag !== 'EC') return false;
  return (
    /^(?:있|않|못하|말|싶)$/.test(after.form) ||
    (after.tag === 'VV' && (after.form === '달' || isDuty(before.form, after.form)))
  );
}

/** 제안해야된다 */
function isDuty(ending: string, verb: string): boolean {
  return /[아어]야$/.test(ending) && /^[하되]$/.test(verb);
}

/** Between a verb and its auxiliary: by default a space; on request only where the norm leaves no choice. */
const PAIRINGS: readonly Pairing[] = [
  // 올듯하다
  {
    when: ({ before }) => before.tag === 'ETM',
    form: /^(?:듯하|듯싶|만하|척하|체하|양하|뻔하|법하|성싶)$/,
    rule: 'spacing-auxiliary',
    least: ANY,
    leastJoined: NEVER,
  },
  { when: ({ before }) => before.tag === 'ETM', rule: 'spacing-second-verb', least: WORDS, sure: BY_USAGE },
  { when: ({ before }) => before.tag[0] === 'J', rule: 'spacing-auxiliary', least: DEMANDED },
  { when: ({ before }) => before.tag !== 'EC', rule: 'spacing-auxiliary', least: NEVER },
  // 모셔다 드리다 is one word as often as two
  { when: ({ before }) => /다가?$/.test(before.form), rule: 'spacing-second-verb', least: AMBIGUOUS },
  // -어야 하다: no word looks like it, but 해야겠다 has lost its 하
  {
    when: ({ before, after, rest }) =>
      isDuty(before.form, after.form) && /^[하해한할함합했되돼된될됨됩됐]/.test(rest),
    rule: 'spacing-second-verb',
    least: ANY,
  },
  { when: ({ before, after }) => isDuty(before.form, after.form), rule: 'spacing-second-verb', least: NEVER },
  {
    when: ({ before }) => /고$/.test(before.form),
    form: /^싶$/,
    rule: 'spacing-second-verb',
    least: ANY,
    sure: BY_USAGE,
  },
  // -고 있다, -지 않다: not a choice but two words
  {
    when: ({ before }) => !/[아어여]$/.test(before.form),
    rule: 'spacing-second-verb',
    least: NOT_AGAINST,
    sure: BY_USAGE,
  },
  { when: isWrittenTogether, rule: 'spacing-auxiliary', least: NEVER },
  {
    when: ({ word, i }) => isLongDerived(word, i),
    rule: 'spacing-auxiliary',
    least: ANY,
    leastJoined: DEMANDED,
  },
  { rule: 'spacing-auxiliary', least: ANY, leastJoined: NEVER },
];

/** Which verbs are one with their auxiliary is told by them, not by any word that reaches over the place. */
export const BEFORE_AUXILIARY: readonly Pairing[] = PAIRINGS.map((pairing) => ({
  ...pairing,
  overWords: true,
}));

/** 느껴지다, 예뻐하다, 알아보다: -어지다 and -어하다, and what the dictionary lists as one verb. */
function isWrittenTogether(place: Place): boolean {
  // 느껴져 may be read as 느껴 주어: what is spelt with 지 is no 주다
  return /^[지하]$/.test(place.after.form) || /^[지져졌진질짐집]/.test(place.rest) || isListedVerb(place);
}

/** 본듯한: read as a bound noun and 하다 where others are read as one auxiliary. */
export function makesAuxiliary({ morphemes }: WordView, i: number): boolean {
  const next = morphemes[i + 1];
  if (!next || !/^(?:XS[AV]|V[VAX])$/.test(next.tag) || !/^[하싶]$/.test(next.form)) return false;
  return AUXILIARY_NOUNS.test(morphemes[i]!.form);
}

/** The first part must have this many syllables as it stands before the auxiliary forces itself apart (제47항). */
const LONG = 3;

/** 정리해, 공부하여, 쫓아내, 떠내려가, 깨뜨려: a derived or compound first part of three syllables or more. */
function isLongDerived({ morphemes, begin }: Pick<WordView, 'morphemes' | 'begin'>, i: number): boolean {
  const derived = morphemes
    .slice(0, i)
    .some(({ tag, form }) => tag === 'XSV' || tag === 'XSA' || (tag === 'VV' && COMPOUND.test(form)));
  return derived && morphemes[i]!.begin - begin >= LONG;
}
/** Two syllables or more that may be a verb with its -아/어, and a verb of motion or handling; -뜨리다 makes verbs, too. */
const COMPOUND = new RegExp(
  `[가-힣]${syllablesWith([''])}(?:가|오|들|나|내|내리|올리|오르|넣|놓|앉|서|눕|다니|붙|닿|보|잡)$|[뜨트]리$`,
);

/** What the dictionary has made one verb since its last list: either way is right. */
const ONE_BY_NOW = /^내버려두$/;

/** 알아보다, 돌려주다, and 도와드리다 as 도와주다: what the dictionary lists as one verb stays one. */
function isListedVerb({ line: { lexicon, text }, word, after: { begin, form } }: Place): boolean {
  // 😀도와주다: marks before the word are none of it
  const first = text.slice(word.begin, begin).replace(/^[^가-힣]+/u, '');
  // 귀담아들었다: 들 may stand for 듣
  // 해보다 is a fight; who does something to see how it goes writes 해 보다
  if (first === '해' && form === '보') return false;
  if (ONE_BY_NOW.test(first + form)) return true;
  const stems = form === '드리' ? ['주'] : form === '들' ? ['들', '듣'] : [form];
  return stems.some((stem) => lexicon.headwordFrequency(first + stem, 'VV') >= 0);
}

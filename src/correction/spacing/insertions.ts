import { spellingOf } from '../../lexicon/spelling.js';
import type { LineView, WordView } from '../line/line-view.js';
import { BEFORE_AUXILIARY, isAuxiliary } from './auxiliaries.js';
import { BEHIND_CLAUSE, BEHIND_CONNECTIVE, BEHIND_GENITIVE, BEHIND_PARTICLE } from './behind-endings.js';
import {
  BEHIND_ADVERB,
  BEHIND_BOUND_NOUN,
  BEHIND_DETERMINER,
  BEHIND_INTERJECTION,
  BEHIND_NOUN,
} from './behind-words.js';
import { BEFORE_BOUND_NOUN, BEHIND_ADNOMINAL } from './dependent-nouns.js';
import { BEHIND_MEASURED, isMeasured } from './fixed-phrases.js';
import { isBareVerb, isInsideEnding, isInsideWord } from './kept-places.js';
import { isKeptWhole, keptUntil } from './kept-words.js';
import { isBody } from './names-in-words.js';
import { BETWEEN_NOUNS } from './noun-compounds.js';
import { fitting, leastOf, type Pairing } from './pairing.js';
import { belongsTo, isBoundary, isUnknown, type Place, placeAt } from './place.js';
import { insertSpace, type SpaceFinding } from './space-finding.js';
import { ALL_BUT_CERTAIN, AMBIGUOUS, certaintyOfSpace } from './sureness.js';

/** No finding is less sure than this. */
const LEAST_SURE = 0.5;

/** What may follow, by the tag before the place. */
const BEHIND: Readonly<Record<string, readonly Pairing[]>> = {
  ETM: BEHIND_ADNOMINAL,
  EC: BEHIND_CONNECTIVE,
  EF: BEHIND_CLAUSE,
  ETN: BEHIND_CLAUSE,
  JKG: BEHIND_GENITIVE,
  MAG: BEHIND_ADVERB,
  MAJ: BEHIND_ADVERB,
  IC: BEHIND_INTERJECTION,
  NNB: BEHIND_BOUND_NOUN,
  NNG: BEHIND_NOUN,
  NNP: BEHIND_NOUN,
  NP: BEHIND_NOUN,
  NR: BEHIND_NOUN,
  XSN: BETWEEN_NOUNS,
};

/** Every space that is missing inside the words of the line. */
export function insertions(line: LineView): SpaceFinding[] {
  const out: SpaceFinding[] = [];
  for (const word of line.words) if (mayBePhrase(word)) out.push(...inWord(line, word));
  return out;
}

/** Nearly every word is a stem with its particles or endings, of which nothing more needs to be asked. */
function mayBePhrase({ morphemes }: WordView): boolean {
  for (let i = 1; i < morphemes.length; i++)
    if (!belongsTo(morphemes[i - 1]!.tag, morphemes[i]!.tag)) return true;
  return false;
}

function inWord(line: LineView, word: WordView): SpaceFinding[] {
  if (isKeptWhole(line, word)) return [];
  const out: SpaceFinding[] = [];
  const { morphemes } = word;
  const from = keptUntil(line, word);
  for (let i = 1; i < morphemes.length; i++) {
    if (morphemes[i]!.begin < from || !isBoundary(morphemes, i)) continue;
    if (belongsTo(morphemes[i - 1]!.tag, morphemes[i]!.tag)) continue;
    const place = placeAt(line, word, i);
    const pairing = fitting(pairingsAt(place), place);
    if (pairing && isParted(place, pairing)) out.push(findingAt(place, pairing));
  }
  return out;
}

function pairingsAt(place: Place): readonly Pairing[] {
  const { before, after } = place;
  if (isAuxiliary(place)) return BEFORE_AUXILIARY;
  if (isMeasured(place)) return BEHIND_MEASURED;
  if (after.tag === 'NNB' && before.tag !== 'ETM') return BEFORE_BOUND_NOUN;
  if (before.tag.startsWith('MM')) return BEHIND_DETERMINER;
  return BEHIND[before.tag] ?? (before.tag[0] === 'J' ? BEHIND_PARTICLE : []);
}

function isParted(place: Place, pairing: Pairing): boolean {
  if (place.p <= leastOf(pairing, place)) return false;
  if (isBareVerb(place) || isInsideEnding(place) || isInsideWord(place, pairing)) return false;
  return isSpeltBefore(place) && !isMistypedBehind(place);
}

/** 포함되 있다, 훓어 보다: what is left before the space must be a word by itself, or the spelling is mended first. */
function isSpeltBefore({ line, word, i, after }: Place): boolean {
  const { morphemes, begin } = word;
  if (morphemes[i - 1]!.tag[0] !== 'E') return true;
  const left = morphemes.slice(0, i);
  if (left.some((m) => m.tag[0] === 'V' && isUnknown(m))) return false;
  return spellingOf(left, line.text.slice(begin, after.begin)) === 'plain';
}

/** 맡아 드리겠닥: a space would be put into a word that stays mistyped. */
function isMistypedBehind({ word, i }: Place): boolean {
  return word.morphemes.slice(i).some((m) => /^(?:V|E|IC)/.test(m.tag) && isUnknown(m));
}

function findingAt(place: Place, pairing: Pairing): SpaceFinding {
  const { after, p } = place;
  const score = Math.max(pairing.sure ?? LEAST_SURE, p);
  const finding = insertSpace(after.begin, pairing.rule, score);
  finding.certainty = isAuthors(place, pairing)
    ? 'author'
    : certaintyOfSpace(pairing.rule, score, pairing.least);
  return finding;
}

/** Names of bodies and others, and what usage has both ways, are their author's business. */
function isAuthors({ before, word, p }: Place, { open, rule }: Pairing): boolean {
  if (open) return p < ALL_BUT_CERTAIN;
  if (before.tag === 'NNP' && rule === 'spacing-dependent-noun') return p < AMBIGUOUS;
  return /^(?:J|XSN|ETM)/.test(before.tag) && isBody(word);
}

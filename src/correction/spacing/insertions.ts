import type { Morpheme } from '../../analysis/types.js';
import { lastCoda } from '../../hangul/syllable.js';
import { isSeam, spellingOf } from '../../lexicon/spelling.js';
import { coveredSpaceBefore, type LineView, type WordView } from '../line/line-view.js';
import { BEFORE_AUXILIARY, isAuxiliary } from './auxiliaries.js';
import { BEHIND_CLAUSE, BEHIND_CONNECTIVE, BEHIND_GENITIVE, BEHIND_PARTICLE } from './behind-endings.js';
import {
  BEHIND_ADVERB,
  BEHIND_BOUND_NOUN,
  BEHIND_DETERMINER,
  BEHIND_INTERJECTION,
  BEHIND_NOUN,
} from './behind-words.js';
import { COUNTED_OUT, isCountedOut } from './counted-things.js';
import { BEFORE_UNIT, isBeforeUnit } from './counted-units.js';
import { BEFORE_BOUND_NOUN, BEHIND_ADNOMINAL } from './dependent-nouns.js';
import { BEHIND_MEASURED, isMeasured } from './fixed-phrases.js';
import { isBareVerb, isInsideEnding, isInsideWord } from './kept-places.js';
import { isKeptWhole, keptUntil } from './kept-words.js';
import { isBody } from './names-in-words.js';
import { BETWEEN_NOUNS } from './noun-compounds.js';
import { fitting, leastOf, type Pairing } from './pairing.js';
import { belongsTo, isBoundary, isUnknown, lengthOf, type Place, placeAt } from './place.js';
import { insertSpace, type SpaceFinding } from './space-finding.js';
import { ALL_BUT_CERTAIN, AMBIGUOUS, CERTAIN, certaintyOfSpace, DEMANDED, WORDS } from './sureness.js';

/** No finding is less sure than this. */
const LEAST_SURE = 0.5;
/** So sure the model must be that saw no space: of what the norm demands, of nouns that lean on others, of words that look like others. */
const WANTED = { demanded: 0.6, bound: 0.9, words: 0.97 };
/** So sure it must be to settle what is only asked about otherwise: names (곡두터널) have words in them, but few endings. */
const SURE_UNSEEN = { behindEnding: 0.97, behindWord: 0.995 };

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
  for (const { place, pairing } of placesIn(line))
    if (isParted(place, pairing)) out.push(findingAt(place, pairing));
  return out;
}

/** The places about which the model that sees no space should be asked. */
export function* openPlaces(line: LineView): Generator<number> {
  for (const { place, pairing } of placesIn(line))
    if ((isOpen(place, pairing) || isUnsure(place, pairing)) && mayBeParted(place, pairing))
      yield place.after.begin;
}

interface PairedPlace {
  place: Place;
  pairing: Pairing;
}

const known = new WeakMap<LineView, PairedPlace[]>();

/** Asked for twice: which are in question, and when that has been answered, which are parted. */
function placesIn(line: LineView): readonly PairedPlace[] {
  let places = known.get(line);
  if (!places) {
    places = [];
    for (const word of line.words) if (mayBePhrase(word)) places.push(...inWord(line, word));
    known.set(line, places);
  }
  return places;
}

/** Nearly every word is a stem with its particles or endings, of which nothing more needs to be asked. */
function mayBePhrase({ morphemes }: WordView): boolean {
  for (let i = 1; i < morphemes.length; i++)
    if (!belongsTo(morphemes[i - 1]!.tag, morphemes[i]!.tag)) return true;
  return false;
}

function* inWord(line: LineView, word: WordView): Generator<PairedPlace> {
  if (isKeptWhole(line, word)) return;
  const { morphemes } = word;
  const from = keptUntil(line, word);
  for (let i = 1; i < morphemes.length; i++) {
    if (morphemes[i]!.begin < from || !isBoundary(morphemes, i)) continue;
    if (belongsTo(morphemes[i - 1]!.tag, morphemes[i]!.tag)) continue;
    const place = placeAt(line, word, i);
    const pairing = fitting(pairingsAt(place), place);
    if (pairing) yield { place, pairing };
  }
}

function pairingsAt(place: Place): readonly Pairing[] {
  const { before, after } = place;
  if (isAuxiliary(place)) return BEFORE_AUXILIARY;
  if (isCountedOut(place)) return COUNTED_OUT;
  if (isMeasured(place)) return BEHIND_MEASURED;
  if (isBeforeUnit(place)) return BEFORE_UNIT;
  if (after.tag === 'NNB' && before.tag !== 'ETM') return BEFORE_BOUND_NOUN;
  if (before.tag.startsWith('MM')) return BEHIND_DETERMINER;
  return BEHIND[before.tag] ?? (before.tag[0] === 'J' ? BEHIND_PARTICLE : []);
}

/** Is there a space by grammar and the dictionary, of which the model thinks too little because the author put none? */
function isOpen(place: Place, pairing: Pairing): boolean {
  const least = leastOf(pairing, place);
  if (place.p > least) return false;
  return pairing.unseen !== undefined || (least <= WORDS && !pairing.open && !isAuthorsWay(place));
}

/** 더큰, 이걸어쩌지: a space that would only be asked about, unless who sees none puts it there as well. */
function isUnsure(place: Place, pairing: Pairing): boolean {
  const { open, rule, least, sure = LEAST_SURE } = pairing;
  return (
    !open &&
    place.p > leastOf(pairing, place) &&
    certaintyOfSpace(rule, Math.max(sure, place.p), least) === 'author'
  );
}

function isParted(place: Place, pairing: Pairing): boolean {
  if (place.p <= leastOf(pairing, place) && !(isOpen(place, pairing) && isWantedUnseen(place, pairing)))
    return false;
  return mayBeParted(place, pairing);
}

function mayBeParted(place: Place, pairing: Pairing): boolean {
  if (place.line.options.disableVxSpacing && looksLikeAuxiliary(place)) return false;
  if (isBareVerb(place) || isInsideEnding(place) || isInsideWord(place, pairing)) return false;
  return isSpeltBefore(place) && !isMistypedBehind(place) && !isGlossed(place);
}

function isAuthorsWay(place: Place): boolean {
  return isCompound(place) || isEnding(place) || isSpeltNumber(place) || isJoinedAuxiliary(place);
}

/** 이년, 수십만장: numbers that are read out are often joined with what they count, as figures are. */
function isSpeltNumber({ before }: Place): boolean {
  return /^[일이삼사오육칠팔구십백천만억수]+$/.test(before.form);
}

/** 확인해보다: where the caller lets auxiliaries stand joined only what the model sees by itself is parted. */
function isJoinedAuxiliary(place: Place): boolean {
  return place.line.options.disableVxSpacing === true && isAuxiliary(place);
}

/** 할성싶다, 들을법하다: an auxiliary by its letters, however it was read. */
function looksLikeAuxiliary({ line: { text }, after: { begin }, rest }: Place): boolean {
  return (
    /^[만듯법성뻔](?:[하한할함합해했]|싶)/.test(rest) && /[ㄴㄹ]/.test(lastCoda(text.slice(0, begin)) ?? '')
  );
}

/** 조선시대, 쓰시마섬: usage joins most compounds of nouns, and the norm lets it. */
function isCompound({ before, after }: Place): boolean {
  return /^(?:NN[GP]|XSN)$/.test(before.tag) && /^NN[GP]$/.test(after.tag);
}

/** 확인한바, 든체 만체: as often an ending or a mistake for another word, which the same letters without spaces do not tell. */
function isEnding({ before, after }: Place): boolean {
  return before.tag === 'ETM' && /^[바체]$/.test(after.form);
}

/** 네명, 시작하는게: who sees no space of the line puts one here. */
function isWantedUnseen(place: Place, pairing: Pairing): boolean {
  return (coveredSpaceBefore(place.line, place.after.begin) ?? 0) >= wantedUnseen(place, pairing);
}

function wantedUnseen(place: Place, pairing: Pairing): number {
  if (pairing.unseen !== undefined) return pairing.unseen;
  const least = leastOf(pairing, place);
  // 경고등, 여름시: what looks like a bound noun behind a noun may be a syllable of a word that no dictionary has
  const isBound = least === DEMANDED && place.before.tag[0] === 'N' && place.after.tag === 'NNB';
  const demanded = isBound ? WANTED.bound : WANTED.demanded;
  return least <= DEMANDED ? demanded : WANTED.words;
}

/** 8정도(八正道): a term, of which every syllable is told in hanja. */
function isGlossed({ line: { text }, word: { begin } }: Place): boolean {
  const glossed = /^([\d가-힣]+)\((\p{Script=Han}+)/u.exec(text.slice(begin));
  return glossed !== null && glossed[1]!.length === glossed[2]!.length;
}

/** 포함되 있다, 훓어 보다: what is left before the space must be a word by itself, or the spelling is mended first. */
function isSpeltBefore({ line, word, i, after }: Place): boolean {
  const { morphemes } = word;
  if (morphemes[i - 1]!.tag[0] !== 'E') return true;
  const left = morphemes.slice(beginOfSpelt(line, morphemes, i), i);
  if (left.some((m) => m.tag[0] === 'V' && isUnknown(m))) return false;
  return spellingOf(left, line.text.slice(left[0]!.begin, after.begin)) === 'plain';
}

/** The morpheme with which what is spelt for itself before morpheme `i` begins. */
function beginOfSpelt({ text }: LineView, morphemes: readonly Morpheme[], i: number): number {
  const standsThere = ({ form, begin, end }: Morpheme) => text.slice(begin, end) === form;
  let first = i - 1;
  while (first > 0) {
    const [before, after] = [morphemes[first - 1]!, morphemes[first]!];
    if (before.end === after.begin && isSeam(before, after, standsThere)) break;
    first--;
  }
  return first;
}

/** Nobody writes a word of so many morphemes: in what is longer, what is mistyped farther behind says nothing of a space here. */
const REACH = 16;

/** 맡아 드리겠닥: a space would be put into a word that stays mistyped. */
function isMistypedBehind({ word, i }: Place): boolean {
  const { morphemes } = word;
  const end = Math.min(morphemes.length, i + REACH);
  for (let k = i; k < end; k++)
    if (isUnknown(morphemes[k]!) && /^(?:V|E|IC)/.test(morphemes[k]!.tag)) return true;
  return false;
}

function findingAt(place: Place, pairing: Pairing): SpaceFinding {
  const { after, p } = place;
  const score = Math.max(pairing.sure ?? LEAST_SURE, p, sureUnseen(place, pairing));
  const finding = insertSpace(after.begin, pairing.rule, score);
  finding.certainty = isAuthors(place, pairing)
    ? 'author'
    : certaintyOfSpace(pairing.rule, score, pairing.least);
  return finding;
}

/** How sure the reading without spaces makes us; of the grammar it says nothing, so that it makes no place certain. */
function sureUnseen({ line, before, after }: Place, { unseen }: Pairing): number {
  // 묘사도니, 힘든네: a syllable that is left over may be a mistyped ending
  if (unseen === undefined && after.tag[0] !== 'V' && lengthOf(after) === 1) return 0;
  const sure = unseen ?? (/^[EJ]/.test(before.tag) ? SURE_UNSEEN.behindEnding : SURE_UNSEEN.behindWord);
  const covered = coveredSpaceBefore(line, after.begin) ?? 0;
  return covered >= sure ? Math.min(covered, CERTAIN) : 0;
}

/** Names of bodies and others, and what usage has both ways, are their author's business. */
function isAuthors({ before, word, p }: Place, { open, rule }: Pairing): boolean {
  if (open) return p < ALL_BUT_CERTAIN;
  if (before.tag === 'NNP' && rule === 'spacing-dependent-noun') return p < AMBIGUOUS;
  return /^(?:J|XSN|ETM)/.test(before.tag) && isBody(word);
}

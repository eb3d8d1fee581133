import { codaOf, isSyllable, NUCLEI, nucleusOf } from '../../hangul/syllable.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Candidates } from '../encoder/candidates.js';
import type { Label, LabelPart } from '../encoder/label.js';
import type { Reading } from '../encoder/reading.js';
import { isAmountSuffix } from './amount-suffixes.js';

/** How sure the model must be before the author's spaces are changed; tuned on development text. */
export interface SpacingThresholds {
  /** A space is put in above this probability. */
  insert: number;
  /** A space is taken out below this one. */
  remove: number;
}

/** What the labels say of a line whose author's spaces are changed, before it is read without them. */
export interface Authored {
  /** 여기: characters before which no word begins; there is no place for a space, however unsure the model is of what is beside it. */
  inWords: readonly boolean[];
  /** Characters that begin a word behind a space of the author's. */
  wordBegins: readonly boolean[];
}

/** For an analysis with auto_spacing: only what is plainly missing. */
export const ANALYSIS_INSERT = 0.8;
/** For an analysis with auto_jointing: only what is plainly wrong. */
export const ANALYSIS_REMOVE = 0.04;
/** For the command `space`. */
export const KEPT: SpacingThresholds = { insert: 0.5, remove: 0.3 };
export const RESET: SpacingThresholds = { insert: 0.3, remove: 0.3 };

const HANGUL = /[가-힣ㄱ-ㅎㅏ-ㅣ]/;
const WORD = /[\p{L}\p{N}]/u;
const SOUNDS_AND_PICTURES = /[ㄱ-ㅎㅏ-ㅣ~∼～\p{Extended_Pictographic}]/u;
/** Marks that hang on the character before them, and the joiner that ties two pictures to one. */
const HANGING = /^(?:[\p{M}\u1160-\u11ff\ud7b0-\ud7fb]|[\u{e0020}-\u{e007f}]|\p{Emoji_Modifier})/u;
const JOINER = '\u200d';
const FLAG = /^\p{Regional_Indicator}/u;

/** What the author has parted and the labels part as well is hardly ever one word. */
const JOINED_WORD = 0.1;

/** Applies the model's spacing to a reading; true when something changed. */
export function respace(
  reading: Reading,
  { insert, remove }: SpacingThresholds,
  grammar?: { labels: readonly Label[]; lexicon: Lexicon },
  authored?: Authored,
): boolean {
  const { scores, spaces, from, left, line } = reading;
  let changed = false;
  // Before its first character a piece has nothing to go by, unless it was cut out of the middle of an eojeol.
  for (let i = left > 0 ? 0 : 1; i < spaces.length; i++) {
    const p = scores.space[i]!;
    const parted = grammar && i > 0 && isParted(scores, i, grammar.labels) && !isOneNoun(reading, i, grammar);
    const least = parted ? Math.min(insert, PARTED) : insert;
    const most = authored?.wordBegins[i] ? Math.min(remove, JOINED_WORD) : remove;
    if (spaces[i] === 0 ? p <= least : p >= most) continue;
    const before = line.characters[from + i - 1]!;
    const after = line.characters[from + i]!;
    if (spaces[i] === 0 ? !mayPart(before, after) : !mayJoin(before, after)) continue;
    if (authored?.inWords[i] || (authored && isByTaste(before, after))) continue;
    if (spaces[i] === 0 && isAmountSuffix(reading, i)) continue;
    spaces[i] = spaces[i] === 0 ? 1 : 0;
    changed = true;
  }
  return changed;
}

/** 웃기네 ㅋㅋ, 굿👍, 10시~12시: letters that only sound, pictures and signs of a range stand as people like it. */
function isByTaste(before: string, after: string): boolean {
  return SOUNDS_AND_PICTURES.test(before) || SOUNDS_AND_PICTURES.test(after);
}

export function authoredOf({ scores, spaces }: Reading, labels: readonly Label[]): Authored {
  const best = Array.from(spaces, (_, i) => scores.bestLabel(i, labels));
  return {
    inWords: best.map((label, i) => spaces[i] === 0 && continues(label)),
    wordBegins: best.map(({ parts }, i) => spaces[i] === 1 && beginsWord(parts[0])),
  };
}

function beginsWord(part: LabelPart | undefined): boolean {
  return part?.begins === true && /^(?:N|M|V[VA]|XPN|XR|IC)/.test(part.tag);
}

/** 하는거, 저런사람, 것같다: between what the labels say it is a space is never wrong; careless authors leave it out, and are believed. */
const PARTED = 0.02;

function isParted(scores: Candidates, i: number, labels: readonly Label[]): boolean {
  const before = scores.bestLabel(i - 1, labels).parts.at(-1)?.tag;
  const { parts } = scores.bestLabel(i, labels);
  const after = parts[0];
  if (!before || !after?.begins) return false;
  if (before === 'ETM' || before === 'MMD') return /^(?:NN[GPB]|NP)$/.test(after.tag);
  return before === 'NNB' && after.tag === 'VA';
}

/** 큰일, 앉은키: the dictionary has both as one. */
function isOneNoun(
  { scores, spaces, from, line }: Reading,
  i: number,
  { labels, lexicon }: { labels: readonly Label[]; lexicon: Lexicon },
): boolean {
  let begin = i - 1;
  while (begin > 0 && spaces[begin] === 0) begin--;
  let end = i + 1;
  while (end < spaces.length && spaces[end] === 0 && continues(scores.bestLabel(end, labels))) end++;
  return lexicon.isHeadword(line.characters.slice(from + begin, from + end).join(''), 'NNG');
}

function continues({ parts }: Label): boolean {
  return parts.length > 0 && !parts[0]!.begins;
}

/** Latin words, numbers and addresses are nobody's to part: a space needs Hangul on one side. */
function mayPart(before: string, after: string): boolean {
  if (HANGING.test(after) || after === JOINER || before === JOINER) return false;
  if (FLAG.test(before) && FLAG.test(after)) return false;
  if (isBecoming(before, after)) return false;
  if (HANGUL.test(before) || HANGUL.test(after)) return true;
  return !(WORD.test(before) && WORD.test(after));
}

/** ㅒ, ㅕ, ㅖ, ㅝ: vowels in which a stem and -어 have met; hardly a noun ends in them. */
const MET_VOWELS = new Set([...'ㅒㅕㅖㅝ'].map((vowel) => NUCLEI.indexOf(vowel)));

/** 뿌예졌다, 어두워져: -어지다 is one word with what it follows. */
function isBecoming(before: string, after: string): boolean {
  if (after !== '졌' && after !== '져') return false;
  const code = before.charCodeAt(0);
  if (!isSyllable(code) || codaOf(code) !== 0) return false;
  return before === '아' || before === '어' || MET_VOWELS.has(nucleusOf(code));
}

/** Nor are two of them made one: 5 3 is not 53. */
function mayJoin(before: string, after: string): boolean {
  if (HANGUL.test(before) || HANGUL.test(after)) return true;
  return !(WORD.test(before) && WORD.test(after));
}

import type { Lexicon } from '../../lexicon/lexicon.js';
import { type Candidates, MAX_CANDIDATES } from '../encoder/candidates.js';
import { type Label, spell } from '../encoder/label.js';
import type { Reading } from '../encoder/reading.js';
import type { Tag } from '../tags.js';
import type { ExtraWords } from '../types.js';
import { breaksKnownWord, isKnownNoun, isVerbRoot } from './extra-context.js';
import type { ExtraMatch } from './extra-match.js';
import { type FoundWord, WordTable } from './word-table.js';
import { buildWordTable } from './word-table-builder.js';

/** A dictionary ready for the search. */
export interface OpenWords {
  name: string;
  table: WordTable;
}

const opened = new WeakMap<ExtraWords, OpenWords>();

/** The compiled form lives as long as the dictionary it belongs to. */
export function openWords(words: ExtraWords): OpenWords {
  let open = opened.get(words);
  if (open === undefined) {
    open = { name: words.name, table: new WordTable(tableOf(words)) };
    opened.set(words, open);
  }
  return open;
}

const built = new WeakMap<ExtraWords, SharedArrayBuffer>();

export function tableOf(words: ExtraWords): SharedArrayBuffer {
  if (words.table !== undefined) return words.table;
  let table = built.get(words);
  if (table === undefined) {
    table = buildWordTable(words.entries);
    built.set(words, table);
  }
  return table;
}

/** What being in a dictionary is worth, in nats, by the number of characters; longer words are rarer by chance. */
const BONUS = [0, 1.5, 4, 6.5, 8];
const LONGER = 0.1;
/** What tells two dictionaries apart that hold the same word: the earlier one wins. */
const EARLIER = 0.01;
/** The most that a reading as another kind of word (a verb, a particle) counts against a noun, by length. */
const KIND_COST = [0, 6, 5, 4, 4];
/** And the most that one character counts. */
const KIND_COST_PER_CHARACTER = 2.5;
/** A boundary that the model does not even consider. */
const NO_BOUNDARY = 9;

/** A verb that the lexicon does not know is one that the model cannot know either: its opinion weighs less. */
const NEW_PREDICATE = 5;
/** The same of a noun, of which the model may still have a notion. */
const NEW_NOUN = 1.5;

/** What the characters of a noun, adverb, determiner or interjection are usually read as. */
const OPEN_CLASSES: ReadonlySet<Tag> = new Set<Tag>([
  'NNG', 'NNP', 'NNB', 'NP', 'NR', 'XR', 'XPN', 'XSN', 'SL', 'SN', 'SH', 'SW', 'SO', 'SP', 'SS', 'SF', 'SE',
  'MMA', 'MMD', 'MMN', 'MAG', 'IC', 'NA', 'NF',
]); // biome-ignore format: one table
/** A single syllable is so often a pronoun, a determiner or an affix that only its like speaks for it. */
const NOUNS: ReadonlySet<Tag> = new Set<Tag>(['NNG', 'NNP', 'NR', 'XR', 'SL', 'SN', 'SH', 'NA', 'NF']);
/** What a model that does not know a verb makes of its stem: a shorter one, a noun with a suffix, a noun. */
const STEM_PARTS: ReadonlySet<Tag> = new Set<Tag>([
  'VV', 'VA', 'VX', 'XSV', 'XSA', 'XSN', 'NNG', 'NNP', 'XR', 'NA', 'NF', 'NV', 'MAG', 'SL', 'SN', 'SH',
]); // biome-ignore format: one table
/** Words that fill an eojeol by themselves need less support. */
const KIND_COST_ALONE = 3;

/**
 * Where words of the dictionaries may stand in a reading. What the model finds out of the question has no bonus: it is
 * not searched for, only recognised where the search comes to it by itself.
 */
export function findExtraWords(
  reading: Reading,
  dictionaries: readonly OpenWords[],
  labels: readonly Label[],
  lexicon: Lexicon,
): ExtraMatch[] {
  const { line, from, to, spaces, scores } = reading;
  const found: ExtraMatch[] = [];
  const characters =
    from === 0 && to === line.characters.length ? line.characters : line.characters.slice(from, to);
  const length = to - from;
  for (let i = 0; i < length; i++) {
    let startCost = -1;
    for (let d = 0; d < dictionaries.length; d++) {
      const { name, table } = dictionaries[d]!;
      table.wordsAt(characters, i, length, (word) => {
        const end = i + word.length;
        if (!keepsSpaces(word, i, spaces, line.spaces, from)) return;
        if (splitsRun(characters, i) || splitsRun(characters, end)) return;
        if (startCost < 0) startCost = boundaryCost(scores, i, spaces, labels);
        const bonus = bonusOf(word, i, d, startCost, characters, reading, labels, lexicon);
        found.push({
          from: i,
          to: end,
          form: word.form,
          tag: word.tag,
          ending: word.ending,
          spaces: moved(word.spaces, i),
          carets: moved(word.carets, i),
          bonus,
          dictionary: name,
        });
      });
    }
  }
  return found;
}

/**
 * What a word is worth at a place, in nats. The dearer questions (what the model reads there, what the lexicon knows)
 * are asked only while the answer may still be more than 0; below, how much less makes no difference.
 */
function bonusOf(
  word: FoundWord,
  i: number,
  rank: number,
  startCost: number,
  characters: readonly string[],
  { spaces, scores }: Reading,
  labels: readonly Label[],
  lexicon: Lexicon,
): number {
  const end = i + word.length;
  const predicate = isPredicate(word);
  const noun = isNoun(word);
  const letters = predicate ? Math.min(word.form.length, word.length) : word.length;
  const size = Math.min(letters, BONUS.length - 1);
  const most = BONUS[size]!;
  const gain = predicate ? NEW_PREDICATE : noun ? NEW_NOUN : 0;
  let bonus = most + LONGER * (word.length - size) - EARLIER * rank - startCost;
  if (predicate) {
    if (bonus + gain <= 0) return 0;
    const cost =
      size === 1
        ? shortStemCost(scores, i, characters[i]!, word.form, labels)
        : kindCost(scores, i, end, labels, STEM_PARTS);
    bonus -= Math.min(cost, KIND_COST[size]!);
    if (bonus + gain <= 0) return 0;
    if (lexicon.lookup(word.form, word.tag) < 0) bonus += NEW_PREDICATE;
    return word.ending === '' && endingCost(scores, end, spaces, labels) >= most ? 0 : bonus;
  }
  const merged = word.ending !== '';
  // The path behind the word pays for the boundary itself, but not for one that is out of the question.
  const torn = !merged && boundaryCost(scores, end, spaces, labels) >= most;
  if (torn || bonus + gain <= 0) return 0;
  const kinds = word.length === 1 && noun ? NOUNS : OPEN_CLASSES;
  const cap = !noun && isAlone(spaces, i, end) ? KIND_COST_ALONE : KIND_COST[size]!;
  bonus -= Math.min(kindCost(scores, i, merged ? end - 1 : end, labels, kinds), cap);
  if (!noun || bonus + gain <= 0) return bonus;
  const place = { characters, from: i, to: end, spaces, scores, labels };
  if (!isKnownNoun(word.form, lexicon)) bonus += NEW_NOUN;
  else if (bonus <= 0 || (word.tag === 'NNP' && isVerbRoot(place, lexicon))) return 0;
  return bonus > 0 && breaksKnownWord(place, lexicon) ? 0 : bonus;
}

function moved(places: readonly number[], by: number): readonly number[] {
  return places.length === 0 ? places : places.map((at) => by + at);
}

function isPredicate({ tag }: FoundWord): boolean {
  return tag === 'VV' || tag === 'VA';
}

function isNoun({ tag }: FoundWord): boolean {
  return tag === 'NNP' || tag === 'NNG';
}

function isAlone(spaces: Uint8Array, from: number, to: number): boolean {
  return (from === 0 || spaces[from] === 1) && (to === spaces.length || spaces[to] === 1);
}

/** The author's spaces stay, except where the word itself has one. Spaces that spacing put in may give way. */
function keepsSpaces(
  word: FoundWord,
  begin: number,
  spaces: Uint8Array,
  authors: Uint8Array,
  offset: number,
): boolean {
  for (let i = 1; i < word.length; i++) {
    const stands = spaces[begin + i] === 1 && authors[offset + begin + i] === 1;
    if (stands && !word.spaces.includes(i)) return false;
  }
  return true;
}

const LATIN = /\p{Script=Latin}/u;
const DIGIT = /\p{Nd}/u;

/** AI is no part of AIR, and 19 none of 190. */
function splitsRun(characters: readonly string[], i: number): boolean {
  if (i <= 0 || i >= characters.length) return false;
  const before = characters[i - 1]!;
  const after = characters[i]!;
  if (before >= '가' || after >= '가') return false;
  return (LATIN.test(before) && LATIN.test(after)) || (DIGIT.test(before) && DIGIT.test(after));
}

/** How much worse the best reading is that begins a morpheme here, in nats; 0 behind a space. */
function boundaryCost(scores: Candidates, i: number, spaces: Uint8Array, labels: readonly Label[]): number {
  if (i === 0 || i >= spaces.length || spaces[i] === 1) return 0;
  const at = i * MAX_CANDIDATES;
  for (let k = 0; k < scores.counts[i]!; k++) {
    const first = labels[scores.labels[at + k]!]!.parts[0];
    if (first?.begins) return scores.logs[at]! - scores.logs[at + k]!;
  }
  return NO_BOUNDARY;
}

/** How much worse the best reading is in which an ending begins here. */
function endingCost(scores: Candidates, i: number, spaces: Uint8Array, labels: readonly Label[]): number {
  if (i >= spaces.length || spaces[i] === 1) return NO_BOUNDARY;
  const at = i * MAX_CANDIDATES;
  for (let k = 0; k < scores.counts[i]!; k++) {
    const first = labels[scores.labels[at + k]!]!.parts[0];
    if (first?.begins && first.tag[0] === 'E') return scores.logs[at]! - scores.logs[at + k]!;
  }
  return NO_BOUNDARY;
}

/**
 * How much worse a syllable reads as this very stem: no suffix (하 of 신청하다), no copula, no other stem that looks the
 * same (들어 is 들 or 듣).
 */
function shortStemCost(
  scores: Candidates,
  i: number,
  surface: string,
  stem: string,
  labels: readonly Label[],
): number {
  const at = i * MAX_CANDIDATES;
  for (let k = 0; k < scores.counts[i]!; k++) {
    const [first] = labels[scores.labels[at + k]!]!.parts;
    if (first === undefined || (first.tag !== 'VV' && first.tag !== 'VA')) continue;
    if (spell(surface, first.template) === stem) return scores.logs[at]! - scores.logs[at + k]!;
  }
  return NO_BOUNDARY;
}

/** How much worse the characters read as parts of such a word, in nats; endings behind a stem do not count. */
function kindCost(
  scores: Candidates,
  from: number,
  to: number,
  labels: readonly Label[],
  kinds: ReadonlySet<Tag>,
): number {
  let cost = 0;
  for (let i = from; i < to; i++) {
    const at = i * MAX_CANDIDATES;
    let best = KIND_COST_PER_CHARACTER;
    for (let k = 0; k < scores.counts[i]!; k++) {
      if (!isOfKind(labels[scores.labels[at + k]!]!, kinds, i === to - 1)) continue;
      best = Math.min(best, scores.logs[at]! - scores.logs[at + k]!);
      break;
    }
    cost += best;
  }
  return cost;
}

function isOfKind({ parts }: Label, kinds: ReadonlySet<Tag>, last: boolean): boolean {
  for (const { tag } of parts) {
    if (!kinds.has(tag) && !(last && tag[0] === 'E' && kinds === STEM_PARTS)) return false;
  }
  return parts.length > 0;
}

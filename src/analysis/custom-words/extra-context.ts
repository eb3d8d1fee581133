import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Candidates } from '../encoder/candidates.js';
import type { Label } from '../encoder/label.js';
import type { Tag } from '../tags.js';

/** Where a word of a dictionary would stand: characters from…to of a reading. */
export interface WordPlace {
  characters: readonly string[];
  from: number;
  to: number;
  spaces: Uint8Array;
  scores: Candidates;
  labels: readonly Label[];
}

export function isKnownNoun(form: string, lexicon: Lexicon): boolean {
  return lexicon.lookup(form, 'NNG') >= 0 || lexicon.lookup(form, 'NNP') >= 0;
}

/** Behind names: what is left over with these is no torn word (뉴진스님 is no 스님). */
const SUFFIXES = new Set(['님', '씨', '들', '네', '군', '양', '측', '표']);
/** How far a longer word is looked for, in characters. */
const LOOK_AHEAD = 3;

/**
 * Whether the word ends in the middle of one that everybody knows (하이 in 하이에나, 도로시 in 도로시설): what would be left
 * of that one makes no sense. 카카오 in 카카오뱅크 leaves a word, and does.
 */
export function breaksKnownWord(place: WordPlace, lexicon: Lexicon): boolean {
  const { characters, from, to, spaces } = place;
  const limit = Math.min(spaces.length, to + LOOK_AHEAD);
  let form = '';
  for (let i = from; i < limit; i++) {
    if (i >= to && spaces[i] === 1) break;
    form += characters[i]!;
    if (i >= to && isHeadword(form, lexicon) && isTorn(characters, to, i + 1, lexicon)) return true;
  }
  if (to >= spaces.length || begins(place, to)) return false;
  let start = to - 1;
  while (start > from && !begins(place, start)) start--;
  // What the model reads instead must be words throughout.
  if (start - from < 2 || !isHeadword(characters.slice(from, start).join(''), lexicon)) return false;
  let end = to + 1;
  while (end < spaces.length && !begins(place, end)) end++;
  return isHeadword(characters.slice(start, end).join(''), lexicon) && isTorn(characters, to, end, lexicon);
}

function isHeadword(form: string, lexicon: Lexicon): boolean {
  const payload = lexicon.lookup(form, 'NNG');
  return payload >= 0 && lexicon.isHeadwordEntry(payload) && lexicon.isCounted(payload);
}

/** Seen often enough (ln of the count) to be a part of compounds: 뱅크, but not 에나. */
const COMMON = 3;

function isCommonNoun(form: string, lexicon: Lexicon): boolean {
  return lexicon.frequencyOf(form, 'NNG') >= COMMON;
}

function isTorn(characters: readonly string[], from: number, to: number, lexicon: Lexicon): boolean {
  const rest = characters.slice(from, to).join('');
  return !(SUFFIXES.has(rest) || PARTICLES.has(rest) || (to - from > 1 && isCommonNoun(rest, lexicon)));
}

/** Whether the model makes a verb of what stands there (이수하다): then it is the common noun, and no name. */
export function isVerbRoot(
  { characters, from, to, spaces, scores, labels }: WordPlace,
  lexicon: Lexicon,
): boolean {
  if (to >= spaces.length || spaces[to] === 1) return false;
  const tag = scores.bestLabel(to, labels).parts[0]?.tag;
  if (tag !== 'XSV' && tag !== 'XSA') return false;
  return lexicon.lookup(characters.slice(from, to).join(''), 'NNG') >= 0;
}

/** In the model's best reading. */
function begins({ scores, labels, spaces }: WordPlace, i: number): boolean {
  return spaces[i] === 1 || scores.bestLabel(i, labels).parts[0]?.begins === true;
}

/** What may close an eojeol behind a noun, whatever the model has seen behind such a noun. */
// biome-ignore format: one table
export const PARTICLES: ReadonlyMap<string, Tag> = new Map<string, Tag>([
  ['이', 'JKS'], ['가', 'JKS'], ['께서', 'JKS'], ['을', 'JKO'], ['를', 'JKO'], ['의', 'JKG'],
  ['은', 'JX'], ['는', 'JX'], ['도', 'JX'], ['만', 'JX'], ['나', 'JX'], ['이나', 'JX'], ['까지', 'JX'], ['부터', 'JX'],
  ['마저', 'JX'], ['조차', 'JX'], ['마다', 'JX'], ['밖에', 'JX'], ['라도', 'JX'], ['이라도', 'JX'],
  ['에', 'JKB'], ['에서', 'JKB'], ['에게', 'JKB'], ['한테', 'JKB'], ['로', 'JKB'], ['으로', 'JKB'], ['처럼', 'JKB'],
  ['보다', 'JKB'], ['와', 'JC'], ['과', 'JC'], ['랑', 'JC'], ['이랑', 'JC'],
]);
const LONGEST_PARTICLE = 3;

/** The particles that stand at a place and fill the eojeol up. */
export function particlesAt(
  characters: readonly string[],
  at: number,
  to: number,
  spaces: Uint8Array | undefined,
): Array<{ form: string; tag: Tag }> {
  let end = at;
  while (end < to && end - at <= LONGEST_PARTICLE && (end === at || spaces?.[end] !== 1)) {
    if (!/[가-힣]/.test(characters[end]!)) break;
    end++;
  }
  if (end === at || end - at > LONGEST_PARTICLE) return [];
  const form = characters.slice(at, end).join('');
  const tag = PARTICLES.get(form);
  return tag === undefined ? [] : [{ form, tag }];
}

/** 24도 counts degrees, but 이마트24도 is no number: what the model takes for its unit is a particle. */
export function countsName(word: string, tag: Tag): boolean {
  return (tag === 'NNB' || tag === 'NR' || tag === 'NNG') && /\d$/.test(word);
}

import type { Tag } from '../tags.js';
import { around, ownKey, type SenseContext, type Word } from './sense-context.js';

/** Content words on either side that are looked at. */
export const REACH = 8;
/** Arguments of a predicate stand this many content words before it at most. */
const ARGUMENTS = 3;

const MARKS: Partial<Record<Tag, string>> = {
  JKS: 'S',
  JKC: 'S',
  JKO: 'O',
  JKB: 'B',
  JKG: 'G',
  JX: 'X',
  JC: 'C',
};
const KIND_ONLY: ReadonlySet<Tag> = new Set(['SN', 'SL', 'SH', 'NNP']);
const NUMBERS: ReadonlySet<Tag> = new Set(['SN', 'NR', 'MMN']);
const SINO = /^[영공일이삼사오육칠팔구십백천만억조]+$/;

/**
 * What the sense of morpheme i is told by; the first letter is the kind. Twin of training/senses/features.py, held to
 * it by test/fixtures/sense-features.json.
 */
export function senseFeatures(context: SenseContext, i: number): string[] {
  const { sentence, keys } = context;
  const { tag } = sentence[i]!;
  const own = ownKey(context, i);
  const { left, right } = around(context, i);
  const out = [`t${tag}`, `b${plain(sentence[i - 1])}`, `j${plain(sentence[i + 1])}`];
  if (isNumber(sentence[i - 1])) out.push('d');
  if (left >= 1) out.push(`p${keys[left - 1]}`);
  if (left >= 2) out.push(`q${keys[left - 2]}`);
  if (right < keys.length) out.push(`n${keys[right]}`);
  if (right + 1 < keys.length) out.push(`o${keys[right + 1]}`);
  const bag = new Set<string>();
  for (let k = Math.max(0, left - REACH); k < left; k++) bag.add(keys[k]!);
  for (let k = right; k < Math.min(keys.length, right + REACH); k++) bag.add(keys[k]!);
  // 밤에 밤을 먹다: that a word occurs twice says nothing about either.
  for (const key of bag) if (key !== own) out.push(`w${key}`);
  const letter = tag[0] === 'V' ? 'a' : 'v';
  for (const { mark, key } of ties(context, i)) out.push(`${letter}${mark}${key}`);
  return out;
}

/** What the word is tied to: a predicate to what stands before it with a particle, a noun to its predicate. */
export function ties(context: SenseContext, i: number): Array<{ mark: string; key: string }> {
  const { sentence, keys, places } = context;
  const { left, right } = around(context, i);
  if (sentence[i]!.tag[0] !== 'V') {
    const verb = keys.slice(right, right + ARGUMENTS).find((key) => key.endsWith('/V'));
    return verb === undefined ? [] : [{ mark: markBehind(sentence, i), key: verb }];
  }
  const out: Array<{ mark: string; key: string }> = [];
  for (let k = Math.max(0, left - ARGUMENTS); k < left; k++) {
    const mark = markBehind(sentence, places[k]!);
    if (mark !== '') out.push({ mark, key: keys[k]! });
  }
  return out;
}

/** 두 시간, 2시간: what is behind a number is counted. */
export function isNumber(word: Word | undefined): boolean {
  return word !== undefined && NUMBERS.has(word.tag);
}

/** A neighbour as it is written; of numbers, names and foreign letters only their kind. */
function plain(word: Word | undefined): string {
  if (word === undefined) return '^';
  // 20분 is read like 이십 분, not like 두 분.
  if ((word.tag === 'NR' || word.tag === 'MMN') && SINO.test(word.form)) return 'SN';
  return KIND_ONLY.has(word.tag) ? word.tag : `${word.form}/${word.tag}`;
}

/** The case that the particle behind a word gives it; a plural or another suffix may stand between. */
function markBehind(sentence: readonly Word[], i: number): string {
  for (let k = i + 1; k < Math.min(sentence.length, i + 3); k++) {
    const mark = MARKS[sentence[k]!.tag];
    if (mark !== undefined) return mark;
    if (sentence[k]!.tag !== 'XSN') break;
  }
  return '';
}

import { wordSpans } from '../../analysis/custom-words/word-spans.js';
import type { Span } from '../../analysis/text/split-lines.js';
import type { ExtraWord, Morpheme } from '../../analysis/types.js';
import type { Block, DictionaryPos } from '../types.js';

type Entry = Pick<Block, 'lemma' | 'pos'>;

const NONE: Entry = { lemma: '', pos: 'POS_UNK' };

const POS: Partial<Record<Morpheme['tag'], DictionaryPos>> = {
  NNG: 'POS_NNG',
  NNP: 'POS_NNP',
  XR: 'POS_NNG',
  VV: 'POS_VV',
  VA: 'POS_VA',
  MMA: 'POS_MM',
  MMD: 'POS_MM',
  MMN: 'POS_MM',
  MAG: 'POS_MAG',
  IC: 'POS_IC',
};
const TAGS: Partial<Record<DictionaryPos, ExtraWord['tag']>> = {
  POS_NNG: 'NNG',
  POS_NNP: 'NNP',
  POS_VV: 'VV',
  POS_VA: 'VA',
  POS_MM: 'MMA',
  POS_MAG: 'MAG',
  POS_IC: 'IC',
};
/** As long as dictionaries take. */
const LONGEST = 100;

/**
 * What the author would add to a custom dictionary to have a block left alone: the word that the change is about, or
 * else all that is written there. `morphemes` are those of the words around the change, in offsets of the text.
 */
export function dictionaryEntry(
  text: string,
  block: Span,
  changed: Span & { replacement: string },
  morphemes: readonly Morpheme[],
): Entry {
  const change = placeOf(text, changed);
  const content = text.slice(block.begin, block.end);
  const inside = { begin: change.begin - block.begin, end: change.end - block.begin };
  for (const entry of candidates(text, block, change, morphemes)) {
    if (entry.lemma.length > LONGEST || /[\n\r\t^]/.test(entry.lemma)) continue;
    if (keeps(entry, content, inside)) return entry;
  }
  return NONE;
}

/**
 * Only the letters that differ: 에플리케이션을 is wrong in its first. '회의 ' for 회의 changes the place where the space
 * goes, and a word must reach over it to keep it away.
 */
function placeOf(text: string, { begin, end, replacement }: Span & { replacement: string }): Span {
  const written = text.slice(begin, end);
  const shorter = Math.min(written.length, replacement.length);
  let head = 0;
  while (head < shorter && written[head] === replacement[head]) head++;
  let tail = 0;
  while (tail < shorter - head && written.at(-1 - tail) === replacement.at(-1 - tail)) tail++;
  return { begin: begin + head, end: end - tail };
}

function* candidates(
  text: string,
  block: Span,
  change: Span,
  morphemes: readonly Morpheme[],
): Generator<Entry> {
  const word = morphemes.find(
    ({ begin, end, tag }) => begin <= change.begin && change.end <= end && begin < end && POS[tag],
  );
  if (word) {
    const pos = POS[word.tag]!;
    const written = text.slice(block.begin, word.end).replace(/^[^\p{L}\p{N}]+/u, '');
    if (pos === 'POS_VV' || pos === 'POS_VA') yield { lemma: word.form, pos };
    // A word of one letter would stand in many others.
    else if (written.length > 1) yield { lemma: written, pos };
  }
  const bare = withoutParticles(text, block, change, morphemes);
  const whole = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(text.slice(block.begin, block.end))?.[0];
  const pos = morphemes.some(({ tag }) => tag === 'NNP') ? 'POS_NNP' : 'POS_NNG';
  if (bare) yield { lemma: bare, pos };
  if (whole) yield { lemma: whole, pos };
}

/** 가해자측 of 가해자측은: what stands before the particles, where that is what the change is about. */
function withoutParticles(
  text: string,
  block: Span,
  change: Span,
  morphemes: readonly Morpheme[],
): string | undefined {
  const last = morphemes.findLastIndex(({ tag }) => !/^(?:J|S|VCP|E|XS[VA])/.test(tag));
  const { tag, end } = morphemes[last] ?? { tag: '', end: 0 };
  if (!/^(?:N|XSN|XR)/.test(tag) || end >= block.end || change.end > end) return undefined;
  const noun = text.slice(block.begin, end).replace(/^[^\p{L}\p{N}]+/u, '');
  return noun.length > 1 && /[\p{L}\p{N}]$/u.test(noun) ? noun : undefined;
}

/** Would the change be left undone if the entry were in a dictionary? */
function keeps({ lemma, pos }: Entry, content: string, { begin, end }: Span): boolean {
  const tag = TAGS[pos]!;
  // What does not change its shape was cut from here, where the first word begins: there it would be found.
  if (tag !== 'VV' && tag !== 'VA') {
    const from = content.indexOf(lemma);
    return covers({ begin: from, end: from + lemma.length }, { begin, end });
  }
  const dictionary = { name: '', version: '', entries: [{ form: lemma, tag }] };
  return wordSpans(content, [dictionary]).some((span) => covers(span, { begin, end }));
}

function covers(span: Span, { begin, end }: Span): boolean {
  return begin === end ? span.begin < begin && begin < span.end : span.begin <= begin && end <= span.end;
}

import type { Span } from '../analysis/split-lines.js';
import type { ExtraWord, Morpheme } from '../analysis/types.js';
import { wordSpans } from '../analysis/word-spans.js';
import type { Block, DictionaryPos } from './types.js';

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

/** '회의 ' for 회의: what is changed is the place where the space goes, and a word must reach over it to keep it away. */
function placeOf(text: string, { begin, end, replacement }: Span & { replacement: string }): Span {
  const written = text.slice(begin, end);
  if (replacement === `${written} `) return { begin: end, end };
  return replacement === ` ${written}` ? { begin, end: begin } : { begin, end };
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
    else if (written !== '') yield { lemma: written, pos };
  }
  const whole = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(text.slice(block.begin, block.end))?.[0];
  const name = morphemes.some(({ tag }) => tag === 'NNP');
  if (whole) yield { lemma: whole, pos: name ? 'POS_NNP' : 'POS_NNG' };
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

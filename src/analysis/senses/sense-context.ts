import type { Tag } from '../tags.js';

/** One letter for tags that a context need not tell apart. Twin of training/senses/words.py. */
const CLASS: Partial<Record<Tag, string>> = {
  NNG: 'N',
  NNP: 'N',
  NNB: 'N',
  NR: 'N',
  XR: 'N',
  SL: 'N',
  SH: 'N',
  NP: 'N',
  VV: 'V',
  VA: 'V',
  VX: 'V',
  VCN: 'V',
  MAG: 'M',
  MAJ: 'M',
  MMA: 'M',
  MMD: 'M',
  MMN: 'M',
  IC: 'M',
};

/** What the sense model sees of a morpheme. */
export interface Word {
  form: string;
  tag: Tag;
}

/** The content words of a sentence, found once for all its morphemes. */
export interface SenseContext {
  sentence: readonly Word[];
  keys: string[];
  /** Of the content words in the sentence. */
  places: number[];
  /** How many content words stand before each morpheme. */
  before: number[];
  /** Rows of the words among the vectors of the model, found when they are first needed. */
  rows?: Int32Array;
}

export function senseContext(sentence: readonly Word[]): SenseContext {
  const context: SenseContext = { sentence, keys: [], places: [], before: [] };
  sentence.forEach(({ form, tag }, i) => {
    context.before.push(context.keys.length);
    const letter = CLASS[tag];
    if (letter === undefined) return;
    context.keys.push(`${form}/${letter}`);
    context.places.push(i);
  });
  return context;
}

/** What morpheme i itself is called as a context; undefined where it is no content word. */
export function ownKey({ sentence, keys, before }: SenseContext, i: number): string | undefined {
  return CLASS[sentence[i]!.tag] === undefined ? undefined : keys[before[i]!];
}

/** Places among the content words: [0, left) stand before morpheme i, [right, …) behind it. */
export function around({ sentence, before }: SenseContext, i: number): { left: number; right: number } {
  const left = before[i]!;
  return { left, right: left + (CLASS[sentence[i]!.tag] === undefined ? 0 : 1) };
}

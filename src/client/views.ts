import type { Analysis, Morpheme, Sense } from './types.js';

/** A morpheme with its tag: ['하늘', 'NNG']. */
export type TaggedMorpheme = [form: string, tag: string];

/** What the homographs of a text mean. */
export interface SenseOfWord extends Sense {
  form: string;
  tag: string;
}

const NOUNS = new Set(['NNG', 'NNP', 'NNB', 'NP']);

export function posOf(analysis: Analysis): TaggedMorpheme[] {
  return morphemesOf(analysis).map(({ text, tag }) => [text.content, tag]);
}

export function morphsOf(analysis: Analysis): string[] {
  return morphemesOf(analysis).map(({ text }) => text.content);
}

export function nounsOf(analysis: Analysis): string[] {
  return formsOf(analysis, (tag) => NOUNS.has(tag));
}

export function verbsOf(analysis: Analysis): string[] {
  return formsOf(analysis, (tag) => tag === 'VV');
}

export function sensesOf(analysis: Analysis): SenseOfWord[] {
  return morphemesOf(analysis).flatMap(({ text, tag, sense }) =>
    sense ? [{ form: text.content, tag, ...sense }] : [],
  );
}

function formsOf(analysis: Analysis, wanted: (tag: string) => boolean): string[] {
  return morphemesOf(analysis)
    .filter(({ tag }) => wanted(tag))
    .map(({ text }) => text.content);
}

function morphemesOf({ sentences }: Analysis): Morpheme[] {
  return sentences.flatMap(({ tokens }) => tokens.flatMap(({ morphemes }) => morphemes));
}

import { hintOf, type Tag } from '../../analysis/tags.js';
import type { Sentence } from '../../analysis/types.js';
import { offsetMap } from '../../hangul/offset-map.js';
import type { EncodingType } from '../../wire/messages.js';
import { taggedForm } from './render-analysis.js';
import { isIndexed, type Word, wordsOf } from './words.js';

/** All nouns in order: common, proper and dependent nouns, pronouns and numerals, each with its prefix and suffix. */
export function nounsOf(sentences: readonly Sentence[]): string[] {
  return wordsIn(sentences)
    .filter(({ tag }) => hintOf(tag) === 'N')
    .map(({ form }) => form);
}

/** The words that an index holds, in order. */
export function lemmasOf(sentences: readonly Sentence[]): string[] {
  return wordsIn(sentences)
    .filter(isIndexed)
    .map(({ form }) => form);
}

/** The same words with their places, for an index that keeps them. */
export function lemmaRows(text: string, sentences: readonly Sentence[], encoding: EncodingType) {
  const at = offsetMap(text, encoding === 'NONE' ? 'UTF32' : encoding);
  return wordsIn(sentences)
    .filter(isIndexed)
    .map(({ form, tag, begin, end }) => ({ form, tag, begin: at(begin), length: at(end) - at(begin) }));
}

function wordsIn(sentences: readonly Sentence[]): Word[] {
  return sentences.flatMap(({ eojeols }) => eojeols.flatMap(({ morphemes }) => wordsOf(morphemes)));
}

/** One document on one line: 엄마/NNG+가/JKS 오/VV+았/EP+다/EF */
export function taggedLine(sentences: readonly Sentence[]): string {
  return sentences.flatMap(({ eojeols }) => eojeols.map((eojeol) => taggedForm(eojeol.morphemes))).join(' ');
}

/** A morpheme as a row of a table; `sentence` and `eojeol` count from 0 within the document. */
export interface MorphemeRow {
  form: string;
  tag: Tag;
  begin: number;
  length: number;
  sentence: number;
  eojeol: number;
}

export function morphemeRows(
  text: string,
  sentences: readonly Sentence[],
  encoding: EncodingType,
): MorphemeRow[] {
  const at = offsetMap(text, encoding === 'NONE' ? 'UTF32' : encoding);
  const rows: MorphemeRow[] = [];
  let eojeol = 0;
  for (const [sentence, { eojeols }] of sentences.entries())
    for (const { morphemes } of eojeols) {
      for (const { form, tag, begin, end } of morphemes)
        rows.push({ form, tag, begin: at(begin), length: at(end) - at(begin), sentence, eojeol });
      eojeol++;
    }
  return rows;
}

/** The same rows with the class of each segment, which is what tokens have, in the place of its tag. */
export function tokenRows(text: string, sentences: readonly Sentence[], encoding: EncodingType) {
  return morphemeRows(text, sentences, encoding).map((row) => ({ ...row, tag: hintOf(row.tag) }));
}

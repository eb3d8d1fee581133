import { hintOf, type Tag } from '../../analysis/tags.js';
import type { Sentence } from '../../analysis/types.js';
import { offsetMap } from '../../hangul/offset-map.js';
import type { EncodingType } from '../../wire/messages.js';
import { taggedForm } from './render-analysis.js';
import { wordsOf } from './words.js';

/** All nouns in order: common, proper and dependent nouns, pronouns and numerals, each with its prefix and suffix. */
export function nounsOf(sentences: readonly Sentence[]): string[] {
  return formsOf(sentences, (tag) => hintOf(tag) === 'N');
}

/** Words of which a text is about: what an index for search holds. Stems of predicates, without endings and particles. */
const INDEXED: ReadonlySet<Tag> = new Set([
  'NNG', 'NNP', 'NR', 'NF', 'NA', 'XR', 'VV', 'VA', 'MAG', 'SL', 'SH', 'SN',
]); // biome-ignore format: one table, read as one

export function lemmasOf(sentences: readonly Sentence[]): string[] {
  return formsOf(sentences, (tag) => INDEXED.has(tag));
}

function formsOf(sentences: readonly Sentence[], wanted: (tag: Tag) => boolean): string[] {
  const forms: string[] = [];
  for (const { eojeols } of sentences)
    for (const { morphemes } of eojeols)
      for (const { form, tag } of wordsOf(morphemes)) if (wanted(tag)) forms.push(form);
  return forms;
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

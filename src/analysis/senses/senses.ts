import type { Tag } from '../tags.js';
import type { Morpheme, Sentence } from '../types.js';
import { glossOf } from './gloss-block.js';
import { partOfAuxiliary } from './sense-auxiliaries.js';
import { type SenseContext, senseContext, type Word } from './sense-context.js';
import { isNumber } from './sense-features.js';
import type { SenseModel } from './sense-model.js';
import { type SensePart, TAGS_OF } from './sense-parts.js';

/** The letter under which the words of a tag are listed. Twin of training/senses/lookup.py. */
const LETTER: Partial<Record<Tag, 'N' | 'V' | 'M'>> = {
  NNG: 'N',
  NNB: 'N',
  XR: 'N',
  NP: 'N',
  NR: 'N',
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

/** What is said about senses. */
export interface Sayings {
  /** By imported dictionaries. */
  glosses?: SharedArrayBuffer;
  /** By us, where they say nothing. */
  builtIn?: ReadonlyMap<number, string>;
}

/** Gives every morpheme that is a word of the dictionary its sense. */
export function addSenses(sentences: readonly Sentence[], model: SenseModel, sayings: Sayings = {}): void {
  for (const { eojeols } of sentences) {
    const morphemes = eojeols.flatMap((eojeol) => eojeol.morphemes);
    let context: SenseContext | undefined;
    morphemes.forEach((morpheme, i) => {
      if (morpheme.customDictName !== undefined) return;
      const senses = candidates(model, morphemes, i);
      if (senses.length === 0) return;
      context ??= senseContext(morphemes);
      assign(morpheme, senses, model.probabilities(context, i, senses), model, sayings);
    });
  }
}

function assign(
  morpheme: Morpheme,
  senses: readonly number[],
  probabilities: readonly number[],
  model: SenseModel,
  { glosses, builtIn }: Sayings,
): void {
  const best = probabilities.indexOf(Math.max(...probabilities));
  const sense = senses[best]!;
  const known = glosses && glossOf(glosses, sense);
  morpheme.sense = {
    senseNo: known?.senseNo || model.number(sense),
    meaning: known?.meaning ?? builtIn?.get(sense) ?? '',
    urimalTargetId: known?.urimalTargetId || model.targetId(sense),
    probability: probabilities[best]!,
  };
}

/** The senses that a morpheme may have; none where the dictionary does not know the word. */
export function candidates(model: SenseModel, sentence: readonly Word[], i: number): number[] {
  const { form, tag } = sentence[i]!;
  const letter = LETTER[tag];
  if (letter === undefined) return [];
  const next = sentence[i + 1];
  const derives = letter !== 'V' && (next?.tag === 'XSV' || next?.tag === 'XSA');
  const predicate = derives ? `${form}${next.form}/V` : undefined;
  const derived = predicate && ofPredicate(model, predicate, next!.tag === 'XSV' ? 'VV' : 'VA');
  if (derived) return derived;
  const unit = model.unit(`${form}/${letter}`);
  if (unit === undefined || unit.first === unit.end) return onlySense(model, `${form}/${letter}`, predicate);
  const senses = ofTag(model, unit, tag);
  const part = senses.length > 1 ? partByGrammar(sentence, i) : undefined;
  if (part === undefined) return senses;
  const suited = senses.filter((sense) => model.part(sense) === part);
  return suited.length > 0 ? suited : senses;
}

/** 강화/NNG+하/XSV: what is told apart is the predicate 강화하다, and the noun carries its sense. */
function ofPredicate(model: SenseModel, key: string, tag: Tag): number[] | undefined {
  // 사과하다 is never the fruit.
  const base = model.base(key);
  if (base !== undefined) return [base];
  const unit = model.unit(key);
  if (unit === undefined) return undefined;
  // 진지하다 is none of the nouns that are written like its base.
  if (unit.first === unit.end) return onlySense(model, key);
  const allowed = ofTag(model, unit, tag);
  return allowed.length > 0 ? allowed : range(unit.first, unit.end);
}

/** The sense of the first of these words that the dictionary has once: 공부 of 공부하다, but 깨끗하다 where 깨끗 is no word. */
function onlySense(model: SenseModel, ...keys: Array<string | undefined>): number[] {
  for (const key of keys) {
    const sense = key === undefined ? undefined : model.single(key);
    if (sense !== undefined) return [sense];
  }
  return [];
}

/** The part of speech that the neighbours leave to choose from. */
function partByGrammar(sentence: readonly Word[], i: number): SensePart | undefined {
  const { tag } = sentence[i]!;
  if (tag === 'VX') return partOfAuxiliary(sentence, i);
  // What is counted right behind a number is a counter, and nothing else.
  return tag === 'NNB' && isNumber(sentence[i - 1]) ? '의존 명사' : undefined;
}

/** Senses of the part of speech that the tag names first; of those that it may also stand for where none is. */
function ofTag(model: SenseModel, { first, end }: { first: number; end: number }, tag: Tag): number[] {
  const all = range(first, end);
  const tags = (sense: number) => TAGS_OF[model.part(sense)];
  // Which nouns are bound is a matter of taste: both are asked.
  const noun = tag === 'NNG' || tag === 'NNB';
  const usual = all.filter((sense) => tags(sense)[0] === tag || (noun && tags(sense).includes(tag)));
  return usual.length > 0 ? usual : all.filter((sense) => tags(sense).includes(tag));
}

function range(first: number, end: number): number[] {
  return Array.from({ length: end - first }, (_, k) => first + k);
}

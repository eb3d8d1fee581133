import type { Tag } from '../tags.js';
import type { Morpheme, Sentence } from '../types.js';
import { glossOf } from './gloss-block.js';
import { partOfAuxiliary } from './sense-auxiliaries.js';
import { type SenseContext, senseContext, type Word } from './sense-context.js';
import { isNumber } from './sense-features.js';
import type { SenseModel, SensePart } from './sense-model.js';

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

/** The tags that our convention gives to words of a part of speech, the usual one first. */
const TAGS_OF: Record<SensePart, readonly Tag[]> = {
  명사: ['NNG', 'NNP', 'NNB', 'XR'],
  '의존 명사': ['NNB', 'NNG', 'NNP'],
  대명사: ['NP'],
  수사: ['NR', 'MMN'],
  동사: ['VV', 'VX'],
  '보조 동사': ['VX', 'VV'],
  형용사: ['VA', 'VX', 'VCN'],
  '보조 형용사': ['VX', 'VA'],
  관형사: ['MMA', 'MMD', 'MMN'],
  부사: ['MAG', 'MAJ'],
  감탄사: ['IC'],
};

/** Gives every morpheme that has a known homograph its sense; `glosses` are what dictionaries say about them. */
export function addSenses(
  sentences: readonly Sentence[],
  model: SenseModel,
  glosses?: SharedArrayBuffer,
): void {
  for (const { eojeols } of sentences) {
    const morphemes = eojeols.flatMap((eojeol) => eojeol.morphemes);
    let context: SenseContext | undefined;
    morphemes.forEach((morpheme, i) => {
      if (morpheme.customDictName !== undefined) return;
      const senses = candidates(model, morphemes, i);
      if (senses.length === 0) return;
      context ??= senseContext(morphemes);
      assign(morpheme, senses, model.probabilities(context, i, senses), model, glosses);
    });
  }
}

function assign(
  morpheme: Morpheme,
  senses: readonly number[],
  probabilities: readonly number[],
  model: SenseModel,
  glosses: SharedArrayBuffer | undefined,
): void {
  const best = probabilities.indexOf(Math.max(...probabilities));
  const sense = senses[best]!;
  const known = glosses && glossOf(glosses, sense);
  morpheme.sense = {
    senseNo: known?.senseNo || model.number(sense),
    meaning: known?.meaning ?? '',
    urimalTargetId: known?.urimalTargetId || model.targetId(sense),
    probability: probabilities[best]!,
  };
}

/** The senses that a morpheme may have; none where it is no word with a homograph. */
export function candidates(model: SenseModel, sentence: readonly Word[], i: number): number[] {
  const { form, tag } = sentence[i]!;
  const letter = LETTER[tag];
  if (letter === undefined) return [];
  const next = sentence[i + 1];
  // 강화/NNG+하/XSV: what is told apart is the predicate 강화하다, and the noun carries its sense.
  if (letter !== 'V' && next !== undefined && (next.tag === 'XSV' || next.tag === 'XSA')) {
    const key = `${form}${next.form}/V`;
    // 사과하다 is never the fruit.
    const base = model.base(key);
    if (base !== undefined) return [base];
    const derived = model.unit(key);
    if (derived !== undefined) {
      const allowed = ofTag(model, derived, next.tag === 'XSV' ? 'VV' : 'VA');
      return allowed.length > 0 ? allowed : range(derived.first, derived.end);
    }
  }
  const unit = model.unit(`${form}/${letter}`);
  if (unit === undefined) return [];
  const senses = ofTag(model, unit, tag);
  const part = senses.length > 1 ? partByGrammar(sentence, i) : undefined;
  if (part === undefined) return senses;
  const suited = senses.filter((sense) => model.part(sense) === part);
  return suited.length > 0 ? suited : senses;
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

import { hintOf } from '../../analysis/tags.js';
import type { Eojeol, Morpheme, Sense, Sentence, WeighedReading } from '../../analysis/types.js';
import { offsetMap } from '../../hangul/offset-map.js';
import type {
  AnalyzeSyntaxResponse,
  EncodingType,
  TextSpan,
  Token,
  TokenizeResponse,
  Morpheme as WrittenMorpheme,
} from '../../wire/messages.js';
import { isIndexed, lemmaOf, type Word, wordsOf } from './words.js';

interface Rendering {
  /** Added to every offset, for a text that is a piece of a longer one. */
  base?: number;
  /** The words of each eojeol are written too. */
  words?: boolean;
}

/**
 * AnalyzeSyntaxResponse as its Connect JSON: keys in the order of the fields, zero values written, optional
 * fields left out when unset.
 */
export function renderAnalysis(
  text: string,
  sentences: readonly Sentence[],
  encoding: EncodingType,
  { base = 0, words = false }: Rendering = {},
): AnalyzeSyntaxResponse {
  const span = spansOf(text, encoding, base);
  return {
    sentences: sentences.map((sentence) => ({
      text: span(text.slice(sentence.begin, sentence.end), sentence),
      tokens: sentence.eojeols.map((eojeol) => renderToken(text, eojeol, span, words)),
      refined: sentence.refined,
    })),
    language: 'ko_KR',
    tokensCount: countEojeols(sentences),
  };
}

/** TokenizeResponse as its Connect JSON. */
export function renderTokens(
  text: string,
  sentences: readonly Sentence[],
  encoding: EncodingType,
  { base = 0 }: Rendering = {},
): TokenizeResponse {
  const span = spansOf(text, encoding, base);
  return {
    sentences: sentences.map((sentence) => ({
      text: span(text.slice(sentence.begin, sentence.end), sentence),
      tokens: sentence.eojeols.map((eojeol) => ({
        text: span(text.slice(eojeol.begin, eojeol.end), eojeol),
        segments: eojeol.morphemes.map((morpheme) => ({
          text: span(morpheme.form, morpheme),
          hint: hintOf(morpheme.tag),
        })),
        tagged: eojeol.morphemes.map(({ form, tag }) => `${form}/${hintOf(tag)}`).join('+'),
      })),
    })),
    language: 'ko_KR',
    tokensCount: countEojeols(sentences),
  };
}

/** 엄마/NNG+가/JKS */
export function taggedForm(morphemes: readonly Morpheme[]): string {
  return morphemes.map(({ form, tag }) => `${form}/${tag}`).join('+');
}

type Range = { begin: number; end: number };
type SpanOf = (content: string, range: Range) => TextSpan;

function spansOf(text: string, encoding: EncodingType, base: number): SpanOf {
  const at = offsetMap(text, encoding === 'NONE' ? 'UTF32' : encoding);
  const hidden = encoding === 'NONE';
  return (content, { begin, end }) => {
    const first = at(begin);
    return { content, beginOffset: hidden ? -1 : base + first, length: at(end) - first };
  };
}

function renderToken(text: string, eojeol: Eojeol, span: SpanOf, words: boolean): Token {
  const surface = text.slice(eojeol.begin, eojeol.end);
  return {
    text: span(surface, eojeol),
    morphemes: eojeol.morphemes.map((morpheme) => renderMorpheme(morpheme, span)),
    lemma: lemmaOf(surface, eojeol.morphemes),
    tagged: taggedForm(eojeol.morphemes),
    modified: eojeol.modified,
    ...(eojeol.readings ? { readings: eojeol.readings.map((reading) => renderReading(reading, span)) } : {}),
    ...(words ? { words: wordsOf(eojeol.morphemes).map((word) => renderWord(word, span)) } : {}),
  };
}

function renderWord(word: Word, span: SpanOf) {
  return { text: span(word.form, word), tag: word.tag, indexed: isIndexed(word) };
}

function renderReading({ morphemes, probability }: WeighedReading, span: SpanOf) {
  return {
    morphemes: morphemes.map((morpheme) => renderMorpheme(morpheme, span)),
    probability: roundProbability(probability),
  };
}

function renderMorpheme(morpheme: Morpheme, span: SpanOf): WrittenMorpheme {
  const rendered: WrittenMorpheme = {
    text: span(morpheme.form, morpheme),
    tag: morpheme.tag,
    probability: roundProbability(morpheme.probability),
    outOfVocab: morpheme.outOfVocab,
  };
  if (morpheme.customDictName !== undefined) rendered.customDictName = morpheme.customDictName;
  if (morpheme.sense !== undefined) rendered.sense = renderSense(morpheme.sense);
  return rendered;
}

function renderSense({ senseNo, meaning, urimalTargetId, probability }: Sense): Sense {
  return { senseNo, meaning, urimalTargetId, probability: roundProbability(probability) };
}

/** A float on the wire holds seven digits; more would only make the JSON longer. Never 0: it means "unset". */
function roundProbability(probability: number): number {
  return Math.max(1e-6, Math.round(probability * 1e6) / 1e6);
}

function countEojeols(sentences: readonly Sentence[]): number {
  let count = 0;
  for (const sentence of sentences) count += sentence.eojeols.length;
  return count;
}

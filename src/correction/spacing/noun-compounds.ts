import type { Morpheme } from '../../analysis/types.js';
import type { LineView, WordView } from '../line-view.js';

/** How sure the model must be that two nouns are two words: usage writes most compounds of nouns either way. */
const NOUNS = 0.95;
/** Names of people, places and firms are written as their owners do; short pieces are often read wrongly. */
const NAMES = 0.98;
const TERMS = 0.99;
/** A term that the dictionary lists with a caret, where the caller wants its parts apart. */
const CARET = 0.5;
/** Before a noun that says in what relation the first one stands. */
const RELATION = 0.02;

/** 선반 위, 문 앞: where something is. */
const PLACES = new Set(['위', '아래', '앞', '뒤', '옆', '안', '속', '밖', '때', '전', '후']);
const PLACE = 0.6;

/** 회의 결과, 사용 방법: nouns that make no term with the one before them. */
const RELATIONS = new Set(['결과', '방법', '내용', '이유', '여부']);

/**
 * Two nouns in one eojeol are one word where a dictionary says so, and by the author's choice where it is a term
 * (제50항) or a name (제49항); otherwise they are two (제2항).
 */
export function betweenNouns(
  line: LineView,
  { morphemes }: WordView,
  i: number,
  p: number,
): string | undefined {
  const { lexicon, options } = line;
  const before = morphemes[i - 1]!;
  const after = morphemes[i]!;
  const entries = lexicon.tagsOf(before.form + after.form);
  if (entries.some(({ tag, payload }) => tag[0] === 'N' && lexicon.isHeadword(payload))) return undefined;
  if (entries.some(({ payload }) => lexicon.isJoined(payload)))
    return !options.disableCaretSpacing && p > CARET ? 'spacing-compound' : undefined;
  if (before.outOfVocab === 'OUT_OF_VOCAB' || after.outOfVocab === 'OUT_OF_VOCAB') return undefined;
  const isName = before.tag === 'NNP' || after.tag === 'NNP' || before.end - before.begin < 2;
  if (isName) return p > NAMES ? 'spacing-words' : undefined;
  if (PLACES.has(after.form) && morphemes.length - i <= 2) return p > PLACE ? 'spacing-words' : undefined;
  const isHead = i === 1 && morphemes.length <= 4 && isRelation(line, after.form);
  // 투자원금상실: longer ones are terms of a trade more often than not
  const isLong = holdsMoreNouns(morphemes, 2);
  return p > (isHead ? RELATION : isLong ? TERMS : NOUNS) ? 'spacing-words' : undefined;
}

function holdsMoreNouns(morphemes: readonly Morpheme[], than: number): boolean {
  let nouns = 0;
  return morphemes.some(({ tag }) => tag[0] === 'N' && ++nouns > than);
}

/** Does the noun say in what relation the one before it stands? Callers who leave terms joined leave these too. */
export function isRelation({ options }: LineView, form: string): boolean {
  return !options.disableCaretSpacing && RELATIONS.has(form);
}

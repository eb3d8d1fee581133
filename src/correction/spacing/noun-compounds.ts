import type { Morpheme } from '../../analysis/types.js';
import type { LineView, WordView } from '../line/line-view.js';

/** How sure the model must be that two nouns are two words: usage writes most compounds of nouns either way. */
const NOUNS = 0.985;
const TERMS = 0.995;
/** A term that the dictionary lists with a caret, where the caller wants its parts apart. */
const CARET = 0.5;
/** Before a noun that says in what relation the first one stands. */
const RELATION = 0.02;

/** Two common nouns that no dictionary joins: words by the norm, but edited text has as many of them joined. */
export const NOUN_PHRASE = 'noun-phrase';

/** 선반 위, 문 앞: where something is. */
const PLACES = new Set(['위', '아래', '앞', '뒤', '옆', '안', '속', '밖', '때', '전', '후']);
const PLACE = 0.6;

/** 회의 결과, 사용 방법: nouns that make no term with the one before them. */
const RELATIONS = new Set(['결과', '방법', '내용', '이유', '여부']);

/** What people are called by behind their names (제48항). */
export const TITLES =
  /^(?:씨|선생|박사|교수|장군|과장|부장|차장|대리|사장|회장|이사|팀장|실장|국장|의원|장관|대통령|총리|시장|여사|감독|기자|작가|변호사|판사|검사|원장|소장|대표)$/;
const TITLE = 0.9;

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
  const isName =
    before.tag === 'NNP' ||
    after.tag === 'NNP' ||
    before.end - before.begin < 2 ||
    isRatherName(line, before.form);
  // 선교적 지평, 이번 공모전: the first goes with no noun as one word
  if ((before.tag === 'XSN' && before.form === '적') || /^[이저]번$/.test(before.form)) {
    // 성적통지서, 인적쇄신: 적 behind one syllable is as often part of a noun
    const isShort = before.tag === 'XSN' && before.begin - morphemes[0]!.begin < 2;
    return p > PLACE ? (isShort ? NOUN_PHRASE : 'spacing-words') : undefined;
  }
  if (before.tag === 'NNP' && TITLES.test(after.form)) return p > TITLE ? 'spacing-words' : undefined;
  // Names of people, places and firms are written as their owners do (제49항); short pieces are often read wrongly.
  if (isName) return undefined;
  // 쥐꼬리선인장속: behind several nouns it is the last part of a term; 삼국시대 때 is none
  if (PLACES.has(after.form) && (i === 1 || after.form === '때') && morphemes.length - i <= 2)
    return p > PLACE ? 'spacing-words' : undefined;
  const isHead = i === 1 && morphemes.length <= 4 && isRelation(line, after.form);
  // 투자원금상실: longer ones are terms of a trade more often than not
  const isLong = holdsMoreNouns(morphemes, 2);
  if (isHead) return p > RELATION ? 'spacing-words' : undefined;
  if (p <= (isLong ? TERMS : NOUNS)) return undefined;
  // 우리 음악, 둘 사이: only common nouns make compounds
  return before.tag === 'NNG' ? NOUN_PHRASE : 'spacing-words';
}

/** 브렌트크로스: more often a name than a noun. */
function isRatherName({ lexicon }: LineView, form: string): boolean {
  const name = lexicon.lookup(form, 'NNP');
  const noun = lexicon.lookup(form, 'NNG');
  return name >= 0 && noun >= 0 && lexicon.frequency(name) > lexicon.frequency(noun);
}

function holdsMoreNouns(morphemes: readonly Morpheme[], than: number): boolean {
  let nouns = 0;
  return morphemes.some(({ tag }) => tag[0] === 'N' && ++nouns > than);
}

/** Does the noun say in what relation the one before it stands? Callers who leave terms joined leave these too. */
export function isRelation({ options }: LineView, form: string): boolean {
  return !options.disableCaretSpacing && RELATIONS.has(form);
}

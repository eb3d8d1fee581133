import type { Morpheme } from '../../analysis/types.js';
import { WELL_KNOWN } from '../korean/commonness.js';
import type { LineView, WordView } from '../line/line-view.js';
import { LONGEST } from './headwords.js';

const QUOTES: Record<string, string> = { "'": "'", '"': '"', '‘': '’', '“': '”' };

/** '빨간운동화'를, "여자라서": one word in quotation marks that says nothing is a name, and its bearer's business. */
export function isQuotedName({ text }: LineView, { begin, surface, morphemes }: WordView): boolean {
  const open = text[begin - 1] ?? '';
  const close = Object.hasOwn(QUOTES, open) ? surface.indexOf(QUOTES[open]!) : -1;
  if (close < 0 || !/^[가-힣]+$/.test(surface.slice(0, close)) || text[begin - 2] === open) return false;
  const last = morphemes.findLast(({ end, tag }) => end <= begin + close && tag[0] !== 'S');
  return last !== undefined && /^(?:N|XSN)/.test(last.tag);
}

/** 전지원(1978년 5월 6일 ~): who was born then is called so. */
export function isBornIn({ text }: LineView, { begin }: WordView): boolean {
  return /^[가-힣]{2,4}\(\d{4}년/.test(text.slice(begin, begin + 12));
}

/** What bodies are called, at the end of their names. */
const BODY =
  /(?:[가-힣]{2}사|회|모임|연대|연합|당|재단|건설|은행|출판|방송|극단|센터|연구소|조합|클럽|밴드|금고|증권|문고)$/;

/** 주부와생활사, 경제적공진화모임: may be the name of a body, written as its members do (제49항). */
export function isBody(word: WordView): boolean {
  // 생각을짓는건설(이하 ‘회사’): what follows in brackets is none of it
  const bracket = word.morphemes.findIndex(({ tag }) => tag === 'SS');
  const morphemes = bracket > 0 ? word.morphemes.slice(0, bracket) : word.morphemes;
  const last = morphemes.findLastIndex(({ tag }) => tag === 'NNG' || tag === 'NNP' || tag === 'XSN');
  const tail = morphemes.slice(last + 1);
  return last > 0 && tail.every(({ tag }) => /^(?:J|S|VCP|E)/.test(tag)) && BODY.test(morphemes[last]!.form);
}

/** Does 의 begin a noun of two syllables that is more common than the one that is read behind it? */
export function hidesNoun(
  { lexicon, text }: LineView,
  { begin }: Morpheme,
  { form, tag }: Morpheme,
): boolean {
  const hidden = lexicon.frequencyOf(text.slice(begin, begin + 2), 'NNG');
  return hidden > Math.max(WELL_KNOWN, lexicon.frequencyOf(form, tag));
}

/** Does the lexicon have a longer name than the one before the particle, which reaches over it? */
export function isInsideName(
  { lexicon, text }: LineView,
  { begin, end, morphemes }: WordView,
  i: number,
): boolean {
  if (morphemes[i - 2]?.tag !== 'NNP') return false;
  for (let to = morphemes[i]!.begin + 1; to <= Math.min(end, begin + LONGEST); to++)
    if (lexicon.lookup(text.slice(begin, to), 'NNP') >= 0) return true;
  return false;
}

/** Is what stands before the particles a name that the lexicon has? */
export function isKnownName({ lexicon, text }: LineView, { begin, end, morphemes }: WordView): boolean {
  const tail = morphemes.find(({ tag }) => /^(?:[JES]|VCP|XS)/.test(tag));
  return lexicon.lookup(text.slice(begin, tail?.begin ?? end), 'NNP') >= 0;
}

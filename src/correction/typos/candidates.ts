import { applyEdit } from '../../analysis/encoder/edit.js';
import { CODAS, codaOf } from '../../hangul/syllable.js';
import type { LineView } from '../line/line-view.js';
import { isWritten, nearSyllables } from './common-syllables.js';
import { lexicalCandidates } from './lexical-candidates.js';
import { doubtsIn } from './readability.js';
import { soundCandidates, swapCandidates } from './sound-candidates.js';
import { isSpeltOut } from './spelt-out.js';

/** An operation below this is not worth trying. */
const WORTH_TRYING = 0.02;
/** A second operation in the same word must be this likely. */
const SECOND = 0.15;
/** Below this an operation must make something that the lexicon has: of 35 repairs by such operations in mistyped text one did not. */
const FAINT = 0.2;
/** What a neighbour of a syllable that no word has is worth. */
const SLIP = 0.3;
const MAX_CANDIDATES = 20;
const MAX_LEXICAL = 6;
/** How much a candidate's own probability counts beside how well it reads. */
const PRIOR_WEIGHT = 0.5;
const LEAST_PRIOR = 0.01;

export interface Candidate {
  text: string;
  kind: 'typo' | 'typo-sound';
  /** What the edit head gives the operation; 0 where it did not name it. */
  share: number;
  /** ln of the edit head's probability, weighted. */
  prior: number;
  score: number;
  /** Does it read as a word that nobody has joined before? */
  farFetched?: boolean;
}

/** What a word may be meant to be: by the edit head, by frequent words near it, by sound, by order. */
export function candidatesFor(view: LineView, word: string, begin: number, unknown: boolean): Candidate[] {
  const found = new Map<string, Candidate>();
  const add = (text: string, kind: Candidate['kind'], share = 0) => {
    const prior = PRIOR_WEIGHT * Math.log(Math.max(share, LEAST_PRIOR));
    // 도망온, 이사온: who has come, and no particle
    if (word.endsWith('온') && text === `${word.slice(0, -1)}은`) return;
    // 만든대, 갔대: what somebody said
    if (/.대$/.test(word) && text === `${word.slice(0, -1)}다` && isTold(word)) return;
    if (text === word || found.has(text) || !isWritten(text)) return;
    if (!isShortened(word, text, view) && !isPresentTense(word, text))
      found.set(text, { text, kind, share, prior, score: 0 });
  };
  const single: Array<{ i: number; syllable: string; share: number }> = [];
  for (let i = 0; i < word.length; i++) {
    for (const { operation, share } of view.editsAt(begin + i)) {
      if (share < WORTH_TRYING) continue;
      const syllable = applyEdit(word[i]!, operation);
      if (syllable && syllable !== word[i]) single.push({ i, syllable, share });
    }
  }
  for (let i = 0; i < word.length; i++) {
    if (isWritten(word[i]!)) continue;
    for (const syllable of nearSyllables(word[i]!)) single.push({ i, syllable, share: SLIP });
  }
  single.sort((a, b) => b.share - a.share);
  const put = (text: string, { i, syllable }: { i: number; syllable: string }) =>
    text.slice(0, i) + syllable + text.slice(i + 1);
  for (const edit of single.slice(0, 6)) {
    const text = put(word, edit);
    if (edit.share >= FAINT || isSpeltOut(text, word, view.lexicon)) add(text, 'typo', edit.share);
  }
  const doubts = doubtsIn(view, begin, begin + word.length);
  for (const text of lexicalCandidates(word, doubts, view.lexicon).slice(0, MAX_LEXICAL)) add(text, 'typo');
  const [first, second] = single;
  const other = single.find(({ i }) => first && i !== first.i);
  if (first && other && other.share > SECOND)
    add(put(put(word, first), other), 'typo', first.share * other.share);
  // The first repair may make room for one in the next syllable (이씁니다 → 있습니다).
  if (unknown || (first && second)) {
    const { lexicon } = view;
    for (const text of soundCandidates(word)) if (isSpeltOut(text, word, lexicon)) add(text, 'typo-sound');
    if (unknown && word.length <= 5)
      for (const text of swapCandidates(word)) if (isSpeltOut(text, word, lexicon)) add(text, 'typo');
  }
  return [...found.values()].slice(0, MAX_CANDIDATES);
}

/** Is there the ㄴ or ㅆ before its last syllable that -대 follows? */
function isTold(word: string): boolean {
  const coda = CODAS[codaOf(word.charCodeAt(word.length - 2))];
  return coda === 'ㄴ' || coda === 'ㅆ';
}

/** 반짝인다, 걷는다: said of now, not a mistyped dictionary form. */
function isPresentTense(word: string, text: string): boolean {
  return /..다$/.test(word) && losesCoda(word, text, word.length - 2, 'ㄴ');
}

/** 필욘, 걸: a noun with 는 or 를 drawn into its last syllable lost nothing. */
function isShortened(word: string, text: string, { lexicon }: LineView): boolean {
  const last = word.length - 1;
  if (!losesCoda(word, text, last, 'ㄴ') && !losesCoda(word, text, last, 'ㄹ')) return false;
  return lexicon.tagsOf(text).some(({ tag, payload }) => /^N[NP]/.test(tag) && lexicon.isHeadword(payload));
}

/** Is all that the two differ in a coda that the first has at this syllable, and the second not? */
function losesCoda(word: string, text: string, at: number, coda: string): boolean {
  const bare = text.charCodeAt(at);
  return (
    codaOf(bare) === 0 &&
    word === text.slice(0, at) + String.fromCharCode(bare + CODAS.indexOf(coda)) + text.slice(at + 1)
  );
}

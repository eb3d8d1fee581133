import { applyEdit } from '../../analysis/encoder/edit.js';
import { CODAS, codaOf } from '../../hangul/syllable.js';
import { USED } from '../korean/commonness.js';
import type { LineView } from '../line/line-view.js';
import { isWritten, nearSyllables } from './common-syllables.js';
import { lexicalCandidates } from './lexical-candidates.js';
import type { NearWord } from './near-words.js';
import { doubtsIn } from './readability.js';
import { soundCandidates, swapCandidates } from './sound-candidates.js';
import { isSpeltOut } from './spelt-out.js';
import { isVerbForm } from './verb-form.js';

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
/** The same of what a strange word sounds like, which the edit head does not know of. */
const NEAR_PRIOR = 0.2;

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
  /** Where it stands for a strange word that sounds like it. */
  near?: NearWord;
}

/** One syllable of a word put in the place of another. */
interface SyllableEdit {
  i: number;
  syllable: string;
  share: number;
}

/** What a word may be meant to be: by the edit head, by frequent words near it, by sound, by order. */
export function candidatesFor(view: LineView, word: string, begin: number, unknown: boolean): Candidate[] {
  const { lexicon } = view;
  const found = new Map<string, Candidate>();
  const add = (text: string, kind: Candidate['kind'], share = 0) => {
    const prior = PRIOR_WEIGHT * Math.log(Math.max(share, LEAST_PRIOR));
    if (text === word || found.has(text) || !isWritten(text) || isRightAsItIs(word, text, view)) return;
    found.set(text, { text, kind, share, prior, score: 0 });
  };
  const edits = editsOf(view, word, begin);
  for (const edit of edits.slice(0, 6)) {
    const text = put(word, edit);
    if (edit.share >= FAINT || isSpeltOut(text, word, lexicon)) add(text, 'typo', edit.share);
  }
  const doubts = doubtsIn(view, begin, begin + word.length);
  for (const text of lexicalCandidates(word, doubts, lexicon).slice(0, MAX_LEXICAL)) add(text, 'typo');
  const [first, second] = edits;
  const other = edits.find(({ i }) => first && i !== first.i);
  if (first && other && other.share > SECOND)
    add(put(put(word, first), other), 'typo', first.share * other.share);
  // The first repair may make room for one in the next syllable (이씁니다 → 있습니다).
  if (unknown || (first && second))
    for (const text of soundCandidates(word)) if (isSpeltOut(text, word, lexicon)) add(text, 'typo-sound');
  if (unknown && word.length <= 5)
    for (const text of swapCandidates(word)) if (isSpeltOut(text, word, lexicon)) add(text, 'typo');
  return [...found.values()].slice(0, MAX_CANDIDATES);
}

/** Adds what a strange word sounds like. */
export function addNear(candidates: Candidate[], near: readonly NearWord[]): void {
  for (const word of near) {
    const prior = PRIOR_WEIGHT * Math.log(word.byReading ? LEAST_PRIOR : NEAR_PRIOR);
    const known = candidates.find(({ text }) => text === word.text);
    if (known) Object.assign(known, { near: word, prior: Math.max(known.prior, prior) });
    else candidates.push({ text: word.text, kind: 'typo', share: 0, prior, score: 0, near: word });
  }
}

/** The edits that the edit head would make, and those that make a common syllable of one that no word has; likeliest first. */
function editsOf(view: LineView, word: string, begin: number): SyllableEdit[] {
  const edits: SyllableEdit[] = [];
  for (let i = 0; i < word.length; i++) {
    for (const { operation, share } of view.editsAt(begin + i)) {
      if (share < WORTH_TRYING) continue;
      const syllable = applyEdit(word[i]!, operation);
      if (syllable && syllable !== word[i]) edits.push({ i, syllable, share });
    }
  }
  for (let i = 0; i < word.length; i++) {
    if (isWritten(word[i]!)) continue;
    for (const syllable of nearSyllables(word[i]!)) edits.push({ i, syllable, share: SLIP });
  }
  return edits.sort((a, b) => b.share - a.share);
}

function put(text: string, { i, syllable }: SyllableEdit): string {
  return text.slice(0, i) + syllable + text.slice(i + 1);
}

/** Does the word differ from the candidate only by what people mean to write there? */
function isRightAsItIs(word: string, text: string, view: LineView): boolean {
  // 도망온, 이사온: who has come, and no particle
  if (word.endsWith('온') && text === `${word.slice(0, -1)}은`) return true;
  // 만든대, 갔대: what somebody said
  if (/.대$/.test(word) && text === `${word.slice(0, -1)}다` && isTold(word)) return true;
  return isShortened(word, text, view) || isPresentTense(word, text, view);
}

/** Is there the ㄴ or ㅆ before its last syllable that -대 follows? */
function isTold(word: string): boolean {
  const coda = CODAS[codaOf(word.charCodeAt(word.length - 2))];
  return coda === 'ㄴ' || coda === 'ㅆ';
}

/** 반짝인다, 큰다: said of now, not a mistyped dictionary form; a stem of one syllable must be that of a verb (인다). */
function isPresentTense(word: string, text: string, { lexicon }: LineView): boolean {
  if (!/.다$/.test(word) || !losesCoda(word, text, word.length - 2, 'ㄴ')) return false;
  return word.length > 2 || lexicon.headwordFrequency(text[0]!, 'VV') > USED;
}

/** Endings with which 는 is often drawn together: 다가와선, 하곤, 가진. */
const BEFORE_TOPIC = /.[서고지]$/;

/** 필욘, 걸: a noun with 는 or 를 drawn into its last syllable lost nothing. */
function isShortened(word: string, text: string, { lexicon }: LineView): boolean {
  const last = word.length - 1;
  if (BEFORE_TOPIC.test(text) && losesCoda(word, text, last, 'ㄴ') && isVerbForm(text, lexicon)) return true;
  if (!losesCoda(word, text, last, 'ㄴ') && !losesCoda(word, text, last, 'ㄹ')) return false;
  return lexicon.isHeadword(text, /^N[NP]/);
}

/** Is all that the two differ in a coda that the first has at this syllable, and the second not? */
function losesCoda(word: string, text: string, at: number, coda: string): boolean {
  const bare = text.charCodeAt(at);
  return (
    codaOf(bare) === 0 &&
    word === text.slice(0, at) + String.fromCharCode(bare + CODAS.indexOf(coda)) + text.slice(at + 1)
  );
}

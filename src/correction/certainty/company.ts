import type { Sentence } from '../../analysis/types.js';
import { CLEANUP } from '../answer/cleanup.js';
import type { Change } from '../line/compose.js';
import type { LineView } from '../line/line-view.js';
import { firstAfter } from '../line/ordered-spans.js';
import type { Proposal } from '../propose.js';
import type { Edit } from '../types.js';
import { wordsWithoutCompany } from './edited-usage.js';
import type { Level } from './level.js';

/**
 * A clear mistake speaks for an author who slips, a word that is right for one who does not: with a slip in every
 * twelfth word of a draft and in every 300th of edited text, one mistake outweighs 40 right words.
 */
const WORDS_PER_MISTAKE = 40;

/**
 * A doubtful change is made where it is in the company of clear mistakes, in its sentence or in the whole line, or where
 * the line is too short to tell. Otherwise it becomes a question: the caller sees it, the text stays.
 */
export function weighDoubts(view: LineView, changes: readonly Change[], proposal: Proposal): void {
  const { edits, questions } = proposal;
  const { level } = view.options;
  if (level === 'strict' || !edits.some((edit) => isDoubtful(edit, level))) return;
  const mistakes = mistakesIn(changes, edits);
  const isAlone = (edit: Edit) => {
    const { begin, end, eojeols } = sentenceAt(view, edit.begin);
    const inSentence = countBefore(mistakes, end) - countBefore(mistakes, begin);
    const spare = wordsWithoutCompany(edit);
    // A short sentence among right ones has them to tell.
    return (
      (inSentence === 0 || eojeols.length > spare + WORDS_PER_MISTAKE * inSentence) &&
      view.words.length > spare + WORDS_PER_MISTAKE * mistakes.length
    );
  };
  proposal.edits = [];
  for (const edit of edits) {
    if (isDoubtful(edit, level) && (level === 'careful' || isAlone(edit)))
      questions.push({ ...edit, category: 'CONFIRM', confirm: true });
    else proposal.edits.push(edit);
  }
}

/** A careful caller wants rules only, no guesses of the model about what was typed. */
function isDoubtful(edit: Edit, level: Level = 'normal'): boolean {
  return wordsWithoutCompany(edit) < Infinity || (level === 'careful' && edit.category === 'TYPO');
}

/** White space that the caller wants to be rid of says nothing about its author. */
function isMistake(edit: Edit): boolean {
  return !isDoubtful(edit) && edit.helpId !== CLEANUP;
}

/** Where the clear mistakes are, in order: those that earlier looks at the line mended, and those of this one. */
function mistakesIn(changes: readonly Change[], edits: readonly Edit[]): number[] {
  const places = edits.filter(isMistake).map(({ begin }) => begin);
  let shift = 0;
  for (const { begin, end, replacement, edits: made } of changes) {
    if (made.some(isMistake)) places.push(begin + shift);
    shift += replacement.length - (end - begin);
  }
  return places.sort((a, b) => a - b);
}

function sentenceAt({ sentences }: LineView, offset: number): Sentence {
  return sentences[Math.min(firstAfter(sentences, offset), sentences.length - 1)]!;
}

/** How many of these numbers, in order, are below the limit. */
function countBefore(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

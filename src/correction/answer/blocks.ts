import type { Span } from '../../analysis/text/split-lines.js';
import { isSpace } from '../../analysis/text/split-lines.js';
import type { Morpheme } from '../../analysis/types.js';
import { isProtected } from '../keep/protect.js';
import { applyChanges, type Change } from '../line/compose.js';
import type { Alternative, Block, Edit, Revision } from '../types.js';
import { dictionaryEntry } from './dictionary-entry.js';
import { reasonId } from './reason-id.js';

/** The help id of a block that several corrections were merged into. */
export const MERGED = 'Merged';

/** The morphemes of the words in a stretch, as the model read them before any change; offsets are those of the text. */
export type MorphemesAt = (begin: number, end: number) => Morpheme[];

/** Changes whose words touch, and the stretch of all these words. */
interface Group extends Span {
  changes: Change[];
}

/**
 * Blocks of eojeol size: a change takes the whole of the words that it touches, with their punctuation; changes whose
 * words touch become one block, with each change nested.
 */
export function blocksOf(
  text: string,
  changes: readonly Change[],
  protectedSpans: readonly Span[],
  morphemesAt: MorphemesAt,
): Block[] {
  const groups: Group[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    // Inside words that were looked at already: a word of any length is walked through once.
    if (last && change.begin < last.end && change.end <= last.end) {
      last.changes.push(change);
      continue;
    }
    const { begin, end } = wordsAround(text, change, protectedSpans);
    if (last && begin < last.end) {
      last.begin = Math.min(last.begin, begin);
      last.end = Math.max(last.end, end);
      last.changes.push(change);
    } else groups.push({ begin, end, changes: [change] });
  }
  return groups.map((group) => blockOf(text, group, morphemesAt));
}

/** A block that only asks: its `revised` is what the author wrote. */
export function questionOf(
  text: string,
  edit: Edit,
  protectedSpans: readonly Span[],
  morphemesAt: MorphemesAt,
): Block {
  const { begin, end } = wordsAround(text, edit, protectedSpans);
  const written = (replacement: string) =>
    text.slice(begin, edit.begin) + replacement + text.slice(edit.end, end);
  return {
    begin,
    end,
    revised: text.slice(begin, end),
    revisions: revisionsOf(edit, written),
    nested: [],
    ...citedBy(edit),
    ...dictionaryEntry(text, { begin, end }, edit, morphemesAt(begin, end)),
  };
}

function blockOf(text: string, { begin, end, changes }: Group, morphemesAt: MorphemesAt): Block {
  const content = text.slice(begin, end);
  const revised = applyChanges(
    content,
    changes.map((c) => ({ ...c, begin: c.begin - begin, end: c.end - begin })),
  );
  if (changes.length === 1) {
    const change = changes[0]!;
    const [edit] = change.edits as [Edit];
    // Alternatives speak of the place that one edit changed; once more came together they have none.
    const single = change.edits.length === 1 ? edit : { ...edit, others: [] };
    const written = (replacement: string) =>
      text.slice(begin, change.begin) + replacement + text.slice(change.end, end);
    return {
      begin,
      end,
      revised,
      revisions: revisionsOf({ ...single, replacement: change.replacement }, written),
      nested: [],
      ...citedBy(edit),
      ...dictionaryEntry(text, { begin, end }, change, morphemesAt(begin, end)),
    };
  }
  const score = changes.reduce(
    (least, { edits }) => edits.reduce((l, edit) => Math.min(l, edit.score), least),
    1,
  );
  const category = changes[0]!.edits[0]!.category;
  return {
    begin,
    end,
    revised,
    revisions: [{ revised, score: round(score), category, helpId: MERGED, ...mergedEvidence(changes) }],
    nested: nestedIn(text, { begin, end, changes }),
    lemma: '',
    pos: 'POS_UNK',
  };
}

function nestedIn(text: string, { begin, end, changes }: Group): Block[] {
  const nested: Block[] = [];
  changes.forEach((change, i) => {
    nested.push(nestedOf(text, change, nested.at(-1)?.end ?? begin, changes[i + 1]?.begin ?? end));
  });
  return nested;
}

/**
 * A nested block holds its own change only. An insertion takes the word part before it, or right behind another the
 * character after it, so that its origin is not empty.
 */
function nestedOf(text: string, change: Change, floor: number, ceiling: number): Block {
  let begin = change.begin;
  while (begin > floor && !isSpace(text.charCodeAt(begin - 1))) begin--;
  const lacksPlace = begin === change.end && change.end < ceiling;
  const end = change.end + (lacksPlace ? String.fromCodePoint(text.codePointAt(change.end)!).length : 0);
  const written = (replacement: string) =>
    text.slice(begin, change.begin) + replacement + text.slice(change.end, end);
  const [edit] = change.edits as [Edit];
  return {
    begin,
    end,
    revised: written(change.replacement),
    revisions: [
      {
        revised: written(change.replacement),
        score: round(edit.score),
        category: edit.category,
        helpId: reasonId(edit),
        ...(edit.evidence && { evidence: edit.evidence }),
      },
    ],
    nested: [],
    lemma: '',
    pos: 'POS_UNK',
    ...citedBy(edit),
  };
}

function citedBy({ article, comment }: Edit): Pick<Block, 'article' | 'comment'> {
  return { ...(article === undefined ? {} : { article }), ...(comment ? { comment } : {}) };
}

function revisionsOf(edit: Edit, written: (replacement: string) => string): Revision[] {
  const { category } = edit;
  const helpId = reasonId(edit);
  const all: Alternative[] = [{ revised: edit.replacement, score: edit.score }, ...(edit.others ?? [])];
  return all.map(({ revised, score, evidence = edit.evidence }) => ({
    revised: written(revised),
    score: round(score),
    category,
    helpId,
    ...(evidence && { evidence }),
  }));
}

/** What was merged is explained change by change, in the nested blocks. */
function mergedEvidence(changes: readonly Change[]): Pick<Revision, 'evidence'> {
  const isExplained = changes.some(({ edits }) => edits.some(({ evidence }) => evidence));
  return isExplained ? { evidence: { by: 'merged' } } : {};
}

function round(score: number): number {
  return Math.round(score * 1e4) / 1e4;
}

/** The stretch, widened to white space; never over a line's end or into protected text. */
export function wordsAround(text: string, { begin, end }: Span, protectedSpans: readonly Span[]): Span {
  const free = (i: number) => !isSpace(text.charCodeAt(i)) && !isProtected(protectedSpans, i, i + 1);
  let from = begin;
  let to = end;
  while (from > 0 && free(from - 1)) from--;
  while (to < text.length && free(to)) to++;
  return { begin: from, end: to };
}

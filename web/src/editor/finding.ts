import { isQuestion } from '../lib/blocks';
import type { Block, Correction } from '../lib/types';

/** How a place is drawn and counted: few enough to tell apart at a glance. */
export type Kind = 'spelling' | 'typo' | 'spacing' | 'usage' | 'question';

const KIND_OF: Record<string, Kind> = {
  WORD: 'spelling',
  STANDARD: 'spelling',
  FOREIGN_WORD: 'spelling',
  TYPO: 'typo',
  SPACING: 'spacing',
  GRAMMER: 'usage',
  CONFUSABLE_WORDS: 'usage',
  SENTENCE: 'question',
  CONFIRM: 'question',
};

/** A place that may be changed; offsets are those of the text that was read. */
export interface Finding {
  /** Of this place in the document; 0 where it has none yet. */
  id: number;
  from: number;
  to: number;
  origin: string;
  kind: Kind;
  category: string;
  /** Not changed unless the writer says so. */
  question: boolean;
  /** What may stand there instead, the best first. */
  alternatives: string[];
  helpIds: string[];
  pieces: Array<[origin: string, revised: string]>;
  lemma: string;
  pos: string;
}

/** The help of superfluous spaces, which no rule of the server explains. */
export const SPACES = 'whitespace-cleanup';

/** Of what was read; where it stands in the document, and its number there, comes later. */
export function findingsOf({ origin, revisedBlocks, whitespaceCleanupRanges }: Correction): Finding[] {
  const findings = revisedBlocks.map(findingOf).filter(({ alternatives }) => alternatives.length > 0);
  let next = 0;
  for (const { offset, length } of whitespaceCleanupRanges ?? []) {
    while (next < findings.length && findings[next]!.to <= offset) next++;
    if (next < findings.length && findings[next]!.from < offset + length) continue;
    findings.splice(next, 0, spacesAt(origin, offset, length));
  }
  return findings;
}

function findingOf(block: Block): Finding {
  const { content, beginOffset, length } = block.origin;
  const question = isQuestion(block);
  const category = block.revisions[0]?.category ?? 'UNKNOWN';
  const pieces = block.nested.length > 0 ? block.nested : [block];
  const ways = [block.revised, ...block.revisions.map(({ revised }) => revised)];
  return {
    id: 0,
    from: beginOffset,
    to: beginOffset + length,
    origin: content,
    kind: question ? 'question' : (KIND_OF[category] ?? 'spelling'),
    category,
    question,
    alternatives: [...new Set(ways)].filter((way) => way !== content),
    helpIds: [...new Set(pieces.flatMap(({ revisions }) => revisions.map(({ helpId }) => helpId)))],
    pieces: block.nested.map((piece) => [piece.origin.content, piece.revised]),
    lemma: block.nested.length > 0 ? '' : block.lemma,
    pos: block.pos,
  };
}

function spacesAt(text: string, from: number, length: number): Finding {
  return {
    id: 0,
    from,
    to: from + length,
    origin: text.slice(from, from + length),
    kind: 'spacing',
    category: 'SPACING',
    question: false,
    alternatives: [''],
    helpIds: [SPACES],
    pieces: [],
    lemma: '',
    pos: 'POS_UNK',
  };
}

let lastId = 0;

/**
 * Each place is a finding of its own, with a number of its own, however often the same sentence stands in the text. What
 * was there before keeps its number: an open card stays the same one, with the focus that is in it.
 */
export function recognised(found: readonly Finding[], known: readonly Finding[]): Finding[] {
  const placeOf = ({ from, origin }: Finding) => `${from} ${origin}`;
  const before = new Map(known.map((finding) => [placeOf(finding), finding.id]));
  return found.map((finding) => ({ ...finding, id: before.get(placeOf(finding)) ?? ++lastId }));
}

/** All places where the same is written and the same is wrong with it, this one among them. */
export function sameAs({ origin, alternatives }: Finding, all: readonly Finding[]): Finding[] {
  return all.filter((one) => one.origin === origin && one.alternatives[0] === alternatives[0]);
}

/** The word without the marks around it: what the writer wants left alone. */
export function wordOf({ origin }: Pick<Finding, 'origin'>): string {
  return origin.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || origin;
}

/** Mistakes that may come from a name or term which the dictionaries lack; a wrong ending or word never does. */
const OF_WORDS = new Set(['TYPO', 'FOREIGN_WORD', 'SPACING']);
/** How predicates end: what looks like one is no noun, whatever the analysis took it for. */
const LIKE_PREDICATE = /(?:다|요|까|죠|네요|군요|세요|니까|는데|지만|으면|어서|아서|도록|거나|더니|읍니|슴)$/;

/** Whether a dictionary is the right place for what is written there. */
export function belongsInDictionary(finding: Finding): boolean {
  const { lemma, pos, category, question } = finding;
  if (lemma === '' || pos === 'POS_UNK' || question || !OF_WORDS.has(category)) return false;
  if (pos === 'POS_VV' || pos === 'POS_VA' || pos === 'POS_NNP') return true;
  // What was cut off from its particles is a noun; a whole word may be anything (걸을수).
  const whole = lemma === wordOf(finding);
  return !whole || (category !== 'SPACING' && !LIKE_PREDICATE.test(lemma));
}

/** The next finding behind the one that is open, or from the cursor on; or the one before. Round at the end. */
export function neighbourOf(
  all: readonly Finding[],
  direction: 1 | -1,
  here: { from: number; to: number } | undefined,
  cursor: number,
): Finding {
  if (direction === -1) return all.findLast((one) => one.to <= (here?.from ?? cursor)) ?? all.at(-1)!;
  return all.find((one) => (here ? one.from >= here.to : one.to > cursor)) ?? all[0]!;
}

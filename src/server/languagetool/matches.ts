import type { RuleCatalogue } from '../../correction/answer/rule-catalogue.js';
import type { Category, Help } from '../../correction/types.js';
import { helpIdsOf, isQuestion, ruleIdOf } from '../../service/render/render-correction.js';
import type { CorrectErrorResponse, RevisedBlock } from '../../wire/messages.js';
import type { AnnotatedText, Stretch } from './annotated-text.js';
import { toolCategory } from './categories.js';
import { narrowed } from './narrow.js';
import type { RuleChoice } from './rule-choice.js';

/** Letters that are shown on each side of a match. */
const CONTEXT_LETTERS = 40;
const CUT = '...';
/** Matches between two places where the work may pause. */
const MATCHES_PER_STEP = 200;

/** One finding as LanguageTool writes it; offsets are UTF-16 code units of what the caller wrote. */
export interface Match {
  message: string;
  shortMessage: string;
  replacements: Array<{ value: string }>;
  offset: number;
  length: number;
  context: { text: string; offset: number; length: number };
  sentence: string;
  type: { typeName: 'UnknownWord' | 'Hint' | 'Other' };
  rule: {
    id: string;
    description: string;
    issueType: string;
    urls: Array<{ value: string }>;
    category: { id: string; name: string };
  };
  ignoreForIncompleteSentence: boolean;
  contextForSureMatch: number;
}

export interface MatchParts {
  text: AnnotatedText;
  /** With offsets in UTF-16. */
  answer: CorrectErrorResponse;
  choice: RuleChoice;
  catalogue: RuleCatalogue;
  /** The page that explains the rules. */
  rulesUrl: string;
}

/**
 * The corrections and questions that the chosen rules speak for, in the order of the text. Yields where the work may
 * pause: a long text has thousands of them.
 */
export function* matchesOf(parts: MatchParts, sentences: readonly Stretch[]): Generator<void, Match[]> {
  const { answer, choice } = parts;
  const found = answer.revisedBlocks
    .flatMap((block) => spoken(block, choice))
    .sort((a, b) => a.origin.beginOffset - b.origin.beginOffset);
  const matches: Match[] = [];
  let sentence = 0;
  for (const [i, block] of found.entries()) {
    if (i % MATCHES_PER_STEP === MATCHES_PER_STEP - 1) yield;
    while (sentence + 1 < sentences.length && sentences[sentence + 1]!.begin <= block.origin.beginOffset)
      sentence++;
    const match = matchOf(block, sentences[sentence], parts);
    if (match !== undefined) matches.push(match);
  }
  return matches;
}

/** The sentences of the text that was checked. */
export function sentencesIn({ origin, revisedSentences }: CorrectErrorResponse): Stretch[] {
  let from = 0;
  return revisedSentences.flatMap(({ origin: sentence }) => {
    const begin = origin.indexOf(sentence, from);
    if (begin < 0 || sentence === '') return [];
    from = begin + sentence.length;
    return { begin, end: from };
  });
}

/** A block as a whole, or those of its pieces that rules speak for which are not silent. */
function spoken(block: RevisedBlock, choice: RuleChoice): RevisedBlock[] {
  if (isQuestion(block) && !choice.asks) return [];
  const speaks = (piece: RevisedBlock) => helpIdsOf(piece).every((id) => choice.speaks(ruleIdOf(id)));
  return speaks(block) ? [block] : block.nested.filter(speaks);
}

function matchOf(
  block: RevisedBlock,
  sentence: Stretch | undefined,
  { text, answer, catalogue, rulesUrl }: MatchParts,
): Match | undefined {
  const { beginOffset: begin, content } = block.origin;
  const ways = [...new Set(block.revisions.map(({ revised }) => revised))].filter((way) => way !== content);
  const proposal = narrowed({ begin, end: begin + content.length, replacements: ways }, text);
  const place = text.placeOf(proposal);
  const ids = helpIdsOf(block);
  const help = answer.helps[ids[0] ?? ''];
  if (place === undefined || help === undefined) return undefined;
  const ruleId = ruleIdOf(help.id);
  const question = isQuestion(block);
  const category = toolCategory(question ? 'CONFIRM' : help.category, help.ruleArticle);
  const length = place.end - place.begin;
  return {
    message: ids.flatMap((id) => reason(answer.helps[id])).join('\n'),
    shortMessage: category.name,
    replacements: proposal.replacements.map((value) => ({ value })),
    offset: place.begin,
    length,
    context: { ...contextOf(text.written, place), length },
    sentence: sentence === undefined ? '' : text.plain.slice(sentence.begin, sentence.end).trim(),
    type: { typeName: typeOf(help.category, question) },
    rule: {
      id: ruleId,
      description: catalogue.get(ruleId)?.title ?? ruleId,
      issueType: category.issueType,
      urls: [{ value: `${rulesUrl}#${encodeURIComponent(ruleId)}` }],
      category: { id: category.id, name: category.name },
    },
    ignoreForIncompleteSentence: false,
    contextForSureMatch: 0,
  };
}

function reason(help: Help | undefined): string[] {
  if (help === undefined) return [];
  return [help.ruleArticle === '' ? help.comment : `${help.comment} (${help.ruleArticle})`];
}

function typeOf(category: Category, question: boolean): Match['type']['typeName'] {
  if (question) return 'Hint';
  return category === 'TYPO' ? 'UnknownWord' : 'Other';
}

/** What stands around the place, on one line; no character is cut in two. */
function contextOf(written: string, { begin, end }: Stretch): { text: string; offset: number } {
  const from = whole(written, Math.max(0, begin - CONTEXT_LETTERS));
  const to = whole(written, Math.min(written.length, end + CONTEXT_LETTERS));
  const head = from > 0 ? CUT : '';
  const tail = to < written.length ? CUT : '';
  const line = written.slice(from, to).replace(/[\n\r]/g, ' ');
  return { text: `${head}${line}${tail}`, offset: head.length + begin - from };
}

function whole(text: string, place: number): number {
  return /[\udc00-\udfff]/.test(text[place] ?? '') && place > 0 ? place - 1 : place;
}

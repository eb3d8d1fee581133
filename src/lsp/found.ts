import type { Help } from '../correction/types.js';
import { helpIdsOf, isQuestion, ruleIdOf } from '../service/render/render-correction.js';
import type { RevisedBlock } from '../wire/messages.js';

/** One place in a document; offsets are UTF-16 code units of the document. */
export interface Found {
  begin: number;
  end: number;
  origin: string;
  /** What may stand there instead, the best first. */
  alternatives: string[];
  /** Only asked: it is not changed unless somebody says so. */
  question: boolean;
  helps: Help[];
  /** What a dictionary would have to know for this to be right; empty where that would not help. */
  lemma: string;
  pos: string;
}

export function foundIn(
  block: RevisedBlock,
  helps: Readonly<Record<string, Help>>,
  placeOf: (offset: number) => number,
): Found {
  const { content, beginOffset } = block.origin;
  const begin = placeOf(beginOffset);
  const question = isQuestion(block);
  const ways = [...(question ? [] : [block.revised]), ...block.revisions.map(({ revised }) => revised)];
  return {
    begin,
    end: begin + content.length,
    origin: content,
    alternatives: [...new Set(ways)].filter((way) => way !== content),
    question,
    helps: helpIdsOf(block).flatMap((id) => helps[id] ?? []),
    lemma: block.lemma,
    pos: block.pos,
  };
}

/** The rule that a place is known by. */
export function ruleOf({ helps }: Found): string {
  return helps[0] ? ruleIdOf(helps[0].id) : 'malgyeol';
}

/** The word without the marks around it: what an ignore file names. */
export function wordOf({ origin }: Found): string {
  return origin.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || origin;
}

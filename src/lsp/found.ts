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
  const others = [...new Set(ways)].filter((way) => way !== content);
  const { before, behind } = sharedMarks([content, ...others]);
  const within = (text: string) => text.slice(before, text.length - behind);
  return {
    begin: begin + before,
    end: begin + content.length - behind,
    origin: within(content),
    alternatives: others.map(within),
    question,
    helps: helpIdsOf(block).flatMap((id) => helps[id] ?? []),
    lemma: block.lemma,
    pos: block.pos,
  };
}

const MARK = /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'`*_~]/u;

/** Brackets and quotes around a word that stay whatever becomes of it are no part of the place: [되요](…). */
function sharedMarks([first, ...others]: readonly string[]): { before: number; behind: number } {
  const [word, shortest] = [first!, Math.min(...[first!, ...others].map(({ length }) => length))];
  const isShared = (at: number) =>
    MARK.test(word.at(at)!) && others.every((other) => other.at(at) === word.at(at));
  let before = 0;
  let behind = 0;
  while (before < shortest - 1 && isShared(before)) before++;
  while (before + behind < shortest - 1 && isShared(-behind - 1)) behind++;
  return { before, behind };
}

/** The rule that a place is known by. */
export function ruleOf({ helps }: Found): string {
  return helps[0] ? ruleIdOf(helps[0].id) : 'malgyeol';
}

/** The word without the marks around it: what an ignore file names. */
export function wordOf({ origin }: Found): string {
  return origin.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || origin;
}

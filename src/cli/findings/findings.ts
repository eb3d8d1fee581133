import { helpIdsOf, isQuestion, ruleIdOf } from '../../service/render/render-correction.js';
import type { CorrectErrorResponse } from '../../wire/messages.js';

/** One place in a file, for programs that show what tools have found. Lines and columns begin at 1. */
export interface Finding {
  path: string;
  ruleId: string;
  /** Only asked: nothing would be changed. */
  question: boolean;
  message: string;
  origin: string;
  revised: string;
  begin: Place;
  end: Place;
}

interface Place {
  line: number;
  column: number;
  /** In UTF-16 code units. */
  offset: number;
}

/** Offsets of the answer are in UTF-16. */
export function findingsIn(path: string, { origin, revisedBlocks, helps }: CorrectErrorResponse): Finding[] {
  const place = placesIn(origin);
  return revisedBlocks.map((block) => {
    const [helpId = 'unknown'] = helpIdsOf(block);
    const { content, beginOffset, length } = block.origin;
    const question = isQuestion(block);
    const revised = question ? (block.revisions[0]?.revised ?? content) : block.revised;
    const why = helps[helpId]?.comment ?? '';
    return {
      path,
      ruleId: ruleIdOf(helpId),
      question,
      message: `${content} → ${revised}${question ? ' (확인)' : ''}${why === '' ? '' : `: ${why}`}`,
      origin: content,
      revised,
      begin: place(beginOffset),
      end: place(beginOffset + length),
    };
  });
}

/** Places are asked for in rising order. */
function placesIn(text: string): (offset: number) => Place {
  let line = 1;
  let begin = 0;
  let seen = 0;
  return (offset) => {
    for (; seen < offset; seen++) {
      if (text[seen] !== '\n' && !(text[seen] === '\r' && text[seen + 1] !== '\n')) continue;
      line++;
      begin = seen + 1;
    }
    return { line, column: offset - begin + 1, offset };
  };
}

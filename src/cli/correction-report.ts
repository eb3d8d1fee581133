import { type CorrectErrorResponse, helpIdsOf, type RenderedBlock } from '../service/render-correction.js';

const RED = '\u001b[31m';
const GREEN = '\u001b[32m';
const YELLOW = '\u001b[33m';
const DIM = '\u001b[2m';
const OFF = '\u001b[0m';

/**
 * The corrections of one file for people, as a diff: every line that changes before and after, then each place in it
 * and why. Offsets are in UTF-16.
 */
export function correctionReport(
  path: string,
  { origin, revisedBlocks, helps }: CorrectErrorResponse,
  colour: boolean,
): string {
  const paint = (code: string, text: string) => (colour ? `${code}${text}${OFF}` : text);
  const starts = lineStarts(origin);
  const out: string[] = [];
  let shown = 0;
  for (const block of revisedBlocks) {
    const { line, column } = placeOf(starts, block.origin.beginOffset);
    const asks = block.revised === block.origin.content;
    if (!asks && line !== shown) {
      const begin = starts[line - 1]!;
      const end = starts[line] ?? origin.length;
      const inLine = revisedBlocks.filter(
        ({ origin: { beginOffset: at, content }, revised }) => at >= begin && at < end && revised !== content,
      );
      out.push(...lineDiff(origin.slice(begin, end), begin, inLine, paint));
      shown = line;
    }
    const right = asks ? block.revisions.map(({ revised }) => revised).join(' / ') : block.revised;
    out.push(
      `${paint(DIM, `${path}:${line}:${column}`)} ${paint(asks ? YELLOW : RED, oneLine(block.origin.content))} → ${paint(asks ? YELLOW : GREEN, oneLine(right))}${asks ? ' (확인)' : ''}`,
    );
    for (const id of helpIdsOf(block)) {
      const help = helps[id];
      if (!help || help.comment === '') continue;
      out.push(
        `  ${paint(DIM, `${help.comment}${help.ruleArticle ? ` (${help.ruleArticle})` : ''} [${id}]`)}`,
      );
    }
  }
  return out.length > 0 ? `${out.join('\n')}\n` : '';
}

/** The line as it is and as it should be, with what changes in colour. */
function lineDiff(
  text: string,
  begin: number,
  blocks: readonly RenderedBlock[],
  paint: (code: string, text: string) => string,
): string[] {
  let before = '';
  let after = '';
  let at = 0;
  for (const { origin, revised } of blocks) {
    const from = origin.beginOffset - begin;
    const same = text.slice(at, from);
    before += same + paint(RED, origin.content);
    after += same + paint(GREEN, revised);
    at = from + origin.content.length;
  }
  const rest = text.slice(at).replace(/\r?\n$/, '');
  return [`${paint(RED, '-')} ${before}${rest}`, `${paint(GREEN, '+')} ${after}${rest}`].map(oneLine);
}

function oneLine(text: string): string {
  return text.replaceAll('\n', '⏎');
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return starts;
}

function placeOf(starts: readonly number[], offset: number): { line: number; column: number } {
  let line = starts.findLastIndex((start) => start <= offset);
  if (line < 0) line = 0;
  return { line: line + 1, column: offset - starts[line]! + 1 };
}

import { type CorrectErrorResponse, helpIdsOf } from '../service/render-correction.js';

const RED = '\u001b[31m';
const GREEN = '\u001b[32m';
const YELLOW = '\u001b[33m';
const DIM = '\u001b[2m';
const OFF = '\u001b[0m';

/** The corrections of one file for people: place, what was and what should be, why. Offsets are in UTF-16. */
export function correctionReport(
  path: string,
  { origin, revisedBlocks, helps }: CorrectErrorResponse,
  colour: boolean,
): string {
  const paint = (code: string, text: string) => (colour ? `${code}${text}${OFF}` : text);
  const starts = lineStarts(origin);
  const out: string[] = [];
  for (const block of revisedBlocks) {
    const { line, column } = placeOf(starts, block.origin.beginOffset);
    const asks = block.revised === block.origin.content;
    const shown = asks ? block.revisions.map(({ revised }) => revised).join(' / ') : block.revised;
    out.push(
      `${paint(DIM, `${path}:${line}:${column}`)} ${paint(asks ? YELLOW : RED, oneLine(block.origin.content))} → ${paint(asks ? YELLOW : GREEN, oneLine(shown))}${asks ? ' (확인)' : ''}`,
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

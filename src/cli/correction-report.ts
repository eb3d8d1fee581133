import { helpIdsOf, isQuestion, ruleIdOf } from '../service/render/render-correction.js';
import type { CorrectErrorResponse, RevisedBlock } from '../wire/messages.js';

const RED = '\u001b[31m';
const GREEN = '\u001b[32m';
const YELLOW = '\u001b[33m';
const DIM = '\u001b[2m';
const OFF = '\u001b[0m';

/** Of a line longer than this only the surroundings of what changes are shown. */
const LONG_LINE = 160;
const AROUND = 24;

const LINE = /([^\n\r]*)(?:\r\n?|\n|$)/y;

type Paint = (code: string, text: string) => string;

/** One line of the text: where it stands and what is found in it. */
interface Line {
  number: number;
  begin: number;
  text: string;
  blocks: RevisedBlock[];
}

/**
 * The corrections of one file for people, as a diff: every line that changes before and after, then each place in it
 * and why. Offsets are in UTF-16.
 */
export function correctionReport(
  path: string,
  { origin, revisedBlocks, helps }: CorrectErrorResponse,
  colour: boolean,
): string {
  const paint: Paint = (code, text) => (colour ? `${code}${visible(text)}${OFF}` : visible(text));
  const out: string[] = [];
  for (const line of linesOf(origin, revisedBlocks)) {
    const changes = line.blocks.filter((block) => !isQuestion(block));
    if (changes.length > 0) out.push(...lineDiff(line, changes, paint));
    for (const block of line.blocks) {
      const asks = isQuestion(block);
      const [before, after] = asks ? [YELLOW, YELLOW] : [RED, GREEN];
      const right = asks ? block.revisions.map(({ revised }) => revised).join(' / ') : block.revised;
      const place = `${path}:${line.number}:${block.origin.beginOffset - line.begin + 1}`;
      out.push(
        `${paint(DIM, place)} ${paint(before, block.origin.content)} → ${paint(after, right)}${asks ? ' (확인)' : ''}`,
      );
      for (const id of helpIdsOf(block)) {
        const help = helps[id];
        if (!help || help.comment === '') continue;
        const article = help.ruleArticle ? ` (${help.ruleArticle})` : '';
        out.push(`  ${paint(DIM, `${help.comment}${article} [${ruleIdOf(id)}]`)}`);
      }
    }
  }
  return out.length > 0 ? `${out.join('\n')}\n` : '';
}

/** The lines that something was found in, each once, in order. */
function linesOf(text: string, blocks: readonly RevisedBlock[]): Line[] {
  const lines: Line[] = [];
  let next = 0;
  let number = 1;
  for (let begin = 0; next < blocks.length; number++) {
    LINE.lastIndex = begin;
    const [whole, content] = LINE.exec(text) as unknown as [string, string];
    const end = begin + whole.length;
    const line: Line = { number, begin, text: content, blocks: [] };
    while (next < blocks.length && (blocks[next]!.origin.beginOffset < end || end === text.length))
      line.blocks.push(blocks[next++]!);
    if (line.blocks.length > 0) lines.push(line);
    begin = end;
  }
  return lines;
}

/** The line as it is and as it should be, with what changes in colour. */
function lineDiff({ text, begin }: Line, blocks: readonly RevisedBlock[], paint: Paint): string[] {
  let before = '';
  let after = '';
  let at = 0;
  const long = text.length > LONG_LINE;
  for (const { origin, revised } of blocks) {
    const from = origin.beginOffset - begin;
    const same = visible(long ? shortened(text.slice(at, from), at > 0, true) : text.slice(at, from));
    before += same + paint(RED, origin.content);
    after += same + paint(GREEN, revised);
    at = from + origin.content.length;
  }
  const rest = visible(long ? shortened(text.slice(at), true, false) : text.slice(at));
  return [`${paint(RED, '-')} ${before}${rest}`, `${paint(GREEN, '+')} ${after}${rest}`];
}

/** The text without its middle; or without its outer part, where nothing that changes stands on that side. */
function shortened(text: string, afterChange: boolean, beforeChange: boolean): string {
  const characters = [...text];
  const head = afterChange ? AROUND : 0;
  const tail = beforeChange ? AROUND : 0;
  if (characters.length <= head + tail) return text;
  return `${characters.slice(0, head).join('')}…${tail > 0 ? characters.slice(-tail).join('') : ''}`;
}

/** On one line, and without what a terminal would take for a command. */
function visible(text: string): string {
  return (
    text
      .replace(/\r\n?|\n/g, '⏎')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not reach a terminal
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\ufffd')
  );
}

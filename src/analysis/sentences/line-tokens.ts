import { isSyllable } from '../../hangul/syllable.js';
import { isSpace } from '../text/split-lines.js';
import { isCloser, isOpener, matchBrackets } from './brackets.js';
import { protectedSpans } from './protected-spans.js';

/**
 * What a line looks like to someone who searches sentence ends: words, the marks after them, and matched
 * brackets and quotations as one piece each.
 */
export type TokenKind =
  | 'word'
  | 'space'
  | 'stop' // . 。
  | 'question' // ? ! and mixtures
  | 'ellipsis'
  | 'tilde'
  | 'emoticon'
  | 'closer' // a closing sign without an opening one
  | 'comma'
  | 'bullet'
  | 'group'; // ( … ), “ … ”

export interface LineToken {
  kind: TokenKind;
  begin: number;
  end: number;
}

const JAMO_FACE = '[ㅋㅎㅠㅜㅡ]+(?:[_.ㅅㅁㅇ]{1,3}[ㅎㅠㅜㅡㅇ]+)?|ㄷㄷ+|ㅇㅅㅇ|ㄲㄲ+';
const ASCII_FACE =
  "\\^[_.-]?\\^+[;*]*|\\^_{2,}\\^|[:;=8xX]['-]?[)(D3]+(?![A-Za-z0-9])|[-=]_+[-=]+;*|;[_.]?;+|T[_.]T|[Oo]_[Oo]|>[_.]?<|<3+|\\(\\^[^)]{1,4}\\^\\)";
const PICTURES =
  '(?:\\p{Extended_Pictographic}|\\p{Regional_Indicator}|[♥♡♪♬♩☺☻])(?:[\\u200d\\ufe0f\\ufe0e\\u20e3\\u{1f3fb}-\\u{1f3ff}]|(?<=\\u200d)\\p{Extended_Pictographic})*';

const MARKS: ReadonlyArray<[TokenKind, RegExp]> = [
  ['space', /\s+/uy],
  ['bullet', /[▶▷►■□●○◆◇★☆※•‣◦▪▫◎☞✔✓✅☐☑☒➡└↳👉📌📍][\ufe0f]?|#{2,6}(?=\s)/uy],
  ['emoticon', new RegExp(`(?:${JAMO_FACE}|${ASCII_FACE}|${PICTURES})`, 'uy')],
  ['question', /[.…]*[?!？！⁇⁈⁉‼]+[?!？！⁇⁈⁉‼.…~]*/uy],
  ['ellipsis', /(?:…|⋯|‥|\.{2,}|。{2,})[.…⋯‥。]*|ㆍㆍ+|··+|,,+/uy],
  ['stop', /[.。｡．]/uy],
  ['tilde', /[~～∼〜]+/uy],
  ['comma', /[,，、;:：；]/uy],
];

/** Signs that look like a bullet only with space before them; elsewhere they decorate the word. */
function isAtEdge(line: string, begin: number, from: number): boolean {
  return begin === from || isSpace(line.charCodeAt(begin - 1));
}

/** .NET, .proto: behind a space and before a letter a stop ends nothing. */
function opensWord(line: string, i: number, from: number): boolean {
  return line[i] === '.' && isAtEdge(line, i, from) && /[A-Za-z]/.test(line[i + 1] ?? '');
}

export interface LineShape {
  /** The tokens between two positions, brackets folded. */
  tokens(from: number, to: number): LineToken[];
}

export function shapeOf(line: string): LineShape {
  const kept = protectedSpans(line);
  const keptEnd = new Map(kept.map((span) => [span.begin, span.end]));
  const isKept = (i: number) => kept.some((span) => span.begin <= i && i < span.end);
  const pairs = matchBrackets(line, isKept);

  const tokens = (from: number, to: number): LineToken[] => {
    const found: LineToken[] = [];
    let wordBegin = -1;
    const push = (kind: TokenKind, begin: number, end: number) => {
      if (wordBegin >= 0) found.push({ kind: 'word', begin: wordBegin, end: begin });
      wordBegin = -1;
      if (end > begin) found.push({ kind, begin, end });
    };
    for (let i = from; i < to; ) {
      const skip = keptEnd.get(i);
      if (skip !== undefined && skip <= to) {
        if (wordBegin < 0) wordBegin = i;
        i = skip;
        continue;
      }
      const close = pairs.get(i);
      if (close !== undefined && close < to) {
        push('group', i, close + 1);
        i = close + 1;
        continue;
      }
      // Most characters are syllables, which no mark begins with.
      if (isSyllable(line.charCodeAt(i))) {
        if (wordBegin < 0) wordBegin = i;
        i++;
        continue;
      }
      // Most of the other characters are single spaces between syllables.
      if (line.charCodeAt(i) === 0x20 && i + 1 < to && isSyllable(line.charCodeAt(i + 1))) {
        push('space', i, i + 1);
        i++;
        continue;
      }
      const mark = opensWord(line, i, from) ? undefined : markAt(line, i, to);
      if (mark && !(mark.kind === 'bullet' && !isAtEdge(line, i, from))) {
        push(mark.kind, i, mark.end);
        i = mark.end;
      } else if (mark) {
        push('emoticon', i, mark.end);
        i = mark.end;
      } else if (isCloser(line[i]!) && !isOpener(line[i]!)) {
        push('closer', i, i + 1);
        i++;
      } else if (isOpener(line[i]!) && isCloser(line[i]!) && !isAtEdge(line, i, from)) {
        push('closer', i, i + 1);
        i++;
      } else {
        if (wordBegin < 0) wordBegin = i;
        i += line.codePointAt(i)! > 0xffff ? 2 : 1;
      }
    }
    push('space', to, to);
    return found;
  };
  return { tokens };
}

function markAt(line: string, i: number, to: number): { kind: TokenKind; end: number } | undefined {
  for (const [kind, pattern] of MARKS) {
    pattern.lastIndex = i;
    const match = pattern.exec(line);
    if (match && i + match[0].length <= to) {
      // x), D: and the like only stand alone, not at the end of a Latin word.
      if (kind === 'emoticon' && /^[8xXTOo]/.test(match[0]) && /[A-Za-z0-9]/.test(line[i - 1] ?? ''))
        continue;
      return { kind, end: i + match[0].length };
    }
  }
  return undefined;
}

import { isSyllable } from '../../hangul/syllable.js';
import { matchesOf } from '../text/matches-of.js';
import { isSpace } from '../text/split-lines.js';

/** A pair longer than this is taken for two unmatched marks: one stray quote must not swallow a document. */
export const MAX_QUOTATION_LENGTH = 600;
export const MAX_BRACKET_LENGTH = 400;

/** Opening signs that wait for their closing one; nobody nests deeper. */
const MAX_DEPTH = 32;

const CLOSER_OF: Record<string, string> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '>',
  '（': '）',
  '［': '］',
  '｛': '｝',
  '＜': '＞',
  '「': '」',
  '『': '』',
  '｢': '｣',
  '《': '》',
  '〈': '〉',
  '【': '】',
  '〔': '〕',
  '«': '»',
  '‹': '›',
  '“': '”',
  '‘': '’',
  '„': '“',
};
const CLOSERS = new Set(Object.values(CLOSER_OF));
/** Marks that open and close with the same sign. */
const SYMMETRIC = new Set(['"', "'", '＂', '＇', '`', '′', '″']);
const OPENERS = new Set([...Object.keys(CLOSER_OF), ...SYMMETRIC]);
const ENDS = new Set([...CLOSERS, ...SYMMETRIC]);
const QUOTES = new Set([...SYMMETRIC, '“', '”', '‘', '’', '„']);

const LATIN_OR_DIGIT = /[A-Za-z0-9À-ɏ]/;
/** Faces, hearts, arrows and comparisons: an opening sign in them opens nothing, a closing > closes nothing. */
const FACE = /[:;=]['-]?[([](?!\S)|<3|(?<![-=])[-=]+>|<[-=]|>[_.]?<|<(?=\s)/gu;

export function isOpener(char: string): boolean {
  return OPENERS.has(char);
}

/** Whether the sign can stand at the end of what it encloses. */
export function isCloser(char: string): boolean {
  return ENDS.has(char);
}

export function isQuote(char: string): boolean {
  return QUOTES.has(char);
}

export function isRoundBracket(char: string): boolean {
  return char === '(' || char === '（';
}

/** The matched pairs of a line: position of the opening sign → position of the closing one. */
export function matchBrackets(line: string, isProtected: (i: number) => boolean): Map<number, number> {
  const pairs = new Map<number, number>();
  const faces = facePositions(line);
  const open: Array<{ at: number; closer: string }> = [];
  const opened = (closer: string) => open.findLastIndex((entry) => entry.closer === closer);
  const close = (depth: number, at: number) => {
    const begin = open[depth]!.at;
    // What stands above was never closed: its opening sign counts for nothing.
    open.length = depth;
    const limit = isQuote(line[at]!) ? MAX_QUOTATION_LENGTH : MAX_BRACKET_LENGTH;
    if (at - begin <= limit) pairs.set(begin, at);
  };

  for (let i = 0; i < line.length; i++) {
    if (open.length > MAX_DEPTH) open.shift();
    if (isSyllable(line.charCodeAt(i))) continue;
    const char = line[i]!;
    if (!isOpener(char) && !isCloser(char)) continue;
    if (faces.has(i) || isProtected(i)) continue;
    if (isApostrophe(line, i)) continue;
    const depth = opened(char);
    const spaceBefore = i === 0 || isSpace(line.charCodeAt(i - 1)) || isOpener(line[i - 1]!);
    const spaceAfter = i + 1 >= line.length || isSpace(line.charCodeAt(i + 1));
    if (SYMMETRIC.has(char)) {
      const looksOpening = spaceBefore && !spaceAfter;
      const looksClosing = !spaceBefore && (spaceAfter || /[.,!?…~]/.test(line[i + 1]!));
      if (depth >= 0 && !(looksOpening && i - open[depth]!.at > 1 && !looksClosing)) close(depth, i);
      else if (depth >= 0) {
        // An opening where one is already open: the earlier one was a stray.
        open.splice(depth, 1);
        open.push({ at: i, closer: char });
      } else if (!looksClosing) open.push({ at: i, closer: char });
    } else if (CLOSERS.has(char) && depth >= 0) close(depth, i);
    else if (OPENERS.has(char)) open.push({ at: i, closer: CLOSER_OF[char]! });
    // Typed with the closing sign on both sides: ’P’
    else if (isQuote(char) && spaceBefore && !spaceAfter) open.push({ at: i, closer: char });
  }
  return pairs;
}

function facePositions(line: string): Set<number> {
  const positions = new Set<number>();
  if (!/[:;=<>]/.test(line)) return positions;
  for (const match of matchesOf(FACE, line)) {
    for (let i = match.index; i < match.index + match[0].length; i++) positions.add(i);
  }
  return positions;
}

/** don't, O’Neill, '89년, 6'2" */
function isApostrophe(line: string, i: number): boolean {
  const char = line[i]!;
  if (char !== "'" && char !== '’' && char !== '"' && char !== '‘') return false;
  const before = line[i - 1] ?? ' ';
  const after = line[i + 1] ?? ' ';
  if (char !== '"' && LATIN_OR_DIGIT.test(before) && LATIN_OR_DIGIT.test(after)) return true;
  return char !== '"' && /^\d\d(?:년|학|\.)/.test(line.slice(i + 1, i + 4));
}

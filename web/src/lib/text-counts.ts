/** How long a text is, as Korean authors are asked for it. */
export interface TextCounts {
  characters: number;
  withoutSpaces: number;
  words: number;
  /** Sheets of manuscript paper, of 200 cells. */
  sheets: number;
  /** A Hangul syllable as two, as old forms count. */
  bytes: number;
  minutes: number;
}

const CELLS_IN_ROW = 20;
const ROWS_ON_SHEET = 10;
/** Letters that a grown-up reads silently in a minute, without spaces. */
const READ_IN_MINUTE = 500;

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });
/** Where none of these stands, each code unit is a letter of its own: pairs of units, marks upon letters, jamo that join. */
const JOINING = /[\p{M}\p{Cf}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u{10000}-\u{10ffff}]/u;

/** As people count them; the ends of lines are none. */
export const charactersIn = (text: string): number =>
  text.split(/\r?\n/).reduce((sum, line) => sum + lengthOf(line), 0);

export function countsOf(text: string): TextCounts {
  const lines = text.split(/\r?\n/);
  const withoutSpaces = lines.reduce((sum, line) => sum + lengthOf(line.replace(/\s/g, '')), 0);
  const rows = lines.reduce((sum, line) => sum + rowsOf(line), 0);
  return {
    characters: charactersIn(text),
    withoutSpaces,
    words: text.match(/\S+/g)?.length ?? 0,
    sheets: Math.ceil(rows / ROWS_ON_SHEET),
    bytes: lines.reduce((sum, line) => sum + bytesOf(line), 0) + lines.length - 1,
    minutes: withoutSpaces / READ_IN_MINUTE,
  };
}

const lettersOf = (line: string): string[] =>
  JOINING.test(line) ? Array.from(graphemes.segment(line), ({ segment }) => segment) : line.split('');

const lengthOf = (line: string): number => (JOINING.test(line) ? lettersOf(line).length : line.length);

/** The same whether its syllables are written whole or in parts. */
const bytesOf = (line: string): number =>
  Array.from(line.normalize('NFC')).reduce((sum, letter) => sum + (letter < '\u0080' ? 1 : 2), 0);

/**
 * Rows of manuscript paper that a paragraph fills: its first cell stays empty, two digits or small Latin letters share
 * one, no row begins with a space, and a mark that has no cell left stands in the margin.
 */
function rowsOf(line: string): number {
  const written = line.trim();
  if (written === '') return 0;
  let rows = 1;
  let cells = 1;
  for (const piece of cellsOf(written)) {
    const isSpace = /^\s/.test(piece);
    const isMark = /^[.,!?…’”」』)\]]/.test(piece);
    if (cells >= CELLS_IN_ROW) {
      if (isMark || isSpace) continue;
      rows++;
      cells = 0;
    }
    cells++;
  }
  return rows;
}

/** What stands in one cell each. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  const shares = (letter: string) => /^[a-z0-9]$/.test(letter);
  for (const letter of lettersOf(line)) {
    const last = cells.at(-1) ?? '';
    const isShared = (shares(letter) && shares(last)) || (/^\s/.test(letter) && /^\s/.test(last));
    if (isShared) cells.push(cells.pop()! + letter);
    else cells.push(letter);
  }
  return cells;
}

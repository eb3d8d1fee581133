import { say } from './language.svelte';
import { SETS } from './tags';

/** A row of a table of words; the set is '' where the table does not say it. */
export interface WordRow {
  field: string;
  word: string;
  value: number;
}

/** What people call the columns, without spaces and in small letters. */
const COLUMNS = {
  word: [
    'entry',
    'word',
    'term',
    'headword',
    'surface',
    '낱말',
    '단어',
    '표제어',
    '올림말',
    '어휘',
    '말',
    '용어',
    '이름',
  ],
  set: ['set', 'type', 'kind', 'pos', 'category', '묶음', '종류', '품사', '갈래', '분류', '유형'],
  value: ['value', 'weight', 'score', '값', '점수', '가중치'],
} as const;
type Column = keyof typeof COLUMNS;

/** What people call the sets beside their own names. */
const SET_NAMES: Record<string, readonly string[]> = {
  npSet: ['고유명사', 'nnp', 'proper noun', 'proper', '인명', '지명'],
  cpSet: ['복합명사', '명사', '일반명사', 'nng', 'noun', 'compound'],
  cpCaretSet: ['나눌수있는복합명사', '^', 'caret'],
  vvSet: ['동사', 'vv', 'verb'],
  vaSet: ['형용사', 'va', 'adjective'],
  mmSet: ['관형사', 'mm', 'mma', 'mmd', 'mmn', 'determiner'],
  magSet: ['부사', 'mag', 'adverb'],
  icSet: ['감탄사', 'ic', 'interjection'],
};

const plain = (name: string) => name.replace(/[\s_-]/g, '').toLowerCase();

/** npSet, np_set and np all name the same set, and so do its Korean name and the usual names of its part of speech. */
export function fieldOf(name: string): string | undefined {
  const wanted = plain(name).replace(/set$/, '');
  return SETS.find(({ field, korean, english }) =>
    [field.replace(/Set$/, ''), korean, english, ...SET_NAMES[field]!].some(
      (known) => plain(known) === wanted,
    ),
  )?.field;
}

const expected = () =>
  say(
    `첫 줄에는 열의 이름을 적습니다: 낱말(또는 entry, 단어), 묶음(또는 set, 품사), 값(또는 value). 묶음은 ${SETS.map(({ korean }) => korean).join(', ')} 가운데 하나입니다. 예: 묶음,낱말 다음 줄에 동사,카톡하다`,
    `The first line names the columns: entry (or word), set (or type, pos), value. A set is one of ${SETS.map(({ field }) => field.replace(/Set$/, '')).join(', ')}. Example: set,entry and below it vv,카톡하다`,
  );

function wrong(line: number, korean: string, english: string): Error {
  return new Error(`${say(`${line}번째 줄: ${korean}`, `Line ${line}: ${english}`)} ${expected()}`);
}

/** The words of a table; where it has no column for the set, they are for the set that is open. */
export function wordsInTable(text: string, openSet: string): WordRow[] {
  const rows = rowsOf(text);
  const [first] = rows;
  if (!first) return [];
  const named = columnsOf(first.cells);
  const columns = named ?? guessed(first.cells);
  if (!columns)
    throw wrong(
      first.line,
      `‘${first.cells.join(',')}’에서 낱말이 든 열을 찾지 못했습니다.`,
      `no column of words can be told from ‘${first.cells.join(',')}’.`,
    );
  return rows.slice(named ? 1 : 0).flatMap(({ cells, line }) => {
    const cell = (column: Column) => (columns[column] === undefined ? '' : (cells[columns[column]] ?? ''));
    const word = cell('word');
    if (word === '') return [];
    const set = cell('set');
    const field = set === '' ? openSet : fieldOf(set);
    if (field === undefined)
      throw wrong(line, `‘${set}’은(는) 모르는 묶음입니다.`, `‘${set}’ is no known set.`);
    const value = cell('value');
    const number = value === '' ? 1 : Number(value);
    if (!Number.isFinite(number))
      throw wrong(line, `값 ‘${value}’은(는) 수가 아닙니다.`, `the value ‘${value}’ is no number.`);
    return [{ field, word, value: number || 1 }];
  });
}

type Columns = Partial<Record<Column, number>>;

/** The columns by the names in the first line; undefined where it names none. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  const columns: Columns = {};
  for (const [index, cell] of cells.entries())
    for (const column of Object.keys(COLUMNS) as Column[])
      if ((COLUMNS[column] as readonly string[]).includes(plain(cell))) columns[column] ??= index;
  return columns.word === undefined ? undefined : columns;
}

/** Without names: a set beside a word, or words alone. */
function guessed(cells: readonly string[]): Columns | undefined {
  if (cells.length === 1) return { word: 0 };
  if (fieldOf(cells[0]!) !== undefined) return { set: 0, word: 1, value: 2 };
  if (fieldOf(cells[1]!) !== undefined) return { word: 0, set: 1, value: 2 };
  return undefined;
}

interface Row {
  cells: string[];
  line: number;
}

/** Commas, tabs or semicolons, whichever the first line has; what is quoted may hold them, and line breaks. */
function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  const head = text.split('\n', 1)[0]!;
  const separator = [',', '\t', ';'].find((sign) => head.includes(sign)) ?? ',';
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let begin = 1;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one !== '') && !cells[0]!.startsWith('#')) rows.push({ cells, line: begin });
    cells = [];
    begin = line + 1;
  };
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') cell += text[++i];
      else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else cell += sign;
    if (sign === '\n') line++;
  }
  endRow();
  return rows;
}

import type { Options } from '../command/command-spec.js';
import { UsageError } from '../usage-error.js';
import type { BulkFormat } from './answer-key.js';

export interface BulkOptions {
  out: string;
  field?: string;
  column?: string;
  format: BulkFormat;
  lemmas: boolean;
  /** The field that is written before every answer in the compact form; the number of the line for @line. */
  id?: string;
  resume: boolean;
  /** Throws away what an unfinished run has written. */
  force: boolean;
}

/** Options that whole files need beside those of the command. */
export const BULK_OPTIONS = {
  out: {
    type: 'string',
    value: '디렉터리',
    text: '파일마다 결과를 이 디렉터리에 씁니다 (텍스트, NDJSON, CSV, TSV, Parquet, .gz, .zst).',
    english:
      'Write one result per input file into this directory (text, NDJSON, CSV, TSV, Parquet, .gz, .zst).',
  },
  field: {
    type: 'string',
    value: '이름',
    text: '(--out) NDJSON에서 글이 있는 필드 (기본값 text).',
    english: '(--out) NDJSON field that holds the text (default text).',
  },
  column: {
    type: 'string',
    value: '이름',
    text: '(--out) CSV, TSV, Parquet에서 글이 있는 열 (기본값 text).',
    english: '(--out) CSV, TSV or Parquet column that holds the text (default text).',
  },
  lemmas: {
    type: 'boolean',
    text: '색인할 낱말(체언, 어간)만 냅니다. --format compact에서는 품사 없이, --out과 --format json에서는 품사와 위치를 함께.',
    english:
      'Only the words to index: with --format compact without tags, with --out and --format json with tags and places.',
  },
  id: {
    type: 'string',
    value: '이름',
    text: '(--format compact) 줄마다 이 필드나 열의 값과 탭을 앞에 적습니다. @line은 입력의 줄 번호입니다.',
    english:
      '(--format compact) Write the value of this field or column and a tab first; @line is the line number.',
  },
  resume: {
    type: 'boolean',
    text: '(--out) 끊긴 곳에서 이어 합니다.',
    english: '(--out) Go on where an interrupted run stopped.',
  },
  force: {
    type: 'boolean',
    text: '(--out) 끝나지 않은 결과나 다른 입력의 결과를 버리고 처음부터 합니다.',
    english: '(--out) Throw away unfinished results, and those of other inputs, and start anew.',
  },
} as const satisfies Options;

/** Options of the commands that mean nothing for rows, and what to do instead. */
const WITHOUT_OUT: Readonly<Record<string, string>> = {
  'json-input': '줄마다 JSON 객체를 적은 파일과 --field를 쓰세요.',
  check: '--out 없이 파일을 주면 살핍니다.',
  write: '고친 글은 --out 디렉터리에 씁니다.',
  baseline: '--out 없이 파일을 주면 씁니다.',
  'update-baseline': '--out 없이 파일을 주면 씁니다.',
};

type Values = Readonly<Record<string, unknown>>;

/** What was asked of whole files; undefined where answers go to standard output. */
export function bulkOptionsOf(values: Values): BulkOptions | undefined {
  const string = (name: string) => values[name] as string | undefined;
  const out = string('out');
  if (out === undefined) {
    const wanting = ['field', 'column', 'id', 'resume', 'force'].find((name) => values[name] !== undefined);
    if (wanting) throw new UsageError(`--${wanting}은(는) --out 디렉터리와 함께 씁니다.`);
    if (values.format === 'parquet') throw new UsageError('--format parquet은 --out 디렉터리와 함께 씁니다.');
    return undefined;
  }
  const idle = Object.keys(WITHOUT_OUT).find((name) => values[name] !== undefined);
  if (idle) throw new UsageError(`--${idle}은(는) --out과 함께 쓰지 않습니다. ${WITHOUT_OUT[idle]}`);
  const field = string('field');
  const column = string('column');
  const lemmas = values.lemmas === true;
  const format = formatOf(values.format);
  if (lemmas && (format === 'json' ? values.format === undefined : format !== 'compact'))
    throw new UsageError('--lemmas는 --format compact나 --format json과 함께 씁니다.');
  const id = string('id');
  if (id !== undefined && format !== 'compact')
    throw new UsageError('--id는 --format compact와 함께 씁니다.');
  return {
    out,
    field,
    column,
    format,
    lemmas,
    id,
    resume: values.resume === true,
    force: values.force === true,
  };
}

function formatOf(value: unknown = 'json'): BulkFormat {
  if (value === 'json' || value === 'compact' || value === 'text' || value === 'parquet') return value;
  if (value === 'tagged') return 'text';
  throw new UsageError(`--format은 json, compact, text, parquet 가운데 하나여야 합니다: ${value}`);
}

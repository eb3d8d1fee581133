import { parseArgs } from 'node:util';
import type { TaskOptions } from '../analysis/pool/worker-protocol.js';
import type { Encoding } from '../hangul/offset-map.js';
import type { RenderExtra, RenderOp } from '../service/workers/text-handlers.js';
import { BULK_OPTIONS, type BulkOptions, bulkOptionsOf } from './bulk/bulk-options.js';
import { workerFormat } from './bulk/worker-format.js';
import { columns } from './columns.js';
import { UsageError } from './usage-error.js';

/** What a text command was asked to do. */
export interface TextOptions {
  help: boolean;
  options: TaskOptions;
  extra: RenderExtra;
  files: string[];
  jsonInput: boolean;
  /** Names of custom dictionaries, in order. */
  dictionaries: string[];
  dataDir?: string;
  threads?: number;
  /** Set where whole files are to be done, into a directory. */
  bulk?: BulkOptions;
}

interface OptionHelp {
  type: 'boolean' | 'string';
  multiple?: boolean;
  short?: string;
  /** The value as the help shows it. */
  value?: string;
  text: string;
  /** The commands that list it in their help. All accept it: one set of options serves a script for all four. */
  only?: readonly RenderOp[];
}

const ANALYSES: readonly RenderOp[] = ['analyze', 'tokenize', 'nouns'];

const OPTIONS: Record<string, OptionHelp> = {
  split: { type: 'boolean', text: '문장을 나눕니다 (줄바꿈에서는 언제나 나뉩니다).', only: ANALYSES },
  spacing: { type: 'boolean', text: '빠진 띄어쓰기를 바로잡아 분석합니다.', only: ANALYSES },
  jointing: { type: 'boolean', text: '잘못 띄어 쓴 말을 붙여 분석합니다.', only: ['analyze'] },
  sense: { type: 'boolean', text: '동형이의어의 뜻을 가립니다.', only: ['analyze'] },
  raw: { type: 'boolean', text: '후처리 없이 모형의 답을 그대로 씁니다.', only: ['analyze'] },
  dict: {
    type: 'string',
    multiple: true,
    value: '이름',
    text: '사용자 사전을 씁니다. 여러 번 쓰면 앞의 것이 먼저입니다.',
    only: ANALYSES,
  },
  encoding: {
    type: 'string',
    value: 'UTF8|UTF16|UTF32',
    text: '위치와 길이를 세는 단위 (기본값 UTF32).',
    only: ANALYSES,
  },
  reset: { type: 'boolean', text: '주어진 띄어쓰기를 모두 무시하고 새로 띄웁니다.', only: ['space'] },
  format: {
    type: 'string',
    value: 'json|compact|text|parquet',
    text: '출력 형식 (기본값 json). compact는 글마다 한 줄, text는 사람이 읽는 형식(tagged라고도 씀), parquet은 --out에서만.',
  },
  'json-input': { type: 'boolean', text: '입력의 한 줄이 JSON 문자열입니다 (글 안에 줄바꿈을 쓸 수 있음).' },
  threads: { type: 'string', value: 'N', text: '함께 쓸 스레드 수 (기본값: 모든 코어).' },
  data: { type: 'string', value: '디렉터리', text: '사용자 사전이 있는 데이터 디렉터리.' },
  ...BULK_OPTIONS,
  help: { type: 'boolean', short: 'h', text: '이 도움말을 보입니다.' },
};

export const MAX_THREADS = 256;

export function parseTextOptions(args: string[]): TextOptions {
  const { values, positionals } = parse(args);
  const flag = (name: string) => values[name] === true;
  const bulk = bulkOptionsOf(values);
  return {
    help: flag('help'),
    options: {
      splitSentences: flag('split'),
      autoSpacing: flag('spacing'),
      autoJointing: flag('jointing'),
      withSense: flag('sense'),
      raw: flag('raw'),
      reset: flag('reset'),
    },
    extra: {
      encoding: encodingOf(values.encoding),
      format: bulk ? workerFormat(bulk) : formatOf(values.format),
    },
    files: positionals,
    jsonInput: flag('json-input'),
    dictionaries: (values.dict as string[] | undefined) ?? [],
    dataDir: values.data as string | undefined,
    threads: threadsOf(values.threads),
    ...(bulk ? { bulk } : {}),
  };
}

type Values = Record<string, string | boolean | Array<string | boolean> | undefined>;

function parse(args: string[]): { values: Values; positionals: string[] } {
  const options = Object.fromEntries(
    Object.entries(OPTIONS).map(([name, { type, multiple = false, short }]) => [
      name,
      { type, multiple, ...(short ? { short } : {}) },
    ]),
  );
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(inKorean(error as NodeJS.ErrnoException));
  }
}

/** Node words these errors in English; the option stands in quotes inside the message. */
export function inKorean(error: NodeJS.ErrnoException): string {
  const option = /'(-[^' ]*)/.exec(error.message)?.[1] ?? '';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `알 수 없는 옵션입니다: ${option}`;
  if (error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    return error.message.includes('does not take')
      ? `값을 받지 않는 옵션입니다: ${option}`
      : `옵션에 값이 필요합니다: ${option}`;
  }
  return error.message;
}

export function encodingOf(value: unknown): Encoding {
  const encoding = String(value ?? 'UTF32').toUpperCase();
  if (encoding === 'UTF8' || encoding === 'UTF16' || encoding === 'UTF32') return encoding;
  throw new UsageError(`--encoding은 UTF8, UTF16, UTF32 가운데 하나여야 합니다: ${value}`);
}

/** `tagged` is another name for the text format, after what it looks like. */
export function formatOf(value: unknown = 'json'): RenderExtra['format'] {
  if (value === 'json') return 'json';
  if (value === 'compact') return 'compact';
  if (value === 'text' || value === 'tagged') return 'text';
  throw new UsageError(`--format은 json, compact, text 가운데 하나여야 합니다: ${value}`);
}

export function threadsOf(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const threads = Number(value);
  if (Number.isInteger(threads) && threads >= 1 && threads <= MAX_THREADS) return threads;
  throw new UsageError(`--threads는 1부터 ${MAX_THREADS}까지의 정수여야 합니다: ${value}`);
}

const SUMMARIES: Record<RenderOp, string> = {
  analyze: '형태소를 분석해 한 줄에 하나씩 JSON으로 냅니다.',
  tokenize: '어절을 나누고 조각마다 큰 품사(N V M A I J E X S)를 붙여 JSON으로 냅니다.',
  nouns: '명사만 뽑아 문자열의 JSON 배열로 냅니다.',
  sentences: '문장을 나누어 문자열의 JSON 배열로 냅니다.',
  space: '띄어쓰기를 바로잡은 글을 JSON 문자열로 냅니다.',
};

export function textHelp(op: RenderOp): string {
  const rows = Object.entries(OPTIONS)
    .filter(([, { only }]) => !only || only.includes(op))
    .map(([name, { short, value, text }]) => [
      `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`,
      text,
    ]);
  return [
    `사용법: malgyeol ${op} [옵션] [파일…]`,
    '',
    SUMMARIES[op],
    '파일이 없으면 표준 입력을 읽습니다. 입력의 한 줄이 글 하나이며, 같은 순서로 답합니다.',
    '',
    columns(rows),
    '',
  ].join('\n');
}

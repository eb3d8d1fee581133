import type { TaskOptions } from '../analysis/pool/worker-protocol.js';
import type { Encoding } from '../hangul/offset-map.js';
import type { RenderExtra, RenderOp } from '../service/workers/text-handlers.js';
import { BULK_OPTIONS, type BulkOptions, bulkOptionsOf } from './bulk/bulk-options.js';
import { workerFormat } from './bulk/worker-format.js';
import { type CommandSpec, defineCommand, type Options, type WithHelp } from './command/command-spec.js';
import { parseCommand } from './command/parse-command.js';
import { DATA_OPTION, ENCODING_OPTION, THREADS_OPTION } from './common-options.js';
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

const ANALYSES: readonly RenderOp[] = ['analyze', 'tokenize', 'nouns'];

/** The options of all text commands: all accept all of them, so that one set serves a script for every command. */
const OPTIONS = {
  split: {
    type: 'boolean',
    text: '문장을 나눕니다 (줄바꿈에서는 언제나 나뉩니다).',
    english: 'Split into sentences (line breaks always split).',
    aliases: ['auto-split-sentence', 'auto-split'],
  },
  spacing: {
    type: 'boolean',
    text: '빠진 띄어쓰기를 바로잡아 분석합니다.',
    english: 'Put missing spaces in before analysing.',
    aliases: ['auto-spacing'],
  },
  jointing: {
    type: 'boolean',
    text: '잘못 띄어 쓴 말을 붙여 분석합니다.',
    english: 'Join what was wrongly spaced before analysing.',
    aliases: ['auto-jointing'],
  },
  sense: {
    type: 'boolean',
    text: '동형이의어의 뜻을 가립니다.',
    english: 'Tell the senses of homographs apart.',
    aliases: ['with-sense'],
  },
  typos: {
    type: 'boolean',
    text: '잘못 적은 글자를 뜻한 말로 읽습니다 (자슥이 → 자식+이). 없으면 글자는 적힌 대로 남습니다.',
    english: 'Read misspelt letters as what was meant; without it every letter stays as it was written.',
  },
  raw: {
    type: 'boolean',
    text: '후처리 없이 모형의 답을 그대로 씁니다.',
    english: 'The answer of the model as it is.',
  },
  dict: {
    type: 'string',
    multiple: true,
    value: '이름',
    text: '사용자 사전을 씁니다. 여러 번 쓰면 앞의 것이 먼저입니다.',
    english: 'Use this custom dictionary; the first of several comes first.',
    aliases: ['custom-dict-names'],
  },
  encoding: ENCODING_OPTION,
  reset: {
    type: 'boolean',
    text: '주어진 띄어쓰기를 모두 무시하고 새로 띄웁니다.',
    english: 'Ignore all given spaces and space anew.',
  },
  format: {
    type: 'string',
    value: 'json|compact|text|parquet',
    text: '출력 형식 (기본값 json). compact는 글마다 한 줄, text는 사람이 읽는 형식(tagged라고도 씀), parquet은 --out에서만.',
    english:
      'Output format (default json): compact is one line a text, text is for people, parquet needs --out.',
  },
  'json-input': {
    type: 'boolean',
    text: '입력의 한 줄이 JSON 문자열입니다 (글 안에 줄바꿈을 쓸 수 있음).',
    english: 'Each line of input is a JSON string, so that a text may hold line breaks.',
  },
  threads: THREADS_OPTION,
  data: DATA_OPTION,
  ...BULK_OPTIONS,
} as const satisfies Options;

/** Options that only some of the commands list in their help. */
const ONLY: Partial<Record<keyof typeof OPTIONS, readonly RenderOp[]>> = {
  split: ANALYSES,
  spacing: ANALYSES,
  jointing: ['analyze'],
  sense: ['analyze'],
  typos: ['analyze'],
  raw: ['analyze'],
  dict: ANALYSES,
  encoding: ANALYSES,
  reset: ['space'],
};

export const MAX_THREADS = 256;

export function parseTextOptions(op: RenderOp, args: string[]): TextOptions {
  const { values, positionals } = parseCommand(textSpec(op), args);
  const flag = (name: keyof typeof values) => values[name] === true;
  const bulk = bulkOptionsOf(values);
  return {
    help: flag('help'),
    options: {
      splitSentences: flag('split'),
      autoSpacing: flag('spacing'),
      autoJointing: flag('jointing'),
      withSense: flag('sense'),
      typos: flag('typos'),
      raw: flag('raw'),
      reset: flag('reset'),
    },
    extra: {
      encoding: encodingOf(values.encoding),
      format: bulk ? workerFormat(bulk) : formatOf(values.format, flag('lemmas')),
    },
    files: positionals,
    jsonInput: flag('json-input'),
    dictionaries: values.dict ?? [],
    dataDir: values.data,
    threads: threadsOf(values.threads),
    ...(bulk ? { bulk } : {}),
  };
}

export function encodingOf(value: unknown): Encoding {
  const encoding = String(value ?? 'UTF32').toUpperCase();
  if (encoding === 'UTF8' || encoding === 'UTF16' || encoding === 'UTF32') return encoding;
  throw new UsageError(`--encoding은 UTF8, UTF16, UTF32 가운데 하나여야 합니다: ${value}`);
}

/** `tagged` is another name for the text format, after what it looks like. */
export function formatOf(value: unknown = 'json', lemmas = false): RenderExtra['format'] {
  if (lemmas && value === 'compact') return 'lemmas';
  if (lemmas) throw new UsageError('--lemmas는 --format compact와 함께 씁니다.');
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

const SUMMARIES: Record<RenderOp, readonly [string, string]> = {
  analyze: [
    '형태소를 분석해 한 줄에 하나씩 JSON으로 냅니다.',
    'Morphological analysis, one JSON answer a line.',
  ],
  tokenize: [
    '어절을 나누고 조각마다 큰 품사(N V M A I J E X S)를 붙여 JSON으로 냅니다.',
    'Splits words and tags each piece with its coarse class (N V M A I J E X S), as JSON.',
  ],
  nouns: ['명사만 뽑아 문자열의 JSON 배열로 냅니다.', 'The nouns alone, as a JSON array of strings.'],
  sentences: ['문장을 나누어 문자열의 JSON 배열로 냅니다.', 'The sentences, as a JSON array of strings.'],
  space: [
    '띄어쓰기를 바로잡은 글을 JSON 문자열로 냅니다.',
    'The text with its spaces put right, as a JSON string.',
  ],
};

export function textSpec(op: RenderOp): CommandSpec<WithHelp<typeof OPTIONS>> {
  const [about, english] = SUMMARIES[op];
  const options = Object.fromEntries(
    Object.entries(OPTIONS).map(([name, option]) => {
      const only = ONLY[name as keyof typeof OPTIONS];
      return [name, only && !only.includes(op) ? { ...option, hidden: true } : option];
    }),
  ) as typeof OPTIONS;
  return defineCommand({
    name: op,
    usage: '[옵션] [파일…]',
    about: [
      about,
      '파일이 없거나 `-`이면 표준 입력을 읽습니다. 입력의 한 줄이 글 하나이며, 같은 순서로 답합니다.',
    ],
    english: [english, 'Without files, or for `-`, standard input is read. Each line is one text.'],
    options,
    examples: [
      [`echo '아버지가 방에 들어가신다.' | malgyeol ${op}`, '표준 입력에서 한 줄'],
      [`malgyeol ${op} --format text 글.txt`, '파일의 줄마다, 사람이 읽는 형식으로'],
      [`malgyeol ${op} --out 결과 리뷰.csv --column 내용`, '표 전체를, 디렉터리에'],
    ],
  });
}

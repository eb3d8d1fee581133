import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '../correction/certainty/level.js';
import type { CorrectOptions } from '../correction/types.js';
import type { RenderExtra } from '../service/workers/text-handlers.js';
import { BULK_OPTIONS, type BulkOptions, bulkOptionsOf } from './bulk/bulk-options.js';
import { workerFormat } from './bulk/worker-format.js';
import { columns } from './columns.js';
import { encodingOf, formatOf, inKorean, threadsOf } from './text-options.js';
import { UsageError } from './usage-error.js';

export interface CorrectCommand {
  help: boolean;
  options: CorrectOptions;
  extra: RenderExtra;
  files: string[];
  jsonInput: boolean;
  /** Put the corrected text into the files. */
  write: boolean;
  /** One JSON answer a file instead of the diff. */
  json: boolean;
  /** Exit with 1 when something would be changed, or is asked as well. */
  check?: 'changes' | 'questions';
  colour?: boolean;
  ignoreFile?: string;
  dictionaries: string[];
  dataDir?: string;
  threads?: number;
  /** Set where every row of whole files is to be corrected, into a directory. */
  bulk?: BulkOptions;
}

/** The switches of the correction, by the name of the option. */
const SWITCHES: Record<string, { option: keyof CorrectOptions; text: string }> = {
  'disable-split-sentence': {
    option: 'disableSplitSentence',
    text: '문장으로 나누지 않고 글 전체를 한 단위로 봅니다.',
  },
  'disable-caret-spacing': {
    option: 'disableCaretSpacing',
    text: '붙여 쓸 수 있는 복합어를 띄우지 않습니다.',
  },
  'disable-vx-spacing': { option: 'disableVxSpacing', text: '보조 용언을 꼭 필요할 때만 띄웁니다.' },
  title: { option: 'treatAsTitle', text: '제목으로 봅니다 (끝에 부호를 요구하지 않음).' },
  'limited-punctuation': { option: 'enableLimitedPunctuation', text: '문장 부호 규정에 있는 부호만 씁니다.' },
  'disable-confusion': { option: 'disableConfusion', text: '혼동하기 쉬운 말을 고치지 않습니다.' },
  'cleanup-whitespace': { option: 'enableCleanupWhitespace', text: '필요 없는 빈칸을 없앱니다.' },
  'disable-typo-correction': { option: 'disableTypoCorrection', text: '오타를 고치지 않습니다.' },
  'sentence-check': { option: 'enableSentenceCheck', text: '문장 성분의 호응도 살핍니다.' },
};

const OTHERS: Record<
  string,
  { type: 'boolean' | 'string'; multiple?: boolean; short?: string; value?: string; text: string }
> = {
  level: {
    type: 'string',
    value: 'careful|normal|strict',
    text: '얼마나 고칠지 (기본값 normal): careful은 확실한 것만, strict는 답이 하나인 물음까지.',
  },
  write: { type: 'boolean', short: 'w', text: '고친 글을 파일에 씁니다.' },
  json: { type: 'boolean', text: '파일마다 답을 JSON 한 줄로 냅니다.' },
  check: { type: 'boolean', text: '고칠 곳이 있으면 1로 끝납니다 (문서의 CI에 씀).' },
  'check=questions': { type: 'boolean', text: '확인할 곳만 있어도 1로 끝납니다.' },
  'ignore-file': { type: 'string', value: '파일', text: '무시할 말과 규칙의 목록 (기본값 .malgyeolignore).' },
  dict: { type: 'string', multiple: true, value: '이름', text: '사용자 사전에 있는 말은 고치지 않습니다.' },
  encoding: { type: 'string', value: 'UTF8|UTF16|UTF32', text: '위치와 길이를 세는 단위 (기본값 UTF32).' },
  format: {
    type: 'string',
    value: 'json|compact|text|parquet',
    text: '표준 입력이나 --out에 대한 답의 형식 (기본값 json). text는 고친 글이고, parquet은 --out에서만.',
  },
  'json-input': { type: 'boolean', text: '입력의 한 줄이 JSON 문자열입니다.' },
  color: { type: 'boolean', text: '색을 씁니다 (기본값: 터미널일 때).' },
  'no-color': { type: 'boolean', text: '색을 쓰지 않습니다.' },
  threads: { type: 'string', value: 'N', text: '함께 쓸 스레드 수 (기본값: 모든 코어).' },
  data: { type: 'string', value: '디렉터리', text: '사용자 사전이 있는 데이터 디렉터리.' },
  ...BULK_OPTIONS,
  help: { type: 'boolean', short: 'h', text: '이 도움말을 보입니다.' },
};

export function parseCorrectOptions(args: string[]): CorrectCommand {
  const { values, positionals } = parse(args);
  const flag = (name: string) => values[name] === true;
  const bulk = bulkOptionsOf(values);
  const options: CorrectOptions = {};
  for (const [name, { option }] of Object.entries(SWITCHES)) {
    // Named alike on the command line and on the wire: both spellings are understood.
    if (flag(name)) Object.assign(options, { [option]: true });
  }
  const level = levelOf(values.level);
  if (level) options.level = level;
  return {
    help: flag('help'),
    options,
    extra: {
      encoding: encodingOf(values.encoding),
      format: bulk ? workerFormat(bulk) : formatOf(values.format),
    },
    files: positionals,
    jsonInput: flag('json-input'),
    write: flag('write'),
    json: flag('json'),
    ...(flag('check=questions') ? { check: 'questions' } : flag('check') ? { check: 'changes' } : {}),
    ...(flag('color') || flag('no-color') ? { colour: flag('color') } : {}),
    ignoreFile: values['ignore-file'] as string | undefined,
    dictionaries: (values.dict as string[] | undefined) ?? [],
    dataDir: values.data as string | undefined,
    threads: threadsOf(values.threads),
    ...(bulk ? { bulk } : {}),
  };
}

function levelOf(given: Values[string]): Level | undefined {
  if (given === undefined) return undefined;
  const level = LEVELS.find((name) => name === String(given).toLowerCase());
  if (!level) throw new UsageError(`--level은 ${LEVELS.join(', ')} 가운데 하나입니다: ${given}`);
  return level;
}

const CHECK_QUESTIONS = '--check=questions';

type Values = Record<string, string | boolean | Array<string | boolean> | undefined>;

function parse(args: string[]): { values: Values; positionals: string[] } {
  const options: Record<string, { type: 'boolean' | 'string'; multiple?: boolean; short?: string }> = {};
  for (const name of Object.keys(SWITCHES)) options[name] = { type: 'boolean' };
  for (const [name, { type, multiple = false, short }] of Object.entries(OTHERS))
    options[name] = { type, multiple, ...(short ? { short } : {}) };
  try {
    // A switch with a value is no switch to parseArgs.
    const asksToo = args.includes(CHECK_QUESTIONS);
    const rest = args.filter((arg) => arg !== CHECK_QUESTIONS).map(dashed);
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
    return { values: { ...values, 'check=questions': asksToo }, positionals };
  } catch (error) {
    throw new UsageError(inKorean(error as NodeJS.ErrnoException));
  }
}

/** --disable_vx_spacing, as the wire calls it, is the same option. */
function dashed(arg: string): string {
  return /^--[a-z_]+$/.test(arg)
    ? arg
        .replaceAll('_', '-')
        .replace(/^--(?:treat-as-title)$/, '--title')
        .replace(/^--enable-/, '--')
    : arg;
}

export function correctHelp(): string {
  const rows = [
    ...Object.entries(SWITCHES).map(([name, { text }]) => [`--${name}`, text]),
    ...Object.entries(OTHERS).map(([name, { short, value, text }]) => [
      `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`,
      text,
    ]),
  ];
  return [
    '사용법: malgyeol correct [옵션] [파일…]',
    '',
    '맞춤법과 띄어쓰기를 바로잡습니다. 파일을 주면 고칠 곳과 까닭을 보이고, 표준 입력이면 한 줄에 하나씩 JSON으로 답합니다.',
    'Markdown과 HTML의 코드, 주소, 태그, 수식은 건드리지 않습니다. 글 안의 <!-- malgyeol-ignore --> 다음 줄도 그대로 둡니다.',
    '종료 상태: 0 정상, 1 --check에서 고칠 곳(--check=questions면 확인할 곳도)이 있음, 2 오류.',
    '',
    columns(rows),
    '',
  ].join('\n');
}

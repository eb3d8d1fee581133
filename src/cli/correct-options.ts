import { LEVELS, type Level } from '../correction/certainty/level.js';
import { SWITCHES, type Switch } from '../correction/switches.js';
import type { CorrectOptions } from '../correction/types.js';
import type { RenderExtra } from '../service/workers/text-handlers.js';
import { BULK_OPTIONS, type BulkOptions, bulkOptionsOf } from './bulk/bulk-options.js';
import { workerFormat } from './bulk/worker-format.js';
import { defineCommand, type Options } from './command/command-spec.js';
import { parseCommand } from './command/parse-command.js';
import { DATA_OPTION, ENCODING_OPTION, RULES_OPTION, THREADS_OPTION } from './common-options.js';
import { encodingOf, threadsOf } from './text-options.js';
import { UsageError } from './usage-error.js';

/** How an answer is told: a diff or the corrected text for people, the rest for programs. */
const REPORTS = ['diff', 'json', 'text', 'sarif', 'github'] as const;
export type Report = (typeof REPORTS)[number];

export interface CorrectCommand {
  help: boolean;
  options: CorrectOptions;
  extra: RenderExtra;
  /** Files, folders and patterns; `-` is standard input as one document. */
  files: string[];
  jsonInput: boolean;
  /** Put the corrected text into the files. */
  write: boolean;
  /** In documents of Word changes are written as tracked ones. */
  trackChanges: boolean;
  /** Left out where nothing was said: files get a diff, lines of standard input JSON. */
  report?: Report;
  /** A file of what is known and may pass; written anew with `updateBaseline`. */
  baseline?: string;
  updateBaseline: boolean;
  /** Exit with 1 when something would be changed, or is asked as well. */
  check?: 'changes' | 'questions';
  colour?: boolean;
  ignoreFile?: string;
  /** A folder with the rules of a house style. */
  rules?: string;
  dictionaries: string[];
  dataDir?: string;
  threads?: number;
  /** Set where every row of whole files is to be corrected, into a directory. */
  bulk?: BulkOptions;
}

/** The switches of the correction; `OPTION_OF_SWITCH` says which is which. */
const CORRECTION_OPTIONS = {
  'disable-split-sentence': {
    type: 'boolean',
    text: '문장으로 나누지 않고 글 전체를 한 단위로 봅니다.',
    english: 'Take the whole text for one sentence.',
  },
  'disable-caret-spacing': {
    type: 'boolean',
    text: '붙여 쓸 수 있는 복합어를 띄우지 않습니다.',
    english: 'Leave compounds joined that may be.',
  },
  'disable-vx-spacing': {
    type: 'boolean',
    text: '보조 용언을 꼭 필요할 때만 띄웁니다.',
    english: 'Space auxiliary verbs only where they must be.',
  },
  title: {
    type: 'boolean',
    text: '제목으로 봅니다 (끝에 부호를 요구하지 않음).',
    english: 'A title: no mark is wanted at its end.',
    aliases: ['treat-as-title'],
  },
  'limited-punctuation': {
    type: 'boolean',
    text: '문장 부호는 규정에 어긋난 것만 고칩니다 (더하지 않음).',
    english: 'Change punctuation only where the norm forbids it; add none.',
    aliases: ['enable-limited-punctuation'],
  },
  'disable-confusion': {
    type: 'boolean',
    text: '혼동하기 쉬운 말을 고치지 않습니다.',
    english: 'Leave confusable words alone.',
  },
  'cleanup-whitespace': {
    type: 'boolean',
    text: '필요 없는 빈칸을 없앱니다.',
    english: 'Remove needless white space.',
    aliases: ['enable-cleanup-whitespace'],
  },
  'disable-typo-correction': {
    type: 'boolean',
    text: '오타를 고치지 않습니다.',
    english: 'Leave mistyped words alone.',
  },
  'sentence-check': {
    type: 'boolean',
    text: '문장 성분의 호응에서 확실한 것은 묻지 않고 고칩니다.',
    english: 'Change what is certain about how the parts of a sentence agree, instead of asking.',
    aliases: ['enable-sentence-check'],
  },
  'disable-sentence-check': {
    type: 'boolean',
    text: '문장 성분의 호응을 묻지 않습니다.',
    english: 'Ask nothing about how the parts of a sentence agree.',
  },
} as const satisfies Options;

const OPTION_OF_SWITCH: Record<Switch, keyof typeof CORRECTION_OPTIONS> = {
  disableSplitSentence: 'disable-split-sentence',
  disableCaretSpacing: 'disable-caret-spacing',
  disableVxSpacing: 'disable-vx-spacing',
  treatAsTitle: 'title',
  enableLimitedPunctuation: 'limited-punctuation',
  disableConfusion: 'disable-confusion',
  enableCleanupWhitespace: 'cleanup-whitespace',
  disableTypoCorrection: 'disable-typo-correction',
  enableSentenceCheck: 'sentence-check',
  disableSentenceCheck: 'disable-sentence-check',
};

export const CORRECT_SPEC = defineCommand({
  name: 'correct',
  usage: '[옵션] [파일, 폴더, 무늬…]',
  about: [
    '맞춤법과 띄어쓰기를 바로잡습니다. 파일을 주면 고칠 곳과 까닭을 보이고, 표준 입력이면 한 줄에 하나씩 JSON으로 답합니다.',
    'Markdown과 HTML의 코드, 주소, 태그, 수식은 건드리지 않습니다. 글 안의 <!-- malgyeol-ignore --> 다음 줄도 그대로 둡니다.',
    '.docx와 .hwpx는 이름을 주면 글(각주, 표, 머리글도)을 읽고, --write로 서식을 그대로 두고 고칩니다.',
    "폴더는 그 안의 문서를 모두, 무늬('docs/**/*.md')는 맞는 파일을 읽으며 .gitignore를 따릅니다. `-`는 표준 입력을 글 하나로 읽습니다.",
    '종료 상태: 0 정상, 1 --check에서 고칠 곳(--check=questions면 확인할 곳도)이 있음, 2 오류.',
  ],
  english: [
    'Corrects spelling and spacing. Files, folders (their documents, .gitignore respected) and globs are shown as',
    'a diff with reasons, as JSON lines, SARIF or GitHub annotations; standard input is answered line by line as JSON.',
    'Documents of Word and Hangul (.docx, .hwpx) that are named keep their form.',
    'Exit status: 0 fine, 1 something would change (--check), 2 an error.',
  ],
  options: {
    ...CORRECTION_OPTIONS,
    level: {
      type: 'string',
      value: 'careful|normal|strict',
      text: '얼마나 고칠지 (기본값 normal): careful은 확실한 것만, strict는 답이 하나인 물음까지.',
      english:
        'How much to change (default normal): careful only what is certain, strict also questions with one answer.',
    },
    write: {
      type: 'boolean',
      short: 'w',
      text: '고친 글을 파일에 씁니다. --fix라고도 씁니다.',
      english: 'Write the corrected text into the files; also --fix.',
      aliases: ['fix'],
    },
    'track-changes': {
      type: 'boolean',
      text: '.docx에 고친 곳을 변경 내용 추적으로, 까닭을 메모로 씁니다 (--write와 함께).',
      english: 'Write changes into .docx as tracked ones, with reasons as comments (with --write).',
    },
    json: {
      type: 'boolean',
      text: '파일마다 답을 JSON 한 줄로 냅니다 (--format json).',
      english: 'One line of JSON for each file (--format json).',
    },
    check: {
      type: 'boolean',
      optional: ['questions'],
      text: '고칠 곳이 있으면 1로 끝납니다 (문서의 CI에 씀). --check=questions면 확인할 곳만 있어도.',
      english:
        'Exit with 1 when something would change (for CI); with =questions also when something is asked.',
    },
    format: {
      type: 'string',
      value: 'diff|json|compact|text|sarif|github|parquet',
      text: '답의 형식. 파일은 diff, 표준 입력의 줄은 json이 기본값입니다. text는 고친 글(표준 입력은 글 하나), github은 주석, parquet은 --out에서만.',
      english:
        'Form of the answer: diff for files, json for lines of input unless said; text is the corrected text (input is one document).',
    },
    baseline: {
      type: 'string',
      value: '파일',
      text: '이 파일에 적힌, 이미 아는 것은 알리지 않습니다.',
      english: 'Do not tell of what this file already lists.',
    },
    'update-baseline': {
      type: 'boolean',
      text: '지금 있는 것을 모두 --baseline 파일에 적습니다.',
      english: 'Write all there is now into the --baseline file.',
    },
    'ignore-file': {
      type: 'string',
      value: '파일',
      text: '무시할 말과 규칙의 목록 (기본값 .malgyeolignore).',
      english: 'Words and rules to leave alone (default .malgyeolignore).',
    },
    rules: RULES_OPTION,
    explain: {
      type: 'boolean',
      text: '답(JSON)의 대안마다 근거를 붙입니다: 찾은 규칙이나 방법, 확률과 문턱값.',
      english:
        'Evidence with each revision (JSON): the rule or search that found it, probability, thresholds.',
    },
    dict: {
      type: 'string',
      multiple: true,
      value: '이름',
      text: '사용자 사전에 있는 말은 고치지 않습니다.',
      english: 'Leave alone the words of this custom dictionary.',
      aliases: ['custom-dict-names'],
    },
    encoding: ENCODING_OPTION,
    'json-input': {
      type: 'boolean',
      text: '입력의 한 줄이 JSON 문자열입니다.',
      english: 'Each line of input is a JSON string.',
    },
    color: {
      type: 'boolean',
      text: '색을 씁니다 (기본값: 터미널일 때).',
      english: 'Use colours (default: on a terminal).',
    },
    'no-color': { type: 'boolean', text: '색을 쓰지 않습니다.', english: 'Use no colours.' },
    threads: THREADS_OPTION,
    data: DATA_OPTION,
    ...BULK_OPTIONS,
  },
  examples: [
    ['malgyeol correct 글.md', '고칠 곳과 까닭 보기'],
    ['malgyeol correct --fix --track-changes 보고서.docx', 'Word 문서를 변경 내용 추적으로 고치기'],
    ['malgyeol correct --fix docs/', '폴더의 문서를 모두 고치기'],
    ['malgyeol correct --check --format github docs/', 'GitHub에서 줄마다 알리기'],
    ['malgyeol correct --format text < 글.md', '고친 글을 표준 출력으로'],
    ['malgyeol correct --baseline 아는것.json --update-baseline docs/', '지금 있는 것은 앞으로 알리지 않기'],
  ],
});

export function parseCorrectOptions(args: string[]): CorrectCommand {
  const { values, positionals } = parseCommand(CORRECT_SPEC, args);
  const flag = (name: keyof typeof values) => values[name] === true;
  if (flag('lemmas')) throw new UsageError('--lemmas는 analyze에 씁니다.');
  const bulk = bulkOptionsOf(flag('json') ? { ...values, format: 'json' } : values);
  const options: CorrectOptions = {};
  for (const name of SWITCHES) if (flag(OPTION_OF_SWITCH[name])) options[name] = true;
  const level = levelOf(values.level);
  if (level) options.level = level;
  if (flag('explain')) options.explain = true;
  const report = bulk ? undefined : reportOf(flag('json') ? 'json' : values.format);
  return {
    help: flag('help'),
    options,
    extra: {
      encoding: encodingOf(values.encoding),
      format: bulk ? workerFormat(bulk) : report === 'text' ? 'text' : 'json',
    },
    files: positionals,
    jsonInput: flag('json-input'),
    write: flag('write'),
    trackChanges: flag('track-changes'),
    ...(report ? { report } : {}),
    ...baselineOf(values.baseline, flag('update-baseline')),
    ...(values.check === undefined ? {} : { check: values.check || 'changes' }),
    ...(flag('color') || flag('no-color') ? { colour: flag('color') } : {}),
    ignoreFile: values['ignore-file'],
    ...(values.rules === undefined ? {} : { rules: values.rules }),
    dictionaries: values.dict ?? [],
    dataDir: values.data,
    threads: threadsOf(values.threads),
    ...(bulk ? { bulk } : {}),
  };
}

function levelOf(given: string | undefined): Level | undefined {
  if (given === undefined) return undefined;
  const level = LEVELS.find((name) => name === given.toLowerCase());
  if (!level) throw new UsageError(`--level은 ${LEVELS.join(', ')} 가운데 하나입니다: ${given}`);
  return level;
}

/** `compact` is what JSON lines are anyway, and `tagged` is the text format of the other commands. */
function reportOf(format: string | undefined): Report | undefined {
  if (format === undefined) return undefined;
  const plain = format === 'compact' ? 'json' : format === 'tagged' ? 'text' : format;
  const report = REPORTS.find((name) => name === plain);
  if (report) return report;
  throw new UsageError(`--format은 ${REPORTS.join(', ')} 가운데 하나여야 합니다: ${format}`);
}

function baselineOf(
  baseline: string | undefined,
  updateBaseline: boolean,
): Pick<CorrectCommand, 'baseline' | 'updateBaseline'> {
  if (updateBaseline && baseline === undefined)
    throw new UsageError('--update-baseline에는 --baseline 파일이 필요합니다.');
  return { ...(baseline === undefined ? {} : { baseline }), updateBaseline };
}

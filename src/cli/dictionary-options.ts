import { defineCommand, type OptionSpec } from './command/command-spec.js';
import { parseCommand } from './command/parse-command.js';
import { DATA_OPTION, JSON_OPTION } from './common-options.js';

/** The options of `malgyeol dict`. */
export type DictOptions = ReturnType<typeof parseDictOptions>['values'];

const wordFile = (text: string, english: string) =>
  ({
    type: 'string',
    multiple: true,
    value: '파일',
    text: `${text} 파일, 한 줄에 하나 (put).`,
    english: `A file of ${english}, one a line (put).`,
  }) as const satisfies OptionSpec;

export const DICT_SPEC = defineCommand({
  name: 'dict',
  usage: '<하위 명령> [옵션]',
  about: [
    '사용자 사전을 다룹니다. 켜져 있는 서버에도 곧바로 통합니다.',
    '묶음: np 고유 명사, cp 복합 명사, cp-caret 나눌 자리를 ^로 적은 복합 명사, vv 동사, va 형용사, mm 관형사, mag 부사, ic 감탄사',
  ],
  english: [
    'Custom dictionaries; a running server knows of changes at once.',
    'Sets: np names, cp compounds, cp-caret compounds with ^ where they part, vv verbs, va adjectives, mm, mag, ic.',
  ],
  verbs: {
    list: {
      text: '사전 목록과 낱말 수를 보입니다.',
      english: 'List dictionaries and how many words they have.',
    },
    get: {
      usage: '이름',
      text: '사전 내용을 냅니다. JSON과 CSV는 고쳐서 put으로 되돌릴 수 있습니다.',
      english: 'Print a dictionary; JSON and CSV can be put back.',
    },
    put: {
      usage: '이름 [파일…]',
      text: '파일로 사전을 만들거나 통째로 바꿉니다. 바뀌는 것을 먼저 보입니다.',
      english: 'Make or replace a dictionary from files; shows the difference first.',
    },
    add: { usage: '이름 묶음 낱말…', text: '낱말을 더합니다.', english: 'Add words: NAME SET WORD….' },
    remove: {
      usage: '이름…',
      text: '사전을 지웁니다. --set을 주면 그 묶음에서 뒤의 낱말만 뺍니다.',
      english: 'Remove dictionaries, or with --set words of one.',
    },
    copy: {
      usage: '[이름…]',
      text: '돌고 있는 서버(바른이나 말결)의 사전을 가져오고, 가져온 것을 견줍니다. 이름이 없으면 모두.',
      english: 'Copy dictionaries from a running server and compare them; all without names.',
    },
    check: {
      usage: '이름…',
      text: '겹치거나 부딪치는 낱말을 찾습니다. 부딪치는 것이 있으면 종료 코드가 1입니다.',
      english: 'Find words that are double or in conflict (exit status 1).',
    },
  },
  options: {
    data: DATA_OPTION,
    np: wordFile('고유 명사', 'names'),
    cp: wordFile('복합 명사', 'compounds'),
    'cp-caret': wordFile('나눌 자리를 적은 복합 명사', 'compounds with ^'),
    vv: wordFile('동사', 'verbs'),
    va: wordFile('형용사', 'adjectives'),
    mm: wordFile('관형사', 'determiners'),
    mag: wordFile('부사', 'adverbs'),
    ic: wordFile('감탄사', 'interjections'),
    format: {
      type: 'string',
      value: 'text|json|csv',
      text: 'get이 내는 꼴, put이 확장자로 알 수 없을 때 파일의 꼴.',
      english: 'Form of get, and of files of put whose name does not say.',
    },
    set: {
      type: 'string',
      value: '묶음',
      text: '이 묶음만 (get, remove).',
      english: 'Only this set (get, remove).',
    },
    value: {
      type: 'string',
      value: 'N',
      text: '더하는 낱말의 값 (add). 기본값 1.',
      english: 'The value of added words (add); default 1.',
    },
    all: {
      type: 'boolean',
      text: '모든 사전 (remove, check).',
      english: 'All dictionaries (remove, check).',
    },
    'dry-run': {
      type: 'boolean',
      text: '바뀌는 것만 보이고 저장하지 않습니다 (put).',
      english: 'Only show what would change (put).',
    },
    yes: {
      type: 'boolean',
      short: 'y',
      text: '묻지 않고 바꿉니다 (put). 터미널이 아니면 언제나 묻지 않습니다. copy는 이미 있는 다른 사전을 이때만 바꿉니다.',
      english: 'Do not ask (put); copy replaces a dictionary that differs only with this.',
    },
    from: {
      type: 'string',
      value: '주소',
      text: '사전을 가져올 서버 (copy). 예: http://localhost:5656',
      english: 'The server to copy from (copy), as http://localhost:5656.',
    },
    key: {
      type: 'string',
      value: '키',
      text: '그 서버의 접근 키 (copy).',
      english: 'The key of that server (copy).',
    },
    package: {
      type: 'string',
      value: '이름',
      text: '그 서버의 패키지 이름 (copy). 주지 않으면 svc와 bareun을 해 봅니다.',
      english: 'The package name of that server (copy); svc and bareun are tried unless given.',
    },
    protocol: {
      type: 'string',
      value: 'connect|rest|grpc',
      text: '그 서버와 말하는 법 (copy). 주지 않으면 차례로 해 봅니다.',
      english: 'How to speak with that server (copy); each is tried in turn unless given.',
    },
    json: JSON_OPTION,
  },
  examples: [
    ['malgyeol dict add 우리 np 볼린저', '고유 명사 하나 더하기'],
    ['malgyeol dict put 우리 사전.json', '파일로 통째로 바꾸기'],
    ['malgyeol dict get 우리 --format csv > 사전.csv', '표로 내보내기'],
  ],
});

export function parseDictOptions(args: string[]) {
  return parseCommand(DICT_SPEC, args);
}

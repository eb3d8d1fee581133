import { openStore } from '../../store/open-store.js';
import type { Store } from '../../store/types.js';
import { columns } from '../columns.js';
import { copy } from '../copy-dictionaries.js';
import { type DictOptions, parseDictOptions } from '../dictionary-options.js';
import { add, check, get, list, put, remove } from '../dictionary-verbs.js';
import { readStoreLocation } from '../read-config.js';
import { UsageError } from '../usage-error.js';

const HELP = `사용법: malgyeol dict <하위 명령> [옵션]

하위 명령
${columns([
  ['list', '사전 목록과 낱말 수를 보입니다.'],
  ['get 이름', '사전 내용을 냅니다. JSON과 CSV는 고쳐서 put으로 되돌릴 수 있습니다.'],
  ['put 이름 [파일…]', '파일로 사전을 만들거나 통째로 바꿉니다. 바뀌는 것을 먼저 보입니다.'],
  ['add 이름 묶음 낱말…', '낱말을 더합니다. 예: malgyeol dict add 우리 np 볼린저'],
  ['remove 이름…', '사전을 지웁니다. --set을 주면 그 묶음에서 뒤의 낱말만 뺍니다.'],
  [
    'copy [이름…]',
    '돌고 있는 서버(바른이나 말결)의 사전을 가져오고, 가져온 것을 견줍니다. 이름이 없으면 모두.',
  ],
  ['check 이름…', '겹치거나 부딪치는 낱말을 찾습니다. 부딪치는 것이 있으면 종료 코드가 1입니다.'],
])}

묶음: np 고유 명사, cp 복합 명사, cp-caret 나눌 자리를 ^로 적은 복합 명사, vv 동사, va 형용사, mm 관형사, mag 부사, ic 감탄사

옵션
${columns([
  ['--data 디렉터리', '데이터 디렉터리'],
  ['--np 파일 … --ic 파일', '한 줄에 하나씩 적은 낱말 파일 (put). #으로 시작하는 줄은 건너뜁니다.'],
  ['--format text|json|csv', 'get이 내는 꼴, put이 확장자로 알 수 없을 때 파일의 꼴'],
  ['--set 묶음', '이 묶음만 (get, remove)'],
  ['--value N', '더하는 낱말의 값 (add). 기본값 1'],
  ['--all', '모든 사전 (remove, check)'],
  ['--dry-run', '바뀌는 것만 보이고 저장하지 않습니다 (put).'],
  [
    '--yes',
    '묻지 않고 바꿉니다 (put). 터미널이 아니면 언제나 묻지 않습니다. copy는 이미 있는 다른 사전을 이때만 바꿉니다.',
  ],
  ['--from 주소', '사전을 가져올 서버 (copy). 예: http://localhost:5656'],
  ['--key 키', '그 서버의 접근 키 (copy)'],
  ['--package 이름', '그 서버의 패키지 이름 (copy). 주지 않으면 svc와 bareun을 해 봅니다.'],
  ['--protocol connect|rest|grpc', '그 서버와 말하는 법 (copy). 주지 않으면 차례로 해 봅니다.'],
  ['--json', 'list, check를 JSON으로'],
])}
`;

const VERBS: Record<string, (store: Store, args: string[], options: DictOptions) => Promise<number>> = {
  list,
  get,
  put,
  add,
  remove,
  check,
  copy,
};

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseDictOptions(args);
  const [verb, ...rest] = positionals;
  if (values.help || verb === undefined) {
    process.stdout.write(HELP);
    return values.help ? 0 : 2;
  }
  if (!Object.hasOwn(VERBS, verb)) throw new UsageError(`알 수 없는 하위 명령입니다: dict ${verb}`);
  const store = await openStore(readStoreLocation(values));
  try {
    return await VERBS[verb]!(store, rest, values);
  } finally {
    await store.close();
  }
}

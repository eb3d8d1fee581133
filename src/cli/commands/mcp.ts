import { createServerEngine } from '../../service/workers/server-engine.js';
import { columns } from '../columns.js';
import { parseOptions } from '../parse-options.js';
import { readStoreLocation } from '../read-config.js';
import { serveMcpOnStdio } from '../stdio-mcp.js';
import { UsageError } from '../usage-error.js';

const HELP = `사용법: malgyeol mcp [옵션]

AI 도구(Claude Desktop, Claude Code, Cursor, VS Code …)가 표준 입출력으로 부르는 MCP 서버입니다. 서버를 따로 켤 필요가 없고,
글은 이 컴퓨터 밖으로 나가지 않습니다. 보통은 손으로 실행하지 않고 도구의 설정에 적습니다.

옵션
${columns([
  ['--data 디렉터리', '사용자 사전이 있는 데이터 디렉터리'],
  ['--read-only', '사용자 사전을 바꾸지 못하게 합니다.'],
  ['--threads N', '분석에 쓸 스레드 수. 기본값은 1'],
])}
`;

/** `createEngine` is given by tests, which put a double in the place of the engine. */
export async function run(
  args: string[],
  createEngine: typeof createServerEngine = createServerEngine,
): Promise<number> {
  const values = parse(args);
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const threads = Number(values.threads ?? '1');
  if (!Number.isInteger(threads) || threads < 1 || threads > 256) {
    throw new UsageError(`--threads는 1부터 256까지의 정수여야 합니다: ${values.threads}`);
  }
  await serveMcpOnStdio({
    createEngine: () => createEngine({ threads }),
    location: readStoreLocation({ data: values.data }),
    readOnly: values['read-only'] === true,
    stdin: process.stdin,
    stdout: process.stdout,
    warn: (message) => process.stderr.write(`${message}\n`),
  });
  return 0;
}

function parse(args: string[]) {
  return parseOptions({
    args,
    options: {
      data: { type: 'string' },
      'read-only': { type: 'boolean' },
      threads: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  }).values;
}

import { createServerEngine } from '../../service/workers/server-engine.js';
import { defineCommand } from '../command/command-spec.js';
import { parseCommand } from '../command/parse-command.js';
import { showHelp } from '../command/show-help.js';
import { DATA_OPTION } from '../common-options.js';
import { readStoreLocation } from '../read-config.js';
import { serveMcpOnStdio } from '../stdio-mcp.js';
import { threadsOf } from '../text-options.js';

export const spec = defineCommand({
  name: 'mcp',
  usage: '[옵션]',
  about: [
    'AI 도구(Claude Desktop, Claude Code, Cursor, VS Code …)가 표준 입출력으로 부르는 MCP 서버입니다. 서버를 따로 켤 필요가 없고,',
    '글은 이 컴퓨터 밖으로 나가지 않습니다. 보통은 손으로 실행하지 않고 도구의 설정에 적습니다.',
  ],
  english: [
    'The MCP server that AI tools start over standard input and output. Text never leaves this machine.',
  ],
  options: {
    data: DATA_OPTION,
    'read-only': {
      type: 'boolean',
      text: '사용자 사전을 바꾸지 못하게 합니다.',
      english: 'Custom dictionaries cannot be changed.',
    },
    threads: {
      type: 'string',
      value: 'N',
      text: '분석에 쓸 스레드 수. 기본값은 1.',
      english: 'Threads to use (default 1).',
    },
  },
  examples: [['claude mcp add malgyeol -- malgyeol mcp', 'Claude Code에 더하기']],
  takesFiles: false,
});

/** `createEngine` is given by tests, which put a double in the place of the engine. */
export async function run(
  args: string[],
  createEngine: typeof createServerEngine = createServerEngine,
): Promise<number> {
  const { values } = parseCommand(spec, args);
  if (values.help) return showHelp(spec, values);
  const threads = threadsOf(values.threads) ?? 1;
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

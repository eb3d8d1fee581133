import { defineCommand } from '../command/command-spec.js';
import { parseCommand } from '../command/parse-command.js';
import { showHelp } from '../command/show-help.js';
import { DATA_OPTION, JSON_OPTION } from '../common-options.js';
import { CHECKS, type Result } from '../doctor/checks.js';
import { readConfig } from '../read-config.js';

export const spec = defineCommand({
  name: 'doctor',
  usage: '[옵션]',
  about: [
    '판, 모델 파일의 체크섬, 메모리, 데이터 폴더의 권한, 저장소, 포트를 살피고 글 하나를 고쳐 봅니다.',
    '종료 상태: 0 이상 없음(주의할 것은 있을 수 있음), 1 고쳐야 할 것이 있음.',
  ],
  english: [
    'Looks at versions, check sums of the models, memory, permissions, the store and the port, and corrects a sentence.',
    'Exit status: 0 all well (there may be warnings), 1 something has to be mended.',
  ],
  options: {
    port: {
      type: 'string',
      value: 'N',
      text: '살펴볼 포트 (기본값: 서버의 것).',
      english: 'The port to look at (default: that of the server).',
    },
    json: JSON_OPTION,
    data: DATA_OPTION,
  },
  examples: [
    ['malgyeol doctor', '모두 살피기'],
    ['malgyeol doctor --json', '프로그램이 읽을 수 있게'],
  ],
  takesFiles: false,
});

const MARKS: Record<Result['state'], string> = { fine: '✓', warning: '!', failure: '✗' };

/** `checks` is given by tests, which look at failures. */
export async function run(args: string[], checks = CHECKS): Promise<number> {
  const { values } = parseCommand(spec, args);
  if (values.help) return showHelp(spec, values);
  const { config } = readConfig([
    ...(values.data === undefined ? [] : ['--data', values.data]),
    ...(values.port === undefined ? [] : ['--port', values.port]),
  ]);
  const results: Array<Result & { name: string }> = [];
  for (const { name, run: look } of checks) {
    const result = await look(config).catch(
      (error: Error): Result => ({ state: 'failure', text: error.message }),
    );
    results.push({ name, ...result });
    if (!values.json) process.stdout.write(`${MARKS[result.state]} ${name}: ${result.text}\n`);
  }
  const failed = results.filter(({ state }) => state === 'failure').length;
  if (values.json) process.stdout.write(`${JSON.stringify(results)}\n`);
  else process.stdout.write(failed === 0 ? '이상이 없습니다.\n' : `고쳐야 할 것이 ${failed}가지 있습니다.\n`);
  return failed === 0 ? 0 : 1;
}

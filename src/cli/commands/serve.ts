import { type Config, listenHost, workerCount } from '../../server/config.js';
import type { RunningServer } from '../../server/server.js';
import type { Engine } from '../../service/workers/engine.js';
import { createServerEngine } from '../../service/workers/server-engine.js';
import { defineCommand } from '../command/command-spec.js';
import { didYouMean } from '../command/nearest.js';
import { showHelp } from '../command/show-help.js';
import { configOptions, readConfig } from '../read-config.js';
import { UsageError } from '../usage-error.js';
import { useHouseRules } from '../use-house-rules.js';

export const spec = defineCommand({
  name: 'serve',
  usage: '[옵션]',
  about: [
    '모든 프로토콜(gRPC, gRPC-web, Connect, REST, MCP)을 한 포트에서 받는 서버를 켭니다.',
    '모든 옵션은 환경 변수로도 줄 수 있습니다: --max-queue는 MALGYEOL_MAX_QUEUE.',
  ],
  english: [
    'Starts the server: gRPC, gRPC-web, Connect, REST and MCP on one port, 5656 unless --port says otherwise.',
    'Every option is also an environment variable; docs/configuration.md explains them all.',
  ],
  options: configOptions(),
  examples: [
    ['malgyeol serve', '5656번 포트에서, 키를 하나 만들어'],
    ['malgyeol serve --open --port 6000', '이 컴퓨터에서만, 키 없이'],
  ],
  takesFiles: false,
});

/** `createEngine` is given by tests, which put a double in the place of the engine. */
export async function run(args: string[], createEngine = createWorkers): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) return showHelp(spec, { help: true });
  const { config, rest } = readConfig(args);
  if (rest.length > 0) {
    const names = Object.keys(spec.options).map((name) => `--${name}`);
    throw new UsageError(`알 수 없는 옵션입니다: ${rest[0]}${didYouMean(rest[0]!, names)}`);
  }

  if (config.rules !== '') await useHouseRules(config.rules);
  // Loaded only now: with it come the rules.
  const { startServer } = await import('../../server/server.js');
  process.stderr.write('말결을 켭니다. 모델을 읽는 데 몇 초 걸립니다…\n');
  const server = await startServer({
    config,
    createEngine: () => createEngine(config),
  });
  const ended = untilSignal(server);
  try {
    await server.ready;
  } catch (error) {
    await server.close();
    throw error;
  }
  process.stdout.write(greeting(config, server));
  await ended;
  return 0;
}

function createWorkers(config: Config): Promise<Engine> {
  return createServerEngine({ threads: workerCount(config) });
}

function greeting(config: Config, server: RunningServer): string {
  const scheme = config.tlsCert === '' ? 'http' : 'https';
  const host = listenHost(config);
  const address = `${scheme}://${host === '::' || host === '0.0.0.0' ? 'localhost' : host}:${server.port}`;
  const lines = [`말결이 ${address} 에서 요청을 받습니다.`];
  if (server.signInCode !== undefined) {
    lines.push(
      `브라우저로 보기(한 시간 안에 한 번, 키 없이): ${address}/#sign-in=${server.signInCode}`,
      `  그다음부터는 ${address}/`,
    );
  } else if (config.features.includes('playground')) lines.push(`브라우저로 보기: ${address}/`);
  if (config.open) lines.push('키 없이 열려 있습니다. 이 컴퓨터에서만 부를 수 있습니다.');
  const { firstKey } = server;
  if (firstKey === undefined && !config.open) {
    const where = config.databaseUrl === '' ? ` --data ${config.data}` : '';
    lines.push(`접근 키는 처음 켤 때 한 번 보였습니다. 잊었으면 새로 만드세요: malgyeol key create${where}`);
  }
  if (firstKey !== undefined) {
    lines.push(
      '',
      `접근 키를 하나 만들었습니다. 다시 보이지 않으니 적어 두세요: ${firstKey}`,
      '바로 해 보기:',
      `  curl ${address}/svc.LanguageService/AnalyzeSyntax -H 'api-key: ${firstKey}' -H 'content-type: application/json' -d '{"document":{"content":"안녕하세요, 반가워요."},"encoding_type":"UTF32"}'`,
    );
    if (config.features.includes('mcp')) {
      lines.push(
        'AI 도구에서 쓰기(Claude Code):',
        `  claude mcp add --transport http malgyeol ${address}/mcp --header "api-key: ${firstKey}"`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}

/** The first signal lets the server finish what it took, the second one does not. */
function untilSignal(server: RunningServer): Promise<void> {
  return new Promise((resolve, reject) => {
    let stopping = false;
    const onSignal = () => {
      if (stopping) process.exit(1);
      stopping = true;
      server.close().then(resolve, reject);
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
  });
}

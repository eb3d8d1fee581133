import { type Config, listenHost, workerCount } from '../../server/config.js';
import { type RunningServer, startServer } from '../../server/server.js';
import type { Engine } from '../../service/workers/engine.js';
import { createServerEngine } from '../../service/workers/server-engine.js';
import { configHelp, readConfig } from '../read-config.js';
import { UsageError } from '../usage-error.js';

const HELP =
  '사용법: malgyeol serve [옵션]\n\n모든 프로토콜(gRPC, gRPC-web, Connect, REST)을 한 포트에서 받는 서버를 켭니다.\n';

/** `createEngine` is given by tests, which put a double in the place of the engine. */
export async function run(args: string[], createEngine = createWorkers): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${HELP}\n${configHelp()}\n`);
    return 0;
  }
  const { config, rest } = readConfig(args);
  if (rest.length > 0) throw new UsageError(`알 수 없는 옵션입니다: ${rest[0]}`);

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
  if (config.features.includes('playground')) lines.push(`브라우저로 보기: ${address}/`);
  if (config.open) lines.push('키 없이 열려 있습니다. 이 컴퓨터에서만 부를 수 있습니다.');
  const { firstKey } = server;
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

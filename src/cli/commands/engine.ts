import { availableParallelism } from 'node:os';
import { defineCommand } from '../command/command-spec.js';
import { parseCommand } from '../command/parse-command.js';
import { showHelp } from '../command/show-help.js';
import { DATA_OPTION, THREADS_OPTION } from '../common-options.js';
import { serveEngine } from '../engine-pipe.js';
import { type EngineSocket, listenForCallers } from '../engine-socket.js';
import { processContext } from '../text-command.js';
import { threadsOf } from '../text-options.js';
import { UsageError } from '../usage-error.js';
import { compileLess } from '../v8-settings.js';

export const spec = defineCommand({
  name: 'engine',
  usage: '[옵션]',
  about: ['다른 프로그램(파이썬 패키지 등)이 표준 입출력으로 부르는 분석기입니다. 입력이 끝나면 끝납니다.'],
  english: ['The engine that other programs (the Python package) call over standard input and output.'],
  options: {
    threads: THREADS_OPTION,
    data: DATA_OPTION,
    listen: {
      type: 'string',
      value: '경로',
      text: '표준 입출력 대신 이 유닉스 소켓에서 여럿을 함께 받습니다. 답을 기다리는 쪽이 있는 만큼 스레드를 씁니다.',
      english: 'Serve several callers on this Unix socket, with a thread for each that waits.',
    },
    parent: {
      type: 'string',
      value: 'PID',
      text: '--listen에서: 이 프로세스가 끝나면 함께 끝납니다.',
      english: 'With --listen: end when this process has ended.',
    },
  },
  examples: [['malgyeol engine --threads 2', '파이썬 패키지가 부르는 명령']],
  takesFiles: false,
});

export async function run(args: string[]): Promise<number> {
  const { values } = parseCommand(spec, args);
  if (values.help) return showHelp(spec, values);
  const { io, createPool, openDictionaries, openGlosses } = processContext;
  const parent = processOf(values.parent);
  // Whoever starts engines starts one for every core, or one that has them all.
  compileLess();
  let socket: EngineSocket | undefined;
  const threads = threadsOf(values.threads) ?? availableParallelism();
  const waiting = () => socket?.waiting ?? 1;
  const pool = await createPool(threads, values.listen === undefined ? undefined : waiting);
  const parts = { pool, dataDir: values.data, openDictionaries, openGlosses };
  try {
    if (values.listen === undefined) {
      await serveEngine(io, parts);
    } else {
      socket = await listenForCallers({ path: values.listen, parent }, parts);
      // Whoever started this waits for the line, and may connect from now on.
      io.stdout.write('ready\n');
      await socket.ended;
    }
  } finally {
    await pool.close();
  }
  return 0;
}

function processOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^[1-9]\d{0,9}$/.test(value)) return Number(value);
  throw new UsageError(`--parent는 프로세스 번호여야 합니다: ${value}`);
}

import { availableParallelism } from 'node:os';
import { serveEngine } from '../engine-pipe.js';
import { parseOptions } from '../parse-options.js';
import { surroundings } from '../text-command.js';
import { threadsOf } from '../text-options.js';

const HELP = `사용법: malgyeol engine [--threads N] [--data 디렉터리]

다른 프로그램(파이썬 패키지 등)이 표준 입출력으로 부르는 분석기입니다. 입력이 끝나면 끝납니다.
`;

export async function run(args: string[]): Promise<number> {
  const { values } = parseOptions({
    args,
    options: {
      threads: { type: 'string' },
      data: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const { io, createPool, openDictionaries, openGlosses } = surroundings;
  const pool = await createPool(threadsOf(values.threads) ?? availableParallelism());
  try {
    await serveEngine(io, { pool, dataDir: values.data, openDictionaries, openGlosses });
  } finally {
    await pool.close();
  }
  return 0;
}

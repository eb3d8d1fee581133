import { availableParallelism } from 'node:os';
import { defineCommand } from '../command/command-spec.js';
import { parseCommand } from '../command/parse-command.js';
import { showHelp } from '../command/show-help.js';
import { DATA_OPTION, THREADS_OPTION } from '../common-options.js';
import { compileLess } from '../compile-less.js';
import { serveEngine } from '../engine-pipe.js';
import { processContext } from '../text-command.js';
import { threadsOf } from '../text-options.js';

export const spec = defineCommand({
  name: 'engine',
  usage: '[옵션]',
  about: ['다른 프로그램(파이썬 패키지 등)이 표준 입출력으로 부르는 분석기입니다. 입력이 끝나면 끝납니다.'],
  english: ['The engine that other programs (the Python package) call over standard input and output.'],
  options: { threads: THREADS_OPTION, data: DATA_OPTION },
  examples: [['malgyeol engine --threads 2', '파이썬 패키지가 부르는 명령']],
  takesFiles: false,
});

export async function run(args: string[]): Promise<number> {
  const { values } = parseCommand(spec, args);
  if (values.help) return showHelp(spec, values);
  const { io, createPool, openDictionaries, openGlosses } = processContext;
  // Whoever starts engines starts one for every core (Spark), or one that has them all.
  compileLess();
  const pool = await createPool(threadsOf(values.threads) ?? availableParallelism());
  try {
    await serveEngine(io, { pool, dataDir: values.data, openDictionaries, openGlosses });
  } finally {
    await pool.close();
  }
  return 0;
}

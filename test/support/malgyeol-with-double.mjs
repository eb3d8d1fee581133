/** The text commands in a real process, with the test double in the place of the engine. */
import { dispatch } from '../../dist/cli/dispatch.js';
import { runTextCommand } from '../../dist/cli/text-command.js';
import { createTextPool } from '../../dist/service/workers/text-pool.js';

const [modelDir, ...args] = process.argv.slice(2);
const surroundings = {
  io: process,
  createPool: (threads) =>
    createTextPool({ threads, modelDir, worker: new URL('./whitespace-worker.mjs', import.meta.url) }),
  openGlosses: async () => undefined,
  openDictionaries: async (_dataDir, names) =>
    names
      .filter((name) => name !== '없음')
      .map((name) => ({ name, version: '1', entries: [{ form: '말결', tag: 'NNP' }] })),
};
const commands = Object.fromEntries(
  ['analyze', 'tokenize', 'nouns', 'sentences', 'space'].map((op) => [
    op,
    { summary: op, load: async () => ({ run: (rest) => runTextCommand(op, rest, surroundings) }) },
  ]),
);
process.exitCode = await dispatch(args, process, commands);

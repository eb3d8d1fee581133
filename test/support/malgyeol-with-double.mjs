/** The text commands in a real process, with the test double in the place of the engine. */
import { dispatch } from '../../dist/cli/dispatch.js';
import { runTextCommand } from '../../dist/cli/text-command.js';
import { textSpec } from '../../dist/cli/text-options.js';
import { createTextPool } from '../../dist/service/workers/text-pool.js';
import { commandsWithDouble } from './double-commands.mjs';

const [modelDir, ...args] = process.argv.slice(2);
const worker = new URL('./whitespace-worker.mjs', import.meta.url);
const createPool = (threads) => createTextPool({ threads, modelDir, worker });
process.exitCode = await dispatch(
  args,
  process,
  commandsWithDouble({ runTextCommand, textSpec }, process, createPool),
);

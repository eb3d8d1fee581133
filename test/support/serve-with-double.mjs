/** The commands of the server in a real process, with the test double in the place of the engine. */
import { COMMANDS } from '../../dist/cli/command-table.js';
import { run } from '../../dist/cli/commands/serve.js';
import { dispatch } from '../../dist/cli/dispatch.js';
import { createServerEngine } from '../../dist/service/workers/server-engine.js';

const [modelDir, ...args] = process.argv.slice(2);
const worker = new URL('./whitespace-worker.mjs', import.meta.url);
const createEngine = (config) => createServerEngine({ threads: config.workers || 2, modelDir, worker });
const serve = { summary: 'serve', load: async () => ({ run: (rest) => run(rest, createEngine) }) };
process.exitCode = await dispatch(args, process, { ...COMMANDS, serve });

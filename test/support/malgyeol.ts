import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dispatch } from '../../src/cli/dispatch.js';
import type { Io } from '../../src/cli/io.js';
import { runTextCommand } from '../../src/cli/text-command.js';
import { textSpec } from '../../src/cli/text-options.js';
import { createTextPool, type TextPool } from '../../src/service/workers/text-pool.js';
import { commandsWithDouble } from './double-commands.mjs';
import { type Ran, withOwnStreams } from './own-streams.js';
import { modelDirectory, WHITESPACE_WORKER } from './pool.js';

const script = fileURLToPath(new URL('./malgyeol-with-double.mjs', import.meta.url));
const modelDir = modelDirectory();

let started: Promise<TextPool> | undefined;

/** One for every command of this process; nobody closes it. */
async function sharedPool(): Promise<TextPool> {
  started ??= createTextPool({ threads: 2, modelDir, worker: WHITESPACE_WORKER });
  return { ...(await started), close: async () => {} };
}

/** Runs a command on the given streams to its end. */
export function runOn(io: Io, args: string[], createPool = sharedPool): Promise<number> {
  return dispatch(args, io, commandsWithDouble({ runTextCommand, textSpec }, io, createPool));
}

/** Runs a command with the given standard input to its end. */
export function malgyeol(args: string[], input?: string | Uint8Array | Iterable<Uint8Array>): Promise<Ran> {
  return withOwnStreams((io) => runOn(io, args), input);
}

/** A process of its own, for what only a process can: being killed, losing its reader. */
export function start(args: string[]) {
  const child = spawn(process.execPath, [script, modelDir, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  // A command that stops early closes its input while a test may still write.
  child.stdin.on('error', () => {});
  return child;
}

/** The JSON of every line. */
// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
export function answers({ stdout }: Ran): any[] {
  return stdout.trimEnd().split('\n').map((line) => JSON.parse(line)); // biome-ignore format: short
}

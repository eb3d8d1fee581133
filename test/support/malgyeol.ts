import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { modelDirectory } from './pool.js';

const script = fileURLToPath(new URL('./malgyeol-with-double.mjs', import.meta.url));
const modelDir = modelDirectory();

export interface Ran {
  status: number | null;
  stdout: string;
  stderr: string;
}

export function start(args: string[]) {
  const child = spawn(process.execPath, [script, modelDir, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  // A command that stops early closes its input while a test may still write.
  child.stdin.on('error', () => {});
  return child;
}

/** Runs a command with the given standard input to its end. */
export async function malgyeol(args: string[], input: string | Uint8Array = ''): Promise<Ran> {
  const child = start(args);
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk) => stdout.push(chunk));
  child.stderr.on('data', (chunk) => stderr.push(chunk));
  child.stdin.end(input);
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() };
}

/** The JSON of every line. */
// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
export function answers({ stdout }: Ran): any[] {
  return stdout.trimEnd().split('\n').map((line) => JSON.parse(line)); // biome-ignore format: short
}

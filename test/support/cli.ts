import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ran } from './own-streams.js';
import { modelDirectory } from './pool.js';

const script = fileURLToPath(new URL('./serve-with-double.mjs', import.meta.url));
const modelDir = modelDirectory();

export const dataDirectory = () => join(mkdtempSync(join(tmpdir(), 'malgyeol-cli-')), 'data');

/** Runs a command of the program to its end. */
export async function command(args: string[], env: Record<string, string> = {}): Promise<Ran> {
  const child = spawn(process.execPath, [script, modelDir, ...args], { env: { ...process.env, ...env } });
  const ran = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    ran.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    ran.stderr += chunk;
  });
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, ...ran };
}

export interface Served {
  child: ChildProcess;
  url: string;
  port: number;
  /** Everything printed until it was ready. */
  printed: string;
  exited: Promise<number | null>;
}

/** Starts `malgyeol serve` and waits until it says where it listens. */
export function serve(args: string[]): Promise<Served> {
  const child = spawn(process.execPath, [script, modelDir, 'serve', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  let printed = '';
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      printed += chunk;
    });
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const port = Number(
        /localhost:(\d+) 에서/.exec(printed)?.[1] ?? /127\.0\.0\.1:(\d+) 에서/.exec(printed)?.[1],
      );
      if (port > 0) resolve({ child, port, url: `http://127.0.0.1:${port}`, printed, exited });
    });
    exited.then(() => reject(new Error(printed)));
  });
}

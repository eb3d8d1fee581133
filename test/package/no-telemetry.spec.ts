import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { installed } from '../support/installed.mjs';
import { hasModels } from '../support/real-engine.js';

/** Nothing leaves the machine: every address that a run connects to, sends to or looks up, as the kernel sees it. */
const traced = installed('strace', '-c', 'true');
const note = traced ? '' : ': not run, strace is not installed here or may not trace';
const BIN = join(import.meta.dirname, '../../bin/malgyeol');
const folder = mkdtempSync(join(tmpdir(), 'malgyeol-telemetry-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  args: string[];
  input?: string;
  /** Printed when the run has begun to serve, and is told to end. */
  until?: string;
}

describe.runIf(traced && hasModels)(`reaches no address but loopback${note}`, () => {
  const runs: Run[] = [
    { args: ['analyze', '--threads', '2'], input: '하늘을 나는 새\n' },
    { args: ['correct'], input: '영수 도 학교에 갔읍니다.\n' },
    { args: ['mcp', '--data', join(folder, 'mcp')] },
    { args: ['serve', '--port', '0', '--open', '--data', join(folder, 'serve')], until: '요청을 받습니다' },
  ];
  it.each(runs)('$args.0', { timeout: 120_000 }, async (run) => {
    const { addresses, lookups, opened } = await trace(run);
    expect(addresses.filter((address) => !/^(?:127\.|::1$)/.test(address))).toEqual([]);
    expect(lookups).toBe(0);
    // The library keeps what it has not sent yet in files of these names.
    expect(opened.filter((path) => /\.ses$|mat-debug|offlinestorage|onnxruntime.*\.db/i.test(path))).toEqual(
      [],
    );
  });
});

interface Traced {
  addresses: string[];
  /** Questions for the address of a name: the resolver itself may stand on loopback. */
  lookups: number;
  opened: string[];
}

async function trace({ args, input = '', until }: Run): Promise<Traced> {
  const log = join(folder, `${args[0]}.log`);
  const calls = 'trace=connect,sendto,sendmsg,sendmmsg,openat';
  const child = spawn('strace', ['-f', '-qq', '-e', calls, '-o', log, process.execPath, BIN, ...args], {
    // A fresh home, so that whatever is kept there is seen.
    env: { ...process.env, HOME: folder, ORT_DISABLE_TELEMETRY: '' },
  });
  child.stdin.end(input);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.stderr.resume();
  child.stdout.on('data', (chunk: Buffer) => {
    // strace passes the signal on to nobody, so the traced process itself is told.
    if (until && String(chunk).includes(until)) process.kill(tracedPid(log), 'SIGTERM');
  });
  await ended;
  const text = readFileSync(log, 'utf8');
  const found = /inet_addr\("([^"]+)"\)|inet_pton\(AF_INET6, "([^"]+)"/g;
  return {
    addresses: [...text.matchAll(found)].map(([, four, six]) => (four ?? six)!),
    lookups: [...text.matchAll(/htons\(53\)/g)].length,
    opened: [...text.matchAll(/openat\([^"]*"([^"]+)", [^)]*O_(?:WRONLY|RDWR)/g)].map(([, path]) => path!),
  };
}

/** The first line of the log is the process itself; its threads come later. */
function tracedPid(log: string): number {
  return Number(/^\d+/.exec(readFileSync(log, 'utf8'))![0]);
}

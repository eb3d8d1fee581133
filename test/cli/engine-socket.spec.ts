import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EngineParts } from '../../src/cli/engine-pipe.js';
import { listenForCallers } from '../../src/cli/engine-socket.js';

const PROGRAM = fileURLToPath(new URL('../../bin/malgyeol', import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), 'malgyeol-socket-'));
const PATH = join(FOLDER, 'engine');

/** A process that ends when it is told to: what the engine is to live as long as. */
const parent = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
  stdio: ['pipe', 'ignore', 'ignore'],
});
let engine: ChildProcess;
const callers: Socket[] = [];

beforeAll(async () => {
  const args = [PROGRAM, 'engine', '--threads', '2', '--listen', PATH, '--parent', String(parent.pid)];
  engine = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  expect(String((await once(engine.stdout!, 'data'))[0])).toBe('ready\n');
}, 30_000);

afterEach(() => {
  for (const caller of callers.splice(0)) caller.destroy();
});

afterAll(() => {
  parent.kill();
  engine.kill('SIGKILL');
  rmSync(FOLDER, { recursive: true, force: true });
});

/** Sends calls on a connection of its own; gives the lines that answer each, by its number. */
function caller() {
  const socket = connect(PATH);
  callers.push(socket);
  const answers = new Map<number, (lines: string[]) => void>();
  let kept = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    kept = Buffer.concat([kept, chunk]);
    while (kept.length >= 4 && kept.length >= 4 + kept.readUInt32BE(0)) {
      const frame = kept.subarray(4, 4 + kept.readUInt32BE(0));
      kept = kept.subarray(4 + frame.length);
      const [first, ...lines] = frame.toString('utf8').split('\n');
      answers.get((JSON.parse(first!) as { id: number }).id)?.(lines);
    }
  });
  let id = 0;
  const ask = (call: object) =>
    new Promise<string[]>((resolve) => {
      answers.set(++id, resolve);
      socket.write(framed(Buffer.from(JSON.stringify({ id, ...call }))));
    });
  return { socket, ask, nouns: (...texts: string[]) => ask({ op: 'nouns', texts }) };
}

function framed(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

describe('an engine that listens', () => {
  it('answers several callers at once, each with words of its own', async () => {
    const [one, other, plain] = [caller(), caller(), caller()];
    await one.ask({ op: 'words', sets: { np: ['꾸룽꾸룽이'] } });
    await other.ask({ op: 'words', sets: { np: ['꾸룽꾸룽'] } });
    const text = '꾸룽꾸룽이가 하늘을 난다.';
    const asked = Array.from({ length: 20 }, () => [
      one.nouns(text),
      other.nouns(text),
      plain.nouns('새가 난다'),
    ]);
    for (const [first, second, third] of await Promise.all(asked.map((round) => Promise.all(round)))) {
      expect(JSON.parse(first![0]!)).toContain('꾸룽꾸룽이');
      expect(JSON.parse(second![0]!)).toContain('꾸룽꾸룽');
      expect(third).toEqual(['["새"]']);
    }
  }, 30_000);

  it('leaves who does not speak its language, and who is gone, and answers the others', async () => {
    const rude = caller();
    rude.socket.on('error', () => {});
    rude.socket.write(framed(Buffer.from('not JSON')));
    await once(rude.socket, 'close');
    const gone = caller();
    await once(gone.socket, 'connect');
    void gone.nouns('새가 난다');
    gone.socket.destroy();
    expect(await caller().nouns('배가 온다')).toEqual(['["배"]']);
  }, 30_000);

  it('ends where nobody came for long', async () => {
    const nothing = {} as EngineParts;
    const { ended } = await listenForCallers({ path: join(FOLDER, 'idle'), idleMs: 200 }, nothing);
    const visitor = connect(join(FOLDER, 'idle'));
    await once(visitor, 'connect');
    const order: string[] = [];
    const both = [
      ended.then(() => order.push('engine')),
      once(visitor, 'close').then(() => order.push('visitor')),
    ];
    setTimeout(() => visitor.destroy(), 500);
    await Promise.all(both);
    expect(order).toEqual(['visitor', 'engine']);
  });

  it('ends with the process that it is for, and takes its socket away', async () => {
    await caller().nouns('새');
    parent.stdin!.end();
    await once(engine, 'exit');
    expect(engine.exitCode).toBe(0);
    expect(existsSync(PATH) || readdirSync(FOLDER).length > 0).toBe(false);
  }, 30_000);
});

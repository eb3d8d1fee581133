import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type EngineParts, serveEngine } from '../../src/cli/engine-pipe.js';
import type { TextPool } from '../../src/service/workers/text-pool.js';

/** Reads "오래" until its caller leaves, and everything else at once. */
function patientPool() {
  const left: string[] = [];
  const render: TextPool['render'] = (_op, texts, _options, _extra, signal) =>
    new Promise((resolve, reject) => {
      if (!texts[0]!.startsWith('오래')) return resolve(texts.map((text) => JSON.stringify([text])));
      signal!.addEventListener('abort', () => {
        left.push(...texts);
        reject(signal!.reason);
      });
    });
  const parts = {
    pool: { threads: 1, render } as TextPool,
    openDictionaries: async () => [],
    openGlosses: async () => undefined,
  } satisfies EngineParts;
  return { parts, left };
}

function framed(call: object): Buffer {
  const bytes = Buffer.from(JSON.stringify(call));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

describe('an engine behind a pipe', () => {
  it('leaves a call that is dropped, does not answer it, and answers the others', async () => {
    const { parts, left } = patientPool();
    const [stdin, stdout] = [new PassThrough(), new PassThrough()];
    const said: Buffer[] = [];
    stdout.on('data', (chunk: Buffer) => said.push(chunk));
    const served = serveEngine({ stdin, stdout } as never, parts);
    stdin.write(framed({ id: 1, op: 'nouns', texts: ['오래 하나', '오래 둘'] }));
    stdin.write(framed({ id: 2, op: 'nouns', texts: ['금방'] }));
    await expect.poll(() => said.length).toBe(1);
    stdin.write(framed({ id: 1, op: 'drop' }));
    stdin.end(framed({ id: 7, op: 'drop' }));
    await served;
    expect(left).toEqual(['오래 하나', '오래 둘']);
    expect(Buffer.concat(said).subarray(4).toString()).toBe('{"id":2}\n["금방"]');
  });

  it('leaves everything of a caller who is gone', async () => {
    const { parts, left } = patientPool();
    const stdin = new PassThrough();
    const stdout = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) });
    const waiting: number[] = [];
    const served = serveEngine({ stdin, stdout } as never, parts, (calls) => waiting.push(calls));
    stdin.write(framed({ id: 1, op: 'nouns', texts: ['오래'] }));
    stdin.write(framed({ id: 2, op: 'nouns', texts: ['금방'] }));
    await served.catch(() => {});
    await expect.poll(() => left).toEqual(['오래']);
    expect(waiting.at(-1)).toBe(0);
  });
});

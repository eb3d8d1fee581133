import { request } from 'node:http';
import { PassThrough } from 'node:stream';
import { brotliCompressSync, createGzip, gzipSync } from 'node:zlib';
import type { JsonValue } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLERS, callersFor } from '../support/callers.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { sized } from '../support/thorough.js';

/** Bodies that are meant to break the reader. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ANALYZE = '/svc.LanguageService/AnalyzeSyntax';
const UPDATE = '/svc.CustomDictionaryService/UpdateCustomDictionary';

async function post(path: string, body: string | Uint8Array, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'api-key': server.key, ...headers },
    body: body as string,
  });
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
  return { status: response.status, json: (await response.json()) as any, headers: response.headers };
}

const padded = (json: string) => json + ' '.repeat(200_000);

describe.each([
  ['a small body', (json: string) => json],
  ['a large body', padded],
])('JSON in %s', (_size, sized) => {
  it.each([
    ['nesting', '['.repeat(100_000)],
    ['nesting of objects', '{"a":'.repeat(100_000)],
    ['nesting that is closed', `{"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['a number beyond all bounds', '{"document":{"content":"가"},"encoding_type":1e400}'],
    ['a number of many digits', `{"document":{"content":"가"},"encoding_type":${'9'.repeat(1000)}}`],
    ['a comma too many', '{"document":{"content":"가"},}'],
    ['a second value', '{"document":{"content":"가"}}{}'],
    ['a text without end', '{"document":{"content":"가'],
    ['a null byte', '{"document":{"content":"가\u0000"}}'],
    ['an escape that is none', '{"document":{"content":"\\x"}}'],
  ])('%s is INVALID_ARGUMENT', async (_name, json) => {
    const { status, json: answer } = await post(ANALYZE, sized(json));
    expect(status).toBe(400);
    expect(answer).toMatchObject({ code: 'invalid_argument', message: expect.stringMatching(/[가-힣]/) });
  });

  it('bytes that are no UTF-8 are INVALID_ARGUMENT and told so', async () => {
    const eucKr = Buffer.concat([
      Buffer.from('{"document":{"content":"'),
      Buffer.from([0xb0, 0xa1, 0xb3, 0xaa]),
      Buffer.from(sized('"}}')),
    ]);
    const { status, json } = await post(ANALYZE, eucKr);
    expect(status).toBe(400);
    expect(json.message).toContain('UTF-8');
    const cut = Buffer.concat([Buffer.from(sized('{}')), Buffer.from([0xea, 0xb0])]);
    expect((await post(ANALYZE, cut)).json.message).toContain('UTF-8');
  });

  it('the last of equal names wins, as everywhere', async () => {
    const { json } = await post(ANALYZE, sized('{"document":{"content":"가","content":"나 다"}}'));
    expect(json.tokensCount).toBe(2);
  });

  it('__proto__, constructor and the like are words and fields like any other', async () => {
    const names = '"__proto__":1,"constructor":2,"toString":3,"hasOwnProperty":4';
    const stored = await post(
      UPDATE,
      sized(`{"__proto__":{"domain_name":"x"},"domain_name":"proto","dict":{"np_set":{"items":{${names}}}}}`),
    );
    expect(stored.json).toEqual({ updatedDomainName: 'proto' });
    const { json } = await post(
      '/svc.CustomDictionaryService/GetCustomDictionary',
      '{"domain_name":"proto"}',
    );
    expect(Object.entries(json.dict.npSet.items)).toEqual([
      ['__proto__', 1],
      ['constructor', 2],
      ['toString', 3],
      ['hasOwnProperty', 4],
    ]);
    expect(({} as { domain_name?: string }).domain_name).toBeUndefined();
  });

  it('half a surrogate pair is answered', async () => {
    const { status, json } = await post(
      ANALYZE,
      sized('{"document":{"content":"가 \\ud83d 나"},"encoding_type":"UTF8"}'),
    );
    expect(status).toBe(200);
    expect(json.tokensCount).toBe(3);
  });
});

describe('large bodies', () => {
  it('text in ASCII escapes, as Python writes it, and a mark at the beginning', async () => {
    const content = '나비 허리에\n'.repeat(20_000);
    const escaped = JSON.stringify({ document: { content } }).replace(
      /[^\x20-\x7e]/g,
      (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    const { status, json } = await post(ANALYZE, `\ufeff${escaped}`);
    expect(status).toBe(200);
    expect(json.tokensCount).toBe(40_000);
    expect(json.sentences[19_999].text.content).toBe('나비 허리에');
  });

  it('more values than any request can need are refused before they fill the memory', async () => {
    const limited = await startTestServer({ config: { maxDictionaryEntries: 1000, maxSentences: 1000 } });
    const response = await fetch(limited.url + ANALYZE, {
      method: 'POST',
      headers: { 'api-key': limited.key },
      body: `{"x":[${'0,'.repeat(200_000)}0]}`,
    });
    expect(response.status).toBe(429);
    await limited.close();
  });
});

describe('names', () => {
  it.each(['%00', '%E0%A4%A', '%ZZ', '%', '%FF', 'a%0Ab', '..%2F..%2Fetc', '%EA%B0%80%00'])(
    'the dictionary %s in a path is 400 or 404',
    async (name) => {
      for (const method of ['GET', 'POST']) {
        const response = await fetch(`${server.url}/svc/api/v1/customdict/${name}`, {
          method,
          headers: { 'api-key': server.key },
          body: method === 'POST' ? '{"dict":{}}' : undefined,
        });
        expect([400, 404]).toContain(response.status);
        expect(((await response.json()) as { message: string }).message).toMatch(/[가-힣]/);
      }
    },
  );

  it.each([...CALLERS])('a null byte in the name of a dictionary over $name', async (caller) => {
    const name = 'a\u0000b';
    const calls = [
      ['UpdateCustomDictionary', { domainName: name, dict: {} }],
      ['GetCustomDictionary', { domainName: name }],
      ['CheckConflict', { domainNames: [name] }],
    ] satisfies [string, JsonValue][];
    for (const [operation, request] of calls) {
      const answer = await caller.call(server, operation, request);
      expect(answer).toMatchObject({
        ok: false,
        code: expect.stringMatching(/^(invalid_argument|not_found)$/),
      });
    }
    const removed = await caller.call(server, 'RemoveCustomDictionaries', { domainNames: [name] });
    expect(removed).toMatchObject({ ok: true, body: { deletedDomainNames: { [name]: false } } });
  });

  it.each(callersFor('AnalyzeSyntax'))(
    'a null byte in a text and in custom_dict_names over $name',
    async (caller) => {
      const answer = await caller.call(server, 'AnalyzeSyntax', {
        document: { content: '가\u0000나 다' },
        customDictNames: ['\u0000', '__proto__'],
        customDomain: '\u0000',
      });
      expect(answer).toMatchObject({ ok: true, body: { tokensCount: 2 } });
    },
  );
});

describe('compression', () => {
  it.each([
    ['gzip', gzipSync('{"document":{"content":"가"}}').subarray(0, 20)],
    ['gzip', Buffer.from('not compressed')],
    ['br', Buffer.from('not compressed')],
    ['deflate', Buffer.alloc(50)],
  ])('a broken %s body is INVALID_ARGUMENT', async (encoding, body) => {
    const { status, json } = await post(ANALYZE, body, { 'content-encoding': encoding });
    expect(status).toBe(400);
    expect(json.message).toContain('압축');
  });

  it.each(['zstd', 'constructor', '__proto__', 'gzip, gzip'])(
    'the encoding %s is UNIMPLEMENTED',
    async (name) => {
      expect((await post(ANALYZE, '{}', { 'content-encoding': name })).status).toBe(501);
    },
  );

  it('brotli is read', async () => {
    const body = brotliCompressSync('{"document":{"content":"가 나"}}');
    expect((await post(ANALYZE, body, { 'content-encoding': 'br' })).json.tokensCount).toBe(2);
  });

  it('a bomb (gigabytes packed into megabytes) is refused, and does not fill the memory', async () => {
    const limited = await startTestServer({ config: { maxRequestBytes: 10_000_000 } });
    const bomb = await packedZeros(sized(1_000_000_000, 2_000_000_000));
    expect(bomb.length).toBeLessThan(10_000_000);
    const before = process.memoryUsage().rss;
    for (const [path, type, expected] of [
      ['/svc/api/v1/analyze', 'application/json', 413],
      [ANALYZE, 'application/json', 429],
      [ANALYZE, 'application/proto', 429],
    ] as const) {
      const response = await fetch(limited.url + path, {
        method: 'POST',
        headers: { 'api-key': limited.key, 'content-encoding': 'gzip', 'content-type': type },
        body: bomb as never,
      });
      expect(response.status).toBe(expected);
      await response.text();
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(500_000_000);
    await limited.close();
  }, 60_000);
});

describe('many large bodies at the same time', () => {
  it.each(['application/json', 'application/proto'])(
    'beyond the bytes of all together: 503 with Retry-After, and the places are given back (%s)',
    async (type) => {
      const tight = await startTestServer({
        config: { maxRequestBytes: 400_000, maxQueuedBytes: 1_000_000 },
      });
      const headers = { 'api-key': tight.key, 'content-type': type };
      const uploads = Array.from({ length: 8 }, () => {
        const call = request(tight.url + ANALYZE, { method: 'POST', headers });
        const answered = new Promise<{ status: number; retry?: string }>((resolve, reject) => {
          call.on('response', (response) => {
            response.resume();
            resolve({ status: response.statusCode ?? 0, retry: response.headers['retry-after'] });
          });
          call.on('error', reject);
        });
        call.write(Buffer.alloc(300_000, 0x20));
        return { call, answered };
      });
      // Those that find no room are told so while the others are still sending.
      let early = 0;
      for (const { answered } of uploads) void answered.then(() => early++);
      await eventually(async () => expect(early).toBeGreaterThanOrEqual(4), 10_000);
      for (const { call } of uploads) call.end();
      const answers = await Promise.all(uploads.map(({ answered }) => answered));
      const refused = answers.filter(({ status }) => status === 503);
      expect(refused.length).toBeGreaterThanOrEqual(4);
      for (const { retry } of refused) expect(retry).toBe('1');
      // Spaces are no document: those that had room are told so.
      expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(2);
      await eventually(async () => {
        const metrics = await (
          await fetch(`${tight.url}/metrics`, { headers: { 'api-key': tight.key } })
        ).text();
        expect(metrics).toMatch(/^malgyeol_queue_bytes 0$/m);
        expect(metrics).toMatch(/^malgyeol_queue_requests 0$/m);
      });
      await tight.close();
    },
  );
});

async function packedZeros(bytes: number): Promise<Buffer> {
  const source = new PassThrough();
  const packed = source.pipe(createGzip({ level: 1 }));
  const chunks: Buffer[] = [];
  packed.on('data', (chunk) => chunks.push(chunk));
  const done = new Promise((resolve) => packed.on('end', resolve));
  const zeros = Buffer.alloc(1_000_000);
  for (let written = 0; written < bytes; written += zeros.length) {
    if (!source.write(zeros)) await new Promise((resolve) => source.once('drain', resolve));
  }
  source.end();
  await done;
  return Buffer.concat(chunks);
}

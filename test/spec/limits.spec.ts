import { Agent, request } from 'node:http';
import { connect } from 'node:http2';
import { gzipSync } from 'node:zlib';
import { Code, ConnectError, createClient } from '@connectrpc/connect';
import { createConnectTransport, createGrpcTransport } from '@connectrpc/connect-node';
import { describe, expect, it } from 'vitest';
import { LanguageService } from '../../src/gen/svc/language_service_pb.js';
import { CALLERS } from '../support/callers.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestOptions, type TestServer } from '../support/server.js';
import { createSlowAnalyser } from '../support/slow-analyser.js';
import { sized } from '../support/thorough.js';

async function withServer(options: TestOptions, work: (server: TestServer) => Promise<void>) {
  const server = await startTestServer(options);
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

type SlowAnalyser = ReturnType<typeof createSlowAnalyser>;

function withSlowServer(
  config: TestOptions['config'],
  work: (server: TestServer, analyser: SlowAnalyser) => Promise<void>,
) {
  const analyser = createSlowAnalyser(1000);
  return withServer({ analyser, config }, (server) => work(server, analyser));
}

const untilBegun = (analyser: SlowAnalyser) =>
  eventually(async () => expect(analyser.begun).toBeGreaterThan(0));

const ANALYZE = '/svc.LanguageService/AnalyzeSyntax';
const bodyOf = (content: string) => JSON.stringify({ document: { content } });

function post(
  server: TestServer,
  path: string,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
) {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'api-key': server.key, ...headers },
    body: body as string,
  });
}

describe.each([...CALLERS])('too large over $name', (caller) => {
  const expectTooLarge = async (server: TestServer, operation: string, request: object) => {
    const answer = await caller.call(server, operation, request as never);
    if (answer.ok) throw new Error('must fail');
    expect(answer.code).toBe('resource_exhausted');
    expect(answer.message).toMatch(/나누어 보내/);
    if (caller.name === 'REST') expect(answer.status).toBe(413);
  };

  it('wire 4.6: more bytes than allowed are RESOURCE_EXHAUSTED, 413 on REST', () =>
    withServer({ config: { maxRequestBytes: 1000 } }, async (server) => {
      await expectTooLarge(server, 'AnalyzeSyntax', { document: { content: '가'.repeat(1000) } });
      expect((await caller.call(server, 'AnalyzeSyntax', { document: { content: '가' } })).ok).toBe(true);
    }));

  it('more characters or sentences than allowed too', () =>
    withServer({ config: { maxCharacters: 10, maxSentences: 2 } }, async (server) => {
      await expectTooLarge(server, 'AnalyzeSyntax', { document: { content: '가'.repeat(11) } });
      await expectTooLarge(server, 'AnalyzeSyntaxList', { sentences: ['가', '나', '다'] });
      await expectTooLarge(server, 'AnalyzeSyntaxList', { sentences: ['가'.repeat(6), '가'.repeat(6)] });
    }));
});

describe('bytes', () => {
  it('a body that is large only after decompression is refused', () =>
    withServer({ config: { maxRequestBytes: 10_000 } }, async (server) => {
      const packed = gzipSync(bodyOf('가'.repeat(100_000)));
      expect(packed.length).toBeLessThan(10_000);
      const response = await post(server, '/svc/api/v1/analyze', packed, { 'content-encoding': 'gzip' });
      expect(response.status).toBe(413);
    }));

  it('wire 3.5: megabytes pass by default', () =>
    withServer({}, async (server) => {
      const words = sized(200, 1000);
      const content = `${'가'.repeat(2000)} `.repeat(words);
      const response = await post(server, ANALYZE, bodyOf(content));
      expect(response.status).toBe(200);
      expect(((await response.json()) as { tokensCount: number }).tokensCount).toBe(words);
    }));
});

describe('deadline and cancellation', () => {
  const long = Array.from({ length: 40_000 }, () => '가나다 라마바 사아자.').join('\n');

  it('connect-timeout-ms: DEADLINE_EXCEEDED, 504, and the work stops', async () => {
    const analyser = createSlowAnalyser(50);
    await withServer({ analyser }, async (server) => {
      const response = await post(server, ANALYZE, bodyOf(long), { 'connect-timeout-ms': '80' });
      expect(response.status).toBe(504);
      expect(await response.json()).toMatchObject({ code: 'deadline_exceeded' });
      await expectNoMoreWork(analyser);
    });
  });

  it('grpc-timeout: DEADLINE_EXCEEDED, and the work stops', async () => {
    const analyser = createSlowAnalyser(50);
    await withServer({ analyser }, async (server) => {
      const client = createClient(LanguageService, createGrpcTransport({ baseUrl: server.url }));
      const call = client.analyzeSyntax(
        { document: { content: long } },
        { timeoutMs: 80, headers: { 'api-key': server.key } },
      );
      const error = await call.catch((reason: unknown) => ConnectError.from(reason));
      expect((error as ConnectError).code).toBe(Code.DeadlineExceeded);
      await expectNoMoreWork(analyser);
    });
  });

  it.each([
    ['json', '1.1'],
    ['json', '2'],
    ['grpc', '2'],
  ] as const)('a caller that goes away stops the work (%s, HTTP/%s)', async (protocol, httpVersion) => {
    // Over HTTP/1.1 in the clear a caller may close its side and still wait, so the work goes on for two seconds.
    const piece = httpVersion === '1.1' ? 400 : 50;
    const analyser = createSlowAnalyser(piece);
    await withServer({ analyser }, async (server) => {
      const transport =
        protocol === 'grpc'
          ? createGrpcTransport({ baseUrl: server.url })
          : createConnectTransport({ baseUrl: server.url, httpVersion, useBinaryFormat: false });
      const client = createClient(LanguageService, transport);
      const controller = new AbortController();
      const call = client.analyzeSyntax(
        { document: { content: long } },
        { signal: controller.signal, headers: { 'api-key': server.key } },
      );
      const refused = expect(call).rejects.toThrow();
      await untilBegun(analyser);
      controller.abort();
      await refused;
      await expectNoMoreWork(analyser, piece);
    });
  });

  it('a malformed timeout is INVALID_ARGUMENT', () =>
    withServer({}, async (server) => {
      const response = await post(server, ANALYZE, bodyOf('가'), { 'connect-timeout-ms': 'soon' });
      expect(response.status).toBe(400);
    }));

  /** Far fewer pieces were begun than the document has, and none is begun any more. */
  async function expectNoMoreWork(analyser: { begun: number }, piece = 50) {
    // What is on its way when the caller leaves may still begin; then nothing more does.
    let begun: number;
    do {
      begun = analyser.begun;
      await new Promise((resolve) => setTimeout(resolve, piece + 100));
    } while (analyser.begun !== begun);
    // Its 40,000 lines make more than a hundred pieces.
    expect(begun).toBeLessThan(60);
  }
});

describe.each([...CALLERS])('a full queue over $name', (caller) => {
  it('is UNAVAILABLE, 503', () =>
    withServer({ analyser: createSlowAnalyser(300), config: { maxQueue: 2 } }, async (server) => {
      const call = () => caller.call(server, 'AnalyzeSyntax', { document: { content: '가' } });
      const answers = await Promise.all([call(), call(), call(), call()]);
      const refused = answers.filter((answer) => !answer.ok);
      expect(refused.length).toBeGreaterThanOrEqual(1);
      expect(answers.filter((answer) => answer.ok).length).toBeGreaterThanOrEqual(2);
      for (const answer of refused) {
        expect(answer).toMatchObject({ code: 'unavailable' });
        if ('status' in answer && answer.status !== undefined) expect(answer.status).toBe(503);
      }
      expect((await call()).ok).toBe(true);
    }));
});

describe('a full queue', () => {
  it('says when to come back', () =>
    withSlowServer({ maxQueue: 1 }, async (server, analyser) => {
      const first = post(server, ANALYZE, bodyOf('가'));
      await untilBegun(analyser);
      const second = await post(server, ANALYZE, bodyOf('가'));
      expect(second.status).toBe(503);
      expect(second.headers.get('retry-after')).toBe('1');
      expect((await first).status).toBe(200);
    }));

  it('is also full when too many characters wait', () =>
    withSlowServer({ maxQueuedCharacters: 10 }, async (server, analyser) => {
      const first = post(server, ANALYZE, bodyOf('가'.repeat(9)));
      await untilBegun(analyser);
      expect((await post(server, ANALYZE, bodyOf('가'.repeat(9)))).status).toBe(503);
      expect((await first).status).toBe(200);
    }));
});

describe('shutting down', () => {
  it.each(['json', 'grpc'])('finishes what was taken, refuses what comes (%s)', async (protocol) => {
    const analyser = createSlowAnalyser(1000);
    const server = await startTestServer({ analyser });
    const caller = CALLERS.find(({ name }) => name === (protocol === 'grpc' ? 'gRPC' : 'Connect JSON'))!;
    const taken = caller.call(server, 'AnalyzeSyntax', { document: { content: '가 나' } });
    await untilBegun(analyser);
    const closed = server.close();
    await eventually(() => expect(fetch(`${server.url}/readyz`)).rejects.toThrow());
    expect(await taken).toMatchObject({ ok: true, body: { tokensCount: 2 } });
    await closed;
  });
});

describe('a refused body on a kept connection', () => {
  it.each([
    'application/json',
    'application/proto',
    'application/grpc-web+proto',
    'application/connect+proto',
  ])('is read to its end, and the next request is answered (%s)', (type) =>
    withServer({ config: { maxRequestBytes: 100_000 } }, async (server) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const path = type.includes('connect+') ? '/svc.RevisionService/StreamCorrectError' : ANALYZE;
      const send = (contentType: string, sentPath: string, body: Uint8Array) =>
        new Promise<number>((resolve, reject) => {
          const headers = { 'api-key': server.key, 'content-type': contentType };
          const call = request(server.url + sentPath, { method: 'POST', agent, headers }, (response) => {
            response.resume();
            response.on('end', () => resolve(response.statusCode ?? 0));
          });
          call.on('error', reject);
          call.end(body);
        });
      await send(type, path, new Uint8Array(5_000_000).fill(0x20));
      expect(await send('application/json', ANALYZE, Buffer.from(bodyOf('가')))).toBe(200);
      agent.destroy();
    }),
  );

  it('is refused as too large, and the next call is answered (gRPC over HTTP/2)', () =>
    withServer({ config: { maxRequestBytes: 100_000 } }, async (server) => {
      const session = connect(server.url);
      const send = (size: number) =>
        new Promise<unknown>((resolve, reject) => {
          const message = Buffer.alloc(5 + size, 0x20);
          message.writeUInt8(0, 0);
          message.writeUInt32BE(size, 1);
          const headers = { 'content-type': 'application/grpc+proto', te: 'trailers', 'api-key': server.key };
          const stream = session.request({ ':method': 'POST', ':path': ANALYZE, ...headers });
          let status: unknown;
          stream.on('trailers', (trailers) => {
            status = trailers['grpc-status'];
          });
          stream.on('close', () => resolve(status));
          stream.on('error', reject);
          stream.resume();
          stream.end(message);
        });
      for (let i = 0; i < 3; i++) expect(await send(6_000_000)).toBe('8');
      // Spaces are no message, but they are read.
      expect(await send(10)).toBe('3');
      session.close();
    }));
});

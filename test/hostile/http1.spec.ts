import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../support/raw-socket.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { ANALYZE, BODY, expectToServe } from '../support/still-serves.js';

/** Whatever comes over HTTP/1.1: a clear answer or a clean close, and everybody else is served. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => expectToServe(server));

const head = (lines: string[], { key } = server) =>
  `${[`POST ${ANALYZE} HTTP/1.1`, 'Host: localhost', `api-key: ${key}`, ...lines].join('\r\n')}\r\n\r\n`;
const length = `Content-Length: ${Buffer.byteLength(BODY)}`;

function expectKorean(text: string, status: number) {
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({
    code: expect.stringMatching(/^[a-z_]+$/),
    message: expect.stringMatching(/[가-힣]/),
  });
}

describe('broken framing', () => {
  it.each([
    ['a chunk size that is no number', ['Transfer-Encoding: chunked'], 'zz\r\nabc\r\n0\r\n\r\n'],
    ['a chunk longer than it says', ['Transfer-Encoding: chunked'], '2\r\nabcdef\r\n0\r\n\r\n'],
    ['a negative length', ['Content-Length: -5'], '{}'],
    ['a length that is no number', ['Content-Length: five'], '{}'],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 3'], '{}'],
    ['a length and chunks together', ['Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['a header without a name', [': value', length], BODY],
    ['a header with a null byte', ['x: a\u0000b', length], BODY],
  ])('%s is 400 and closes', async (_name, lines, body) => {
    const { text, closed } = await rawRequest(server.port, [head(lines), body]);
    expectKorean(text, 400);
    expect(closed).toBe(true);
  });

  it('no Host header is 400', async () => {
    const { text } = await rawRequest(server.port, [`POST ${ANALYZE} HTTP/1.1\r\n${length}\r\n\r\n${BODY}`]);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(['[', 'a b', 'http://', '%zz', '\u00ff'])('the Host %j is no way in', async (host) => {
    const request = `POST /grpc.health.v1.Health/Check HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Type: application/proto\r\nContent-Length: 0\r\n\r\n`;
    const { text } = await rawRequest(server.port, [Buffer.from(request, 'latin1')]);
    expect(text).toMatch(/^HTTP\/1\.1 (200|400) /);
  });

  it('a body shorter than its length is a closed connection, and its place is free again', async () => {
    const { closed } = await rawRequest(server.port, [head(['Content-Length: 1000']), BODY], {
      halfClose: true,
    });
    expect(closed).toBe(true);
  });

  it('a body longer than its length is not taken for the same request', async () => {
    const { text, closed } = await rawRequest(server.port, [head([length]), `${BODY}garbage\r\n\r\n`]);
    expect(text).toContain('HTTP/1.1 400 Bad Request');
    expect(closed).toBe(true);
  });
});

describe('slow and flooding callers', () => {
  it('a header flood is 431', async () => {
    const flood = Array.from({ length: 2000 }, (_, i) => `x-${i}: ${'a'.repeat(50)}`);
    expectKorean((await rawRequest(server.port, [head(flood)])).text, 431);
    expectKorean((await rawRequest(server.port, [head([`x: ${'a'.repeat(1_000_000)}`])])).text, 431);
  });

  it('a path of a megabyte is 431', async () => {
    const { text } = await rawRequest(server.port, [
      `GET /${'a'.repeat(1_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    ]);
    expect(text).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('slowloris: many callers that never finish their headers hold up nobody', async () => {
    const slow = Array.from({ length: 200 }, () =>
      rawRequest(server.port, [`POST ${ANALYZE} HTTP/1.1\r\nHost: x\r\n`], { wait: 1500 }),
    );
    for (let i = 0; i < 20; i++) {
      await expectToServe(server);
    }
    await Promise.all(slow);
  });

  it('a body that comes too slowly is 408', async () => {
    const hasty = await startTestServer({ config: { requestSeconds: 1 } });
    const begun = performance.now();
    const { text } = await rawRequest(hasty.port, [head([length], hasty), '{'], { wait: 80_000 });
    expectKorean(text, 408);
    expect(performance.now() - begun).toBeGreaterThan(1000);
    await hasty.close();
  }, 90_000);
});

describe('closing early', () => {
  it('a caller that closes its side after its request still gets the answer', async () => {
    for (const lines of [[length], [length, 'Connection: close']]) {
      const { text, closed } = await rawRequest(server.port, [head(lines), BODY], { halfClose: true });
      expect(text).toMatch(/^HTTP\/1\.1 200 /);
      expect(text).toContain('"tokensCount":2');
      expect(closed).toBe(true);
    }
  });

  it('connections that close at once, or in the middle of the first bytes, are nothing special', async () => {
    for (const part of ['', 'P', 'PRI * HT', 'POST / HTT']) {
      expect((await rawRequest(server.port, [part], { halfClose: true })).closed).toBe(true);
    }
  });

  it('pipelined requests are answered in order', async () => {
    const bodies = ['가', '나 다', '라 마 바'].map((content) => JSON.stringify({ document: { content } }));
    const requests = bodies.map((body) => head([`Content-Length: ${Buffer.byteLength(body)}`]) + body);
    const { text } = await rawRequest(server.port, [requests.join('')], { halfClose: true });
    expect([...text.matchAll(/"tokensCount":(\d)/g)].map(([, count]) => count)).toEqual(['1', '2', '3']);
  });
});

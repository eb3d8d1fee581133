import { connect } from 'node:http2';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rawRequest } from '../support/raw-socket.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PATH = '/svc.LanguageService/AnalyzeSyntax';
/** Field 1 claims more bytes than there are. */
const BROKEN = Uint8Array.of(0x0a, 0x7f, 0x01);
const enveloped = Uint8Array.of(0, 0, 0, 0, BROKEN.length, ...BROKEN);

async function post(type: string, body: Uint8Array) {
  const response = await fetch(server.url + PATH, {
    method: 'POST',
    headers: { 'content-type': type, 'api-key': server.key },
    body: body as never,
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

it('Connect binary: INVALID_ARGUMENT in Korean', async () => {
  const { status, text } = await post('application/proto', BROKEN);
  expect(status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({
    code: 'invalid_argument',
    message: expect.stringMatching(/읽을 수 없습니다/),
  });
});

it('gRPC-web: a Korean message in the trailers', async () => {
  const { text } = await post('application/grpc-web+proto', enveloped);
  expect(text).toMatch(/grpc-status: ?3/);
  expect(decodeURIComponent(/grpc-message: ?([^\r\n]+)/.exec(text)![1]!)).toMatch(/읽을 수 없습니다/);
});

it('gRPC: a Korean message in the trailers', async () => {
  const session = connect(server.url);
  const trailers = await new Promise<Record<string, unknown>>((resolve, reject) => {
    const stream = session.request({
      ':method': 'POST',
      ':path': PATH,
      'content-type': 'application/grpc+proto',
      te: 'trailers',
      'api-key': server.key,
    });
    stream.on('response', (headers) => {
      if (headers['grpc-status'] !== undefined) resolve(headers);
    });
    stream.on('trailers', resolve);
    stream.on('error', reject);
    stream.resume();
    stream.end(enveloped);
  });
  session.close();
  expect(trailers['grpc-status']).toBe('3');
  expect(decodeURIComponent(String(trailers['grpc-message']))).toMatch(/읽을 수 없습니다/);
});

it('a broken message frees its place in the queue', async () => {
  const small = await startTestServer({ config: { maxQueue: 1 } });
  for (let i = 0; i < 5; i++) {
    const response = await fetch(small.url + PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/proto', 'api-key': small.key },
      body: BROKEN as never,
    });
    expect(response.status).toBe(400);
    await response.text();
  }
  await small.close();
});

it.each([
  ['cut off', gzipSync('말'.repeat(100)).subarray(0, 25)],
  ['spoilt', gzipSync('말'.repeat(100)).fill(0xff, 12)],
])('packed bytes that are %s are INVALID_ARGUMENT', async (_name, body) => {
  const response = await fetch(server.url + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/proto', 'content-encoding': 'gzip', 'api-key': server.key },
    body,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'invalid_argument',
    message: expect.stringContaining('읽을 수 없습니다'),
  });
});

it.each([2, 4, 0x80, 0xff])(
  'gRPC-web: the flag %i, which no protocol knows, is INVALID_ARGUMENT',
  async (flag) => {
    const { text, headers } = await post('application/grpc-web+proto', Uint8Array.of(flag, 0, 0, 0, 0));
    expect(`${text}${headers.get('grpc-status')}`).toMatch(/grpc-status: ?3|^3$/);
  },
);

it('gRPC-web: a message that is said to be compressed, without saying how, is INTERNAL, as the conformance suite has it', async () => {
  const { text, headers } = await post('application/grpc-web+proto', Uint8Array.of(1, 0, 0, 0, 0));
  expect(`${text}${headers.get('grpc-status')}`).toMatch(/grpc-status: ?13|^13$/);
});

it.each(['/mcp', '/svc/api/v1/analyze', '/'])('TRACE %s is 405', async (path) => {
  const request = `TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  expect((await rawRequest(server.port, [request])).text).toMatch(/^HTTP\/1\.1 405 /);
});

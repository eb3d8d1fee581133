import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import { rawRequest } from '../support/raw-socket.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { ANALYZE, BODY, expectToServe } from '../support/still-serves.js';

/** Whatever comes over HTTP/2: a clear answer or a clean close, and everybody else is served. */
let server: TestServer;
let session: ClientHttp2Session;
beforeAll(async () => {
  server = await startTestServer({ config: { maxRequestBytes: 100_000 } });
});
afterAll(() => server.close());
afterEach(async () => {
  session?.destroy();
  await expectToServe(server);
});

function open() {
  session = connect(server.url);
  session.on('error', () => {});
  return session;
}

interface Answer {
  status?: number;
  grpcStatus?: unknown;
  text: string;
  error?: string;
}

function send(headers: Record<string, string>, body: Uint8Array | string): Promise<Answer> {
  return new Promise((resolve) => {
    const stream = session.request({
      ':method': 'POST',
      ':path': ANALYZE,
      'api-key': server.key,
      ...headers,
    });
    const answer: Answer = { text: '' };
    stream.on('response', (received) => {
      answer.status = Number(received[':status']);
      answer.grpcStatus = received['grpc-status'];
    });
    stream.on('trailers', (trailers) => {
      answer.grpcStatus = trailers['grpc-status'];
    });
    stream.on('data', (chunk) => {
      answer.text += chunk;
    });
    stream.on('error', (error) => {
      answer.error = error.message;
    });
    stream.on('close', () => resolve(answer));
    stream.end(body);
  });
}

describe('too large', () => {
  const large = Buffer.alloc(8_000_000, 0x20);
  const enveloped = Buffer.concat([Buffer.from([0, 0, 0x7a, 0x12, 0x00]), large]);

  it.each(['declared', 'undeclared'])('JSON (%s length): 429, never a reset', async (kind) => {
    open();
    const headers: Record<string, string> =
      kind === 'declared' ? { 'content-length': String(large.length) } : {};
    for (let i = 0; i < 5; i++) {
      const answer = await send({ 'content-type': 'application/json', ...headers }, large);
      expect(answer).toMatchObject({ status: 429, text: expect.stringContaining('나누어 보내') });
      expect(answer.error).toBeUndefined();
    }
  });

  it('REST: 413, never a reset', async () => {
    open();
    const answer = await send(
      { ':path': '/svc/api/v1/analyze', 'content-length': String(large.length) },
      large,
    );
    expect(answer).toMatchObject({ status: 413 });
    expect(answer.error).toBeUndefined();
  });

  it('gRPC: RESOURCE_EXHAUSTED, never a reset', async () => {
    open();
    for (let i = 0; i < 5; i++) {
      const answer = await send(
        { 'content-type': 'application/grpc', te: 'trailers', 'content-length': String(enveloped.length) },
        enveloped,
      );
      expect(answer).toMatchObject({ grpcStatus: '8' });
      expect(answer.error).toBeUndefined();
    }
  });

  it('a wrong key with a large body: PERMISSION_DENIED, never a reset', async () => {
    open();
    const grpc = await send(
      { 'content-type': 'application/grpc', te: 'trailers', 'api-key': 'wrong' },
      enveloped,
    );
    expect(grpc).toMatchObject({ grpcStatus: '7' });
    expect(grpc.error).toBeUndefined();
    const json = await send({ 'api-key': 'wrong', 'content-length': String(large.length) }, large);
    expect(json).toMatchObject({ status: 403 });
    expect(json.error).toBeUndefined();
  });

  it('ends only when the caller has: what it announced is what came', async () => {
    open();
    const announced = { 'content-length': '200000' };
    const stream = session.request({
      ':method': 'POST',
      ':path': ANALYZE,
      'api-key': server.key,
      ...announced,
    });
    let ended = false;
    stream.on('end', () => {
      ended = true;
    });
    stream.resume();
    stream.write(Buffer.alloc(150_000, 0x20));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(ended).toBe(false);
    const closed = new Promise((resolve) => stream.on('close', resolve));
    stream.end(Buffer.alloc(50_000, 0x20));
    await closed;
    expect(ended).toBe(true);
  });
});

describe('resets and floods', () => {
  it('rapid reset: thousands of requests that are cancelled at once', async () => {
    open();
    for (let i = 0; i < 5000 && !session.destroyed && !session.closed; i++) {
      const stream = session.request({ ':method': 'POST', ':path': ANALYZE, 'api-key': server.key });
      stream.on('error', () => {});
      stream.close(constants.NGHTTP2_CANCEL);
      if (i % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    const { status } = await fetch(`${server.url}/healthz`);
    expect(status).toBe(200);
  });

  it('cancelled requests leave no place in the queue taken', async () => {
    const small = await startTestServer({ config: { maxQueue: 5 } });
    const client = connect(small.url);
    for (let round = 0; round < 20; round++) {
      const stream = client.request({ ':method': 'POST', ':path': ANALYZE, 'api-key': small.key });
      stream.on('error', () => {});
      stream.write('{"document"');
      await new Promise((resolve) => setTimeout(resolve, 5));
      stream.close(constants.NGHTTP2_CANCEL);
    }
    await eventually(() => expectToServe(small));
    client.destroy();
    await small.close();
  });

  it('a flood of headers is refused', async () => {
    open();
    const flood = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`x-${i}`, 'a'.repeat(50)]));
    const answer = await send(flood, BODY).catch((error: Error) => ({
      error: error.message,
      status: undefined,
    }));
    expect(answer.status === undefined || answer.status === 431 || answer.status >= 400).toBe(true);
  });

  it('a request without an authority is answered', async () => {
    open();
    const stream = session.request({
      ':method': 'POST',
      ':path': '/grpc.health.v1.Health/Check',
      ':authority': '[',
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    const status = await new Promise((resolve) => {
      stream.on('response', (headers) => resolve(headers[':status']));
      stream.on('error', () => resolve('error'));
      stream.resume();
      stream.end(Buffer.alloc(5));
    });
    expect([200, 'error']).toContain(status);
  });

  it.each([
    ['a frame of a size that nobody allowed', Buffer.from([0xff, 0xff, 0xff, 0, 0, 0, 0, 0, 1])],
    ['settings of an odd length', Buffer.from([0, 0, 5, 4, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5])],
    ['data on a stream that was never opened', Buffer.from([0, 0, 1, 0, 0, 0, 0, 0, 1, 0])],
    ['random bytes', Buffer.from(Array.from({ length: 1000 }, (_, i) => (i * 7919) % 256))],
  ])('%s ends in GOAWAY or a closed connection', async (_name, bytes) => {
    const preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    const settings = Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]);
    const saysGoodbye = (received: Buffer) => frameTypes(received).includes(GOAWAY);
    const answer = await rawRequest(server.port, [preface, settings, bytes], { until: saysGoodbye });
    expect(answer.closed || saysGoodbye(answer.bytes)).toBe(true);
  });
});

const GOAWAY = 7;

function frameTypes(bytes: Buffer): number[] {
  const types: number[] = [];
  for (let at = 0; at + 9 <= bytes.length; at += 9 + bytes.readUIntBE(at, 3)) types.push(bytes[at + 3]!);
  return types;
}

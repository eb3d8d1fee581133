import { connect as connectHttp2 } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasOpenssl, selfSigned } from '../support/self-signed.mjs';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { packageAlias: 'bareun' } });
});
afterAll(() => server.close());

const ANALYZE = '/svc.LanguageService/AnalyzeSyntax';
const BODY = JSON.stringify({ document: { content: '가 나' } });

/** One request over HTTP/2, with or without TLS. */
async function overHttp2(url: string, path: string, headers: Record<string, string>, body: string) {
  const session = connectHttp2(url, { rejectUnauthorized: false });
  try {
    return await new Promise<{ status: number; text: string; headers: Record<string, unknown> }>(
      (resolve, reject) => {
        session.on('error', reject);
        const stream = session.request({ ':method': 'POST', ':path': path, ...headers });
        let status = 0;
        let received: Record<string, unknown> = {};
        const chunks: Buffer[] = [];
        stream.on('response', (answer) => {
          status = Number(answer[':status']);
          received = answer;
        });
        stream.on('data', (chunk) => chunks.push(chunk));
        stream.on('end', () =>
          resolve({ status, text: Buffer.concat(chunks).toString(), headers: received }),
        );
        stream.on('error', reject);
        stream.end(body);
      },
    );
  } finally {
    session.close();
  }
}

describe('1 one port: everything speaks to it', () => {
  it('Connect JSON over HTTP/2 without TLS', async () => {
    const { status, text } = await overHttp2(server.url, ANALYZE, { 'api-key': server.key }, BODY);
    expect(status).toBe(200);
    expect(JSON.parse(text).tokensCount).toBe(2);
  });

  it('REST over HTTP/2 without TLS', async () => {
    const { status, text } = await overHttp2(
      server.url,
      '/svc/api/v1/analyze',
      { 'api-key': server.key },
      BODY,
    );
    expect(status).toBe(200);
    expect(JSON.parse(text).tokens_count).toBe(2);
  });

  it('a connection that sends its first bytes one by one is understood', async () => {
    const lines = [
      'POST',
      ' ',
      `${ANALYZE} HTTP/1.1\r\nHost: x\r\nConnection: close\r\napi-key: ${server.key}\r\n`,
    ];
    const answer = await rawRequest(server.port, [
      ...lines,
      `Content-Length: ${Buffer.byteLength(BODY)}\r\n\r\n`,
      BODY,
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('"tokensCount":2');
  });

  it('bytes that are neither protocol get an answer, and the server lives on', async () => {
    expect(await rawRequest(server.port, ['\x00\x01\x02\x03\r\n\r\n'])).toMatch(/^HTTP\/1\.1 400 /);
    // Begins like the preface of HTTP/2, but is not.
    expect(await rawRequest(server.port, ['PRI * HTTP/2.0\r\n\r\nXX\r\n\r\n'])).toMatch(
      /^(HTTP\/1\.1 400 |$)/,
    );
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it('a hundred requests on one connection, in order', async () => {
    for (let i = 0; i < 100; i++) {
      const response = await fetch(server.url + ANALYZE, {
        method: 'POST',
        headers: { 'api-key': server.key },
        body: JSON.stringify({ document: { content: `문장 ${i}` } }),
      });
      expect(await response.text()).toContain(`문장 ${i}`);
    }
  });

  it('9.2, 9.3: the same on the legacy ports', async () => {
    const [one, two] = [await freePort(), await freePort()];
    const legacy = await startTestServer({ config: { legacyPorts: `${one},${two}` } });
    try {
      for (const port of [legacy.port, one, two]) {
        const response = await fetch(`http://127.0.0.1:${port}/svc/api/v1/analyze`, {
          method: 'POST',
          headers: { 'api-key': legacy.key },
          body: BODY,
        });
        expect(response.status).toBe(200);
      }
    } finally {
      await legacy.close();
    }
  });
});

describe('wire 5.9: the alias of the package', () => {
  it.each(['/bareun.LanguageService/AnalyzeSyntax', '/bareun/api/v1/analyze'])('serves %s', async (path) => {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'api-key': server.key },
      body: BODY,
    });
    expect(response.status).toBe(200);
  });

  it('is off by default', async () => {
    const plain = await startTestServer();
    const response = await fetch(`${plain.url}/bareun.LanguageService/AnalyzeSyntax`, {
      method: 'POST',
      headers: { 'api-key': plain.key },
      body: BODY,
    });
    expect(response.status).toBe(404);
    await plain.close();
  });
});

describe('answers to everything else', () => {
  it('the page is got, not posted to', async () => {
    const response = await fetch(`${server.url}/`, { method: 'POST', headers: { 'api-key': server.key } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(((await response.json()) as { message: string }).message).toMatch(/[가-힣]/);
  });

  it.each(['/nowhere', '/svc.LanguageService/Nothing', '/svc/api/v1/nothing', '/svc/api/v1/customdict/a/b'])(
    'wire 4.5, wire 4.7: the unknown path %s is 404 with a Korean message',
    async (path) => {
      const response = await fetch(server.url + path, { method: 'POST', headers: { 'api-key': server.key } });
      expect(response.status).toBe(404);
      expect(((await response.json()) as { message: string }).message).toMatch(/[가-힣]/);
    },
  );

  it.each([
    ['GET', ANALYZE, 'POST'],
    ['GET', '/svc/api/v1/analyze', 'POST'],
    ['DELETE', '/svc/api/v1/customdict/x', 'GET, POST'],
  ])('%s %s is 405', async (method, path, allowed) => {
    const response = await fetch(server.url + path, { method, headers: { 'api-key': server.key } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
  });

  it('every answer has a request id, the caller’s own when it is sane', async () => {
    const made = await fetch(`${server.url}/healthz`);
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const given = await fetch(`${server.url}/healthz`, { headers: { 'x-request-id': 'abc-1' } });
    expect(given.headers.get('x-request-id')).toBe('abc-1');
    const odd = await fetch(`${server.url}/healthz`, { headers: { 'x-request-id': 'a b<c>' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('an error inside is INTERNAL, without a stack trace', async () => {
    const analyser = {
      analyse: () => Promise.reject(new Error('secret detail')),
      close: async () => {},
    } as never;
    const broken = await startTestServer({ analyser });
    const response = await fetch(broken.url + ANALYZE, {
      method: 'POST',
      headers: { 'api-key': broken.key },
      body: BODY,
    });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toMatch(/secret|at .*\.ts/);
    expect(JSON.parse(text)).toMatchObject({
      code: 'internal',
      message: expect.stringMatching(/x-request-id/),
    });
    await broken.close();
  });
});

describe('CORS', () => {
  const preflight = (url: string, origin: string) =>
    fetch(url + ANALYZE, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'api-key,content-type',
      },
    });

  it('lets browsers call from any page, because every call needs a key', async () => {
    const response = await preflight(server.url, 'https://example.com');
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain('api-key');
    const call = await fetch(server.url + ANALYZE, {
      method: 'POST',
      headers: { origin: 'https://example.com', 'api-key': server.key },
      body: BODY,
    });
    expect(call.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('an open server lets only local pages in', async () => {
    const open = await startTestServer({ config: { open: true } });
    expect(
      (await preflight(open.url, 'https://example.com')).headers.get('access-control-allow-origin'),
    ).toBeNull();
    const local = await preflight(open.url, 'http://localhost:5173');
    expect(local.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    await open.close();
  });

  it('configured origins only', async () => {
    const strict = await startTestServer({ config: { corsOrigins: 'https://a.example' } });
    expect(
      (await preflight(strict.url, 'https://a.example')).headers.get('access-control-allow-origin'),
    ).toBe('https://a.example');
    expect(
      (await preflight(strict.url, 'https://b.example')).headers.get('access-control-allow-origin'),
    ).toBeNull();
    await strict.close();
  });
});

describe(`TLS${hasOpenssl ? '' : ' (not run: openssl is not installed)'}`, () => {
  it.runIf(hasOpenssl)('HTTP/1.1 and HTTP/2 by ALPN on one port', async () => {
    const secure = await startTestServer({ config: selfSigned() });
    const h2 = await overHttp2(secure.url, ANALYZE, { 'api-key': secure.key }, BODY);
    expect(h2.status).toBe(200);
    const h1 = await new Promise<number>((resolve, reject) => {
      const options = { method: 'POST', rejectUnauthorized: false, headers: { 'api-key': secure.key } };
      const call = httpsRequest(secure.url + ANALYZE, options, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      call.on('error', reject);
      call.end(BODY);
    });
    expect(h1).toBe(200);
    await secure.close();
  });
});

function rawRequest(port: number, parts: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
    socket.on('error', reject);
    socket.on('connect', async () => {
      for (const part of parts) {
        socket.write(part);
        await new Promise((done) => setTimeout(done, 20));
      }
      setTimeout(() => socket.end(), 200);
    });
  });
}

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

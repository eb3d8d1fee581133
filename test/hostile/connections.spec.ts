import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import { expectNoneLeft, gauge } from '../support/gauges.js';
import { END_HEADERS, END_STREAM, FRAME, frame, getHeaders, openBare } from '../support/http2-frames.js';
import { hasOpenssl, selfSigned } from '../support/self-signed.mjs';
import { startTestServer, type TestServer } from '../support/server.js';

/** Whatever is done to its connections, a server is afterwards as it was before. */
let server: TestServer;
let secure: TestServer | undefined;
/** A small queue, so that filling it takes few requests. */
const QUEUE = 8;
beforeAll(async () => {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  server = await startTestServer({ config: { maxQueue: QUEUE } });
  if (hasOpenssl) secure = await startTestServer({ config: selfSigned() });
});
afterAll(async () => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  await server.close();
  await secure?.close();
});

const ANALYZE = '/svc.LanguageService/AnalyzeSyntax';

function analyse(key: string, to = server) {
  const body = '{"document":{"content":"가 나"}}';
  const headers = { 'api-key': key, connection: 'close' };
  return fetch(to.url + ANALYZE, { method: 'POST', headers, body });
}

describe('connections over HTTP/2 that callers leave without a word', () => {
  async function leaveMany(to: TestServer, tls: boolean, count: number) {
    for (let begun = 0; begun < count; begun += 50) {
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          const { socket, answered, closed } = await openBare(to.port, tls);
          socket.write(frame(FRAME.headers, END_HEADERS | END_STREAM, 1, getHeaders()));
          await answered;
          socket.end();
          await closed;
        }),
      );
    }
  }

  it('are closed by us too', async () => {
    await leaveMany(server, false, 200);
    await expectNoneLeft(server);
  });

  it.runIf(hasOpenssl)(
    `are closed by us too, with TLS${hasOpenssl ? '' : ' (not run: openssl is not installed)'}`,
    async () => {
      await leaveMany(secure!, true, 50);
      await expectNoneLeft(secure!);
    },
  );
});

describe('floods on one connection', () => {
  const settings = Buffer.from([0, 4, 0, 0, 0xff, 0xff]);
  const rapidReset = (stream: number) => [
    frame(FRAME.headers, END_HEADERS, stream, getHeaders(ANALYZE)),
    frame(FRAME.reset, 0, stream, Buffer.from([0, 0, 0, 8])),
  ];
  const floods: Array<[string, Buffer]> = [
    ['resets', Buffer.concat(Array.from({ length: 3000 }, (_, i) => rapidReset(2 * i + 1)).flat())],
    ['pings', Buffer.concat(Array.from({ length: 3000 }, () => frame(FRAME.ping, 0, 0, Buffer.alloc(8))))],
    ['settings', Buffer.concat(Array.from({ length: 3000 }, () => frame(FRAME.settings, 0, 0, settings)))],
    [
      'continuations',
      Buffer.concat([
        frame(FRAME.headers, 0, 1, getHeaders()),
        ...Array.from({ length: 3000 }, () =>
          frame(FRAME.continuation, 0, 1, Buffer.from([0, 1, 97, 1, 97])),
        ),
      ]),
    ],
  ];

  it.each(floods)('of %s end it, and it alone', async (_name, bytes) => {
    const { socket, closed } = await openBare(server.port);
    socket.write(bytes);
    await closed;
    expect((await analyse(server.key)).status).toBe(200);
    await expectNoneLeft(server);
  });

  it('of a caller that only uses its connection do not', async () => {
    const { socket, answered } = await openBare(server.port);
    for (let i = 0; i < 50; i++) {
      socket.write(frame(FRAME.ping, 0, 0, Buffer.alloc(8)));
      socket.write(Buffer.concat(rapidReset(2 * i + 1)));
    }
    socket.write(frame(FRAME.headers, END_HEADERS | END_STREAM, 201, getHeaders()));
    await answered;
    expect(socket.destroyed).toBe(false);
    socket.end();
  });
});

describe('bodies that do not come', () => {
  const head = (key: string) =>
    `POST ${ANALYZE} HTTP/1.1\r\nHost: 127.0.0.1\r\napi-key: ${key}\r\nContent-Length: 100\r\n\r\n{`;

  async function stall(count: number) {
    const sockets = Array.from({ length: count }, () => {
      const socket = connect({ port: server.port, host: '127.0.0.1' });
      socket.on('error', () => {});
      socket.resume();
      socket.write(head(server.key));
      return socket;
    });
    await eventually(async () => expect(await gauge('arriving_requests', server)).toBe(count));
    return sockets;
  }

  it('take no place from anybody, and make room for those of the same key that do', async () => {
    const other = await server.addKey();
    const sockets = await stall(QUEUE);
    expect(await gauge('queue_requests', server)).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    for (const key of [other, server.key, server.key]) {
      await eventually(async () => expect((await analyse(key)).status).toBe(200));
    }
    expect(await gauge('arriving_requests', server)).toBeLessThan(QUEUE);
    for (const socket of sockets) socket.destroy();
    await expectNoneLeft(server);
  });
});

describe('wrong keys', () => {
  it('are answered ever more slowly, right ones as before', async () => {
    const guessed = await startTestServer();
    const statuses: number[] = [];
    const guesses = Array.from({ length: 120 }, async (_, i) => {
      statuses.push((await analyse(`guess-${i}-0123456789`, guessed)).status);
    });
    await Promise.all(guesses.slice(0, 20));
    expect((await analyse(guessed.key, guessed)).status).toBe(200);
    // Those who wait longest wait ten seconds; the right key did not stand behind them.
    expect(statuses.length).toBeLessThan(120);
    await eventually(async () => expect(statuses).toContain(429), 5000);
    await eventually(async () => {
      expect(statuses.filter((status) => status === 403).length).toBeGreaterThan(24);
    }, 5000);
    expect(statuses).not.toContain(200);
    await guessed.close();
    await Promise.allSettled(guesses);
  });
});

import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { waitForFirstBytes } from './first-bytes.js';

let server: Server | undefined;
const callers: Socket[] = [];
afterEach(() => {
  for (const caller of callers.splice(0)) caller.destroy();
  server?.close();
});

/** A caller of a server that keeps silent connections so long, and what the server learnt about it. */
async function callerOf(silenceMs: number) {
  const learnt: Array<{ isHttp2: boolean; bytes: string }> = [];
  server = createServer((socket) =>
    waitForFirstBytes(socket, silenceMs, (isHttp2) => learnt.push({ isHttp2, bytes: String(socket.read()) })),
  );
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const caller = connect(port, '127.0.0.1');
  callers.push(caller);
  let isClosed = false;
  caller.on('error', () => {});
  caller.on('close', () => {
    isClosed = true;
  });
  await new Promise((done) => caller.once('connect', done));
  return { caller, learnt, isClosed: () => isClosed };
}

describe('the first bytes of a connection', () => {
  it('tell the protocol, and are still there for whoever reads next', async () => {
    for (const [bytes, isHttp2] of [
      ['GET / HTTP/1.1\r\n\r\n', false],
      ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', true],
      ['P', undefined],
      ['PRI * HTTP/2.1\r\n', false],
    ] as const) {
      const { caller, learnt } = await callerOf(5000);
      caller.write(bytes);
      await expect.poll(() => learnt).toEqual(isHttp2 === undefined ? [] : [{ isHttp2, bytes }]);
      server!.close();
    }
  });

  it('may come long after the connection was opened', async () => {
    const { caller, learnt, isClosed } = await callerOf(2000);
    await pause(300);
    expect(isClosed()).toBe(false);
    caller.write('GET / HTTP/1.1\r\n\r\n');
    await expect.poll(() => learnt.length).toBe(1);
  });

  it('must come at some time', async () => {
    const { isClosed, learnt } = await callerOf(100);
    await expect.poll(isClosed).toBe(true);
    expect(learnt).toEqual([]);
  });
});

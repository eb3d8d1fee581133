import { once } from 'node:events';
import { connect as connectHttp2, createServer as createHttp2 } from 'node:http2';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.js';
import { FRAME, frame, PREFACE } from '../../../test/support/http2-frames.js';
import { createConnections } from './connections.js';

/** As in a server, with less patience. */
const patience = { checkMs: 20, leftOverMs: 100, unreadMs: 1000, quietMs: 200, signMs: 1000 };
const connections = createConnections(100, patience);
const http2 = createHttp2((_request, response) => response.end('here'));
let server: Server;
let port: number;
beforeAll(async () => {
  http2.on('session', connections.addSession);
  server = createServer((socket) => {
    connections.add(socket);
    http2.emit('connection', socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  connections.destroy();
  server.close();
});

it.each([
  ['settings of an odd length', frame(FRAME.settings, 0, 0, Buffer.from([1, 2, 3, 4, 5]))],
  ['data on a stream that was never opened', frame(FRAME.data, 0, 1, Buffer.from([0]))],
])('after %s nothing is left of a caller who goes', async (_name, broken) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(Buffer.concat([PREFACE, frame(FRAME.settings, 0, 0), broken]));
  await once(socket, 'data');
  expect(connections.count).toBe(1);
  socket.destroy();
  await eventually(async () => expect(connections.count).toBe(0), 10_000);
});

it('a caller who is quiet but there is left alone', async () => {
  const session = connectHttp2(`http://127.0.0.1:${port}`);
  await once(session, 'connect');
  let asked = 0;
  await new Promise<void>((resolve) => {
    session.on('ping', () => {
      if (++asked === 3) resolve();
    });
  });
  expect(session.destroyed).toBe(false);
  expect(connections.count).toBe(1);
  session.destroy();
  await eventually(async () => expect(connections.count).toBe(0), 10_000);
});

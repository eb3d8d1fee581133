import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

export const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
export const FRAME = { data: 0, headers: 1, reset: 3, settings: 4, ping: 6, goaway: 7, continuation: 9 };
export const END_HEADERS = 4;
export const END_STREAM = 1;

/** One frame as bytes. */
export function frame(
  type: number,
  flags: number,
  stream: number,
  payload: Uint8Array = Buffer.alloc(0),
): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** The header block of GET /healthz, or of any short path, without compression by tables. */
export function getHeaders(path = '/healthz'): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([value.length]), Buffer.from(value)]);
  // :method GET and :scheme http by their index; :path and :authority as literals.
  return Buffer.concat([Buffer.from([0x82, 0x86, 0x04]), text(path), Buffer.from([0x01]), text('127.0.0.1')]);
}

/** A bare HTTP/2 connection that has greeted, and what becomes of it. */
export interface BareConnection {
  socket: Socket;
  /** Resolves when the other side has closed it, with or without an error. */
  closed: Promise<void>;
  /** Resolves when anything came. */
  answered: Promise<void>;
}

export async function openBare(port: number, tls = false): Promise<BareConnection> {
  const socket = tls
    ? connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false, ALPNProtocols: ['h2'] })
    : connect({ port, host: '127.0.0.1', noDelay: true });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const answered = new Promise<void>((resolve) => {
    let bytes = 0;
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      // More than settings and their acknowledgement.
      if (bytes > 60) resolve();
    });
  });
  await new Promise((resolve) => socket.once(tls ? 'secureConnect' : 'connect', resolve));
  socket.write(Buffer.concat([PREFACE, frame(FRAME.settings, 0, 0)]));
  return { socket, closed, answered };
}

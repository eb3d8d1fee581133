import { connect } from 'node:net';

export interface RawOptions {
  /** Closes our side when everything is written. */
  halfClose?: boolean;
  /** Between two parts, in milliseconds. */
  pause?: number;
  /** Gives up waiting for the other side to close after this long, in milliseconds. */
  wait?: number;
  /** Waits no longer when this is true of what came. */
  until?: (bytes: Buffer) => boolean;
}

/** Writes bytes as they are and returns what came back until the connection closed. */
export function rawRequest(
  port: number,
  parts: ReadonlyArray<string | Uint8Array>,
  { halfClose = false, pause = 10, wait = 10_000, until }: RawOptions = {},
): Promise<{ text: string; bytes: Buffer; closed: boolean }> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    const chunks: Buffer[] = [];
    const done = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const bytes = Buffer.concat(chunks);
      resolve({ text: bytes.toString(), bytes, closed });
    };
    const timer = setTimeout(() => done(false), wait);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (until?.(Buffer.concat(chunks))) done(false);
    });
    socket.on('end', () => done(true));
    socket.on('close', () => done(true));
    socket.on('error', () => done(true));
    socket.on('connect', async () => {
      for (const part of parts) {
        if (socket.destroyed) return;
        socket.write(part);
        if (pause > 0) await new Promise((next) => setTimeout(next, pause));
      }
      if (halfClose) socket.end();
    });
  });
}

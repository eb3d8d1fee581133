import type { Readable, Writable } from 'node:stream';

/** The streams of a command; tests hand in their own. */
export interface Io {
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable;
  stderr: Writable & { isTTY?: boolean };
}

/** Whoever read the output has closed it (`malgyeol … | head`): nothing is wrong, there is just nothing left to do. */
export class OutputClosed extends Error {}

export type WriteText = (text: string) => Promise<void>;
export type Write = (text: string | Uint8Array) => Promise<void>;

/** Writes with backpressure: resolves when the stream is ready for more. */
export function writerOf(stream: Writable): Write {
  let failure: Error | undefined;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    failure ??= error.code === 'EPIPE' ? new OutputClosed() : error;
  });
  return (text) =>
    new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      const done = () => {
        stream.off('error', done);
        stream.off('drain', done);
        if (failure) reject(failure);
        else resolve();
      };
      if (stream.write(text)) return resolve();
      stream.on('error', done);
      stream.on('drain', done);
    });
}

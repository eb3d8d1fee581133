import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Io } from '../../src/cli/io.js';

export interface Ran {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command in this process with streams of its own: starting Node for each would take most of the time. */
export async function withOwnStreams(
  run: (io: Io) => Promise<number>,
  input: string | Uint8Array | Iterable<Uint8Array> = '',
): Promise<Ran> {
  const whole = typeof input === 'string' || input instanceof Uint8Array;
  const io = {
    stdin: Readable.from(whole ? [Buffer.from(input)] : input),
    stdout: new PassThrough(),
    stderr: new PassThrough(),
  };
  const [status, stdout, stderr] = await Promise.all([
    run(io).finally(() => {
      io.stdout.end();
      io.stderr.end();
    }),
    text(io.stdout),
    text(io.stderr),
  ]);
  return { status, stdout, stderr };
}

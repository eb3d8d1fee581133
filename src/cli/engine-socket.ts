import { createServer, type Socket } from 'node:net';
import { type EngineParts, serveEngine } from './engine-pipe.js';
import { isRunning } from './is-running.js';

export interface SocketOptions {
  /** Of a socket in the file system, which only who may open that file can reach. */
  path: string;
  /** The process for whose children this is: with it the engine ends. */
  parent?: number;
  idleMs?: number;
}

export interface EngineSocket {
  /** Callers who wait for answers. */
  readonly waiting: number;
  /** Resolves when the parent has ended, or nobody came for long. */
  readonly ended: Promise<void>;
}

const LOOK_FOR_PARENT_MS = 1000;
/** The next job finds the engine warm; a session that is left open overnight does not keep it. */
const IDLE_MS = 10 * 60_000;

/** Answers everybody who connects as `serveEngine` answers a pipe: each with words of their own, from the same threads. */
export async function listenForCallers(
  { path, parent, idleMs = IDLE_MS }: SocketOptions,
  parts: EngineParts,
): Promise<EngineSocket> {
  const open = new Set<Socket>();
  const waiting = new Set<Socket>();
  let idle: NodeJS.Timeout | undefined;
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    clearTimeout(idle);
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      waiting.delete(socket);
      if (open.size === 0) idle = endLater();
    });
    const count = (calls: number) =>
      calls > 0 && !socket.destroyed ? waiting.add(socket) : waiting.delete(socket);
    // Who does not speak the protocol, or is gone, is left; the others stay.
    serveEngine({ stdin: socket, stdout: socket }, parts, count).then(
      () => socket.end(),
      () => socket.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  const ended = new Promise<void>((resolve) => {
    server.once('close', () => resolve());
  });
  idle = endLater();
  const watch = setInterval(() => {
    if (parent !== undefined && !isRunning(parent)) end();
  }, LOOK_FOR_PARENT_MS);

  /** The last sockets close after the end, which must not wait for this. */
  function endLater(): NodeJS.Timeout {
    return setTimeout(end, idleMs).unref();
  }

  function end(): void {
    clearInterval(watch);
    clearTimeout(idle);
    server.close();
    for (const socket of open) socket.destroy();
  }

  return {
    get waiting() {
      return waiting.size;
    },
    ended,
  };
}

import type { Socket } from 'node:net';

/** The first bytes of HTTP/2 without TLS; no HTTP/1.1 request begins so. */
const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
/** Who has begun to speak must have said which protocol it is after this long, in milliseconds. */
const GREETING_TIMEOUT_MS = 15_000;

/**
 * Reads until it is clear which protocol it is, then gives the bytes back to whoever reads next. A connection on which
 * nothing ever came is kept for `silenceMs`: clients hold some in store, and do not ask again when one is closed at the
 * moment they first use it.
 */
export function waitForFirstBytes(
  socket: Socket,
  silenceMs: number,
  decide: (isHttp2: boolean) => void,
): void {
  let seen: Buffer = Buffer.alloc(0);
  const giveUp = () => socket.destroy();
  // Not the socket's own timeout, which begins anew with every byte.
  let timer = setTimeout(giveUp, silenceMs);
  const stop = () => {
    clearTimeout(timer);
    socket.off('data', onData);
    socket.off('end', giveUp);
    socket.off('close', stop);
  };
  const onData = (chunk: Buffer) => {
    if (seen.length === 0) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, GREETING_TIMEOUT_MS);
    }
    seen = seen.length === 0 ? chunk : Buffer.concat([seen, chunk]);
    const length = Math.min(seen.length, PREFACE.length);
    const alike = seen.compare(PREFACE, 0, length, 0, length) === 0;
    if (alike && length < PREFACE.length) return;
    stop();
    socket.pause();
    // Only now, when it is decided: bytes given back earlier would come again and again.
    socket.unshift(seen);
    decide(alike);
  };
  socket.on('data', onData);
  socket.on('end', giveUp);
  socket.on('close', stop);
}

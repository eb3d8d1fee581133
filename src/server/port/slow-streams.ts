import { constants, type ServerHttp2Stream } from 'node:http2';

/** How often the open streams are looked at, in milliseconds. */
const CHECK_MS = 5000;
/** Bytes of an answer for which the caller opens no window are kept this long, in milliseconds. */
const UNREAD_MS = 120_000;

interface Unread {
  bytes: number;
  since: number;
}

/** Node watches over slow requests on HTTP/1.1 only; here is the same for HTTP/2, and for answers nobody takes. */
export function watchStreams(seconds: number): { add(stream: ServerHttp2Stream): void; stop(): void } {
  const coming = new Map<ServerHttp2Stream, number>();
  const open = new Map<ServerHttp2Stream, Unread>();
  const timer = setInterval(() => {
    const now = performance.now();
    const oldest = now - seconds * 1000;
    // In the order in which they began.
    for (const [stream, begun] of coming) {
      if (begun > oldest) break;
      coming.delete(stream);
      stream.close(constants.NGHTTP2_CANCEL);
    }
    for (const [stream, unread] of open) {
      const bytes = stream.bufferSize;
      if (bytes === 0 || bytes !== unread.bytes) open.set(stream, { bytes, since: now });
      else if (now - unread.since > UNREAD_MS) stream.close(constants.NGHTTP2_CANCEL);
    }
  }, CHECK_MS);
  timer.unref();
  return {
    add(stream) {
      open.set(stream, { bytes: 0, since: 0 });
      stream.once('close', () => open.delete(stream));
      if (stream.endAfterHeaders) return;
      coming.set(stream, performance.now());
      const forget = () => coming.delete(stream);
      stream.once('end', forget);
      stream.once('close', forget);
    },
    stop: () => clearInterval(timer),
  };
}

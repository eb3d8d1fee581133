import { constants, type ServerHttp2Stream } from 'node:http2';

/** How often the open streams are looked at, in milliseconds. */
const CHECK_MS = 5000;

/** Node watches over slow requests on HTTP/1.1 only; here is the same for HTTP/2. */
export function watchStreams(seconds: number): { add(stream: ServerHttp2Stream): void; stop(): void } {
  const coming = new Map<ServerHttp2Stream, number>();
  const timer = setInterval(() => {
    const oldest = performance.now() - seconds * 1000;
    // In the order in which they began.
    for (const [stream, begun] of coming) {
      if (begun > oldest) break;
      coming.delete(stream);
      stream.close(constants.NGHTTP2_CANCEL);
    }
  }, CHECK_MS);
  timer.unref();
  return {
    add(stream) {
      if (stream.endAfterHeaders) return;
      coming.set(stream, performance.now());
      const forget = () => coming.delete(stream);
      stream.once('end', forget);
      stream.once('close', forget);
    },
    stop: () => clearInterval(timer),
  };
}

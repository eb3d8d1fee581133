import { constants } from 'node:http2';
import type { Readable } from 'node:stream';
import type { HttpRequest, HttpResponse } from './http-types.js';

/** A refused body may flow by, unkept, for this long and this far; then the caller is cut off. */
const DRAIN_MS = 10_000;
const DRAIN_BYTES = 256 * 1024 * 1024;

/**
 * On HTTP/2 an answer that ends before its request makes the caller stop in the middle of its body; what it announced
 * and what came then differ, the stream is reset with PROTOCOL_ERROR, and the answer may be lost with it. So the
 * answer ends only when the request has. HTTP/1.1 needs nothing: Node reads the rest by itself after the answer.
 */
export function endAfterRequest(request: HttpRequest, response: HttpResponse): void {
  if (!('stream' in response) || request.complete) return;
  const { stream } = response;
  const end = response.end.bind(response) as (...args: unknown[]) => HttpResponse;
  let held = false;
  response.end = ((...args: unknown[]) => {
    if (held || request.complete) return end(...args);
    held = true;
    void drain(request as Readable).then((whole) => {
      if (!whole) stream.once('finish', () => stream.close(constants.NGHTTP2_NO_ERROR));
      if (!stream.destroyed) end(...args);
    });
    return response;
  }) as typeof response.end;
}

/** Reads to nobody; true when the end was reached. */
function drain(request: Readable): Promise<boolean> {
  return new Promise((resolve) => {
    let passed = 0;
    const done = (whole: boolean) => {
      clearTimeout(timer);
      request.off('data', onData);
      request.off('end', onEnd);
      request.off('close', onEnd);
      // Without a listener it would stop flowing, and the last window would never be given back.
      request.resume();
      resolve(whole);
    };
    const onData = (chunk: Buffer) => {
      passed += chunk.length;
      if (passed > DRAIN_BYTES) done(false);
    };
    const onEnd = () => done(true);
    const timer = setTimeout(() => done(false), DRAIN_MS);
    request.on('data', onData);
    request.on('end', onEnd);
    request.on('close', onEnd);
  });
}

import type { ServerResponse } from 'node:http';
import { constants, type Http2ServerResponse } from 'node:http2';
import type { Readable } from 'node:stream';
import type { HttpRequest, HttpResponse } from './http-types.js';

/** A refused body may flow by, unkept, for this long and this far; then the caller is cut off. */
const DRAIN_MS = 10_000;
const DRAIN_BYTES = 256 * 1024 * 1024;

/**
 * On HTTP/2 an answer that comes before its request has makes some callers stop in the middle of their body; what they
 * announced and what came then differ, the stream is reset with PROTOCOL_ERROR, and the answer may be lost with it. So
 * the answer waits for the rest of a body whose length was announced. On HTTP/1.1 only the end of the answer waits.
 */
export async function requestRead(request: HttpRequest, response: HttpResponse): Promise<void> {
  if (!isComing(request, response)) return;
  const { stream } = response;
  const whole = await drain(request as Readable);
  if (!whole) stream.once('finish', () => stream.close(constants.NGHTTP2_NO_ERROR));
}

/** The same for an answer that is written at once, with its end. */
export function endAfterRequest(request: HttpRequest, response: HttpResponse): void {
  if (!isComing(request, response)) {
    readRestAfterAnswer(request, response);
    return;
  }
  const end = response.end.bind(response) as (...args: unknown[]) => HttpResponse;
  response.end = ((...args: unknown[]) => {
    response.end = end as typeof response.end;
    void requestRead(request, response).then(() => {
      if (!response.stream.destroyed) end(...args);
    });
    return response;
  }) as typeof response.end;
}

/** Reads what is left of a refused body to nobody: the caller, who is writing, would never come to its end. */
export function readRestAfterAnswer(request: HttpRequest, response: HttpResponse): void {
  if (request.complete) return;
  if (!('stream' in response)) {
    endWhenRead(request, response);
    return;
  }
  // On HTTP/2 the response itself says so only when the whole stream is closed.
  response.stream.once('finish', () => {
    if (!request.complete) request.resume();
  });
}

/**
 * HTTP/1.1: the answer goes out whole, but Node hears of its end only when the body has been read. It would close the
 * connection of a caller that wants it closed (Python's urllib) at once, and who is still writing would lose the answer.
 */
function endWhenRead(request: HttpRequest, response: ServerResponse): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = ((...args: unknown[]) => {
    response.end = end as typeof response.end;
    if (request.complete) return end(...args);
    const [data] = args;
    if (typeof data === 'string' || data instanceof Uint8Array) response.write(data);
    else response.flushHeaders();
    void drain(request as Readable).then((whole) => {
      if (response.destroyed) return;
      end();
      if (!whole) response.socket?.destroySoon();
    });
    return response;
  }) as typeof response.end;
}

function isComing(request: HttpRequest, response: HttpResponse): response is Http2ServerResponse {
  return 'stream' in response && !request.complete && request.headers['content-length'] !== undefined;
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

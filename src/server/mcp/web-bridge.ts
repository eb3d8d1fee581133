import { once } from 'node:events';
import type { HttpRequest, HttpResponse } from '../port/http-types.js';

/** Headers of one connection: HTTP/2 forbids them, HTTP/1.1 gets them from Node. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** A Node request, of either version of HTTP, as the SDK reads it. The body was read and decompressed before. */
export function webRequest(
  request: HttpRequest,
  url: string,
  body: string | undefined,
  signal: AbortSignal,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':') || CONNECTION_HEADERS.has(name)) continue;
    if (name === 'content-length' || name === 'content-encoding') continue;
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, item);
  }
  return new Request(url, { method: request.method ?? 'GET', headers, body: body || undefined, signal });
}

/** Writes what the SDK answered; a stream is written as it comes, no faster than the caller reads. */
export async function sendWebResponse(response: HttpResponse, answer: Response): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (!CONNECTION_HEADERS.has(name)) response.setHeader(name, value);
  }
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
  // Proxies must pass events on as they come.
  if (isStream) response.setHeader('x-accel-buffering', 'no');
  const stream = response as NodeJS.WritableStream;
  if (answer.body === null) {
    stream.end();
    return;
  }
  const reader = answer.body.getReader();
  const gone = new AbortController();
  const onClose = () => {
    gone.abort();
    reader.cancel().catch(() => {});
  };
  response.once('close', onClose);
  if (isStream && 'flushHeaders' in response) response.flushHeaders();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || gone.signal.aborted) break;
      if (!stream.write(value)) await once(stream as never, 'drain', { signal: gone.signal });
    }
    stream.end();
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  } finally {
    response.off('close', onClose);
  }
}

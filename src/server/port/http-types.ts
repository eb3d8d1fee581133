import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';

/** HTTP/1.1 and HTTP/2 share one handler through Node's compatibility API. */
export type HttpRequest = IncomingMessage | Http2ServerRequest;
export type HttpResponse = ServerResponse | Http2ServerResponse;
export type HttpHandler = (request: HttpRequest, response: HttpResponse) => void;

/** A header as text. Node gives bytes as Latin-1; people write Korean names in UTF-8. */
export function headerOf(request: HttpRequest, name: string): string | undefined {
  const value = request.headers[name];
  const text = Array.isArray(value) ? value[0] : value;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
  if (text === undefined || /^[\x00-\x7f]*$/.test(text)) return text;
  return Buffer.from(text, 'latin1').toString('utf8');
}

/** The identifier that the router has given to the request. */
export function requestIdOf(response: HttpResponse): string {
  return String(response.getHeader('x-request-id') ?? '');
}

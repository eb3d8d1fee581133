import { type HttpRequest, headerOf } from './http-types.js';

/** Where a request comes from; behind a proxy that is trusted, where that one says. */
export function addressOf(request: HttpRequest, trustProxy: boolean): string {
  const forwarded = trustProxy ? headerOf(request, 'x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || request.socket?.remoteAddress || '';
}

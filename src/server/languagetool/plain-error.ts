import type { ServiceError } from '../../errors/service-error.js';
import { httpStatusOf } from '../error-response.js';
import { endAfterRequest } from '../port/drain-request.js';
import type { HttpResponse } from '../port/http-types.js';

/** Errors of LanguageTool's protocol are a line of text. */
export function sendPlainError(response: HttpResponse, error: ServiceError): void {
  if (response.headersSent || response.writableEnded) {
    response.destroy();
    return;
  }
  endAfterRequest(response.req, response);
  if (error.details.retryAfter !== undefined) {
    response.setHeader('retry-after', String(error.details.retryAfter));
  }
  sendPlainText(response, httpStatusOf(error, true), `Error: ${error.message}`);
}

export function sendPlainText(response: HttpResponse, status: number, text: string): void {
  const body = Buffer.from(text);
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('content-length', String(body.length));
  (response as NodeJS.WritableStream).end(body);
}

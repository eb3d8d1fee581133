import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import { asServiceError } from '../errors/service-error.js';
import type { UnaryOperation } from '../service/operation.js';
import { callSignal } from './deadline.js';
import type { Dispatcher, Ticket } from './dispatcher.js';
import { sendError } from './error-response.js';
import { type HttpRequest, type HttpResponse, headerOf, requestIdOf } from './http-types.js';
import { readJson } from './json-body.js';
import { readMessage, readMessageInTurns } from './json-reader.js';
import { sendReply } from './send-reply.js';

export interface JsonCallParts {
  dispatcher: Dispatcher;
  maxRequestBytes: number;
  maxJsonValues: number;
}

export interface JsonCallOptions {
  /** The legacy routes answer in snake_case and with 413; Connect in camelCase. */
  rest: boolean;
  /** Makes the request from the JSON body; routes with names in their path add them here. */
  read?: (json: unknown) => unknown;
  /** GET routes have no body. */
  hasBody?: boolean;
}

/**
 * One call with JSON in and out. Connect's own unary JSON handler is not used for these: clients send what it
 * refuses (any content type, both cases, stray fields), and the hot path should build no protobuf answer.
 */
export async function handleJsonCall(
  parts: JsonCallParts,
  operation: UnaryOperation,
  request: HttpRequest,
  response: HttpResponse,
  options: JsonCallOptions,
): Promise<void> {
  const header = (name: string) => headerOf(request, name);
  let ticket: Ticket | undefined;
  try {
    ticket = parts.dispatcher.begin(
      operation,
      header,
      options.rest ? 'rest' : 'connect-json',
      requestIdOf(response),
    );
    const call = callSignal(request, response);
    try {
      const message = await readRequest(parts, operation, request, ticket, options);
      const form = options.rest ? 'snake' : 'camel';
      const reply = await ticket.unary(message, form, call.signal);
      await sendReply(response, reply, operation.method.output, form, acceptsGzip(request));
      ticket.end();
    } finally {
      call.done();
    }
  } catch (error) {
    ticket?.end(error);
    sendError(response, 'json', asServiceError(error), { rest: options.rest });
  }
}

async function readRequest(
  parts: JsonCallParts,
  { method }: UnaryOperation,
  request: HttpRequest,
  ticket: Ticket,
  { hasBody = true, read = (json) => json }: JsonCallOptions,
): Promise<MessageShape<DescMessage>> {
  if (!hasBody) return readMessage(method.input, read({}));
  const rules = {
    limit: parts.maxRequestBytes,
    maxValues: parts.maxJsonValues,
    hold: (bytes: number) => ticket.hold(bytes),
  };
  const { json, large } = await readJson(request, rules);
  return large ? readMessageInTurns(method.input, read(json)) : readMessage(method.input, read(json));
}

function acceptsGzip(request: HttpRequest): boolean {
  const accepted = request.headers['accept-encoding'];
  return typeof accepted === 'string' && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted);
}

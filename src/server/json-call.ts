import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import { asServiceError } from '../errors/service-error.js';
import { RAW_MIN_BYTES, type Reply, type UnaryOperation } from '../service/operation.js';
import { parseJson, readMessage } from '../service/read-message.js';
import { readBody } from './body.js';
import { callSignal } from './deadline.js';
import type { Dispatcher } from './dispatcher.js';
import { sendError } from './error-response.js';
import { type HttpRequest, type HttpResponse, headerOf, requestIdOf } from './http-types.js';
import { sendReply } from './send-reply.js';

export interface JsonCallParts {
  dispatcher: Dispatcher;
  maxRequestBytes: number;
}

export interface JsonCallOptions {
  /** The legacy routes answer in snake_case and with 413; Connect in camelCase. */
  rest: boolean;
  /** Makes the request from the JSON body; routes with names in their path add them here. */
  read?: (json: unknown) => unknown;
  /** The same for bodies that the operation reads by itself. */
  pathName?: () => string;
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
  let ticket: ReturnType<Dispatcher['begin']> | undefined;
  try {
    ticket = parts.dispatcher.begin(
      operation,
      header,
      options.rest ? 'rest' : 'connect-json',
      requestIdOf(response),
    );
    const call = callSignal(request, response);
    try {
      const body = options.hasBody === false ? undefined : await readBody(request, parts.maxRequestBytes);
      const form = options.rest ? 'snake' : 'camel';
      let reply: Reply;
      if (operation.handleRaw !== undefined && body !== undefined && body.length >= RAW_MIN_BYTES) {
        reply = await ticket.raw({ json: body, pathName: options.pathName?.() }, form, call.signal);
      } else {
        const json = body === undefined ? {} : parseJson(body);
        const message = readMessage(operation.method.input, options.read?.(json) ?? json);
        reply = await ticket.unary(message as MessageShape<DescMessage>, form, call.signal);
      }
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

function acceptsGzip(request: HttpRequest): boolean {
  const accepted = request.headers['accept-encoding'];
  return typeof accepted === 'string' && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted);
}

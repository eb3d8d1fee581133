import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import { fieldSlips } from '../../service/operations/field-slips.js';
import { RAW_MIN_BYTES, type Reply, type UnaryOperation } from '../../service/operations/operation.js';
import { readMessage, readMessageInSlices } from '../../service/operations/read-message.js';
import type { BodySender, Dispatcher, Ticket } from '../dispatcher.js';
import { sendError } from '../error-response.js';
import { readChunks } from '../port/body.js';
import { callSignal } from '../port/deadline.js';
import { type HttpRequest, type HttpResponse, headerOf, requestIdOf } from '../port/http-types.js';
import type { SlowRefusal } from '../slow-refusal.js';
import { jsonOf, sizeOf } from './json-body.js';
import { acceptsGzip, sendReply } from './send-reply.js';
import { warnOfSlips } from './slip-warning.js';

export interface JsonCallParts {
  dispatcher: Dispatcher;
  senderOf(request: HttpRequest, response: HttpResponse): BodySender;
  slowly: SlowRefusal;
  maxRequestBytes: number;
  maxJsonValues: number;
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
  let ticket: Ticket | undefined;
  try {
    ticket = parts.dispatcher.begin(
      operation,
      header,
      options.rest ? 'rest' : 'connect-json',
      requestIdOf(response),
      options.hasBody === false ? undefined : parts.senderOf(request, response),
    );
    const call = callSignal(request, response);
    try {
      const form = options.rest ? 'snake' : 'camel';
      const chunks = await readBody(parts, request, ticket, options);
      ticket.arrived();
      let reply: Reply;
      if (operation.handleRaw !== undefined && sizeOf(chunks) >= RAW_MIN_BYTES) {
        const { maxJsonValues: maxValues } = parts;
        const raw = { json: Buffer.concat(chunks), maxValues, pathName: options.pathName?.() };
        reply = await ticket.raw(raw, form, call.signal);
      } else {
        const message = await readRequest(parts, operation, chunks, options, response);
        reply = await ticket.unary(message, form, call.signal);
      }
      await sendReply(response, reply, operation.method.output, form, acceptsGzip(request));
      ticket.end();
    } finally {
      call.done();
    }
  } catch (error) {
    ticket?.end(error);
    sendError(response, 'json', await parts.slowly(request, error), { rest: options.rest });
  }
}

async function readBody(
  parts: JsonCallParts,
  request: HttpRequest,
  ticket: Ticket,
  { hasBody = true }: JsonCallOptions,
): Promise<Buffer[]> {
  if (!hasBody) return [];
  return readChunks(request, { limit: parts.maxRequestBytes, hold: (bytes) => ticket.hold(bytes) });
}

/** No chunks count as {}. */
async function readRequest(
  parts: JsonCallParts,
  { method }: UnaryOperation,
  chunks: readonly Buffer[],
  { read = (json) => json }: JsonCallOptions,
  response: HttpResponse,
): Promise<MessageShape<DescMessage>> {
  const { json, large } = await jsonOf(chunks, { maxValues: parts.maxJsonValues });
  const given = read(json);
  if (!large) warnOfSlips(response, fieldSlips(method.input, given));
  return large ? readMessageInSlices(method.input, given) : readMessage(method.input, given);
}

import {
  create,
  type DescMessage,
  fromBinary,
  fromJson,
  type JsonObject,
  type MessageShape,
  type Registry,
  toBinary,
} from '@bufbuild/protobuf';
import { EmptySchema } from '@bufbuild/protobuf/wkt';
import {
  Code,
  ConnectError,
  type ConnectRouter,
  type ConnectRouterOptions,
  createConnectRouter,
  createContextKey,
  createContextValues,
  type HandlerContext,
  type MethodImpl,
} from '@connectrpc/connect';
import type { UniversalServerRequest, UniversalServerResponse } from '@connectrpc/connect/protocol';
import {
  compressionBrotli,
  compressionGzip,
  universalRequestFromNodeRequest,
  universalResponseToNodeResponse,
} from '@connectrpc/connect-node';
import { asServiceError, deadlineError, invalidArgument, ServiceError } from '../../errors/service-error.js';
import { countedCall } from '../../service/counted-call.js';
import {
  INCOMPLETE_HEADER,
  isIncomplete,
  type Operation,
  RAW_MIN_BYTES,
  type Reply,
  type UnaryOperation,
} from '../../service/operations/operation.js';
import { readBinary } from '../../service/operations/read-message.js';
import type { Ticket } from '../dispatcher.js';
import { connectErrorOf, sendError } from '../error-response.js';
import { readRestAfterAnswer, requestRead } from '../port/drain-request.js';
import { type HttpRequest, type HttpResponse, headerOf } from '../port/http-types.js';
import { protocolOf } from '../port/protocol.js';
import { boundedCompression } from './bounded-compression.js';
import { withKnownFlags } from './envelope-flags.js';
import { binaryType, fromBase64, isWebText, toBase64 } from './grpc-web-text.js';
import { translateErrors } from './korean-errors.js';

const ticketKey = createContextKey<Ticket | undefined>(undefined, { description: 'the accepted call' });

export interface RpcParts {
  operations: readonly Operation[];
  /** Services beside ours that answer without a key: health and reflection. */
  plainRoutes(router: ConnectRouter): void;
  maxRequestBytes: number;
  shutdownSignal: AbortSignal;
  /** For messages that hold google.protobuf.Any; ours do not. */
  registry?: Registry;
}

/** gRPC, gRPC-web, Connect binary and Connect streaming, by connect-node. */
export type RpcHandler = (request: HttpRequest, response: HttpResponse, ticket: Ticket | undefined) => void;

export function createRpcHandler(parts: RpcParts): RpcHandler {
  const options: ConnectRouterOptions = {
    acceptCompression: boundedCompression([compressionGzip, compressionBrotli]),
    readMaxBytes: parts.maxRequestBytes,
    // Answers may be many times larger than their requests.
    writeMaxBytes: 0xffffffff,
    jsonOptions: { ignoreUnknownFields: true, alwaysEmitImplicit: true, registry: parts.registry },
    shutdownSignal: parts.shutdownSignal,
  };
  const handlersWith = (registerOne: typeof register) => {
    const router = createConnectRouter(options);
    for (const operation of parts.operations) registerOne(router, operation);
    parts.plainRoutes(router);
    return new Map(router.handlers.map((handler) => [handler.requestPath, handler]));
  };
  const handlers = handlersWith(register);
  // Only binary messages can be left unread.
  const binaryHandlers = handlersWith((router, operation) =>
    'handleRaw' in operation && operation.handleRaw !== undefined
      ? registerUnread(router, operation)
      : register(router, operation),
  );

  return (request, response, ticket) => {
    if (ticket !== undefined) {
      // A message that could not be parsed never reaches the operation; its place in the queue is freed here.
      response.once('close', () => {
        const code = response.writableEnded ? 'invalid_argument' : 'canceled';
        ticket.end(new ServiceError(code, ''));
      });
    }
    const contentType = headerOf(request, 'content-type');
    const json = contentType?.includes('json') ?? false;
    const isText = isWebText(contentType);
    const handler = (json ? handlers : binaryHandlers).get((request.url ?? '').split('?', 1)[0]!)!;
    // connect-node leaves a refused message unread.
    readRestAfterAnswer(request, response);
    const values = createContextValues().set(ticketKey, ticket);
    let universal: UniversalServerRequest;
    try {
      const body = bodyOf(request, ticket);
      universal = universalRequestFromNodeRequest(request as never, response as never, body as never, values);
      if (isText) universal.header.set('content-type', binaryType(contentType!));
    } catch {
      // Its address is put together from the Host header, which may be anything.
      const error = invalidArgument('Host 헤더가 올바르지 않습니다. 서버의 주소를 확인해 주세요.');
      sendError(response, protocolOf(contentType), error, { contentType });
      return;
    }
    handler(universal)
      .then(translateErrors)
      .then((answer) => (isText ? asText(answer, contentType!) : answer))
      .then((answer) => answerAfter(requestRead.bind(undefined, request, response), answer))
      .then((answer) => universalResponseToNodeResponse(answer, response as never))
      // What could not be written has nobody left to be told.
      .catch(() => response.destroy());
  };
}

function asText(answer: UniversalServerResponse, contentType: string): UniversalServerResponse {
  const header = new Headers(answer.header);
  header.set('content-type', contentType);
  return { ...answer, header, body: answer.body && toBase64(answer.body) };
}

/** Its headers go out with its first part, so that is what waits. */
async function answerAfter(
  ready: () => Promise<void>,
  answer: UniversalServerResponse,
): Promise<UniversalServerResponse> {
  const { body } = answer;
  if (body === undefined) {
    await ready();
    return answer;
  }
  async function* parts(all: AsyncIterable<Uint8Array>) {
    for await (const part of all) {
      await ready();
      yield part;
    }
    await ready();
  }
  return { ...answer, body: parts(body) };
}

function bodyOf(request: HttpRequest, ticket: Ticket | undefined): AsyncGenerator<Uint8Array> {
  const body = heldBody(request, ticket);
  const contentType = headerOf(request, 'content-type');
  const binary = isWebText(contentType) ? fromBase64(body) : body;
  return protocolOf(contentType).startsWith('grpc') ? withKnownFlags(binary) : binary;
}

async function* heldBody(request: HttpRequest, ticket: Ticket | undefined): AsyncGenerator<Uint8Array> {
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    try {
      ticket?.hold(chunk.length);
    } catch (error) {
      throw connectErrorOf(asServiceError(error));
    }
    yield chunk;
  }
  try {
    ticket?.arrived();
  } catch (error) {
    throw connectErrorOf(asServiceError(error));
  }
}

function register(router: ConnectRouter, operation: Operation): void {
  const { method } = operation;
  const implementation =
    method.methodKind === 'unary'
      ? (request: MessageShape<DescMessage>, context: HandlerContext) =>
          runUnary(operation, (ticket, signal) => ticket.unary(request, 'binary', signal), context)
      : (request: MessageShape<DescMessage>, context: HandlerContext) =>
          runStream(operation, request, context);
  router.rpc(method as never, implementation as MethodImpl<never>);
}

/**
 * The message is taken for an empty one: all its fields are then unknown and stay as they came, which costs nothing
 * however large it is.
 */
function registerUnread(router: ConnectRouter, operation: UnaryOperation): void {
  const { input } = operation.method;
  const implementation = (request: MessageShape<DescMessage>, context: HandlerContext) => {
    const binary = toBinary(EmptySchema, request as MessageShape<typeof EmptySchema>);
    const call: AnswerCall =
      binary.length >= RAW_MIN_BYTES
        ? (ticket, signal) => ticket.raw({ binary }, 'binary', signal)
        : async (ticket, signal) => ticket.unary(readBinary(input, binary), 'binary', signal);
    return runUnary(operation, call, context);
  };
  router.rpc({ ...operation.method, input: EmptySchema } as never, implementation as MethodImpl<never>);
}

type AnswerCall = (ticket: Ticket, signal: AbortSignal) => Promise<Reply>;

async function runUnary(operation: Operation, answer: AnswerCall, context: HandlerContext) {
  const ticket = context.values.get(ticketKey)!;
  try {
    const message = await countedCall(ticket, async () => {
      const reply = await answer(ticket, serviceSignal(context.signal));
      if (isIncomplete(reply)) context.responseHeader.set(INCOMPLETE_HEADER, 'true');
      return messageOf(reply, operation.method.output);
    });
    // The JSON codec of gRPC cannot write raw bytes; it is rare enough to parse them again.
    const json = context.requestHeader.get('content-type')?.includes('+json') ?? false;
    return json ? fromBinary(operation.method.output, toBinary(operation.method.output, message)) : message;
  } catch (error) {
    throw connectErrorOf(asServiceError(error));
  }
}

async function* runStream(operation: Operation, request: MessageShape<DescMessage>, context: HandlerContext) {
  const ticket = context.values.get(ticketKey)!;
  try {
    for await (const json of ticket.stream(request, serviceSignal(context.signal))) {
      yield fromJson(operation.method.output, json as JsonObject);
    }
    ticket.end();
  } catch (error) {
    ticket.end(error);
    throw connectErrorOf(asServiceError(error));
  }
}

/** Sentences that are serialised already are handed on as raw bytes of field 1. */
function messageOf(reply: Reply, output: DescMessage): MessageShape<DescMessage> {
  if ('json' in reply) return fromJson(output, reply.json as JsonObject);
  if ('written' in reply) {
    const message = create(output) as MessageShape<DescMessage>;
    message.$unknown = fromBinary(EmptySchema, reply.written).$unknown;
    return message;
  }
  const message = create(output, reply.rest as never) as MessageShape<DescMessage>;
  message.$unknown = reply.sentences
    .filter(({ body }) => body.length > 0)
    // Each body is one or more whole fields; the writer adds the first tag (0x0a) itself.
    .map(({ body }) => ({ no: 1, wireType: 2, data: (body as Uint8Array).subarray(1) }));
  return message;
}

/** The same abort, with a reason that the operations understand. */
function serviceSignal(signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    const late = signal.reason instanceof ConnectError && signal.reason.code === Code.DeadlineExceeded;
    controller.abort(
      late ? deadlineError() : new ServiceError('canceled', '부른 쪽에서 취소하여 처리를 멈췄습니다.'),
    );
  };
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
}

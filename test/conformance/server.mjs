/**
 * The server that connectrpc's conformance runner tests: its service behind our own port and RPC handler. Reads one
 * ServerCompatRequest from stdin and answers where it listens. Started by run.sh, which makes gen/ first.
 */
import { create, createRegistry, fromBinary, toBinary } from '@bufbuild/protobuf';
import { anyPack } from '@bufbuild/protobuf/wkt';
import { ConnectError } from '@connectrpc/connect';
import { createPort } from '../../dist/server/port/port.js';
import { createRpcHandler } from '../../dist/server/rpc/rpc-handlers.js';
import {
  ServerCompatRequestSchema,
  ServerCompatResponseSchema,
} from './gen/connectrpc/conformance/v1/server_compat_pb.js';
import * as service from './gen/connectrpc/conformance/v1/service_pb.js';

const { ConformanceService, ConformancePayload_RequestInfoSchema } = service;
const registry = createRegistry(service.file_connectrpc_conformance_v1_service);

function readMessage() {
  return new Promise((resolve) => {
    let seen = Buffer.alloc(0);
    process.stdin.on('data', (chunk) => {
      seen = Buffer.concat([seen, chunk]);
      if (seen.length >= 4 && seen.length >= 4 + seen.readUInt32BE(0))
        resolve(seen.subarray(4, 4 + seen.readUInt32BE(0)));
    });
  });
}

function headersOf(headers) {
  return [...headers].map(([name, value]) => ({ name, value: value.split(',').map((part) => part.trim()) }));
}

function requestInfo(context, requests) {
  const timeout = context.timeoutMs();
  const info = {
    requestHeaders: headersOf(context.requestHeader),
    timeoutMs: timeout === undefined ? undefined : BigInt(Math.max(0, Math.floor(timeout))),
    requests: requests.map((request) => anyPack(registry.getMessage(request.$typeName), request)),
  };
  if (context.requestMethod === 'GET') {
    const query = new URL(context.url).searchParams;
    info.connectGetInfo = { queryParams: [...query].map(([name, value]) => ({ name, value: [value] })) };
  }
  return info;
}

function setHeaders(context, definition) {
  for (const { name, value } of definition?.responseHeaders ?? [])
    for (const v of value) context.responseHeader.append(name, v);
  for (const { name, value } of definition?.responseTrailers ?? [])
    for (const v of value) context.responseTrailer.append(name, v);
}

function errorOf(error, info) {
  const thrown = new ConnectError(error.message ?? '', error.code);
  thrown.details = error.details.map(({ typeUrl, value }) => ({
    type: typeUrl.slice(typeUrl.lastIndexOf('/') + 1),
    value,
  }));
  if (info !== undefined) {
    const schema = ConformancePayload_RequestInfoSchema;
    thrown.details.push({ type: schema.typeName, value: toBinary(schema, create(schema, info)) });
  }
  return thrown;
}

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function answerOnce(context, definition, requests) {
  setHeaders(context, definition);
  if (definition?.responseDelayMs) await wait(definition.responseDelayMs);
  const info = requestInfo(context, requests);
  if (definition?.response.case === 'error') throw errorOf(definition.response.value, info);
  return { payload: { requestInfo: info, data: definition?.response.value } };
}

const implementation = {
  unary: (request, context) => answerOnce(context, request.responseDefinition, [request]),
  idempotentUnary: (request, context) => answerOnce(context, request.responseDefinition, [request]),
  async clientStream(stream, context) {
    const requests = [];
    for await (const request of stream) requests.push(request);
    return answerOnce(context, requests[0]?.responseDefinition, requests);
  },
  async *serverStream(request, context) {
    const definition = request.responseDefinition;
    setHeaders(context, definition);
    const info = requestInfo(context, [request]);
    yield* answerMany(definition, definition?.responseData ?? [], info);
  },
  async *bidiStream(stream, context) {
    const requests = [];
    let definition;
    let fullDuplex = false;
    let sent = 0;
    for await (const request of stream) {
      if (definition === undefined) {
        definition = request.responseDefinition ?? null;
        fullDuplex = request.fullDuplex;
        setHeaders(context, definition);
      }
      requests.push(request);
      if (!fullDuplex) continue;
      if (sent >= (definition?.responseData.length ?? 0)) break;
      if (definition.responseDelayMs) await wait(definition.responseDelayMs);
      const info =
        sent === 0 ? requestInfo(context, requests) : { requests: requestInfo(context, requests).requests };
      yield { payload: { requestInfo: info, data: definition.responseData[sent] } };
      sent++;
      requests.length = 0;
    }
    const rest = definition?.responseData.slice(sent) ?? [];
    yield* answerMany(definition, rest, sent === 0 ? requestInfo(context, requests) : undefined);
  },
};

async function* answerMany(definition, data, info) {
  for (const [index, item] of data.entries()) {
    if (definition.responseDelayMs) await wait(definition.responseDelayMs);
    yield { payload: { requestInfo: index === 0 ? info : undefined, data: item } };
  }
  if (definition?.error) throw errorOf(definition.error, data.length === 0 ? info : undefined);
}

const request = fromBinary(ServerCompatRequestSchema, await readMessage());
const handle = createRpcHandler({
  operations: [],
  registry,
  maxRequestBytes: request.messageReceiveLimit || 0xffffffff,
  shutdownSignal: new AbortController().signal,
  plainRoutes: (router) => router.service(ConformanceService, implementation),
});
const known = new Set(
  ConformanceService.methods.map(({ name }) => `/${ConformanceService.typeName}/${name}`),
);
const tls = request.useTls
  ? { cert: Buffer.from(request.serverCreds.cert), key: Buffer.from(request.serverCreds.key) }
  : undefined;
const port = createPort(
  (req, res) => {
    if (known.has((req.url ?? '').split('?', 1)[0])) return handle(req, res, undefined);
    res.statusCode = 404;
    res.end();
  },
  { tls, requestSeconds: 300, maxConnections: 10_000 },
);
const response = { host: '127.0.0.1', port: await port.listen(0, '127.0.0.1'), pemCert: tls?.cert };
const bytes = toBinary(ServerCompatResponseSchema, create(ServerCompatResponseSchema, response));
const length = Buffer.alloc(4);
length.writeUInt32BE(bytes.length);
process.stdout.write(Buffer.concat([length, bytes]));
process.on('SIGTERM', () => process.exit(0));

import { type DescMessage, type DescMethodUnary, fromJson, type JsonValue, toJson } from '@bufbuild/protobuf';
import { Code, ConnectError, createClient, type Transport } from '@connectrpc/connect';
import {
  createConnectTransport,
  createGrpcTransport,
  createGrpcWebTransport,
} from '@connectrpc/connect-node';
import { CustomDictionaryService } from '../../src/gen/svc/custom_dict_pb.js';
import { DictSearchService } from '../../src/gen/svc/dict_search_pb.js';
import { LanguageService } from '../../src/gen/svc/language_service_pb.js';
import { RevisionService } from '../../src/gen/svc/revision_service_pb.js';
import type { TestServer } from './server.js';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
export type Answer = { ok: true; body: any } | { ok: false; code: string; message: string; status?: number };

export interface Caller {
  name: string;
  /** `request` is JSON; the answer is JSON in camelCase with zero values, whatever the protocol. */
  call(
    server: TestServer,
    operation: string,
    request: JsonValue,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Whether this protocol has a route for the operation. */
  has(operation: string): boolean;
}

const SERVICES = [LanguageService, CustomDictionaryService, RevisionService, DictSearchService];

export function methodOf(operation: string): DescMethodUnary {
  for (const service of SERVICES) {
    const method = service.methods.find((candidate) => candidate.name === operation);
    if (method !== undefined) return method as DescMethodUnary;
  }
  throw new Error(`no operation ${operation}`);
}

export function pathOf(operation: string): string {
  const method = methodOf(operation);
  return `/${method.parent.typeName}/${method.name}`;
}

const REST: Record<string, (request: { domain_name?: string; domainName?: string }) => [string, string]> = {
  AnalyzeSyntax: () => ['POST', 'analyze'],
  AnalyzeSyntaxList: () => ['POST', 'analyze-list'],
  Tokenize: () => ['POST', 'tokenize'],
  CorrectError: () => ['POST', 'correct-error'],
  GetCustomDictionaryList: () => ['GET', 'customdict'],
  GetCustomDictionary: (request) => ['GET', `customdict/${encodeURIComponent(nameIn(request))}`],
  UpdateCustomDictionary: (request) => ['POST', `customdict/${encodeURIComponent(nameIn(request))}`],
  RemoveCustomDictionaries: () => ['POST', 'customdict/delete'],
  CheckConflict: () => ['POST', 'customdict/check-conflict'],
};

function nameIn(request: { domain_name?: string; domainName?: string }): string {
  return request.domain_name ?? request.domainName ?? 'unnamed';
}

const connectJson: Caller = {
  name: 'Connect JSON',
  has: () => true,
  call: (server, operation, request, headers) =>
    fetchJson(server, 'POST', pathOf(operation), request, headers, methodOf(operation).output),
};

const rest: Caller = {
  name: 'REST',
  has: (operation) => operation in REST,
  call(server, operation, request, headers) {
    const [method, route] = REST[operation]!(request as never);
    return fetchJson(server, method, `/svc/api/v1/${route}`, request, headers, methodOf(operation).output);
  },
};

async function fetchJson(
  server: TestServer,
  method: string,
  path: string,
  request: JsonValue,
  headers: Record<string, string> | undefined,
  output: DescMessage,
): Promise<Answer> {
  const response = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', 'api-key': server.key, ...headers },
    body: method === 'POST' ? JSON.stringify(request) : undefined,
  });
  const body = (await response.json()) as JsonValue;
  if (response.ok) return { ok: true, body: normalised(output, body) };
  return { ok: false, status: response.status, ...(body as { code: string; message: string }) };
}

/** Reading and writing again shows that the answer is a valid message, in either case. */
function normalised(output: DescMessage, json: JsonValue): JsonValue {
  return toJson(output, fromJson(output, json), { alwaysEmitImplicit: true });
}

function byTransport(name: string, createTransport: (server: TestServer) => Transport): Caller {
  return {
    name,
    has: () => true,
    async call(server, operation, request, headers) {
      const method = methodOf(operation);
      const client = createClient(method.parent, createTransport(server)) as unknown as Record<
        string,
        (message: unknown, options: unknown) => Promise<never>
      >;
      try {
        const message = fromJson(method.input, request);
        const answer = await client[method.localName]!(message, {
          headers: { 'api-key': server.key, ...headers },
        });
        return { ok: true, body: toJson(method.output, answer, { alwaysEmitImplicit: true }) };
      } catch (error) {
        if (!(error instanceof ConnectError)) throw error;
        const code = Code[error.code].replace(/(?!^)([A-Z])/g, '_$1').toLowerCase();
        return { ok: false, code, message: error.rawMessage };
      }
    },
  };
}

export const CALLERS: readonly Caller[] = [
  connectJson,
  byTransport('Connect binary', ({ url }) =>
    createConnectTransport({ baseUrl: url, httpVersion: '1.1', useBinaryFormat: true }),
  ),
  byTransport('gRPC', ({ url }) => createGrpcTransport({ baseUrl: url })),
  byTransport('gRPC-web', ({ url }) => createGrpcWebTransport({ baseUrl: url, httpVersion: '1.1' })),
  rest,
];

/** The protocols that offer an operation. */
export function callersFor(operation: string): Caller[] {
  return CALLERS.filter((caller) => caller.has(operation));
}

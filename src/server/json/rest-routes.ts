import type { DescMethodUnary } from '@bufbuild/protobuf';
import { invalidArgument } from '../../errors/service-error.js';
import { CustomDictionaryService } from '../../gen/svc/custom_dict_pb.js';
import { LanguageService } from '../../gen/svc/language_service_pb.js';
import { RevisionService } from '../../gen/svc/revision_service_pb.js';
import { withName } from '../../service/dictionaries/dictionary-update.js';
import {
  findOperation,
  type Operation,
  operationOf,
  type UnaryOperation,
} from '../../service/operations/operation.js';

const PREFIX = '/svc/api/v1/';

export interface RestRoute {
  operation: UnaryOperation;
  hasBody: boolean;
  read?: (json: unknown) => unknown;
  /** The name of a dictionary that stands in the path, for operations that read large bodies by themselves. */
  pathName?: () => string;
}

/** What a path offers, by HTTP method. */
export type RestMatch = Partial<Record<'GET' | 'POST', RestRoute>>;

interface RouteOfMethod extends Omit<RestRoute, 'operation'> {
  method: DescMethodUnary;
}

type MethodMatch = Partial<Record<keyof RestMatch, RouteOfMethod>>;

const dictionary = CustomDictionaryService.method;

/** The legacy routes that have no name in their path. */
const FIXED_ROUTES: ReadonlyMap<string, MethodMatch> = new Map([
  ['analyze', post(LanguageService.method.analyzeSyntax, withoutSense)],
  ['analyze-list', post(LanguageService.method.analyzeSyntaxList, withoutSense)],
  ['tokenize', post(LanguageService.method.tokenize)],
  ['correct-error', post(RevisionService.method.correctError)],
  ['customdict', { GET: { method: dictionary.getCustomDictionaryList, hasBody: false } }],
  ['customdict/delete', post(dictionary.removeCustomDictionaries)],
  ['customdict/check-conflict', post(dictionary.checkConflict)],
]);

function post(method: DescMethodUnary, read?: RestRoute['read']): MethodMatch {
  return { POST: { method, hasBody: true, read } };
}

/** The routes to one dictionary, whose name is given as it stands in the path. */
function dictionaryRoutes(encoded: string): MethodMatch {
  return {
    GET: {
      method: dictionary.getCustomDictionary,
      hasBody: false,
      read: () => ({ domain_name: decodeName(encoded) }),
    },
    POST: {
      method: dictionary.updateCustomDictionary,
      hasBody: true,
      read: (json) => withName(json, decodeName(encoded)),
      pathName: () => decodeName(encoded),
    },
  };
}

export interface ListedRoute {
  /** With {name} where the name of a dictionary stands. */
  path: string;
  http: 'GET' | 'POST';
  operation: UnaryOperation;
}

/** All legacy routes to the given operations, for those who describe them. */
export function listRestRoutes(operations: readonly Operation[]): ListedRoute[] {
  const named = dictionaryRoutes('{name}');
  return [...FIXED_ROUTES, ['customdict/{name}', named] as const].flatMap(([path, match]) =>
    (['GET', 'POST'] as const).flatMap((http) => {
      const method = match[http]?.method;
      const operation = method && findOperation(operations, method);
      return operation === undefined ? [] : { path: PREFIX + path, http, operation };
    }),
  );
}

/** The legacy routes; undefined for a path that is none of them. */
export function createRestRoutes(operations: readonly Operation[]): (path: string) => RestMatch | undefined {
  return (path) => {
    if (!path.startsWith(PREFIX)) return undefined;
    const match = routesAt(path.slice(PREFIX.length).replace(/\/$/, ''));
    if (match === undefined) return undefined;
    const found: RestMatch = {};
    for (const http of ['GET', 'POST'] as const) {
      const route = match[http];
      if (route !== undefined) found[http] = { ...route, operation: operationOf(operations, route.method) };
    }
    return found;
  };
}

/** A dictionary may be called `delete`: its GET is its own, its POST is reached with a letter percent-encoded. */
function routesAt(route: string): MethodMatch | undefined {
  const fixed = FIXED_ROUTES.get(route);
  const encoded = /^customdict\/([^/]+)$/.exec(route)?.[1];
  return encoded === undefined ? fixed : { ...dictionaryRoutes(encoded), ...fixed };
}

/** The earlier routes know no senses: whoever asks for them gets the analysis that it always got. */
function withoutSense(json: unknown): unknown {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return json;
  const { with_sense: _, withSense: __, ...others } = json as Record<string, unknown>;
  return others;
}

function decodeName(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw invalidArgument('주소 속 사전 이름을 읽을 수 없습니다. UTF-8로 퍼센트 인코딩해 보내 주세요.');
  }
}

import { invalidArgument } from '../../errors/service-error.js';
import { CustomDictionaryService } from '../../gen/svc/custom_dict_pb.js';
import { LanguageService } from '../../gen/svc/language_service_pb.js';
import { RevisionService } from '../../gen/svc/revision_service_pb.js';
import { withName } from '../../service/dictionaries/dictionary-update.js';
import type { Operation, UnaryOperation } from '../../service/operations/operation.js';

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

/** The legacy routes that have no name in their path. */
function fixedRoutes(operations: readonly Operation[]): Map<string, RestMatch> {
  const find = finder(operations);
  const post = (method: object, read?: RestRoute['read']): RestMatch => ({
    POST: { operation: find(method), hasBody: true, read },
  });
  const dictionary = CustomDictionaryService.method;
  return new Map<string, RestMatch>([
    ['analyze', post(LanguageService.method.analyzeSyntax, withoutSense)],
    ['analyze-list', post(LanguageService.method.analyzeSyntaxList, withoutSense)],
    ['tokenize', post(LanguageService.method.tokenize)],
    ['correct-error', post(RevisionService.method.correctError)],
    ['customdict', { GET: { operation: find(dictionary.getCustomDictionaryList), hasBody: false } }],
    ['customdict/delete', post(dictionary.removeCustomDictionaries)],
    ['customdict/check-conflict', post(dictionary.checkConflict)],
  ]);
}

function finder(operations: readonly Operation[]): (method: object) => UnaryOperation {
  return (method) => operations.find((operation) => operation.method === method) as UnaryOperation;
}

export interface ListedRoute {
  /** With {name} where the name of a dictionary stands. */
  path: string;
  http: 'GET' | 'POST';
  operation: UnaryOperation;
}

/** All legacy routes to the given operations, for those who describe them. */
export function listRestRoutes(operations: readonly Operation[]): ListedRoute[] {
  const named = createRestRoutes(operations)(`${PREFIX}customdict/{name}`)!;
  return [...fixedRoutes(operations), ['customdict/{name}', named] as const].flatMap(([path, match]) =>
    (['GET', 'POST'] as const).flatMap((http) => {
      const operation = match[http]?.operation;
      return operation === undefined ? [] : { path: PREFIX + path, http, operation };
    }),
  );
}

/** The legacy routes; undefined for a path that is none of them. */
export function createRestRoutes(operations: readonly Operation[]): (path: string) => RestMatch | undefined {
  const find = finder(operations);
  const dictionary = CustomDictionaryService.method;
  const fixed = fixedRoutes(operations);

  return (path) => {
    if (!path.startsWith(PREFIX)) return undefined;
    const route = path.slice(PREFIX.length).replace(/\/$/, '');
    const match = fixed.get(route);
    const encoded = /^customdict\/([^/]+)$/.exec(route)?.[1];
    if (encoded === undefined) return match;
    // A dictionary may be called `delete`: its GET is its own, its POST is reached with a letter percent-encoded.
    return {
      GET: {
        operation: find(dictionary.getCustomDictionary),
        hasBody: false,
        read: () => ({ domain_name: decodeName(encoded) }),
      },
      POST: {
        operation: find(dictionary.updateCustomDictionary),
        hasBody: true,
        read: (json) => withName(json, decodeName(encoded)),
        pathName: () => decodeName(encoded),
      },
      ...match,
    };
  };
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

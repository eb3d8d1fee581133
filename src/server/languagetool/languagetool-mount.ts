import type { DescMethodUnary } from '@bufbuild/protobuf';
import type { Access } from '../../access/admit.js';
import { ruleCatalogue } from '../../correction/answer/rule-catalogue.js';
import { ServiceError } from '../../errors/service-error.js';
import { CorrectErrorResponseSchema, RevisionService } from '../../gen/svc/revision_service_pb.js';
import type { DictionaryWords } from '../../service/dictionaries/dictionary-words.js';
import type { Limits } from '../../service/limits.js';
import type { Load } from '../../service/load.js';
import { type Operation, operationOf } from '../../service/operations/operation.js';
import type { Dispatcher } from '../dispatcher.js';
import { acceptsGzip, sendReply } from '../json/send-reply.js';
import type { AllowedHosts } from '../mcp/allowed-hosts.js';
import { callSignal } from '../port/deadline.js';
import { type HttpRequest, type HttpResponse, requestIdOf } from '../port/http-types.js';
import type { Mount } from '../router.js';
import type { Readiness } from '../rpc/health.js';
import type { SlowRefusal } from '../slow-refusal.js';
import { checkText } from './check.js';
import { createEnter, type Entered, MAX_TEXT_LETTERS } from './parameters.js';
import { toolPath } from './paths.js';
import { sendPlainError, sendPlainText } from './plain-error.js';
import { configInfo, LANGUAGES, softwareInfo } from './software.js';
import { addWords, deleteWords, dictionariesOf, listWords, type WordsParts } from './words.js';

export interface LanguageToolParts {
  operations: readonly Operation[];
  dispatcher: Dispatcher;
  access: Access;
  load: Load;
  slowly: SlowRefusal;
  limits: Limits;
  words: DictionaryWords;
  hosts: AllowedHosts;
  readiness: Readiness;
  /** Where a request comes from. */
  addressOf(request: HttpRequest): string;
  onError(error: unknown): void;
}

type Json = object;
type Handler = (request: HttpRequest, response: HttpResponse) => Promise<Json | string>;

interface Route {
  methods: readonly string[];
  /** Gives JSON, or plain text. */
  handle: Handler;
}

/** LanguageTool's HTTP protocol under /v2/: its clients check Korean with our corrections. */
export function createLanguageToolMount(parts: LanguageToolParts): Mount {
  const enter = createEnter({ ...parts, maxRequestBytes: parts.limits.requestBytes });
  const { hosts } = parts;
  const longest = Math.min(parts.limits.characters, MAX_TEXT_LETTERS);

  /** A call by somebody who may call, with its parameters. */
  const called =
    (work: (call: Call) => Promise<Json>): Handler =>
    async (request, response) => {
      const entered = await enter(request);
      const { signal, done } = callSignal(request, response);
      const begin = (method: DescMethodUnary) =>
        parts.dispatcher.begin(
          operationOf(parts.operations, method),
          entered.caller,
          'languagetool',
          requestIdOf(response),
          { address: parts.addressOf(request) },
        );
      try {
        return await work({ ...entered, request, signal, begin, words: parts.words });
      } finally {
        done();
        entered.release();
      }
    };

  const routes: Record<string, Route> = {
    check: {
      methods: ['GET', 'POST'],
      handle: called(({ request, begin, caller, ...call }) =>
        checkText({
          ...call,
          begin: () => begin(RevisionService.method.correctError),
          dictionaries: dictionariesOf(call.parameters, caller),
          rulesUrl: `${hosts.originOf(request)}/rules`,
        }),
      ),
    },
    words: { methods: ['GET'], handle: called(listWords) },
    'words/add': { methods: ['POST'], handle: called(addWords) },
    'words/delete': { methods: ['POST'], handle: called(deleteWords) },
    languages: { methods: ['GET'], handle: async () => LANGUAGES },
    info: { methods: ['GET'], handle: async () => softwareInfo() },
    configinfo: {
      methods: ['GET'],
      handle: async () => configInfo(await ruleCatalogue(), longest),
    },
    maxtextlength: { methods: ['GET'], handle: async () => String(longest) },
    healthcheck: {
      methods: ['GET'],
      async handle() {
        if (parts.readiness.ready()) return 'OK';
        throw new ServiceError('unavailable', '아직 준비되지 않았습니다. 잠시 뒤에 다시 시도해 주세요.', {
          retryAfter: 1,
        });
      },
    },
  };

  async function answer(request: HttpRequest, response: HttpResponse): Promise<void> {
    const path = toolPath((request.url ?? '').split('?', 1)[0]!)!;
    const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (route === undefined) {
      throw new ServiceError(
        'not_found',
        `/v2/${path.slice(0, 40)}은(는) 없는 주소입니다. /v2/check를 써 주세요.`,
      );
    }
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
    if (!route.methods.includes(method)) {
      response.setHeader('allow', route.methods.join(', '));
      sendPlainText(response, 405, `Error: 이 주소는 ${route.methods.join(', ')} 방식만 받습니다.`);
      return;
    }
    const result = await route.handle(request, response);
    if (typeof result === 'string') sendPlainText(response, 200, result);
    else {
      const json = result as Record<string, unknown>;
      await sendReply(response, { json }, CorrectErrorResponseSchema, 'camel', acceptsGzip(request));
    }
  }

  return {
    matches: (path) => toolPath(path) !== undefined,
    handle(request, response) {
      answer(request, response).catch(async (error: unknown) => {
        if (!(error instanceof ServiceError)) parts.onError(error);
        sendPlainError(response, await parts.slowly(request, error));
      });
    },
  };
}

interface Call extends Omit<Entered, 'release'>, Omit<WordsParts, 'caller' | 'parameters'> {
  request: HttpRequest;
}

import type { Access, Caller } from '../../access/admit.js';
import { invalidArgument, ServiceError } from '../../errors/service-error.js';
import type { Load } from '../../service/load.js';
import { readBody } from '../port/body.js';
import { type HttpRequest, headerOf } from '../port/http-types.js';

/** Some ten milliseconds of reading; a form writes a Korean letter in nine bytes, so 460,000 letters. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
/** The same where only the body says who sends it. */
const UNKNOWN_BODY_BYTES = 2 * 1024 * 1024;
/** What any caller can be sure to get through: Korean letters in nine bytes each. */
export const MAX_TEXT_LETTERS = Math.floor(UNKNOWN_BODY_BYTES / 9);
/** All bodies together that are read before anybody knows whose they are. */
const UNKNOWN_BYTES = 32 * 1024 * 1024;

/** What a request asks for; a parameter that was not sent is undefined. */
export interface Parameters {
  get(name: string): string | undefined;
  /** Split at commas; empty where it was not sent. */
  list(name: string): string[];
}

export interface Entered {
  caller: Caller;
  parameters: Parameters;
  /** Gives back what its body was counted as. */
  release(): void;
}

/** Finds who calls, by a header or by `apiKey` in the address or the form, and reads the form. */
export type Enter = (request: HttpRequest) => Promise<Entered>;

export function createEnter(parts: { access: Access; load: Load; maxRequestBytes: number }): Enter {
  let unknown = 0;

  return async (request) => {
    const query = queryOf(request);
    const known = identify(request, query.get('apiKey'));
    const held: Array<() => void> = [];
    const release = () => {
      for (const give of held.splice(0)) give();
    };
    try {
      const limit = Math.min(
        parts.maxRequestBytes,
        known instanceof ServiceError ? UNKNOWN_BODY_BYTES : MAX_BODY_BYTES,
      );
      const hold = (bytes: number) => {
        held.push(parts.load.hold(bytes));
        if (known instanceof ServiceError) held.push(holdUnknown(bytes));
      };
      const form = request.method === 'POST' ? await readForm(request, { limit, hold }) : undefined;
      const parameters = joined(query, form);
      const caller = known instanceof ServiceError ? identify(request, form?.get('apiKey')) : known;
      if (caller instanceof ServiceError) throw caller;
      return { caller, parameters, release };
    } catch (error) {
      release();
      throw error;
    }
  };

  function identify(request: HttpRequest, apiKey: string | null | undefined): Caller | ServiceError {
    try {
      return parts.access.identify((name) =>
        name === 'api-key' && apiKey ? apiKey.trim() : headerOf(request, name),
      );
    } catch (error) {
      if (error instanceof ServiceError) return error;
      throw error;
    }
  }

  function holdUnknown(bytes: number): () => void {
    if (unknown + bytes > UNKNOWN_BYTES) {
      throw new ServiceError(
        'unavailable',
        '지금은 요청이 너무 많이 밀려 있습니다. 잠시 뒤에 다시 시도하거나 키를 api-key 헤더로 보내 주세요.',
        { retryAfter: 1 },
      );
    }
    unknown += bytes;
    return () => {
      unknown -= bytes;
    };
  }
}

export function queryOf(request: HttpRequest): URLSearchParams {
  const url = request.url ?? '';
  const mark = url.indexOf('?');
  return new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
}

async function readForm(
  request: HttpRequest,
  rules: { limit: number; hold(bytes: number): void },
): Promise<URLSearchParams> {
  const type = headerOf(request, 'content-type') ?? '';
  if (/^\s*(multipart\/|application\/json)/i.test(type)) {
    throw invalidArgument(
      '본문은 application/x-www-form-urlencoded여야 합니다. 검사할 글을 text에 넣어 보내 주세요.',
    );
  }
  return new URLSearchParams((await readBody(request, rules)).toString('utf8'));
}

/** Both are read; what the form says goes before what the address says. */
export function joined(query: URLSearchParams, form?: URLSearchParams): Parameters {
  const get = (name: string) => form?.get(name) ?? query.get(name) ?? undefined;
  return {
    get,
    list: (name) =>
      (get(name) ?? '')
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
  };
}

import { errorOf, MalgyeolError } from './client-error.js';
import { readEnvelopes, writeEnvelope } from './envelopes.js';

export interface ConnectionOptions {
  /** The address of the server, http://localhost:5656 when left out. */
  url?: string;
  /** The access key; none for a server that was started with --open. */
  key?: string;
  /** How often a call that could not be taken (server away, queue full) is tried again; 3 when left out. */
  retries?: number;
  /** Milliseconds that one attempt may take; without a bound when left out. */
  timeoutMs?: number;
  /** In place of the global fetch: other transports, tests. */
  fetch?: typeof globalThis.fetch;
}

/** The first pause between attempts; each further one is twice as long, and by chance up to half shorter. */
const FIRST_PAUSE_MS = 200;
/** No pause is longer, whatever the server asks for. */
const LONGEST_PAUSE_MS = 10_000;

/** Calls of the service over fetch, in browsers and in Node. */
export class Connection {
  private readonly base: string;
  private readonly headers: Record<string, string>;
  private readonly retries: number;
  private readonly timeoutMs: number | undefined;
  private readonly fetch: typeof globalThis.fetch;

  constructor({ url = 'http://localhost:5656', key, retries = 3, timeoutMs, fetch }: ConnectionOptions = {}) {
    this.base = url.replace(/\/+$/, '');
    this.headers = key ? { 'api-key': key } : {};
    this.retries = retries;
    this.timeoutMs = timeoutMs;
    this.fetch = fetch ?? ((...args) => globalThis.fetch(...args));
  }

  /** One question, one answer (Connect JSON); `method` is like LanguageService/AnalyzeSyntax. */
  async unary<Answer>(method: string, request: object, signal?: AbortSignal): Promise<Answer> {
    const response = await this.post(method, 'application/json', JSON.stringify(request), signal);
    return (await response.json()) as Answer;
  }

  /** One question, many answers (Connect streaming with JSON messages). */
  async *stream<Answer>(method: string, request: object, signal?: AbortSignal): AsyncGenerator<Answer> {
    const body = writeEnvelope(JSON.stringify(request));
    const response = await this.post(method, 'application/connect+json', body, signal);
    if (!response.body) throw new MalgyeolError('unknown', '서버의 답에 내용이 없습니다.');
    for await (const { ends, json } of readEnvelopes(response.body)) {
      if (!ends) yield json as Answer;
      else {
        const { error } = json as { error?: { code: string; message?: string } };
        if (error) throw new MalgyeolError(error.code, error.message ?? error.code);
        return;
      }
    }
    throw new MalgyeolError('unavailable', '서버의 답이 끝나기 전에 연결이 끊겼습니다.');
  }

  private async post(
    method: string,
    type: string,
    body: string | Uint8Array<ArrayBuffer>,
    signal?: AbortSignal,
  ): Promise<Response> {
    for (let attempt = 0; ; attempt++) {
      const failure = await this.attempt(method, type, body, signal);
      if (!(failure instanceof MalgyeolError)) return failure;
      if (attempt >= this.retries || !mayTryAgain(failure)) throw failure;
      await pause(pauseBefore(attempt, failure.details.retryAfter), signal);
    }
  }

  /** The answer, or an error that the caller may get over by trying again. */
  private async attempt(
    method: string,
    type: string,
    body: string | Uint8Array<ArrayBuffer>,
    signal?: AbortSignal,
  ): Promise<Response | MalgyeolError> {
    const limits = [signal, this.timeoutMs === undefined ? undefined : AbortSignal.timeout(this.timeoutMs)];
    const present = limits.filter((limit) => limit !== undefined);
    try {
      const response = await this.fetch(`${this.base}/svc.${method}`, {
        method: 'POST',
        headers: { ...this.headers, 'content-type': type, 'connect-protocol-version': '1' },
        body,
        ...(present.length > 0 ? { signal: AbortSignal.any(present) } : {}),
      });
      return response.ok ? response : await errorOf(response);
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      if ((cause as Error).name === 'TimeoutError') {
        const message = `서버가 ${this.timeoutMs}ms 안에 답하지 않았습니다.`;
        return new MalgyeolError('deadline_exceeded', message, {}, { cause });
      }
      const message = `서버에 연결하지 못했습니다: ${this.base}. 주소와 서버가 켜져 있는지 확인해 주세요.`;
      return new MalgyeolError('unavailable', message, {}, { cause });
    }
  }
}

/** Every call of the service may be repeated: what was not taken has changed nothing, and updates replace the whole. */
function mayTryAgain({ code }: MalgyeolError): boolean {
  return code === 'unavailable';
}

function pauseBefore(attempt: number, retryAfter = 0): number {
  const growing = FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random() / 2);
  return Math.min(LONGEST_PAUSE_MS, Math.max(growing, retryAfter * 1000));
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/** An error of the service or of the way to it; `message` is what the server says, in Korean. */
export class MalgyeolError extends Error {
  override readonly name = 'MalgyeolError';

  constructor(
    /** As Connect spells it: invalid_argument, permission_denied, resource_exhausted, unavailable … */
    readonly code: string,
    message: string,
    readonly details: {
      /** The HTTP status, where an answer came. */
      status?: number;
      /** Names the request in the log of the server. */
      requestId?: string;
      /** Seconds after which the server wants to be asked again. */
      retryAfter?: number;
    } = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What an answer with an error says; servers in between answer in other ways than ours. */
export async function errorOf(response: Response): Promise<MalgyeolError> {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const details = {
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? undefined,
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
  };
  const body = await response.text().catch(() => '');
  try {
    const { code, message } = JSON.parse(body) as { code?: unknown; message?: unknown };
    if (typeof message === 'string') return new MalgyeolError(String(code ?? 'unknown'), message, details);
  } catch {
    // Not the JSON of ours: the status says what there is to say.
  }
  const code = response.status === 503 || response.status === 502 ? 'unavailable' : 'unknown';
  return new MalgyeolError(code, `서버가 ${response.status}로 답했습니다: ${body.slice(0, 200)}`, details);
}

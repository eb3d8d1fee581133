import type { KeyRing } from '../../access/key-ring.js';
import { cookieOf, PAGE_HEADER, pageCookie } from '../../access/page-cookie.js';
import type { SignInCode } from '../../access/sign-in-code.js';
import { asServiceError, ServiceError } from '../../errors/service-error.js';
import type { Store } from '../../store/types.js';
import { sendError, sendMethodNotAllowed } from '../error-response.js';
import { readBody } from '../port/body.js';
import { type HttpRequest, type HttpResponse, headerOf } from '../port/http-types.js';
import type { Mount } from '../router.js';

const SIGN_IN = '/page/sign-in';
const SIGN_OUT = '/page/sign-out';
/** A code is short; a body beyond this is none. */
const MOST_BYTES = 1000;

export interface SignInParts {
  code: SignInCode;
  ring: KeyRing;
  store: Store;
  /** Whether browsers reach us over TLS. */
  secure: boolean;
  onError(error: unknown): void;
}

/** Lets the browser in that shows the code of this start: its key lies in a cookie that no script can read. */
export function createSignInMount({ code, ring, store, secure, onError }: SignInParts): Mount {
  async function signIn(request: HttpRequest, response: HttpResponse): Promise<void> {
    const body = await readBody(request, { limit: MOST_BYTES });
    const given = await code.redeem(String(body));
    if (!given) {
      throw new ServiceError(
        'permission_denied',
        '이 주소는 이미 쓰였거나 오래되었습니다. 서버를 다시 켜서 새 주소를 받거나 접근 키를 넣어 주세요.',
      );
    }
    await ring.reload();
    response.setHeader('set-cookie', pageCookie(given.key, given.seconds, secure));
  }

  async function signOut(request: HttpRequest, response: HttpResponse): Promise<void> {
    const key = ring.find(cookieOf((name) => headerOf(request, name)) ?? '');
    if (key) await store.revokeKey(key.id, new Date().toISOString());
    response.setHeader('set-cookie', pageCookie('', 0, secure));
  }

  return {
    matches: (path) => path === SIGN_IN || path === SIGN_OUT,
    handle(request, response) {
      if (headerOf(request, PAGE_HEADER) === undefined) {
        const message = '말결의 화면에서 보낸 요청만 받습니다.';
        sendError(response, 'json', new ServiceError('permission_denied', message));
        return;
      }
      if (request.method !== 'POST') {
        sendMethodNotAllowed(response, 'POST');
        return;
      }
      const answer = (request.url ?? '').startsWith(SIGN_IN) ? signIn : signOut;
      answer(request, response)
        .then(() => {
          response.statusCode = 204;
          response.setHeader('cache-control', 'no-store');
          response.end();
        })
        .catch((error: unknown) => {
          if (!(error instanceof ServiceError)) onError(error);
          sendError(response, 'json', asServiceError(error));
        });
    },
  };
}

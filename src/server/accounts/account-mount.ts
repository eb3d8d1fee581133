import { ACCOUNT_LIMITS } from '../../access/account-limits.js';
import { PAGE_HEADER, pageCookie } from '../../access/page-cookie.js';
import type { Accounts, SignedIn } from '../../accounts/accounts.js';
import { sessionCookie, sessionTokenOf } from '../../accounts/session-cookie.js';
import { asServiceError, invalidArgument, ServiceError } from '../../errors/service-error.js';
import { sendError, sendMethodNotAllowed } from '../error-response.js';
import type { AllowedHosts } from '../mcp/allowed-hosts.js';
import { checkHost } from '../mcp/checks.js';
import { addressOf } from '../port/address.js';
import { readBody } from '../port/body.js';
import { type HttpRequest, type HttpResponse, headerOf } from '../port/http-types.js';
import type { Mount } from '../router.js';

const ROOT = '/page/account';

export interface AccountMountParts {
  accounts: Accounts;
  hosts: AllowedHosts;
  trustProxy: boolean;
  onError(error: unknown): void;
}

type Json = Record<string, unknown>;

/** A request that comes from our own page. */
interface Visit {
  address: string;
  origin: string;
  secure: boolean;
  who: SignedIn | undefined;
  body: Json;
  cookies: string[];
}

/** Without signing in. */
type Open = (visit: Visit) => Promise<Json>;
/** For who is signed in. `id` names a key. */
type Own = (who: SignedIn, visit: Visit, id: string) => Promise<Json>;

/** What the 계정 view of the page asks for. */
export function createAccountMount(parts: AccountMountParts): Mount & { close(): void } {
  const { accounts, hosts } = parts;
  const timer = setInterval(() => accounts.prune().catch(parts.onError), ACCOUNT_LIMITS.pruneSeconds * 1000);
  timer.unref();

  const open = openActions(accounts);
  const own = ownActions(accounts);

  async function visitOf(request: HttpRequest): Promise<Visit> {
    checkHost(request, hosts);
    const origin = hosts.originOf(request);
    checkPage(request, origin);
    const address = addressOf(request, parts.trustProxy);
    const secure = origin.startsWith('https:');
    const who = await accounts.signedIn(sessionTokenOf(headerOf(request, 'cookie'), secure));
    // A link that works is let through however many that do not come from the same network.
    if (who !== undefined || !isConfirmation(request)) accounts.checkRate(address, who?.account);
    const cookies: string[] = [];
    if (who?.token !== undefined) {
      const left = who.session.expiresAt - Math.floor(Date.now() / 1000);
      cookies.push(sessionCookie(who.token, left, secure));
    }
    const body = request.method === 'POST' ? await readJson(request) : {};
    return { address, origin, secure, who, body, cookies };
  }

  async function answer(path: string, visit: Visit, isPost: boolean): Promise<Json> {
    const { who } = visit;
    if (!isPost) return who === undefined ? { signedIn: false } : shown(who);
    const [action = '', id = '', verb = ''] = path.slice(ROOT.length + 1).split('/');
    if (Object.hasOwn(open, action) && id === '') return open[action]!(visit);
    // /keys makes one, /keys/ID/rotate and the like change one.
    const name = action === 'keys' && id !== '' ? verb : action;
    if (!Object.hasOwn(own, name) || (action !== 'keys' && id !== '')) {
      throw new ServiceError('not_found', '그런 주소가 없습니다.');
    }
    if (who === undefined) {
      throw new ServiceError('permission_denied', '로그인이 끝났습니다. 다시 로그인해 주세요.');
    }
    return own[name]!(who, visit, id);
  }

  async function shown({ account, session }: SignedIn): Promise<Json> {
    const overview = await accounts.keys.overview(account.id);
    const keys = overview.keys.map((key) => ({ ...key, thisBrowser: key.id === session.pageKeyId }));
    return { signedIn: true, email: account.email, createdAt: account.createdAt, ...overview, keys };
  }

  async function handle(request: HttpRequest, response: HttpResponse): Promise<void> {
    const path = (request.url ?? '').split('?', 1)[0]!;
    const isPost = request.method === 'POST';
    if (isPost === (path === ROOT) || (!isPost && request.method !== 'GET')) {
      sendMethodNotAllowed(response, path === ROOT ? 'GET' : 'POST');
      return;
    }
    const visit = await visitOf(request);
    const json = await answer(path, visit, isPost);
    if (visit.cookies.length > 0) response.setHeader('set-cookie', visit.cookies);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(json));
  }

  return {
    matches: (path) => path === ROOT || path.startsWith(`${ROOT}/`),
    handle(request, response) {
      response.setHeader('cache-control', 'no-store');
      handle(request, response).catch((error: unknown) => {
        if (!(error instanceof ServiceError)) parts.onError(error);
        sendError(response, 'json', asServiceError(error));
      });
    },
    close: () => clearInterval(timer),
  };
}

/** Without signing in. */
function openActions(accounts: Accounts): Record<string, Open> {
  return {
    async link({ body, address, origin }) {
      await accounts.requestLink({ email: body.email, address, origin });
      return {};
    },
    async confirm({ body, address, secure, cookies }) {
      const signed = await accounts.confirm(body.token).catch((error: unknown) => {
        accounts.checkRate(address);
        throw error;
      });
      const seconds = ACCOUNT_LIMITS.sessionSeconds;
      cookies.push(sessionCookie(signed.token, seconds, secure), pageCookie(signed.pageKey, seconds, secure));
      return { email: signed.account.email, returnTo: signed.returnTo };
    },
    async 'sign-out'(visit) {
      if (visit.who) await accounts.signOut(visit.who.session, visit.body.everywhere === true);
      forget(visit);
      return {};
    },
  };
}

/** For who is signed in: what changes its own keys, or ends it. */
function ownActions(accounts: Accounts): Record<string, Own> {
  return {
    keys: ({ account }, { body }) => accounts.keys.create(account.id, body),
    async change({ account }, { body }, id) {
      await accounts.keys.change(account.id, id, body);
      return {};
    },
    rotate: ({ account }, _visit, id) => accounts.keys.rotate(account.id, id),
    async revoke({ account }, _visit, id) {
      await accounts.keys.revoke(account.id, id);
      return {};
    },
    async remove({ account }, visit) {
      if (visit.body.email !== account.email) {
        throw invalidArgument('계정을 지우려면 이 계정의 전자우편 주소를 그대로 적어 주세요.');
      }
      await accounts.remove(account);
      forget(visit);
      return {};
    },
  };
}

function isConfirmation(request: HttpRequest): boolean {
  return request.method === 'POST' && (request.url ?? '').split('?', 1)[0] === `${ROOT}/confirm`;
}

function forget({ cookies, secure }: Visit): void {
  cookies.splice(0, cookies.length, sessionCookie('', 0, secure), pageCookie('', 0, secure));
}

/** No form and no script of another site can send the header; the origin is what the browser itself says. */
function checkPage(request: HttpRequest, origin: string): void {
  const from = headerOf(request, 'origin');
  const isOwn = request.method === 'GET' ? from === undefined || from === origin : from === origin;
  if (isOwn && headerOf(request, PAGE_HEADER) !== undefined) return;
  throw new ServiceError('permission_denied', '말결의 화면에서 보낸 요청만 받습니다.');
}

async function readJson(request: HttpRequest): Promise<Json> {
  const text = String(await readBody(request, { limit: ACCOUNT_LIMITS.bodyBytes }));
  try {
    const json: unknown = text === '' ? {} : JSON.parse(text);
    if (json !== null && typeof json === 'object' && !Array.isArray(json)) return json as Json;
  } catch {
    // Said below.
  }
  throw invalidArgument('본문은 JSON 객체여야 합니다.');
}

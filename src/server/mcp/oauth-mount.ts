import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { KeyRing } from '../../access/key-ring.js';
import { createNetworkRate } from '../../access/network-rate.js';
import { createRateLimit } from '../../access/rate-limit.js';
import type { Accounts } from '../../accounts/accounts.js';
import { sessionTokenOf } from '../../accounts/session-cookie.js';
import { asServiceError, invalidArgument, ServiceError } from '../../errors/service-error.js';
import { adaptClientMetadata, SCOPES } from '../../oauth/client-metadata.js';
import type { InstallationSecrets } from '../../oauth/installation-secrets.js';
import { loadAuthorizationServer } from '../../oauth/load.js';
import { LOGIN_COOKIE, LOGIN_PATH, OAUTH_PATHS } from '../../oauth/paths.js';
import type { Tokens } from '../../oauth/tokens.js';
import type { OauthRecords } from '../../store/types.js';
import { sendError } from '../error-response.js';
import { addressOf } from '../port/address.js';
import { readBody } from '../port/body.js';
import { type HttpRequest, type HttpResponse, headerOf } from '../port/http-types.js';
import type { Mount } from '../router.js';
import type { AllowedHosts } from './allowed-hosts.js';
import { checkHost } from './checks.js';
import { MCP_PATH } from './paths.js';

type AuthorizationServer = Awaited<ReturnType<typeof loadAuthorizationServer>>;
type Provider = ReturnType<AuthorizationServer['createProvider']>;

const RESOURCE_METADATA = '/.well-known/oauth-protected-resource';
const SERVER_METADATA = ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration'];

/** Forms and registrations are small. */
const MAX_BODY_BYTES = 64 * 1024;
/** Addresses of ours that are answered for at one time: names times ports. */
const MOST_PROVIDERS = 16;
/** Keys tried on the login page, and clients registered, per minute and address. */
const TRIES_PER_MINUTE = 30;
/** Documents of clients fetched per minute, by everybody together. */
const FETCHES_PER_MINUTE = 60;
const PRUNE_MS = 3600_000;

export interface OauthMountParts {
  ring: KeyRing;
  records: OauthRecords;
  secrets: InstallationSecrets;
  tokens: Tokens;
  /** Who may log in without a key. */
  accounts: Accounts | undefined;
  hosts: AllowedHosts;
  trustProxy: boolean;
  fetchDocument(url: string | URL): Promise<Response>;
  onError(error: unknown): void;
}

/** The authorization server: what AI tools that log in talk to, beside /mcp. */
export function createOauthMount(parts: OauthMountParts): Mount & { close(): void } {
  const { hosts, tokens } = parts;
  const providers = new Map<string, Provider>();
  const tries = createNetworkRate(TRIES_PER_MINUTE);
  const fetches = createRateLimit(FETCHES_PER_MINUTE);
  const prune = () => parts.records.prune(Math.floor(Date.now() / 1000)).catch(parts.onError);
  const timer = setInterval(prune, PRUNE_MS);
  timer.unref();

  function providerFor(origin: string, { createProvider }: AuthorizationServer): Provider {
    let provider = providers.get(origin);
    if (provider === undefined) {
      provider = createProvider(origin, `${origin}${MCP_PATH}`, {
        ...parts,
        mayFetch: () => fetches.take('') === 0,
      });
      provider.on('server_error', (_ctx, error) => parts.onError(error));
      if (providers.size >= MOST_PROVIDERS) providers.delete(providers.keys().next().value!);
      providers.set(origin, provider);
    }
    return provider;
  }

  function checkTries(request: HttpRequest): void {
    const wait = tries.take(addressOf(request, parts.trustProxy));
    if (wait === 0) return;
    throw new ServiceError('resource_exhausted', `너무 자주 시도했습니다. ${wait}초 뒤에 다시 해 주세요.`, {
      retryAfter: wait,
    });
  }

  async function handle(request: HttpRequest, response: HttpResponse): Promise<void> {
    checkHost(request, hosts);
    const origin = hosts.originOf(request);
    const path = (request.url ?? '/').split('?')[0]!;
    if (path.startsWith(RESOURCE_METADATA)) {
      sendResourceMetadata(response, origin);
      return;
    }
    sayWhere(request, origin);
    forgetLastLogin(request);
    const server = await loadAuthorizationServer();
    const provider = providerFor(origin, server);
    const node = request as IncomingMessage;
    if (path.startsWith(`${LOGIN_PATH}/`)) {
      const form = request.method === 'POST' ? await readForm(request, origin) : undefined;
      if (form !== undefined) checkTries(request);
      const login = {
        provider,
        ring: parts.ring,
        secret: parts.secrets.forms,
        resource: `${origin}${MCP_PATH}`,
        visitor: parts.accounts && (await visitorOf(request, origin, parts.accounts)),
      };
      await server.handleLogin(login, node, response as ServerResponse, form);
      return;
    }
    const passed =
      path === OAUTH_PATHS.registration && request.method === 'POST' ? await registration(request) : node;
    await provider.callback()(passed, response as ServerResponse);
    if (path === OAUTH_PATHS.revocation) tokens.forget();
  }

  async function visitorOf(request: HttpRequest, origin: string, accounts: Accounts) {
    const token = sessionTokenOf(headerOf(request, 'cookie'), origin.startsWith('https:'));
    // Not rotated here: the answer is the login page's, and the page of the account comes by soon enough.
    const account = await accounts.accountOf(token);
    return { accounts, account, address: addressOf(request, parts.trustProxy), origin };
  }

  /** A registration whose metadata was made to fit. */
  async function registration(request: HttpRequest): Promise<IncomingMessage> {
    checkTries(request);
    const text = (await readBody(request, { limit: MAX_BODY_BYTES })).toString('utf8');
    let metadata: unknown;
    try {
      metadata = JSON.parse(text);
    } catch {
      return withBody(request, text);
    }
    const isObject = metadata !== null && typeof metadata === 'object' && !Array.isArray(metadata);
    return withBody(
      request,
      isObject ? JSON.stringify(adaptClientMetadata(metadata as Record<string, unknown>)) : text,
    );
  }

  return {
    matches: (path) =>
      path === RESOURCE_METADATA ||
      path === `${RESOURCE_METADATA}${MCP_PATH}` ||
      SERVER_METADATA.includes(path) ||
      path.startsWith('/oauth/'),
    handle(request, response) {
      handle(request, response).catch((error: unknown) => {
        if (!(error instanceof ServiceError)) parts.onError(error);
        sendError(response, 'json', asServiceError(error), { rest: true });
      });
    },
    close: () => clearInterval(timer),
  };
}

/** RFC 9728: which resource this is, and who gives out tokens for it. */
function sendResourceMetadata(response: HttpResponse, origin: string): void {
  const body = JSON.stringify({
    resource: `${origin}${MCP_PATH}`,
    authorization_servers: [origin],
    scopes_supported: SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: '말결 Malgyeol',
  });
  response.statusCode = 200;
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', 'max-age=300');
  if (!response.hasHeader('access-control-allow-origin'))
    response.setHeader('access-control-allow-origin', '*');
  response.end(body);
}

/** The provider makes addresses from these; whatever a caller sent in them is gone. */
function sayWhere(request: HttpRequest, origin: string): void {
  const { protocol, host } = new URL(origin);
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  request.headers['x-forwarded-host'] = host;
}

/** Nobody stays logged in: who just connected one application may connect the next with another key. */
function forgetLastLogin(request: HttpRequest): void {
  const cookies = headerOf(request, 'cookie')?.split(/;\s*/);
  if (cookies) request.headers.cookie = cookies.filter((pair) => !pair.startsWith(LOGIN_COOKIE)).join('; ');
}

async function readForm(request: HttpRequest, origin: string): Promise<URLSearchParams> {
  const from = headerOf(request, 'origin');
  if (from !== undefined && from !== origin) {
    throw new ServiceError('permission_denied', '다른 곳에서 보낸 양식은 받지 않습니다.');
  }
  if (!/^application\/x-www-form-urlencoded\b/i.test(headerOf(request, 'content-type') ?? '')) {
    throw invalidArgument('양식은 application/x-www-form-urlencoded로 보내 주세요.');
  }
  return new URLSearchParams((await readBody(request, { limit: MAX_BODY_BYTES })).toString('utf8'));
}

/** The same request with another body, for whoever reads it next. */
function withBody(request: HttpRequest, body: string): IncomingMessage {
  const bytes = Buffer.from(body);
  const headers: IncomingMessage['headers'] = { ...request.headers, 'content-length': String(bytes.length) };
  delete headers['transfer-encoding'];
  delete headers['content-encoding'];
  const { method, url, socket, httpVersion, httpVersionMajor, httpVersionMinor } = request as IncomingMessage;
  const stream = Readable.from([bytes], { objectMode: false });
  return Object.assign(stream, {
    headers,
    method,
    url,
    socket,
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
  }) as unknown as IncomingMessage;
}

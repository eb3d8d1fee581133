import Provider, {
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { KeyRing } from '../access/key-ring.js';
import type { OauthRecords } from '../store/types.js';
import { adaptClientMetadata, SCOPES } from './client-metadata.js';
import { errorPage } from './error-page.js';
import type { InstallationSecrets } from './installation-secrets.js';
import { LOGIN_COOKIE, LOGIN_PATH, OAUTH_PATHS } from './paths.js';
import { createRecordAdapter } from './record-adapter.js';
import { isOutdated } from './tokens.js';

// The library wants it; the first releases of Node 20 do not have it.
const urls = URL as { parse?: (url: string, base?: string) => URL | null };
urls.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);

const HOUR = 3600;
const DAY = 24 * HOUR;
/** In seconds. A login is for one application at a time: the page asks for the key each time. */
const TTL = {
  AuthorizationCode: 60,
  AccessToken: HOUR,
  RefreshToken: 30 * DAY,
  Grant: 90 * DAY,
  Interaction: 15 * 60,
  Session: 15 * 60,
};

export interface ProviderParts {
  ring: KeyRing;
  records: OauthRecords;
  secrets: InstallationSecrets;
  fetchDocument(url: string | URL): Promise<Response>;
  /** Whether one more document may be fetched now: anybody can make us fetch. */
  mayFetch(): boolean;
}

/** The authorization server of one address of ours; all of them share the store. */
export function createProvider(issuer: string, resource: string, parts: ProviderParts): Provider {
  const configuration: Configuration = {
    adapter: (kind) => createRecordAdapter(parts.records, kind),
    clients: [],
    cookies: {
      keys: [parts.secrets.cookies],
      long: { signed: true, httpOnly: true, sameSite: 'lax' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
      names: { session: LOGIN_COOKIE, interaction: 'malgyeol_login', resume: 'malgyeol_resume' },
    },
    jwks: parts.secrets.jwks as Configuration['jwks'],
    routes: OAUTH_PATHS,
    scopes: [...SCOPES, 'offline_access'],
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    clientDefaults: {
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'ES256',
    },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    pkce: { required: () => true },
    ttl: TTL,
    // A login lasts as long as its grant, whatever becomes of the browser's session.
    expiresWithSession: async () => false,
    rotateRefreshToken: checkResourceFirst,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    findAccount: async (_ctx, id, token) => {
      const key = parts.ring.byId(id);
      if (key === undefined || (token !== undefined && isOutdated(key, token.iat))) return undefined;
      return { accountId: id, claims: async () => ({ sub: id }) };
    },
    interactions: { policy: askEachTime(), url: (_ctx, { uid }) => `${LOGIN_PATH}/${uid}` },
    clientBasedCORS: () => true,
    fetch: (url) => fetchClientDocument(parts.fetchDocument, url),
    renderError: async (ctx, out) => {
      const { headers, html } = errorPage(out);
      for (const [name, value] of Object.entries(headers)) ctx.set(name, value);
      ctx.body = html;
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      clientIdMetadataDocument: { enabled: true, ack: 'draft-02', allowFetch: () => parts.mayFetch() },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, indicator) => {
          // Some clients name the server where others name the endpoint.
          if (![resource, `${resource}/`, issuer, `${issuer}/`].includes(indicator)) {
            throw new errors.InvalidTarget();
          }
          return {
            scope: SCOPES.join(' '),
            audience: resource,
            accessTokenTTL: TTL.AccessToken,
            accessTokenFormat: 'opaque',
          };
        },
      },
    },
  } as Configuration;
  const provider = new Provider(issuer, configuration);
  // Behind a proxy or not, the headers that it reads were set by us, to the address that we answer for.
  provider.proxy = true;
  return provider;
}

/** The library uses a refresh token up before it looks at the resource; one that is refused must stay good. */
function checkResourceFirst(ctx: KoaContextWithOIDC): boolean {
  const wanted = ctx.oidc.params?.resource;
  const granted = ctx.oidc.entities.RefreshToken?.resourceIndicators as ReadonlySet<unknown> | undefined;
  if (wanted !== undefined && !granted?.has(wanted)) throw new errors.InvalidTarget();
  return true;
}

/** Whoever sits at the browser pastes the key and consents, each time: nobody stays logged in. */
function askEachTime() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get('login')!
    .checks.add(
      new Check(
        'ask_each_time',
        'a key is asked for each time',
        'login_required',
        (ctx) => ctx.oidc.result?.login === undefined,
      ),
    );
  return policy;
}

/** What a client's document says, made to fit as registrations are. */
async function fetchClientDocument(
  fetchDocument: ProviderParts['fetchDocument'],
  url: string | URL | Request,
): Promise<Response> {
  const response = await fetchDocument(url instanceof Request ? url.url : url);
  if (response.status !== 200) return response;
  const metadata: unknown = await response.json();
  if (metadata === null || typeof metadata !== 'object' || Array.isArray(metadata)) {
    throw new Error('a client metadata document is an object');
  }
  const { headers } = response;
  headers.delete('content-length');
  return Response.json(adaptClientMetadata(metadata as Record<string, unknown>), { headers });
}

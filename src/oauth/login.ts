import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { KeyRing } from '../access/key-ring.js';
import type { Accounts } from '../accounts/accounts.js';
import { ServiceError } from '../errors/service-error.js';
import type { Account } from '../store/account-types.js';
import type { StoredKey } from '../store/types.js';
import { SCOPES } from './client-metadata.js';
import { expiredPage } from './error-page.js';
import { type LoginPageParts, loginPage, mailSentPage, shortName } from './login-page.js';
import type { Page } from './page.js';
import { LOGIN_PATH } from './paths.js';

export interface LoginParts {
  provider: Provider;
  ring: KeyRing;
  /** Signs what proves that a form came from our page. */
  secret: Buffer;
  resource: string;
  /** Where people have accounts; absent where only keys log in. */
  visitor?: AccountVisitor;
}

/** What this browser may do with accounts. */
export interface AccountVisitor {
  accounts: Accounts;
  /** Who is signed in here. */
  account: Account | undefined;
  address: string;
  /** Of the links that are mailed. */
  origin: string;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Shows the page (GET), or takes what was filled in (POST). */
export async function handleLogin(
  parts: LoginParts,
  request: IncomingMessage,
  response: ServerResponse,
  form: URLSearchParams | undefined,
): Promise<void> {
  let interaction: Interaction;
  try {
    interaction = await parts.provider.interactionDetails(request, response);
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    send(response, 400, expiredPage());
    return;
  }
  // The cookie names the login, the path must too: a page left open from before is not this one.
  if (!(request.url ?? '').split('?')[0]!.endsWith(`/${interaction.uid}`)) {
    send(response, 400, expiredPage());
    return;
  }
  if (form === undefined) {
    send(response, 200, await pageFor(parts, interaction));
    return;
  }
  await decide(parts, interaction, request, response, form);
}

async function decide(
  parts: LoginParts,
  interaction: Interaction,
  request: IncomingMessage,
  response: ServerResponse,
  form: URLSearchParams,
): Promise<void> {
  const { provider } = parts;
  if (!sameText(form.get('token') ?? '', tokenFor(parts.secret, interaction.uid))) {
    send(response, 403, expiredPage());
    return;
  }
  if (form.get('decision') === 'mail' && parts.visitor) {
    const refusal = await mailLink(parts.visitor, interaction, form);
    if (refusal === undefined) send(response, 200, mailSentPage());
    else send(response, 400, await pageFor(parts, interaction, { wrong: refusal }));
    return;
  }
  if (form.get('decision') !== 'allow') {
    const denied = { error: 'access_denied', error_description: 'the user declined' };
    await provider.interactionFinished(request, response, denied, { mergeWithLastSubmission: false });
    return;
  }
  const key = await keyOf(parts, interaction, form);
  if (key === undefined) {
    const wrong = '키가 올바르지 않거나 폐기·만료되었습니다. 다시 확인해 주세요.';
    send(response, 403, await pageFor(parts, interaction, { wrong, writeTicked: form.has('write') }));
    return;
  }
  const clientId = String(interaction.params.client_id);
  const grant = new provider.Grant({ accountId: key.id, clientId });
  const scopes = wantedScopes(interaction);
  for (const scope of scopes) {
    const granted = scope !== 'mcp:write' || (form.has('write') && !key.readOnly);
    // The library keeps two books, and asks again for what is in one of them only.
    if (granted) grant.addOIDCScope(scope);
    else grant.rejectOIDCScope(scope);
    for (const resource of wantedResources(interaction, parts.resource)) {
      if (granted) grant.addResourceScope(resource, scope);
      else grant.rejectResourceScope(resource, scope);
    }
  }
  grant.addOIDCScope('offline_access');
  const grantId = await grant.save();
  const result = { login: { accountId: key.id, remember: false }, consent: { grantId } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** The key that was pasted; without one, a key of the account for this application. */
async function keyOf(
  { ring, visitor, provider }: LoginParts,
  interaction: Interaction,
  form: URLSearchParams,
): Promise<StoredKey | undefined> {
  const pasted = (form.get('key') ?? '').trim();
  if (pasted !== '' || visitor?.account === undefined) return ring.find(pasted);
  const client = await provider.Client.find(String(interaction.params.client_id));
  return visitor.accounts.keys.forLogin(visitor.account.id, shortName(client?.clientName ?? ''));
}

/** What keeps the mail from being sent, in words; undefined where it was. */
async function mailLink(
  { accounts, address, origin }: AccountVisitor,
  { uid }: Interaction,
  form: URLSearchParams,
): Promise<string | undefined> {
  try {
    const returnTo = `${LOGIN_PATH}/${uid}`;
    await accounts.requestLink({ email: form.get('email'), address, origin, returnTo });
    return undefined;
  } catch (error) {
    if (error instanceof ServiceError) return error.message;
    throw error;
  }
}

async function pageFor(
  parts: LoginParts,
  interaction: Interaction,
  more: Partial<LoginPageParts> = {},
): Promise<Page> {
  const clientId = String(interaction.params.client_id);
  const client = await parts.provider.Client.find(clientId);
  const described = /^https:\/\//i.test(clientId);
  return loginPage({
    action: `${LOGIN_PATH}/${interaction.uid}`,
    token: tokenFor(parts.secret, interaction.uid),
    clientName: client?.clientName ?? '',
    clientHost: described ? new URL(clientId).host : undefined,
    redirectUri: String(interaction.params.redirect_uri),
    asksToWrite: wantedScopes(interaction).includes('mcp:write'),
    writeTicked: true,
    accounts: parts.visitor && { email: parts.visitor.account?.email },
    ...more,
  });
}

/** A client that names no scope of ours means the tools, not the right to change things. */
function wantedScopes(interaction: Interaction): string[] {
  const named = String(interaction.params.scope ?? '').split(' ');
  const scopes = SCOPES.filter((scope) => named.includes(scope));
  return scopes.length === 0 ? ['mcp'] : scopes;
}

function wantedResources(interaction: Interaction, own: string): string[] {
  const { resource } = interaction.params;
  if (resource === undefined) return [own];
  return Array.isArray(resource) ? resource.map(String) : [String(resource)];
}

function tokenFor(secret: Buffer, uid: string): string {
  return createHmac('sha256', secret).update(uid).digest('base64url');
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function send(response: ServerResponse, status: number, { headers, html }: Page): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(html);
}

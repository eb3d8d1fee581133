import { createHash, randomBytes } from 'node:crypto';
import type { Json } from './mcp.js';
import type { TestServer } from './server.js';

export const REDIRECT = 'http://127.0.0.1:4567/callback';

/** Registers an application. */
export async function register(at: TestServer, metadata: object): Promise<{ status: number; body: Json }> {
  const response = await fetch(`${at.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(metadata),
  });
  return { status: response.status, body: await response.json() };
}

/** A browser without a screen: follows redirects within the server and keeps cookies. */
export function createVisitor(at: TestServer) {
  const cookies = new Map<string, string>();
  const visit = async (url: string, init: RequestInit = {}): Promise<{ response: Response; url: string }> => {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: {
        ...init.headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value === '') cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    const location = response.headers.get('location');
    if (location === null) return { response, url };
    const next = new URL(location, url).href;
    return next.startsWith(at.url) ? visit(next) : { response, url: next };
  };
  return { visit, cookies };
}

/** What only the application knows, and what it shows of it beforehand. */
export const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');

/** Where the application sends the user to. */
export function authorizeUrl(
  at: TestServer,
  clientId: string,
  more: Record<string, string | undefined> = {},
): string {
  const params = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: REDIRECT,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    scope: 'mcp mcp:write',
    resource: `${at.url}/mcp`,
    state: 'xyz',
    ...more,
  };
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${at.url}/oauth/authorize?${new URLSearchParams(given)}`;
}

/** The code that the application gets once the user has logged in and agreed. */
export async function codeFor(
  at: TestServer,
  clientId: string,
  more: Record<string, string | undefined> = {},
): Promise<string> {
  const { visit } = createVisitor(at);
  const { response, url } = await visit(authorizeUrl(at, clientId, more));
  const token = /name="token" value="([^"]+)"/.exec(await response.text())![1]!;
  const form = new URLSearchParams({ token, key: at.key, write: 'yes', decision: 'allow' });
  const back = await visit(url, { method: 'POST', body: form, headers: { origin: at.url } });
  return new URL(back.url).searchParams.get('code')!;
}

/** The tokens for a code. */
export async function exchange(
  at: TestServer,
  clientId: string,
  code: string,
  more: Record<string, string> = {},
) {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    client_id: clientId,
    redirect_uri: REDIRECT,
    code_verifier: verifier,
    resource: `${at.url}/mcp`,
    ...more,
  });
  const response = await fetch(`${at.url}/oauth/token`, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as Json };
}

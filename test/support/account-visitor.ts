import type { MailServer } from './mail-server.js';
import type { TestServer } from './server.js';

// biome-ignore lint/suspicious/noExplicitAny: answers of the server
type Json = any;

export interface Answer {
  status: number;
  body: Json;
  cookies: string[];
  retryAfter: string | null;
}

/** The page of somebody's browser without the screen: its cookies, its header and its origin. */
export function createAccountVisitor(at: Pick<TestServer, 'url'>) {
  const cookies = new Map<string, string>();
  const ask = async (
    path: string,
    body?: object,
    headers: Record<string, string | undefined> = {},
  ): Promise<Answer> => {
    const sent = {
      'x-malgyeol-page': '1',
      ...(body === undefined ? {} : { origin: at.url, 'content-type': 'application/json' }),
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    };
    const given = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const response = await fetch(`${at.url}/page/account${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: given,
      body: body && JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value === '') cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    return {
      status: response.status,
      body: await response.json(),
      cookies: response.headers.getSetCookie(),
      retryAfter: response.headers.get('retry-after'),
    };
  };
  return {
    cookies,
    ask,
    async signIn(mail: MailServer, email: string): Promise<Answer> {
      await ask('/link', { email });
      return ask('/confirm', { token: tokenIn((await mail.next(email)).link) });
    },
    async createKey(label: string, more: object = {}): Promise<{ id: string; key: string }> {
      const { status, body } = await ask('/keys', { label, ...more });
      if (status !== 200) throw new Error(body.message);
      return body;
    },
  };
}

export function tokenIn(link: string): string {
  return /#account-link=([\w-]+)$/.exec(link)![1]!;
}

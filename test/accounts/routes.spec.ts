import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConfig } from '../../src/server/config.js';
import { openStore } from '../../src/store/open-store.js';
import { createAccountVisitor, tokenIn } from '../support/account-visitor.js';
import { type MailServer, startMailServer } from '../support/mail-server.js';
import { findPostgres, startPostgres, type TestPostgres } from '../support/postgres.mjs';
import { hasOpenssl, selfSigned } from '../support/self-signed.mjs';
import { startTestServer, type TestServer } from '../support/server.js';

const bin = findPostgres();
let postgres: TestPostgres | undefined;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  if (bin !== undefined) postgres = await startPostgres(bin);
}, 60_000);
afterAll(async () => {
  postgres?.stop();
  await mail.close();
});

const backends: Array<[string, () => Promise<object>]> = [['libsql', async () => ({})]];
if (bin === undefined) {
  it('PostgreSQL is not installed here: its half of this suite is not run', ({ skip }) => skip());
} else {
  backends.push(['PostgreSQL', async () => ({ databaseUrl: await postgres!.createDatabase() })]);
}

describe.each(backends)('the calls of the 계정 view on %s', (_name, locate) => {
  let server: TestServer;
  let place: object;
  beforeAll(async () => {
    place = await locate();
    server = await startTestServer({ config: { accounts: true, smtpUrl: mail.url, ...place } });
  });
  afterAll(() => server.close());

  const call = async (path: string, body: object, key: string, headers: object = {}) => {
    const response = await fetch(`${server.url}/svc.${path}`, {
      method: 'POST',
      headers: { 'api-key': key, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const analyse = (key: string, more: object = {}, headers: object = {}) =>
    call('LanguageService/AnalyzeSyntax', { document: { content: '가 나' }, ...more }, key, headers);
  const get = (path: string, key: string) => fetch(`${server.url}${path}`, { headers: { 'api-key': key } });

  it('sign up, a key, a call, usage, a new secret, no key, no session', async () => {
    const { ask, signIn, createKey, cookies } = createAccountVisitor(server);
    expect((await ask('')).body).toEqual({ signedIn: false });
    const signed = await signIn(mail, 'first@example.com');
    expect(signed.body).toEqual({ email: 'first@example.com', returnTo: '' });
    const session = signed.cookies.find((line) => line.startsWith('malgyeol_account='));
    expect(session).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
    expect(cookies.size).toBe(2);

    const made = await createKey('편집실');
    expect((await analyse(made.key, {}, { 'x-svc-app-id': 'blog' })).status).toBe(200);
    const { body } = await ask('');
    expect(body).toMatchObject({ signedIn: true, email: 'first@example.com', usedToday: { requests: 1 } });
    expect(body.usage).toMatchObject([{ key: '편집실', appId: 'blog', requests: 1, eojeols: 2 }]);
    const key = body.keys.find(({ id }: { id: string }) => id === made.id);
    expect(key).toMatchObject({ label: '편집실', usedToday: { requests: 1, eojeols: 2 } });
    expect(JSON.stringify(body)).not.toMatch(/hash|"accountId"/);

    const rotated = await ask(`/keys/${made.id}/rotate`, {});
    expect((await analyse(made.key)).status).toBe(403);
    expect((await analyse(rotated.body.key)).status).toBe(200);
    expect((await ask(`/keys/${made.id}/change`, { label: '새 이름' })).status).toBe(200);
    expect((await ask(`/keys/${made.id}/revoke`, {})).status).toBe(200);
    expect((await analyse(rotated.body.key)).status).toBe(403);
    expect((await ask('/sign-out', {})).status).toBe(200);
    expect(cookies.size).toBe(0);
    expect((await ask('/keys', { label: '늦음' })).status).toBe(403);
  });

  it('the mail is Korean and English, text and HTML, and leads nowhere else', async () => {
    await createAccountVisitor(server).ask('/link', { email: 'reader@example.com' });
    const { text, link } = await mail.next('reader@example.com');
    expect(text).toContain('15분 동안 한 번만 쓸 수 있습니다');
    expect(text).toContain('for 15 minutes');
    expect(text).toMatch(/content-type: multipart\/alternative/i);
    const addresses = new Set([...text.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([address]) => address));
    expect([...addresses]).toEqual([link]);
    expect(link.startsWith(`${server.url}/#account-link=`)).toBe(true);
  });

  it('known and unknown addresses get the same answer and the same mail', async () => {
    await createAccountVisitor(server).signIn(mail, 'known@example.com');
    const answers = [];
    const texts = [];
    for (const email of ['known@example.com', 'never@example.com']) {
      const { ask } = createAccountVisitor(server);
      answers.push(await ask('/link', { email }));
      texts.push((await mail.next(email)).text.replace(/account-link=[\w-]+/g, ''));
    }
    expect(answers[0]).toEqual(answers[1]);
    const plain = (text: string) => text.slice(text.indexOf('127.0.0.1'));
    expect(plain(texts[0]!).replace(/--_.*|boundary=.*/g, '')).toBe(
      plain(texts[1]!).replace(/--_.*|boundary=.*/g, ''),
    );
  });

  it('what comes from another site is refused, and so is what says nothing of where it comes from', async () => {
    const { ask, signIn } = createAccountVisitor(server);
    await signIn(mail, 'victim@example.com');
    const wrong = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: undefined },
      { 'x-malgyeol-page': undefined },
      { origin: server.url.replace('127.0.0.1', 'localhost') },
    ];
    for (const headers of wrong) {
      const answer = await ask('/keys', { label: '남의 것' }, headers);
      expect([headers, answer.status]).toEqual([headers, 403]);
    }
    expect((await ask('', undefined, { 'x-malgyeol-page': undefined })).status).toBe(403);
    expect((await ask('', undefined, { origin: 'https://evil.example' })).status).toBe(403);
    const preflight = await fetch(`${server.url}/page/account/keys`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-headers')).not.toContain('x-malgyeol-page');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    expect((await ask('')).body.keys).toHaveLength(1);
  });

  it('a link is good once; wrong bodies, methods and paths are refused in words', async () => {
    const { ask } = createAccountVisitor(server);
    await ask('/link', { email: 'twice@example.com' });
    const token = tokenIn((await mail.next('twice@example.com')).link);
    expect((await ask('/confirm', { token })).status).toBe(200);
    const again = await createAccountVisitor(server).ask('/confirm', { token });
    expect(again).toMatchObject({ status: 403, cookies: [] });
    expect(again.body.message).toContain('이미 쓰였거나 시간이 지났습니다');
    expect((await ask('/link', { email: 'no address' })).status).toBe(400);
    expect((await ask('/link', [])).status).toBe(400);
    expect((await ask('/nowhere', {})).status).toBe(404);
    expect((await ask('/keys/x/nothing', {})).status).toBe(404);
    expect((await ask('/keys', { label: 'x'.repeat(5000) })).status).toBe(429);
    expect((await ask('', {})).status).toBe(405);
    const refused = await ask('/link', { email: 'refused@example.com' });
    expect(refused.status).toBe(503);
    expect(refused.body.message).toContain('메일을 보내지 못했습니다');
  });

  it('too many mails to one address are refused, whether it has an account or not', async () => {
    await createAccountVisitor(server).signIn(mail, 'member@example.com');
    for (const email of ['member@example.com', 'stranger@example.com']) {
      const { ask } = createAccountVisitor(server);
      const statuses = [];
      for (let i = 0; i < 6; i++) statuses.push((await ask('/link', { email })).status);
      expect(statuses.at(-1)).toBe(429);
      expect((await ask('/link', { email })).retryAfter).toBe('900');
    }
  });

  it('an account sees its own dictionaries, usage and keys alone', async () => {
    const [one, two] = [createAccountVisitor(server), createAccountVisitor(server)];
    await one.signIn(mail, 'one@example.com');
    await two.signIn(mail, 'two@example.com');
    const [mine, yours] = [await one.createKey('내 키'), await two.createKey('네 키')];
    const dict = (word: string) => ({ np_set: { items: { [word]: 1 } } });
    const update = (key: string, word: string) =>
      call('CustomDictionaryService/UpdateCustomDictionary', { domain_name: '이름', dict: dict(word) }, key);
    const content = async (key: string) =>
      (await call('CustomDictionaryService/GetCustomDictionary', { domain_name: '이름' }, key)).body;
    const names = async (key: string) =>
      (await call('CustomDictionaryService/GetCustomDictionaryList', {}, key)).body.domainDicts.map(
        (meta: { domainName: string }) => meta.domainName,
      );
    expect((await update(mine.key, '나만')).body).toEqual({ updatedDomainName: '이름' });
    await update(yours.key, '너만');
    await update(server.key, '모두');
    for (const [key, word] of [
      [mine.key, '나만'],
      [yours.key, '너만'],
      [server.key, '모두'],
    ] as const) {
      expect(await names(key)).toEqual(['이름']);
      expect((await content(key)).dict).toMatchObject({
        domainName: '이름',
        npSet: { items: { [word]: 1 } },
      });
      expect((await content(key)).dict.npSet.name).toBe('이름-np-set');
    }
    const conflicts = await call(
      'CustomDictionaryService/CheckConflict',
      { domain_names: ['이름'], dict: { domain_name: '새것', np_set: { items: { 나만: 1 } } } },
      mine.key,
    );
    expect(conflicts.body.conflicts[0].right.dictName).toBe('이름');
    expect(conflicts.body.conflicts[0].conflictMsg).not.toMatch(/[0-9a-f]{16}/);
    // Not by the name under which it lies in the store, either.
    const store = await openStore({ dataDir: server.dataDir, ...place });
    const account = (await store.accounts.list()).find(({ email }) => email === 'one@example.com')!;
    await store.close();
    const stored = `${account.id}/이름`;
    for (const key of [yours.key, server.key]) {
      const { status } = await call(
        'CustomDictionaryService/GetCustomDictionary',
        { domain_name: stored },
        key,
      );
      expect(status).toBe(400);
      await call('CustomDictionaryService/RemoveCustomDictionaries', { domain_names: [stored] }, key);
    }
    await call('CustomDictionaryService/RemoveCustomDictionaries', { all: true }, server.key);
    await call('CustomDictionaryService/RemoveCustomDictionaries', { all: true }, yours.key);
    expect(await names(mine.key)).toEqual(['이름']);
    expect(await names(yours.key)).toEqual([]);
    expect(await names(server.key)).toEqual([]);

    await analyse(yours.key, {}, { 'x-svc-app-id': 'secret-app' });
    await two.ask('');
    const status = await (await get('/page/status', mine.key)).json();
    expect(status.ownOnly).toBe(true);
    expect(status.usage.every((row: { key: string }) => row.key === '내 키')).toBe(true);
    expect(status.usage.length).toBeGreaterThan(0);
    const seen = await (await get('/page/status', server.key)).json();
    expect(seen.usage.some((row: { key: string }) => row.key === '네 키')).toBe(true);
    const metrics = await (await get('/metrics', mine.key)).text();
    expect(metrics).toContain('malgyeol_request_duration_seconds_bucket');
    expect(metrics).not.toContain('secret-app');
    expect(await (await get('/metrics', server.key)).text()).toContain('secret-app');
  });
});

describe('where there are no accounts, and where there is TLS', () => {
  it('without the option there is no such path, and the page does not speak of it', async () => {
    const server = await startTestServer();
    const { ask } = createAccountVisitor(server);
    expect((await ask('')).status).toBe(404);
    expect((await ask('/link', { email: 'a@example.com' })).status).toBe(404);
    expect(await (await fetch(server.url)).text()).toContain('data-accounts="off"');
    await server.close();
  });

  it.runIf(hasOpenssl)('with TLS the cookie is Secure and bound to the host', async () => {
    const server = await startTestServer({ config: { accounts: true, smtpUrl: mail.url, ...selfSigned() } });
    const post = (path: string, body: object) =>
      new Promise<{ body: string; cookies: string[] }>((resolve, reject) => {
        const sent = request(
          `${server.url}/page/account${path}`,
          {
            method: 'POST',
            rejectUnauthorized: false,
            headers: { origin: server.url, 'x-malgyeol-page': '1', 'content-type': 'application/json' },
          },
          (response) => {
            const cookies = response.headers['set-cookie'] ?? [];
            text(response).then((body) => resolve({ body, cookies }), reject);
          },
        );
        sent.on('error', reject);
        sent.end(JSON.stringify(body));
      });
    await post('/link', { email: 'tls@example.com' });
    const { link } = await mail.next('tls@example.com');
    const { body, cookies } = await post('/confirm', { token: tokenIn(link) });
    expect(JSON.parse(body)).toEqual({ email: 'tls@example.com', returnTo: '' });
    expect(cookies[0]).toMatch(
      /^__Host-malgyeol_account=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; .*; Secure$/,
    );
    expect(cookies[1]).toMatch(/^malgyeol_page=mg-.*; SameSite=Strict; .*; Secure$/);
    await server.close();
  });

  it('settings that do not go together are named', () => {
    const cloud = { profile: 'cloud', trustProxy: true, accounts: true };
    expect(() => createConfig(cloud)).toThrow('--public-url');
    expect(createConfig({ ...cloud, publicUrl: 'https://ko.example.com' }).accounts).toBe(true);
    expect(() => createConfig({ accounts: true, open: true })).toThrow('--open');
    expect(() => createConfig({ accounts: true, features: 'analysis' })).toThrow('playground');
    expect(() => createConfig({ smtpUrl: 'http://mail.example.com' })).toThrow('--smtp-url');
    expect(() => createConfig({ mailFrom: 'a@example.com\nBcc: b@example.com' })).toThrow('--mail-from');
  });
});

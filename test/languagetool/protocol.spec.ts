import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import { eventually } from '../support/eventually.js';
import { callTool } from '../support/languagetool.js';
import { startTestServer, type TestServer } from '../support/server.js';

const ENGLISH = { text: 'This is an English text.', language: 'auto' };

let server: TestServer;
let open: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { corsOrigins: 'https://docs.example', maxCharacters: 1000 } });
  open = await startTestServer({ config: { open: true, corsOrigins: '*,https://docs.example' } });
});
afterAll(async () => {
  await server.close();
  await open.close();
});

const withKey = (parameters: Record<string, string>) => ({ ...parameters, apiKey: server.key });

describe('what anybody may ask', () => {
  it.each(['languages', 'info', 'healthcheck', 'maxtextlength', 'configinfo'])('%s', async (path) => {
    expect((await callTool(server, path, { language: 'ko' }, { method: 'GET' })).status).toBe(200);
  });

  it('languages', async () => {
    const { json } = await callTool(server, 'languages', {}, { method: 'GET' });
    expect(json).toEqual([{ name: 'Korean', code: 'ko', longCode: 'ko-KR' }]);
  });

  it('the longest text, and that all is well, as plain text', async () => {
    expect((await callTool(server, 'maxtextlength', {}, { method: 'GET' })).text).toBe('1000');
    expect((await callTool(server, 'healthcheck', {}, { method: 'GET' })).text).toBe('OK');
  });

  it('who we are, and all rules', async () => {
    const info = await callTool(server, 'info', {}, { method: 'GET' });
    expect(info.json.software).toMatchObject({ version: expect.stringMatching(/^\d+\./), premium: false });
    expect(info.json.software.buildDate).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0000$/);
    const { json } = await callTool(server, 'configinfo', { language: 'ko-KR' }, { method: 'GET' });
    expect(json.parameter.maxTextLength).toBe(1000);
    expect(json.rules.find(({ ruleId }: { ruleId: string }) => ruleId === 'seumnida')).toEqual({
      ruleId: 'seumnida',
      description: '-습니다/-읍니다',
      categoryId: 'STANDARD',
      categoryName: '표준어',
      locQualityIssueType: 'misspelling',
    });
  });
});

describe('who may check', () => {
  it('a key in the form, in the address or in a header', async () => {
    const ways = [
      callTool(server, 'check', withKey(ENGLISH)),
      callTool(server, 'check', withKey({ ...ENGLISH, username: 'me@example.com' })),
      callTool(server, 'check', withKey(ENGLISH), { method: 'GET' }),
      callTool(server, `check?apiKey=${server.key}`, ENGLISH),
      callTool(server, 'check', ENGLISH, { headers: { 'api-key': server.key } }),
      callTool(server, 'check', ENGLISH, { headers: { authorization: `Bearer ${server.key}` } }),
      callTool(open, 'check', ENGLISH),
    ];
    for (const { status } of await Promise.all(ways)) expect(status).toBe(200);
  });

  it('no key and a wrong key: 403 and a line of Korean text', async () => {
    for (const apiKey of ['', 'wrong-key-0000']) {
      const { status, text, headers } = await callTool(server, 'check', { ...ENGLISH, apiKey });
      expect(status).toBe(403);
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(text).toMatch(/^Error: 접근 키가/);
    }
  });

  it('a large body from somebody unknown is refused', async () => {
    const { status } = await callTool(
      server,
      'check',
      withKey({ text: 'a'.repeat(3_000_000), language: 'ko' }),
    );
    expect(status).toBe(413);
  });

  it('counts the use of a key, and holds its quota', async () => {
    const key = await server.addKey({ quotaRequests: 1 });
    await eventually(async () =>
      expect((await callTool(server, 'check', { ...ENGLISH, apiKey: key })).status).toBe(200),
    );
    const { status, text } = await callTool(server, 'check', { ...ENGLISH, apiKey: key });
    expect([status, text.slice(0, 30)]).toEqual([429, expect.stringContaining('하루 요청 한도')]);
  });
});

describe('a text of another language', () => {
  it('is named, and nothing is found in it', async () => {
    const { json } = await callTool(open, 'check', { ...ENGLISH, motherTongue: 'de', whatever: '1' });
    expect(json).toMatchObject({
      warnings: { incompleteResults: true, incompleteResultsReason: expect.stringContaining('한국어만') },
      language: { code: 'en-US', detectedLanguage: { code: 'en-US', confidence: 1 } },
      matches: [],
      sentenceRanges: [],
    });
  });

  it.each([
    [{ text: '가' }, 400, 'language가 없습니다'],
    [{ text: '가', language: '@' }, 400, '언어 코드가 아닙니다'],
    [{ text: '가', language: 'xx' }, 400, '언어 코드가 아닙니다'],
    [{ language: 'ko' }, 400, 'text나 data가 없습니다'],
    [{ ...ENGLISH, enabledOnly: 'true' }, 400, 'enabledRules나 enabledCategories'],
    [
      { ...ENGLISH, enabledOnly: 'true', enabledRules: 'seumnida', disabledRules: 'typo' },
      400,
      '함께 쓸 수 없',
    ],
  ])('what is wrong is said: %j', async (parameters, status, message) => {
    const answer = await callTool(open, 'check', parameters as Record<string, string>);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(message)]);
    expect(answer.text).toMatch(/^Error: /);
  });

  it('other methods, paths and kinds of body', async () => {
    const post = await callTool(open, 'words');
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET']);
    expect((await callTool(open, 'words/add', { word: '가' }, { method: 'GET' })).status).toBe(405);
    expect((await callTool(open, 'nothing')).status).toBe(404);
    const json = await fetch(`${open.url}/v2/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"text":"가"}',
    });
    expect([json.status, await json.text()]).toEqual([400, expect.stringContaining('x-www-form-urlencoded')]);
  });
});

describe('words of the caller', () => {
  const words = async (parameters: Record<string, string>) =>
    (await callTool(server, 'words', parameters, { method: 'GET' })).json.words;

  it('are added, listed and deleted, each key its own', async () => {
    const other = await server.addKey();
    expect(await words(withKey({}))).toEqual([]);
    expect((await callTool(server, 'words/add', withKey({ word: '볼린저' }))).json).toEqual({ added: true });
    expect((await callTool(server, 'words/add', withKey({ word: '볼린저' }))).json).toEqual({ added: false });
    const batch = withKey({ mode: 'batch', words: '말결 카톡' });
    expect((await callTool(server, 'words/add', batch)).json).toEqual({ added: true });
    expect(await words(withKey({}))).toEqual(['말결', '볼린저', '카톡']);
    expect(await words(withKey({ offset: '1', limit: '1' }))).toEqual(['볼린저']);
    await eventually(async () => expect(await words({ apiKey: other })).toEqual([]));
    expect((await callTool(server, 'words/delete', withKey({ word: '볼린저' }))).json).toEqual({
      deleted: true,
    });
    expect((await callTool(server, 'words/delete', withKey({ word: '볼린저' }))).json).toEqual({
      deleted: false,
    });
    expect((await callTool(server, 'words/delete', { word: '말결', apiKey: other })).json).toEqual({
      deleted: false,
    });
    expect(await words(withKey({}))).toEqual(['말결', '카톡']);
  });

  it('of another dictionary, which every protocol knows by its name', async () => {
    await callTool(server, 'words/add', withKey({ word: '청하', dict: '술' }));
    expect(await words(withKey({ dicts: '술' }))).toEqual(['청하']);
    const store = await openStore({ dataDir: server.dataDir });
    const [dictionary] = await store.readDictionaries(['술']);
    await store.close();
    expect(dictionary!.sets.np).toEqual({ 청하: 1 });
  });

  it('are not changed by a key that may only read, nor without a word', async () => {
    const apiKey = await server.addKey({ readOnly: true });
    await eventually(async () => {
      const { status, text } = await callTool(server, 'words/add', { word: '가', apiKey });
      expect([status, text]).toEqual([403, expect.stringContaining('읽기 전용')]);
    });
    expect((await callTool(server, 'words/add', withKey({}))).status).toBe(400);
    expect((await callTool(server, 'words', withKey({ limit: '-1' }), { method: 'GET' })).status).toBe(400);
  });
});

describe('who may call from a browser', () => {
  const EXTENSIONS = [
    'chrome-extension://abcdefghijklmnop',
    'moz-extension://0b8c-11',
    'safari-web-extension://AB-12',
    'app://obsidian.md',
  ];
  const origin = (name: string) => ({ headers: { origin: name } });

  it.each(EXTENSIONS)('%s, with keys and without', async (name) => {
    for (const at of [server, open]) {
      const { status, headers } = await callTool(at, 'check', withKey(ENGLISH), origin(name));
      expect([status, headers.get('access-control-allow-origin')]).toEqual([200, name]);
      const preflight = await fetch(`${at.url}/v2/check`, {
        method: 'OPTIONS',
        headers: { origin: name, 'access-control-request-method': 'POST' },
      });
      expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, name]);
    }
  });

  it('and the origins of the configuration; no other page where there are no keys', async () => {
    expect((await callTool(open, 'check', ENGLISH, origin('https://docs.example'))).status).toBe(200);
    const evil = await callTool(open, 'check', ENGLISH, origin('https://evil.example'));
    expect([evil.status, evil.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(evil.text).toMatch(/^Error: 이 출처/);
    const listed = await callTool(server, 'check', withKey(ENGLISH), origin('https://evil.example'));
    expect(listed.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('add-ons only here: other routes of an open server refuse them', async () => {
    const response = await fetch(`${open.url}/svc.CustomDictionaryService/GetCustomDictionaryList`, {
      method: 'POST',
      headers: { origin: EXTENSIONS[0]! },
      body: '{}',
    });
    expect(response.status).toBe(403);
  });

  it('under a name of ours only', async () => {
    const status = await new Promise((resolve, reject) => {
      const { port } = open;
      const options = { port, host: '127.0.0.1', path: '/v2/languages', headers: { host: 'evil.example' } };
      const sent = httpRequest(options, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject);
      sent.end();
    });
    expect(status).toBe(403);
  });
});

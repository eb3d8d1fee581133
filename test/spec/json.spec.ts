import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ANALYZE = '/svc.LanguageService/AnalyzeSyntax';
const REST_ANALYZE = '/svc/api/v1/analyze';
const LIST = '/svc.LanguageService/AnalyzeSyntaxList';
const UPDATE = '/svc.CustomDictionaryService/UpdateCustomDictionary';

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'api-key': server.key, ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, text, json: JSON.parse(text), headers: response.headers };
}

describe('wire 3.1: what is accepted', () => {
  it.each([
    ['snake_case', { document: { content: '가. 나.' }, encoding_type: 'UTF8', auto_split_sentence: true }],
    ['camelCase', { document: { content: '가. 나.' }, encodingType: 'UTF8', autoSplitSentence: true }],
    ['enums as integers', { document: { content: '가. 나.' }, encoding_type: 1, auto_split_sentence: true }],
    [
      'unknown fields',
      { document: { content: '가. 나.', type: 1 }, encoding_type: 1, autoSplitSentence: true, x: {} },
    ],
    [
      'null as absent',
      { document: { content: '가. 나.' }, encoding_type: 1, autoSplitSentence: true, custom_domain: null },
    ],
  ])('%s', async (_name, body) => {
    for (const path of [ANALYZE, REST_ANALYZE]) {
      const { status, json } = await post(path, body, { 'content-type': 'application/json' });
      expect(status).toBe(200);
      expect(json.sentences).toHaveLength(2);
      expect((json.sentences[1].text.beginOffset ?? json.sentences[1].text.begin_offset) as number).toBe(5);
    }
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-8',
    'foo/bar',
    'text/plain;charset=UTF-8',
  ])('1 content type, wire 3.3: the content type %s is tolerated', async (type) => {
    for (const path of [ANALYZE, REST_ANALYZE]) {
      const { status } = await post(path, { document: { content: '가' } }, { 'content-type': type });
      expect(status).toBe(200);
    }
  });

  it('a request without a content type is read as JSON', async () => {
    const body = Buffer.from(JSON.stringify({ document: { content: '가' } }));
    const { status } = await post(ANALYZE, new Uint8Array(body));
    expect(status).toBe(200);
  });

  it.each(['application/x-protobuf', 'application/protobuf'])('%s is refused as 415', async (type) => {
    const { status, json } = await post(REST_ANALYZE, '{}', { 'content-type': type });
    expect(status).toBe(415);
    expect(json.message).toMatch(/content-type/);
  });

  it('wire 3.3: Connect-Protocol-Version may be sent or left out', async () => {
    const body = { document: { content: '가' } };
    expect((await post(ANALYZE, body, { 'connect-protocol-version': '1' })).status).toBe(200);
  });

  it('4.1 GetCustomDictionaryList: an empty body counts as {}', async () => {
    const { status, json } = await post('/svc.CustomDictionaryService/GetCustomDictionaryList', '');
    expect(status).toBe(200);
    expect(json).toEqual({ domainDicts: [] });
    expect((await post(ANALYZE, '')).json.code).toBe('invalid_argument');
  });

  it('a compressed body is read', async () => {
    const body = gzipSync(JSON.stringify({ document: { content: '가 나' } }));
    const { status, json } = await post(ANALYZE, body, { 'content-encoding': 'gzip' });
    expect(status).toBe(200);
    expect(json.tokensCount).toBe(2);
  });

  it('an explicitly empty list succeeds with no sentences', async () => {
    const { status, json } = await post(LIST, { sentences: [] });
    expect(status).toBe(200);
    expect(json).toEqual({ sentences: [], language: 'ko_KR', tokensCount: 0 });
  });

  it('4.8, wire 2.17: domain and domain_name name the dictionary; when they differ it is refused', async () => {
    const dict = { np_set: { items: { 말결: 1 } } };
    expect((await post(UPDATE, { domain: 'one', dict })).json).toEqual({ updatedDomainName: 'one' });
    expect((await post(UPDATE, { domain_name: 'two', dict })).json).toEqual({ updatedDomainName: 'two' });
    const both = await post(UPDATE, { domain: 'one', domain_name: 'two', dict });
    expect(both.status).toBe(400);
  });
});

describe('wire 3.1, wire 4.3: what is refused with 400', () => {
  it('an object in place of the count of a word', async () => {
    const items = { 낱말: { toString: 1 } };
    const { status, json } = await post(UPDATE, { domain_name: 'one', dict: { np_set: { items } } });
    expect(status).toBe(400);
    expect(json.message).toContain('np_set.items.낱말');
  });

  it.each([
    ['an array sent as {}', { document: { content: '가' }, custom_dict_names: {} }, 'custom_dict_names'],
    ['a text that is a number', { document: { content: 1 } }, 'document.content'],
    ['a document that is a text', { document: '가' }, 'document'],
    ['a flag that is a text', { document: { content: '가' }, auto_spacing: 'true' }, 'auto_spacing'],
    [
      'an object in place of an enum',
      { document: { content: '가' }, encoding_type: { toString: 1 } },
      'encoding_type',
    ],
    ['an unknown name of an enum', { document: { content: '가' }, encoding_type: 'UTF7' }, 'encoding_type'],
    ['a number that is no encoding', { document: { content: '가' }, encoding_type: 7 }, 'encoding_type'],
    ['a body that is an array', [], '본문'],
    ['broken JSON', '{"document":', 'JSON'],
  ])('%s', async (_name, body, mentioned) => {
    for (const path of [ANALYZE, REST_ANALYZE]) {
      const { status, json } = await post(path, body);
      expect(status).toBe(400);
      expect(json.code).toBe('invalid_argument');
      expect(json.message).toContain(mentioned);
      expect(json.message).toMatch(/[가-힣]/);
    }
  });

  it('JSON nested beyond reason does not exhaust the stack', async () => {
    const { status } = await post(ANALYZE, `${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(status).toBe(400);
  });
});

describe('2, wire 3.1, wire 3.2: names on output', () => {
  it('Connect answers in camelCase, REST in snake_case, zero values written', async () => {
    const body = { document: { content: '가' }, encoding_type: 'UTF32' };
    const connect = await post(ANALYZE, body);
    const rest = await post(REST_ANALYZE, body);
    expect(connect.text).toContain('"beginOffset":0');
    expect(connect.text).toContain('"outOfVocab":"OUT_OF_VOCAB"');
    expect(connect.text).toContain('"refined":""');
    expect(connect.json.sentences[0].tokens[0].modified).toBe('');
    expect(connect.text).not.toMatch(/"[a-z]+_[a-z_]+":/);
    expect(rest.text).toContain('"begin_offset":0');
    expect(rest.text).toContain('"tokens_count":1');
    expect(rest.text).not.toMatch(/"[a-z]+[A-Z][A-Za-z]*":/);
  });

  it('keys of maps are never changed', async () => {
    await post(UPDATE, { domain_name: 'keys', dict: { np_set: { items: { camelCase: 1, snake_case: 2 } } } });
    const response = await fetch(`${server.url}/svc/api/v1/customdict/keys`, {
      headers: { 'api-key': server.key },
    });
    const json = (await response.json()) as { dict: { np_set: { items: object } } };
    expect(json.dict.np_set.items).toEqual({ camelCase: 1, snake_case: 2 });
  });

  it('a long answer is compressed for those who accept it, and the same', async () => {
    const content = Array.from({ length: 400 }, (_, i) => `문장 ${i} 입니다.`).join('\n');
    const packed = await post(ANALYZE, { document: { content } }, { 'accept-encoding': 'gzip' });
    const plain = await post(ANALYZE, { document: { content } }, { 'accept-encoding': 'identity' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.json).toEqual(plain.json);
  });
});

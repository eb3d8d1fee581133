import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRealEngine, hasModels } from '../support/real-engine.js';
import { startTestServer, type TestServer } from '../support/server.js';

/** Every path as the specification writes it, with the smallest request and what its answer must hold. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(hasModels ? { createEngine: createRealEngine } : {});
  await call('POST', '/svc.CustomDictionaryService/UpdateCustomDictionary', {
    domain_name: '있던',
    dict: { np_set: { items: { 말결: 1 } } },
  });
}, 60_000);
afterAll(() => server.close());

async function call(method: string, path: string, body?: object) {
  const response = await fetch(server.url + encodeURI(path), {
    method,
    headers: { 'api-key': server.key, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as object };
}

const DOCUMENT = { document: { content: '나비가 난다.' } };
const SENTENCES = { document: { sentences: ['나비가 난다.', ''] } };
const SET = { np_set: { items: { 말결: 1 } } };
const anything = expect.anything();
const two = [{}, {}];

type Row = [title: string, method: string, path: string, body: object | undefined, answer: object];

const CONNECT: Row[] = [
  ['4.1 AnalyzeSyntax: is served', 'POST', '/svc.LanguageService/AnalyzeSyntax', DOCUMENT, { sentences: [{}], tokensCount: 2 }],
  ['4.1 AnalyzeSyntaxList: is served', 'POST', '/svc.LanguageService/AnalyzeSyntaxList', SENTENCES, { sentences: two }],
  ['4.1 Tokenize: is served', 'POST', '/svc.LanguageService/Tokenize', DOCUMENT, { sentences: [{ tokens: two }] }],
  ['4.1 GetCustomDictionaryList, wire 1.2: is served', 'POST', '/svc.CustomDictionaryService/GetCustomDictionaryList', {}, { domainDicts: anything }],
  ['4.1 GetCustomDictionary, wire 1.2: is served', 'POST', '/svc.CustomDictionaryService/GetCustomDictionary', { domain_name: '있던' }, { domain: '있던', dict: { npSet: { items: { 말결: 1 } } } }],
  ['4.1 UpdateCustomDictionary, wire 1.2: is served', 'POST', '/svc.CustomDictionaryService/UpdateCustomDictionary', { domain_name: '새', dict: SET }, { updatedDomainName: '새' }],
  ['4.1 CheckConflict, wire 1.2: is served', 'POST', '/svc.CustomDictionaryService/CheckConflict', { domain_names: ['있던', '새'] }, { conflicts: [{ leftWord: '말결' }] }],
  ['4.1 RemoveCustomDictionaries, wire 1.2: is served', 'POST', '/svc.CustomDictionaryService/RemoveCustomDictionaries', { domain_names: ['새'] }, { deletedDomainNames: { 새: true } }],
]; // biome-ignore format: a row a route

const LEGACY: Row[] = [
  ['4.2 analyze, 9.1, 9.5: is served', 'POST', '/svc/api/v1/analyze', DOCUMENT, { sentences: [{}], tokens_count: 2 }],
  ['4.2 analyze-list, 9.1: is served', 'POST', '/svc/api/v1/analyze-list', SENTENCES, { sentences: two }],
  ['4.2 tokenize, 9.1: is served', 'POST', '/svc/api/v1/tokenize', DOCUMENT, { sentences: [{ tokens: two }] }],
  ['4.2 customdict, 9.1: GET lists without a body', 'GET', '/svc/api/v1/customdict', undefined, { domain_dicts: anything }],
  ['4.2 customdict/{domain}, 4.7: GET reads', 'GET', '/svc/api/v1/customdict/있던', undefined, { domain: '있던', dict: { np_set: { items: { 말결: 1 } } } }],
  ['4.2 customdict/{domain}, 4.8: POST writes', 'POST', '/svc/api/v1/customdict/옛', { domain_name: '옛', dict: SET }, { updated_domain_name: '옛' }],
  ['4.2 customdict/check-conflict: is served', 'POST', '/svc/api/v1/customdict/check-conflict', { domain_names: ['있던', '옛'] }, { conflicts: [{ left_word: '말결' }] }],
  ['4.2 customdict/delete: is served', 'POST', '/svc/api/v1/customdict/delete', { domain_names: ['옛'] }, { deleted_domain_names: { 옛: true } }],
]; // biome-ignore format: a row a route

const WRONG = { document: { content: '학교에 갔읍니다.' } };
const CORRECTION: Row[] = [
  ['4.1 CorrectError, wire 1.3: is served', 'POST', '/svc.RevisionService/CorrectError', WRONG, { revised: '학교에 갔습니다.', revisedBlocks: [{}] }],
  ['4.2 correct-error, 9.1: is served', 'POST', '/svc/api/v1/correct-error', WRONG, { revised: '학교에 갔습니다.', revised_blocks: [{}] }],
]; // biome-ignore format: a row a route

/** In their order: what one makes the next may read. */
describe.sequential('the routes', () => {
  it.each([...CONNECT, ...LEGACY, ...(hasModels ? CORRECTION : [])])(
    '%s (%s %s)',
    async (_title, method, path, body, answer) => {
      expect(await call(method, path, body)).toMatchObject({ status: 200, json: answer });
    },
  );

  it('4.2: where a dictionary is deleted, nothing is read and nothing of that name is stored', async () => {
    for (const name of ['delete', 'check-conflict']) {
      const response = await fetch(`${server.url}/svc/api/v1/customdict/${name}`, {
        headers: { 'api-key': server.key },
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
    }
    for (const domain_name of ['delete', 'check-conflict', '.', '..']) {
      const { status, json } = await call('POST', '/svc.CustomDictionaryService/UpdateCustomDictionary', {
        domain_name,
        dict: SET,
      });
      expect(status).toBe(400);
      expect(json).toMatchObject({ message: expect.stringContaining('다른 이름을 붙여 주세요') });
    }
  });
});

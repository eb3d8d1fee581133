import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLERS, callersFor } from '../support/callers.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { maxDictionaryEntries: 5 } });
});
afterAll(() => server.close());

const ITEMS = { 말결: 1, '빈 칸': 2 };

describe.each([...CALLERS])('custom dictionaries over $name', (caller) => {
  const domain = `shop ${caller.name}`;
  const call = (operation: string, request: object) => caller.call(server, operation, request as never);
  const must = async (operation: string, request: object) => {
    const answer = await call(operation, request);
    if (!answer.ok) throw new Error(answer.message);
    return answer.body;
  };
  const update = (sets: object, extra: object = {}) =>
    must('UpdateCustomDictionary', { domainName: domain, dict: { domainName: domain, ...sets }, ...extra });

  it('1.3, 3, 4.8: an update creates the dictionary and answers its name', async () => {
    expect(await update({ npSet: { items: ITEMS } })).toMatchObject({ updatedDomainName: domain });
  });

  it('4.7, 2.4, wire 2.16: get answers the whole dictionary, all five sets, with our names and WORD_LIST', async () => {
    await update({ npSet: { items: ITEMS, name: 'whatever', type: 'TOKEN_INDEX' } });
    const body = await must('GetCustomDictionary', { domainName: domain });
    const empty = (name: string) => ({ items: {}, type: 'WORD_LIST', name: `${domain}-${name}` });
    expect(body).toEqual({
      domain,
      domainName: domain,
      dict: {
        domainName: domain,
        npSet: { items: ITEMS, type: 'WORD_LIST', name: `${domain}-np-set` },
        cpSet: empty('cp-set'),
        cpCaretSet: empty('cp-caret-set'),
        vvSet: empty('vv-set'),
        vaSet: empty('va-set'),
      },
    });
  });

  it('4.8, wire 2.15: what was downloaded can be sent back', async () => {
    await update({ npSet: { items: ITEMS }, icSet: { items: { 아이고: 1 } } });
    const before = await must('GetCustomDictionary', { domainName: domain });
    await must('UpdateCustomDictionary', { domainName: domain, dict: before.dict });
    expect(await must('GetCustomDictionary', { domainName: domain })).toEqual(before);
  });

  it('3, wire 2.17: an update replaces the whole dictionary', async () => {
    await update({ npSet: { items: ITEMS } });
    await update({ vvSet: { items: { 카톡하다: 1 } } });
    const body = await must('GetCustomDictionary', { domainName: domain });
    expect(body.dict.npSet.items).toEqual({});
    expect(body.dict.vvSet.items).toEqual({ 카톡하다: 1 });
  });

  it('4.6, wire 2.4: the list shows sizes', async () => {
    await update({ npSet: { items: ITEMS } });
    const body = await must('GetCustomDictionaryList', {});
    const entry = body.domainDicts.find((dict: { domainName: string }) => dict.domainName === domain);
    expect(entry.npSet).toEqual({ type: 'WORD_LIST', name: `${domain}-np-set`, itemsCount: 2 });
    expect(entry.vaSet).toEqual({ type: 'WORD_LIST', name: `${domain}-va-set`, itemsCount: 0 });
  });

  it('4.4 custom_dict_names, wire 2.6: a dictionary changes the analysis, under its name', async () => {
    await update({ npSet: { items: ITEMS } });
    for (const names of [{ customDictNames: ['없음', domain] }, { customDomain: domain }]) {
      const body = await must('AnalyzeSyntax', { document: { content: '말결 말' }, ...names });
      const [first, second] = body.sentences[0].tokens.map(
        (token: { morphemes: object[] }) => token.morphemes[0],
      );
      expect(first).toMatchObject({ outOfVocab: 'IN_CUSTOM_DICT', customDictName: domain });
      expect(second.customDictName).toBeUndefined();
    }
  });

  it('4.9, 3, wire 2.18: delete answers true for what was there and false for what was not', async () => {
    await update({});
    const body = await must('RemoveCustomDictionaries', { domainNames: [domain, '없는 사전'] });
    expect(body).toEqual({ deletedDomainNames: { [domain]: true, '없는 사전': false } });
    expect(await call('GetCustomDictionary', { domainName: domain })).toMatchObject({
      ok: false,
      code: 'not_found',
    });
  });

  it('4.9, 3: all deletes every dictionary', async () => {
    await update({});
    const body = await must('RemoveCustomDictionaries', { all: true });
    expect(body.deletedDomainNames[domain]).toBe(true);
    expect((await must('GetCustomDictionaryList', {})).domainDicts).toEqual([]);
  });

  it('4.1 CheckConflict, wire 2.19: one name is enough; the same word in two sets is both, in two dictionaries a duplicate', async () => {
    await update({ npSet: { items: { 배: 1 } }, cpSet: { items: { 배: 1 } } });
    const self = await must('CheckConflict', { domainNames: [domain] });
    expect(self.conflicts).toHaveLength(1);
    expect(self.conflicts[0]).toMatchObject({
      left: { dictName: domain, dictSetName: `${domain}-np-set` },
      right: { dictName: domain, dictSetName: `${domain}-cp-set` },
      leftWord: '배',
      rightWord: '배',
      conflict: true,
      duplicated: true,
    });
    const other = `${domain} 2`;
    await must('UpdateCustomDictionary', { domainName: other, dict: { npSet: { items: { 배: 1 } } } });
    const both = await must('CheckConflict', { domainNames: [domain, other] });
    expect(both.conflicts).toContainEqual(
      expect.objectContaining({
        left: { dictName: domain, dictSetName: `${domain}-np-set` },
        right: { dictName: other, dictSetName: `${other}-np-set` },
        conflict: false,
        duplicated: true,
      }),
    );
  });

  it.each([
    ['GetCustomDictionary', { domainName: '없는 사전' }, 'not_found', 404],
    ['CheckConflict', { domainNames: ['없는 사전'] }, 'not_found', 404],
    ['CheckConflict', { domainNames: [] }, 'invalid_argument', 400],
    ['UpdateCustomDictionary', { domainName: 'x' }, 'invalid_argument', 400],
    [
      'UpdateCustomDictionary',
      { domainName: 'x', dict: { npSet: { items: { 가: 0 } } } },
      'invalid_argument',
      400,
    ],
    [
      'UpdateCustomDictionary',
      { domainName: 'x', dict: { npSet: { items: { ' ': 1 } } } },
      'invalid_argument',
      400,
    ],
    [
      'UpdateCustomDictionary',
      { domainName: 'x', dict: { npSet: { items: { 가: 1, 나: 1, 다: 1, 라: 1, 마: 1, 바: 1 } } } },
      'invalid_argument',
      400,
    ],
  ])('wire 4.3, wire 4.4: %s %j is %s', async (operation, request, code, status) => {
    const answer = await call(operation, request);
    if (answer.ok) throw new Error('must fail');
    expect(answer.code).toBe(code);
    expect(answer.message).toMatch(/[가-힣]/);
    if (answer.status !== undefined) expect(answer.status).toBe(status);
  });
});

it('4.4 custom_domain, 4.4 custom_dict_names: custom_domain is applied behind custom_dict_names, and an earlier name wins', async () => {
  const [caller] = CALLERS;
  for (const domainName of ['하나', '둘']) {
    await caller!.call(server, 'UpdateCustomDictionary', {
      domainName,
      dict: { npSet: { items: { 말결: 1 } } },
    });
  }
  const winner = async (request: object) => {
    const answer = await caller!.call(server, 'AnalyzeSyntax', { document: { content: '말결' }, ...request });
    if (!answer.ok) throw new Error(answer.message);
    return answer.body.sentences[0].tokens[0].morphemes[0].customDictName;
  };
  expect(await winner({ customDictNames: ['둘', '하나'] })).toBe('둘');
  expect(await winner({ customDictNames: ['하나', '둘'] })).toBe('하나');
  expect(await winner({ customDictNames: [], customDomain: '둘' })).toBe('둘');
  expect(await winner({ customDictNames: ['없음'], customDomain: '둘' })).toBe('둘');
  expect(await winner({ customDictNames: ['하나'], customDomain: '둘' })).toBe('하나');
});

it('a refused update leaves what was there', async () => {
  const [caller] = CALLERS;
  const update = (items: object) =>
    caller!.call(server, 'UpdateCustomDictionary', {
      domainName: '그대로',
      dict: { vvSet: { items } },
    } as never);
  await update({ 카톡하다: 3 });
  expect(await update({ 카톡하다: 1, kakao: 1 })).toMatchObject({
    ok: false,
    code: 'invalid_argument',
    message: expect.stringContaining('vv_set의 "kakao"'),
  });
  const stored = await caller!.call(server, 'GetCustomDictionary', { domainName: '그대로' });
  expect(stored).toMatchObject({ ok: true, body: { dict: { vvSet: { items: { 카톡하다: 3 } } } } });
});

describe('the legacy routes', () => {
  const post = (path: string, body: object) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'api-key': server.key },
      body: JSON.stringify(body),
    });

  it('4.2: the name may stand in the path alone', async () => {
    const response = await post(`/svc/api/v1/customdict/${encodeURIComponent('이름')}`, { dict: {} });
    expect(await response.json()).toEqual({ updated_domain_name: '이름' });
  });

  it.each([
    { domain_name: '다른', dict: {} },
    { domain: '다른', dict: {} },
    { dict: { domain_name: '다른' } },
  ])('the name in the path counts before others: %j', async (body) => {
    const response = await post(`/svc/api/v1/customdict/${encodeURIComponent('이름')}`, body);
    expect(await response.json()).toEqual({ updated_domain_name: '이름' });
  });

  it('4.2: no dictionary is called as a route is, and the route of that name deletes', async () => {
    const path = '/svc/api/v1/customdict/delete';
    const refused = await post('/svc/api/v1/customdict/%64elete', { dict: {} });
    expect(refused.status).toBe(400);
    await post(`/svc/api/v1/customdict/${encodeURIComponent('지울것')}`, { dict: {} });
    const deleted = await post(path, { domain_names: ['지울것', 'x'] });
    expect(await deleted.json()).toEqual({ deleted_domain_names: { 지울것: true, x: false } });
  });

  it.each(['한 칸.사전', 'a_b-c', 'ㄱ'.repeat(128)])(
    '4.2: %s is percent-encoded in the path',
    async (name) => {
      const path = `/svc/api/v1/customdict/${encodeURIComponent(name)}`;
      await post(path, { dict: {} });
      const got = await fetch(server.url + path, { headers: { 'api-key': server.key } });
      expect(((await got.json()) as { domain: string }).domain).toBe(name);
    },
  );

  it('9.5: every operation with a legacy route is served there', () => {
    expect(callersFor('CheckConflict').map((caller) => caller.name)).toContain('REST');
  });
});

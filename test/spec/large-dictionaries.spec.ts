import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLERS } from '../support/callers.js';
import { eventually } from '../support/eventually.js';
import { findPostgres, startPostgres, type TestPostgres } from '../support/postgres.mjs';
import { startTestServer, type TestServer } from '../support/server.js';
import { sized } from '../support/thorough.js';

/** Far above what is read in the thread that answers requests. */
const WORDS = sized(12_000, 20_000);
const items = (word: string, count = WORDS) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${word}${i}`, i + 1]));

const bin = findPostgres();
if (bin === undefined) {
  it('PostgreSQL is not installed here: its half of this suite is not run', ({ skip }) => skip());
}

describe.each(bin === undefined ? ['SQLite'] : ['SQLite', 'PostgreSQL'])(
  'large dictionaries on %s',
  (backend) => {
    let server: TestServer;
    let other: TestServer;
    let postgres: TestPostgres | undefined;
    beforeAll(async () => {
      if (backend === 'PostgreSQL') postgres = await startPostgres(bin!);
      const databaseUrl = await postgres?.createDatabase();
      server = await startTestServer({ config: { databaseUrl } });
      other = await startTestServer({ config: databaseUrl ? { databaseUrl } : { data: server.dataDir } });
    }, 120_000);
    afterAll(async () => {
      await other.close();
      await server.close();
      await postgres?.stop();
    });

    describe.each([...CALLERS])('over $name', (caller) => {
      const domainName = `큰 ${caller.name}`;
      const call = (operation: string, request: object, at = server) =>
        caller.call(at, operation, request as never);
      const update = (sets: object) =>
        call('UpdateCustomDictionary', { domainName, dict: { domainName, ...sets } });

      it('are stored, found, read back and compared', async () => {
        expect(await update({ npSet: { items: items('말') }, cpSet: { items: { 말7: 3 } } })).toMatchObject({
          ok: true,
          body: { updatedDomainName: domainName },
        });
        const analysis = await call('AnalyzeSyntax', {
          document: { content: `말${WORDS - 1}` },
          customDictNames: [domainName],
        });
        expect(JSON.stringify(analysis)).toContain(`"customDictName":"${domainName}"`);
        const got = await call('GetCustomDictionary', { domainName });
        if (!got.ok) throw new Error(got.message);
        expect(got.body.domain).toBe(domainName);
        expect(got.body.dict.npSet).toEqual({
          items: items('말'),
          type: 'WORD_LIST',
          name: `${domainName}-np-set`,
        });
        expect(got.body.dict.vaSet.items).toEqual({});
        const checked = await call('CheckConflict', { domainNames: [domainName] });
        expect(checked).toMatchObject({
          ok: true,
          body: { conflicts: [{ leftWord: '말7', rightWord: '말7', conflict: true, duplicated: true }] },
        });
        const list = await call('GetCustomDictionaryList', {});
        expect(JSON.stringify(list)).toContain(`"itemsCount":${WORDS}`);
      });

      it('with one wrong entry are refused by set and entry, and leave what was there', async () => {
        await update({ npSet: { items: items('옛') } });
        const refused = await update({ npSet: { items: items('새') }, vvSet: { items: { kakao: 1 } } });
        expect(refused).toMatchObject({
          ok: false,
          code: 'invalid_argument',
          message: expect.stringContaining('vv_set의 "kakao"'),
        });
        const got = await call('GetCustomDictionary', { domainName });
        expect(got).toMatchObject({ ok: true, body: { dict: { npSet: { items: { 옛0: 1 } } } } });
      });

      it('reach the other server', async () => {
        await update({ npSet: { items: items('길') } });
        await eventually(async () => {
          const request = { document: { content: `길${WORDS - 2}` }, customDictNames: [domainName] };
          const answer = await call('AnalyzeSyntax', request, other);
          expect(JSON.stringify(answer)).toContain(`"customDictName":"${domainName}"`);
        }, 5000);
      });
    });

    it('an analysis sees the old or the new, never a mixture', async () => {
      const [caller] = CALLERS;
      const put = (word: string) =>
        caller!.call(server, 'UpdateCustomDictionary', {
          domainName: '바뀜',
          dict: { npSet: { items: items(word) } },
        } as never);
      await put('가');
      let writing = true;
      const writer = (async () => {
        for (const word of ['나', '가', '나', '가', '나']) await put(word);
        writing = false;
      })();
      while (writing) {
        const answer = await caller!.call(server, 'AnalyzeSyntax', {
          document: { content: `가1 나1 가${WORDS - 2} 나${WORDS - 2}` },
          customDictNames: ['바뀜'],
        } as never);
        if (!answer.ok) throw new Error(answer.message);
        const marked = answer.body.sentences[0].tokens
          .filter(
            (token: { morphemes: Array<{ customDictName?: string }> }) => token.morphemes[0]!.customDictName,
          )
          .map((token: { text: { content: string } }) => token.text.content[0]);
        expect(['가,가', '나,나']).toContain(marked.join());
      }
      await writer;
    });
  },
);

import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, startPostgres, type TestPostgres } from '../support/postgres.mjs';
import { createRealEngine, hasModels } from '../support/real-engine.js';
import { startTestServer, type TestServer } from '../support/server.js';

/**
 * The published client for Node (npm bareun 1.1.0), unchanged, pointed at this server. Its index.js calls a public
 * server as soon as it is loaded, so its classes are loaded one by one.
 */
const require = createRequire(import.meta.url);
const LanguageServiceClient = require('bareun/src/LanguageServiceClient.js');
const CustomDictionaryServiceClient = require('bareun/src/CustomDictionaryServiceClient.js');
const Tagger = require('bareun/src/Tagger.js');
const CustomDict = require('bareun/src/CustomDict.js');

const bin = findPostgres();

describe.each(bin === undefined ? ['libsql'] : ['libsql', 'PostgreSQL'])(
  'bareun 1.1.0 for Node on %s',
  (backend) => {
    let postgres: TestPostgres | undefined;
    let server: TestServer;
    let remote: string;
    beforeAll(async () => {
      if (backend === 'PostgreSQL') postgres = await startPostgres(bin!);
      const databaseUrl = await postgres?.createDatabase();
      server = await startTestServer({ config: { packageAlias: 'bareun', databaseUrl } });
      remote = `127.0.0.1:${server.port}`;
    }, 60_000);
    afterAll(async () => {
      await server.close();
      await postgres?.stop();
    });

    it('AnalyzeSyntax', async () => {
      const client = new LanguageServiceClient(remote, server.key);
      const answer = await client.asyncAnalyzeSyntax('나비 허리에. 새파란 초생달.');
      expect(answer.language).toBe('ko_KR');
      expect(answer.sentences).toHaveLength(2);
      // It means to ask for UTF32, but its constant is undefined: what it sends is NONE.
      expect(answer.sentences[1].text).toEqual({ content: '새파란 초생달.', begin_offset: -1, length: 8 });
      expect(answer.sentences[1].tokens[1].morphemes[1]).toMatchObject({
        tag: 'SF',
        out_of_vocab: 'OUT_OF_VOCAB',
      });
    });

    it('Tagger', async () => {
      const tagged = await new Tagger('127.0.0.1', server.port, null, server.key).tag('나비 봄.');
      expect(tagged.morphs()).toEqual(['나비', '봄', '.']);
      expect(tagged.nouns()).toEqual(['나비', '봄']);
    });

    it('a wrong key is PERMISSION_DENIED (7) with our message', async () => {
      const client = new LanguageServiceClient(remote, 'wrong');
      await expect(client.asyncAnalyzeSyntax('가')).rejects.toMatchObject({
        code: 7,
        details: expect.stringContaining('접근 키가 올바르지 않습니다'),
      });
    });

    it('CustomDict: files, every set, update, get, load, clear', async () => {
      const directory = mkdtempSync(join(tmpdir(), 'malgyeol-bareun-'));
      const file = (name: string, text: string) => {
        writeFileSync(join(directory, name), text);
        return join(directory, name);
      };
      const dict = new CustomDict('우리 game', '127.0.0.1', server.port, server.key);
      await dict.read_np_set_from_file(file('np.txt', '청하\n말결\n'));
      await dict.read_cp_set_from_file(file('cp.txt', '코로나19\n'));
      await dict.read_vv_set_from_file(file('vv.txt', '카톡하\n'));
      await dict.read_va_set_from_file(file('va.txt', '혜자스럽다\n'));
      dict.copy_cp_caret_set(new Set(['대한^민국']));
      dict.copy_set('ic_set', new Set(['아이고']));
      expect(await dict.update()).toBe(true);
      const stored = await dict.get();
      expect(stored.np_set).toEqual({
        items: { 청하: 1, 말결: 1 },
        type: 'WORD_LIST',
        name: '우리 game-np-set',
      });
      expect(stored.va_set).toMatchObject({ items: { 혜자스럽다: 1 }, name: '우리 game-va-set' });
      const loaded = await new CustomDict('우리 game', '127.0.0.1', server.port, server.key).load();
      expect(loaded.word_sets.np_set).toEqual(new Set(['청하', '말결']));
      expect(loaded.word_sets.vv_set).toEqual(new Set(['카톡하']));
      const client = new CustomDictionaryServiceClient(remote, server.key);
      expect((await client.async_get_list())[0]).toMatchObject({
        domain_name: '우리 game',
        np_set: { items_count: 2 },
      });
      const language = new LanguageServiceClient(remote, server.key);
      const answer = await language.asyncAnalyzeSyntax('말결', '우리 game');
      expect(answer.sentences[0].tokens[0].morphemes[0].out_of_vocab).toBe('IN_CUSTOM_DICT');
      expect(await dict.clear()).toEqual(['우리 game']);
      await expect(dict.get()).rejects.toMatchObject({ code: 5 });
    });

    it('CustomDict: what cannot be stored is INVALID_ARGUMENT (3) and names the set and the entry', async () => {
      const dict = new CustomDict('game', '127.0.0.1', server.port, server.key);
      dict.copy_np_set(new Set(['말결'])).copy_vv_set(new Set(['kakao']));
      await expect(dict.update()).rejects.toMatchObject({
        code: 3,
        details: expect.stringContaining('vv_set의 "kakao"'),
      });
      await expect(dict.get()).rejects.toMatchObject({ code: 5 });
    });
  },
);

describe(`bareun 1.1.0 for Node on the real engine${hasModels ? '' : ' (not run: models/ is not here)'}`, () => {
  it.runIf(hasModels)('11: morphs, nouns and verbs as its users know them', async () => {
    const real = await startTestServer({
      config: { packageAlias: 'bareun' },
      createEngine: createRealEngine,
    });
    const tagger = new Tagger('127.0.0.1', real.port, null, real.key);
    const morphs = (await tagger.tag('안녕하세요, 반가워요.')).morphs();
    expect(morphs.slice(0, 5)).toEqual(['안녕', '하', '시', '어요', ',']);
    expect((await tagger.tag('나비 허리에 새파란 초생달이 시리다.')).nouns()).toEqual([
      '나비',
      '허리',
      '초생달',
    ]);
    expect((await tagger.tag('햇빛이 선명하게 나뭇잎을 핥고 있었다.')).verbs()).toEqual(['핥']);
    await real.close();
  });
});

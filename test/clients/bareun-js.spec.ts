import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

let server: TestServer;
let remote: string;
beforeAll(async () => {
  server = await startTestServer({ config: { packageAlias: 'bareun' } });
  remote = `127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

describe('bareun 1.1.0 for Node', () => {
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
      details: expect.stringContaining('접근 키가 올바르지 않거나'),
    });
  });

  it('CustomDict: update, get, load, clear', async () => {
    const dict = new CustomDict('game', '127.0.0.1', server.port, server.key);
    dict.copy_np_set(new Set(['청하', '말결'])).copy_cp_caret_set(new Set(['대한^민국']));
    expect(await dict.update()).toBe(true);
    const stored = await dict.get();
    expect(stored.np_set).toEqual({ items: { 청하: 1, 말결: 1 }, type: 'WORD_LIST', name: 'game-np-set' });
    expect(stored.va_set.name).toBe('game-va-set');
    const loaded = await new CustomDict('game', '127.0.0.1', server.port, server.key).load();
    expect(loaded.word_sets.np_set).toEqual(new Set(['청하', '말결']));
    const client = new CustomDictionaryServiceClient(remote, server.key);
    expect((await client.async_get_list())[0]).toMatchObject({
      domain_name: 'game',
      np_set: { items_count: 2 },
    });
    const answer = await new LanguageServiceClient(remote, server.key).asyncAnalyzeSyntax('말결', 'game');
    expect(answer.sentences[0].tokens[0].morphemes[0].out_of_vocab).toBe('IN_CUSTOM_DICT');
    expect(await dict.clear()).toEqual(['game']);
    await expect(dict.get()).rejects.toMatchObject({ code: 5 });
  });
});

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

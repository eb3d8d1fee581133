import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Malgyeol } from '../../src/library/index.js';
import { LEVEL_CASES } from '../support/correction-options.js';
import { hasModels } from '../support/real-engine.js';

/** From the build: worker threads run JavaScript. */
const { createMalgyeol } = (await import(
  new URL('../../dist/library/index.js', import.meta.url).href
)) as typeof import('../../src/library/index.js');

describe.runIf(hasModels).each([0, 1])('the library with %i threads', (threads) => {
  let m: Malgyeol;
  beforeAll(async () => {
    m = await createMalgyeol({ threads, dictionaries: { 우리: { np: ['볼린저밴드'] } } });
  });
  afterAll(() => m.close());

  it('analyses as the service answers', async () => {
    const analysis = await m.analyze('👍 하늘을 나는 새', { autoSplitSentence: true });
    expect(analysis.language).toBe('ko_KR');
    expect(analysis.tokensCount).toBe(4);
    const [, sky] = analysis.sentences[0]!.tokens;
    expect(sky!.tagged).toBe('하늘/NNG+을/JKO');
    expect(sky!.text).toEqual({ content: '하늘을', beginOffset: 3, length: 3 });
    const points = await m.analyze('👍 하늘을 나는 새', { encodingType: 'UTF32' });
    expect(points.sentences[0]!.tokens[1]!.text.beginOffset).toBe(2);
  });

  it('gives words, sentences and spaces', async () => {
    expect(await m.nouns('하늘을 나는 새')).toEqual(['하늘', '새']);
    expect(await m.morphs('하늘을 나는 새')).toEqual(['하늘', '을', '날', '는', '새']);
    expect(await m.verbs('하늘을 나는 새')).toEqual(['날']);
    expect(await m.pos('하늘을')).toEqual([
      ['하늘', 'NNG'],
      ['을', 'JKO'],
    ]);
    expect(await m.sentences('집에 갔다. 밥을 먹었다.')).toEqual(['집에 갔다.', '밥을 먹었다.']);
    expect(await m.space('아버지가방에들어가신다')).toBe('아버지가 방에 들어가신다');
    expect((await m.senses('다리를 건넜다')).map(({ form }) => form)).toContain('다리');
    const { sentences } = await m.tokenize('하늘을');
    expect(sentences[0]!.tokens[0]!.tagged).toBe('하늘/N+을/J');
  });

  it('corrects, at once and in a stream', async () => {
    const { revised, revisedBlocks, helps } = await m.correct('영수 도 학교에 갔읍니다.');
    expect(revised).toBe('영수도 학교에 갔습니다.');
    expect(helps[revisedBlocks[0]!.revisions[0]!.helpId]!.comment).not.toBe('');
    const kinds: string[] = [];
    for await (const answer of m.streamCorrect('영수 도 학교에 갔읍니다.'))
      kinds.push(...Object.keys(answer));
    expect(kinds[0]).toBe('first');
  });

  it('knows the switches of correction by their names, inside config and beside it', async () => {
    const text = '인삿말을 한다.   ';
    expect((await m.correct(LEVEL_CASES.text, { level: 'STRICT' })).revised).toBe(LEVEL_CASES.strict);
    const plain = await m.correct(text);
    const flat = await m.correct(text, { enableCleanupWhitespace: true });
    expect(plain.whitespaceCleanupRanges).toEqual([]);
    expect(flat.whitespaceCleanupRanges).toHaveLength(1);
    expect(await m.correct(text, { config: { enableCleanupWhitespace: true } })).toEqual(flat);
  });

  it('keeps dictionaries in memory', async () => {
    const ours = async () =>
      JSON.stringify(await m.analyze('볼린저밴드를 배웠다', { customDictNames: ['우리'] })).includes(
        'IN_CUSTOM_DICT',
      );
    expect(await ours()).toBe(true);
    m.setDictionary('우리', { np: ['볼린저선'] });
    expect(await m.nouns('볼린저선을 배웠다', { customDictNames: ['우리'] })).toContain('볼린저선');
    expect(m.dictionaryNames()).toEqual(['우리']);
    expect(() => m.setDictionary('우리', { vv: ['책'.repeat(200)] })).toThrow(/vv_set/);
    expect(m.removeDictionary('우리')).toBe(true);
    expect(m.dictionaryNames()).toEqual([]);
    m.setDictionary('우리', { np: ['볼린저선'] });
    expect(await ours()).toBe(false);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const work = m.correct('영수 도 학교에 갔읍니다.\n'.repeat(2000), { signal: stop.signal });
    stop.abort();
    await expect(work).rejects.toThrow();
  });
});

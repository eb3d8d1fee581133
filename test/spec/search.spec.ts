import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchHeadwords } from '../../src/lexicon/headword-search.js';
import { PARTS, printedWord, readHeadwords } from '../../src/lexicon/headwords.js';
import { callersFor } from '../support/callers.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe.each(callersFor('SearchDict'))('SearchDict over $name', (caller) => {
  const search = async (request: Record<string, never | string | number | boolean>) => {
    const answer = await caller.call(server, 'SearchDict', request);
    if (!answer.ok) throw new Error(answer.message);
    return answer.body as { total: number; entries: Array<Record<string, unknown>> };
  };
  const words = ({ entries }: { entries: Array<Record<string, unknown>> }) => entries.map(({ word }) => word);

  it('wire 1.4, wire 2.28: jamo and part of speech', async () => {
    const answer = await search({ pattern: '{ㅅ//ㄴ}다', pos: '동사' });
    expect(answer.entries[0]).toEqual({
      word: '신다',
      pos: '동사',
      homographs: 1,
      definition: '',
      standard: true,
    });
    expect(answer.entries.every(({ pos }) => String(pos).includes('동사'))).toBe(true);
    expect(words(await search({ pattern: '{ㅅ//ㄴ}다', pos: 'VV', anchor: 'EXACT' }))).toEqual(['신다']);
  });

  it('wire 2.28: anchors', async () => {
    const suffix = await search({ pattern: '아지', anchor: 'SUFFIX', limit: 1000 });
    expect(words(suffix)).toEqual(expect.arrayContaining(['강아지', '송아지', '망아지']));
    expect(words(suffix).every((word) => String(word).endsWith('아지'))).toBe(true);
    const prefix = await search({ pattern: '강아지', anchor: 'PREFIX' });
    expect(words(prefix)).toContain('강아지풀');
  });

  it('wire 2.28: counts, pages, standard words', async () => {
    const all = await search({ pattern: '아지', anchor: 'SUFFIX', limit: 1000 });
    const count = await search({ pattern: '아지', anchor: 'SUFFIX', count_only: true });
    expect(count).toEqual({ entries: [], total: all.total });
    expect(all.entries).toHaveLength(all.total);
    const page = await search({ pattern: '아지', anchor: 'SUFFIX', limit: 5, offset: 3 });
    expect(page.entries).toEqual(all.entries.slice(3, 8));
    const standard = await search({ pattern: '아지', anchor: 'SUFFIX', std_only: true, limit: 1000 });
    expect(standard.entries).toEqual(all.entries.filter((entry) => entry.standard));
    expect(standard.total).toBeGreaterThan(3);
  });

  it('wire 2.28: 100 entries unless told, never more than 1000', async () => {
    expect((await search({ pattern: '하다', anchor: 'SUFFIX' })).entries).toHaveLength(100);
    expect((await search({ pattern: '하다', anchor: 'SUFFIX', limit: 5000 })).entries).toHaveLength(1000);
  });

  it.each([
    [{ pattern: '' }, '비어'],
    [{ pattern: '{ㅏ}' }, '초성'],
    [{ pattern: '가', pos: '없는품사' }, '품사'],
    [{ pattern: '가', limit: -1 }, 'limit'],
    [{ pattern: '가', offset: -1 }, 'offset'],
  ])('refuses %j', async (request, part) => {
    const answer = await caller.call(server, 'SearchDict', request as never);
    expect(answer).toMatchObject({ ok: false, code: 'invalid_argument' });
    expect((answer as { message: string }).message).toContain(part);
  });
});

describe('the thread that searches', () => {
  const query = { pattern: '아지', anchor: 'suffix', standardOnly: false, offset: 0, limit: 2 };
  const start = async (modelDir?: string) =>
    // Worker threads run JavaScript: the build in dist/.
    (
      await import(new URL('../../dist/service/workers/search-thread.js', import.meta.url).href)
    ).createSearchThread(modelDir);

  it('answers several searches at once, each its own, and none after it was closed', async () => {
    const { search, close } = await start();
    const [many, one] = await Promise.all([search(query), search({ ...query, pattern: '강아지', limit: 1 })]);
    expect(many.found).toHaveLength(2);
    expect(one.found[0].word).toBe('강아지');
    await close();
    await expect(search(query)).rejects.toThrow('닫혔');
  });

  it('says what is wrong where the list is not there', async () => {
    const { search, close } = await start('/nowhere');
    await expect(search(query)).rejects.toThrow('headwords.dat');
    await close();
  });
});

describe('the list that ships', () => {
  const list = readHeadwords(readFileSync(new URL('../../models/headwords.dat', import.meta.url)));

  it('is in order, printable and complete', () => {
    expect(list.size).toBeGreaterThan(900_000);
    expect(Math.max(...new Set(list.parts))).toBeLessThan(PARTS.length);
    const printed = Array.from({ length: 2000 }, (_, k) => printedWord(list, k * 400));
    expect(printed.every((word) => word.trim() === word && word.length > 0)).toBe(true);
    expect(printed.some((word) => word.includes(' '))).toBe(true);
  });

  it('is read from end to end in tens of milliseconds', () => {
    const patterns = ['{ㅅ//ㄴ}다', '{//+}', '*', '*{ㄱ}*{ㄴ}*{ㄷ}*', '{[^ㄱ]/ㅏ|ㅓ/-}{//ㄹ}', '강아지'];
    const query = (pattern: string) =>
      searchHeadwords(list, { pattern, anchor: 'any', standardOnly: false, offset: 0, limit: 100 });
    for (const pattern of patterns) query(pattern);
    const before = process.cpuUsage();
    for (const pattern of patterns) query(pattern);
    const { user, system } = process.cpuUsage(before);
    // 20 ms a search on an idle machine; the bound only catches a search that has lost its way.
    expect((user + system) / 1000 / patterns.length).toBeLessThan(250);
  });

  it.each(['magic', 'cut'])('a broken file is refused: %s', (how) => {
    const bytes = Uint8Array.from(readFileSync(new URL('../../models/headwords.dat', import.meta.url)));
    if (how === 'magic') bytes[0]! ^= 1;
    expect(() => readHeadwords(how === 'cut' ? bytes.subarray(0, 1_000_000) : bytes)).toThrow();
  });
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { senseOf } from '../../src/analysis/senses/find-sense.js';
import { glossOf } from '../../src/analysis/senses/gloss-block.js';
import { openSenseModel } from '../../src/analysis/senses/open-sense-model.js';
import { importDumps } from '../../src/glossary/import-dumps.js';
import { openGlosses } from '../../src/glossary/open-glosses.js';
import { openStore, type StoreLocation } from '../../src/store/open-store.js';
import { type DumpRow, krdictXml, stdictJson, urimalsaemJson, urimalsaemXml, zip } from '../support/dumps.js';
import { findPostgres, startPostgres, type TestPostgres } from '../support/postgres.mjs';

const model = openSenseModel();
const directory = mkdtempSync(join(tmpdir(), 'malgyeol-import-'));
const written = (name: string, content: string | Uint8Array) => {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
};

/** Definitions in our own words, numbered as no dictionary of ours numbers them. */
const PEARS: DumpRow[] = [
  {
    word: '배',
    pos: '명사',
    number: 5,
    targetId: 105,
    definition: '사람이나 짐을 싣고 물 위를 다니는 탈것.',
  },
  {
    word: '배',
    pos: '명사',
    number: 1,
    targetId: 101,
    definition: '가슴 아래에 있는 몸의 한 부분. 음식을 소화하는 위장이 있다.',
  },
  { word: '배', pos: '명사', number: 9, targetId: 109, definition: '가을에 열리는, 즙이 많고 맛이 단 과일.' },
  {
    word: '배',
    pos: '명사',
    number: 8,
    targetId: 108,
    origin: '倍',
    definition: '어떤 수나 양을 두 번 더한 만큼.',
  },
  {
    word: '배',
    pos: '명사',
    number: 30,
    targetId: 130,
    origin: '胚',
    definition: '동물의 알 속에서 자라는 어린 것.',
  },
  { word: '없는낱말', pos: '명사', number: 1, targetId: 999, definition: '이 사전에만 있는 낱말.' },
];
/** Our numbers of the first four, which are those of 한국어기초사전. */
const OURS = [2, 1, 3, 4];

const bin = findPostgres();
let postgres: TestPostgres | undefined;
beforeAll(async () => {
  if (bin !== undefined) postgres = await startPostgres(bin);
}, 60_000);
afterAll(() => postgres?.stop(), 60_000);

const backends: Array<[string, () => Promise<StoreLocation>]> = [
  ['libsql', async () => ({ dataDir: mkdtempSync(join(tmpdir(), 'malgyeol-senses-')) })],
];
if (bin === undefined) {
  it('PostgreSQL is not installed here: its half of this suite is not run', ({ skip }) => skip());
} else {
  backends.push(['PostgreSQL', async () => ({ dataDir: '', databaseUrl: await postgres!.createDatabase() })]);
}

describe.each(backends)('importing into %s', (_name, locate) => {
  const gloss = (glosses: SharedArrayBuffer | undefined, number: number) =>
    glosses && glossOf(glosses, senseOf(model, { word: '배', pos: '명사', number })!);

  it('recognises our homographs by hanja and by what the definitions are about', async () => {
    const store = await openStore(await locate());
    expect(await openGlosses(store, () => model)).toBeUndefined();
    const progress: number[] = [];
    const file = written('urimalsaem.zip', zip({ 'a.json': urimalsaemJson(PEARS) }));
    const reports = await importDumps([file], store, model, (_file, entries) => progress.push(entries));
    const ours = { ours: model.senses, ourSingles: model.size - model.senses };
    expect(reports).toEqual([{ source: 'urimalsaem', entries: 6, matched: 4, singles: 0, ids: 4, ...ours }]);
    expect(progress.at(-1)).toBe(6);
    const glosses = await openGlosses(store, () => model);
    OURS.forEach((number, k) => {
      const { number: senseNo, targetId: urimalTargetId, definition: meaning } = PEARS[k]!;
      expect(gloss(glosses, number)).toEqual({ senseNo, urimalTargetId, meaning });
    });
    expect((await store.senses.about(['없는낱말', '배'])).map(({ number }) => number)).toEqual([
      1, 5, 8, 9, 30, 1,
    ]);
    await store.close();
  });

  it('takes the numbers of 한국어기초사전 as they are, and 우리말샘 goes before it', async () => {
    const store = await openStore(await locate());
    const row = { word: '배', pos: '명사', number: 3, definition: '과일의 한 가지.' };
    await importDumps([written('krdict.xml', krdictXml([row]))], store, model);
    expect(gloss(await openGlosses(store, () => model), 3)).toEqual({
      senseNo: 3,
      urimalTargetId: 0,
      meaning: '과일의 한 가지.',
    });
    await importDumps([written('second.json', urimalsaemJson(PEARS))], store, model);
    expect(gloss(await openGlosses(store, () => model), 3)?.senseNo).toBe(9);
    expect((await store.senses.imports()).map(({ source }) => source)).toEqual(['krdict', 'urimalsaem']);
    expect(await store.senses.remove(['urimalsaem', 'stdict'])).toEqual(['urimalsaem']);
    expect(gloss(await openGlosses(store, () => model), 3)?.senseNo).toBe(3);
    await store.close();
  });

  it('knows words that we have once, by their hanja where there are others', async () => {
    const store = await openStore(await locate());
    const rows: DumpRow[] = [
      {
        word: '습도',
        pos: '명사',
        number: 0,
        targetId: 21,
        origin: '濕度',
        definition: '공기가 얼마나 축축한지 나타낸 값.',
      },
      { word: '배우다', pos: '동사', number: 1, targetId: 22, definition: '모르던 것을 익히다.' },
      {
        word: '학교',
        pos: '명사',
        number: 1,
        targetId: 23,
        origin: '鶴橋',
        definition: '두루미가 놓았다는 다리.',
      },
      {
        word: '학교',
        pos: '명사',
        number: 2,
        targetId: 24,
        origin: '學校',
        definition: '학생이 모여 배우는 곳.',
      },
    ];
    const [report] = await importDumps([written('once.xml', urimalsaemXml(rows))], store, model);
    expect(report).toMatchObject({ entries: 4, matched: 0, singles: 3, ids: 3 });
    const [list] = await store.senses.imports();
    expect(list).toMatchObject({ matched: 0, singles: 3, ids: 3 });
    const glosses = await openGlosses(store, () => model);
    const ids = ['습도/N', '배우/V', '학교/N'].map((key) => glossOf(glosses!, model.single(key)!));
    expect(ids.map((found) => found?.urimalTargetId)).toEqual([21, 22, 24]);
    const unnumbered = { word: '습도', pos: '명사', number: 0, definition: '축축한 정도.' };
    await importDumps([written('once-krdict.xml', krdictXml([unnumbered]))], store, model);
    await store.senses.remove(['urimalsaem']);
    const left = glossOf((await openGlosses(store, () => model))!, model.single('습도/N')!);
    expect(left).toEqual({ senseNo: 0, urimalTargetId: 0, meaning: '축축한 정도.' });
    await store.close();
  });

  it('knows a word by any of its ways of writing, and none of ours in a word of a dialect', async () => {
    const store = await openStore(await locate());
    const rows: DumpRow[] = [
      {
        word: '배',
        pos: '명사',
        number: 8,
        targetId: 108,
        origin: '陪/倍',
        definition: '같은 것을 두 번 더한 만큼.',
      },
      {
        word: '배',
        pos: '명사',
        number: 40,
        targetId: 140,
        kind: '방언',
        definition: '사람이나 짐을 싣고 물 위를 다니는 탈것의 방언.',
      },
    ];
    await importDumps([written('ways.xml', urimalsaemXml(rows))], store, model);
    const glosses = await openGlosses(store, () => model);
    expect(gloss(glosses, 4)?.urimalTargetId).toBe(108);
    expect(gloss(glosses, 2)).toBeUndefined();
    // It can still be looked up.
    expect((await store.senses.about(['배'])).map(({ number }) => number)).toEqual([8, 40]);
    await store.close();
  });

  it('again replaces, a broken file changes nothing', async () => {
    const store = await openStore(await locate());
    const first = written('first.json', stdictJson(PEARS));
    await importDumps([first], store, model);
    const before = await store.senses.about(['배', '없는낱말']);
    const broken = written('broken.json', stdictJson(PEARS).slice(0, -9));
    await expect(importDumps([first, broken], store, model)).rejects.toThrow('broken.json');
    await expect(importDumps([join(directory, 'absent.xml')], store, model)).rejects.toThrow('ENOENT');
    expect(await store.senses.about(['배', '없는낱말'])).toEqual(before);
    expect(await store.senses.unfinished()).toEqual([]);
    await importDumps([written('less.json', stdictJson(PEARS.slice(0, 2)))], store, model);
    expect(await store.senses.about(['배', '없는낱말'])).toHaveLength(2);
    expect(await store.senses.unfinished()).toEqual([]);
    await store.close();
  });
});

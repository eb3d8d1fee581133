import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSenseModel } from '../../src/analysis/senses/open-sense-model.js';
import { importDumps } from '../../src/glossary/import-dumps.js';
import { openStore } from '../../src/store/open-store.js';
import { callersFor } from '../support/callers.js';
import { krdictJson, urimalsaemXml } from '../support/dumps.js';
import { eventually } from '../support/eventually.js';
import { createRealEngine } from '../support/real-engine.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ createEngine: createRealEngine });
}, 60_000);
afterAll(() => server.close());

type Sense = { senseNo: number; meaning: string; urimalTargetId: number; probability: number };
type Body = {
  sentences: Array<{ tokens: Array<{ morphemes: Array<{ text: { content: string }; sense?: Sense }> }> }>;
};

const TEXT = '다리를 건너다가 다리가 저렸다.';
const sensesOf = (body: Body, form: string) =>
  body.sentences
    .flatMap(({ tokens }) => tokens.flatMap(({ morphemes }) => morphemes))
    .filter(({ text }) => text.content === form)
    .map(({ sense }) => sense);

describe.each(['AnalyzeSyntax', 'AnalyzeSyntaxList', 'AnalyzeSyntaxRaw'])('with_sense of %s', (operation) => {
  const document = operation === 'AnalyzeSyntaxList' ? { sentences: [TEXT] } : { content: TEXT };

  it.each(callersFor(operation))('over $name', async (caller) => {
    const ask = async (withSense: boolean) => {
      const answer = await caller.call(server, operation, { document, withSense } as never);
      if (!answer.ok) throw new Error(answer.message);
      return answer.body as Body;
    };
    const senses = sensesOf(await ask(true), '다리');
    // The earlier routes know no senses.
    if (caller.name === 'REST') expect(senses).toEqual([undefined, undefined]);
    else {
      expect(senses.map((sense) => sense?.senseNo)).toEqual([2, 1]);
      expect(senses[0]?.probability).toBeGreaterThan(0.5);
    }
    expect(sensesOf(await ask(false), '다리')).toEqual([undefined, undefined]);
  });
});

/** What a search for 다리 says that it means. */
async function definitionFound(): Promise<string> {
  const [json] = callersFor('SearchDict');
  const answer = await json!.call(server, 'SearchDict', {
    pattern: '다리',
    anchor: 'EXACT',
    pos: '명사',
    with_definition: true,
  });
  return (answer as { body: { entries: Array<{ definition: string }> } }).body.entries[0]!.definition;
}

describe('before a dictionary was imported', () => {
  it('a search shows our own glosses of homographs', async () => {
    expect(await definitionFound()).toBe('1. 몸을 받치고 걷는 부분 2. 물이나 길을 건너는 시설');
  });

  it('a search says where definitions come from, in every protocol', async () => {
    for (const caller of callersFor('SearchDict')) {
      const search = async (pattern: string, withDefinition: boolean) => {
        const answer = await caller.call(server, 'SearchDict', { pattern, anchor: 'EXACT', withDefinition });
        return (answer as { body: { entries: object[]; definitionNote?: string } }).body;
      };
      const ordinary = await search('강아지', true);
      expect(ordinary.entries[0]).toMatchObject({ word: '강아지', definition: '', definitionSource: '' });
      expect(ordinary.definitionNote).toMatch(/들여온 사전이 없어.*malgyeol senses import/);
      expect((await search('다리', true)).entries[0]).toMatchObject({ definitionSource: 'built-in' });
      const plain = await search('강아지', false);
      expect(plain.entries[0]).not.toHaveProperty('definitionSource');
      expect(plain.definitionNote).toBeUndefined();
    }
  });
});

describe('after a dictionary was imported', () => {
  it('a running server answers with its numbers, ids and definitions, in analyses and searches', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'malgyeol-dumps-'));
    const path = join(directory, 'dump.xml');
    writeFileSync(
      path,
      urimalsaemXml([
        {
          word: '다리',
          pos: '명사',
          number: 1,
          targetId: 11,
          definition: '사람이나 동물의 몸 아래에 붙어 서거나 걷는 신체 부위.',
        },
        {
          word: '다리',
          pos: '명사',
          number: 4,
          targetId: 44,
          definition: '강이나 길을 건너갈 수 있게 이어 놓은 시설.',
        },
      ]),
    );
    const store = await openStore({ dataDir: server.dataDir });
    await importDumps([path], store, openSenseModel());
    const [json] = callersFor('AnalyzeSyntax');
    const ask = async () => {
      const answer = await json!.call(server, 'AnalyzeSyntax', {
        document: { content: TEXT },
        withSense: true,
      });
      return sensesOf((answer as { body: Body }).body, '다리');
    };
    await eventually(async () => {
      expect(
        (await ask()).map((sense) => [sense?.senseNo, sense?.urimalTargetId, sense?.meaning.slice(0, 3)]),
      ).toEqual([
        [4, 44, '강이나'],
        [1, 11, '사람이'],
      ]);
    });
    const search = { pattern: '다리', anchor: 'EXACT', pos: '명사', withDefinition: true };
    const found = await json!.call(server, 'SearchDict', search);
    expect(found).toMatchObject({ body: { entries: [{ definitionSource: 'urimalsaem' }] } });
    expect(found).not.toHaveProperty('body.definitionNote');
    expect(await definitionFound()).toBe(
      '1. 사람이나 동물의 몸 아래에 붙어 서거나 걷는 신체 부위. 2. 강이나 길을 건너갈 수 있게 이어 놓은 시설.',
    );
    writeFileSync(
      join(directory, 'k.json'),
      krdictJson([{ word: '다리', pos: '명사', number: 2, definition: '건너는 시설.' }]),
    );
    await importDumps([join(directory, 'k.json')], store, openSenseModel());
    await store.senses.remove(['urimalsaem']);
    await eventually(async () => {
      expect((await ask()).map((sense) => [sense?.senseNo, sense?.meaning])).toEqual([
        [2, '건너는 시설.'],
        [1, '몸을 받치고 걷는 부분'],
      ]);
    });
    await store.close();
  });
});

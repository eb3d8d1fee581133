import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Morpheme_Tag } from '../../src/gen/svc/language_service_pb.js';
import { callersFor } from '../support/callers.js';
import { createRealEngine, hasModels } from '../support/real-engine.js';
import { startTestServer, type TestServer } from '../support/server.js';

/** What only the engine itself can show of the clauses about analysis. */
let server: TestServer;
beforeAll(async () => {
  if (hasModels) server = await startTestServer({ createEngine: createRealEngine });
}, 60_000);
afterAll(() => server?.close());

const hasSenses = existsSync(new URL('../../models/senses.bin', import.meta.url));

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
type Json = any;

describe.runIf(hasModels).each(callersFor('AnalyzeSyntax'))('analysis over $name', (caller) => {
  const must = async (operation: string, request: object): Promise<Json> => {
    const answer = await caller.call(server, operation, request as never);
    if (!answer.ok) throw new Error(answer.message);
    return answer.body;
  };
  const analyse = (content: string, more: object = {}) =>
    must('AnalyzeSyntax', { document: { content }, encodingType: 'UTF32', ...more });

  it('2.3, wire 2.5: tokens with lemma and tagged form, morphemes with tag, probability and origin', async () => {
    const { sentences } = await analyse('추운 날 나비가 난다.');
    const [cold] = sentences[0].tokens;
    expect(cold).toMatchObject({ lemma: '춥', tagged: '춥/VA+ㄴ/ETM', modified: '' });
    expect(sentences[0].refined).toBe('');
    for (const { tagged, morphemes } of sentences[0].tokens) {
      expect(morphemes.map((m: Json) => `${m.text.content}/${m.tag}`).join('+')).toBe(tagged);
      for (const { tag, probability, outOfVocab, sense } of morphemes) {
        expect(Morpheme_Tag[tag as keyof typeof Morpheme_Tag]).toBeGreaterThan(0);
        expect(probability).toBeGreaterThan(0);
        expect(probability).toBeLessThanOrEqual(1);
        expect(outOfVocab).toMatch(/^(IN_|OUT_OF_VOCAB)/);
        expect(sense).toBeUndefined();
      }
    }
  });

  it('wire 5.2: a morpheme is in its restored form and points to the surface it came from', async () => {
    const { sentences } = await analyse('추운 날');
    const [stem, ending] = sentences[0].tokens[0].morphemes;
    expect(stem.text).toEqual({ content: '춥', beginOffset: 0, length: 1 });
    expect(ending.text).toEqual({ content: 'ㄴ', beginOffset: 1, length: 1 });
  });

  it('4.4 auto_spacing, 4.4 auto_jointing, wire 3.4: auto_spacing and auto_jointing are off unless set; refined and modified say what changed', async () => {
    const joined = '아버지가방에들어가신다.';
    expect((await analyse(joined)).sentences[0]).toMatchObject({ refined: '', tokens: [expect.anything()] });
    const spaced = (await analyse(joined, { autoSpacing: true })).sentences[0];
    expect(spaced.refined).toBe('아버지가 방에 들어가신다.');
    expect(spaced.tokens.map((t: Json) => t.text.content)).toEqual(['아버지가', '방에', '들어가신다.']);
    const apart = '나는 학교 에 갔다.';
    expect((await analyse(apart)).sentences[0].tokens).toHaveLength(4);
    const token = (await analyse(apart, { autoJointing: true })).sentences[0].tokens[1];
    expect(token).toMatchObject({
      text: { content: '학교 에' },
      modified: '학교에',
      tagged: '학교/NNG+에/JKB',
    });
  });

  it('with_readings gives other ways to read a word, likeliest first', async () => {
    const { sentences } = await analyse('하늘을 나는 새를 보았다.', { withReadings: true });
    const { readings, tagged } = sentences[0].tokens[1];
    const written = readings.map((reading: Json) =>
      reading.morphemes.map((m: Json) => `${m.text.content}/${m.tag}`).join('+'),
    );
    expect(written).toContain(tagged);
    expect(written.length).toBeGreaterThan(1);
    const shares = readings.map(({ probability }: Json) => probability);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares.reduce((sum: number, share: number) => sum + share)).toBeCloseTo(1, 1);
  });

  it('2.3 Sense, wire 2.7: with_sense gives senses, never to particles or endings', async () => {
    const { sentences } = await analyse('배가 고파서 배를 먹었다.', { withSense: true });
    const morphemes = sentences.flatMap((s: Json) => s.tokens.flatMap((t: Json) => t.morphemes));
    expect(morphemes.some((m: Json) => m.sense !== undefined)).toBe(hasSenses && caller.name !== 'REST');
    for (const { tag, sense } of morphemes) {
      if (/^[JES]/.test(tag)) expect(sense).toBeUndefined();
      else if (sense !== undefined) {
        expect(sense.senseNo).toBeGreaterThanOrEqual(0);
        expect(sense.probability).toBeGreaterThan(0);
        expect(typeof sense.meaning).toBe('string');
      }
    }
  });

  it('4.1 Tokenize, wire 2.12: Tokenize gives segments with large parts of speech', async () => {
    const { sentences } = await must('Tokenize', { document: { content: '추운 날' }, encodingType: 'UTF32' });
    expect(sentences[0].tokens[0]).toMatchObject({ tagged: '춥/V+ㄴ/E' });
    expect(sentences[0].tokens[0].segments.map((s: Json) => s.hint)).toEqual(['V', 'E']);
  });

  it('2.2, 4.4 custom_dict_names, wire 2.13: words of custom dictionaries are marked, an earlier name wins', async () => {
    const names = [`앞 ${caller.name}`, `뒤 ${caller.name}`];
    for (const domainName of names) {
      await must('UpdateCustomDictionary', { domainName, dict: { npSet: { items: { 오마이걸: 1 } } } });
    }
    const { sentences } = await analyse('효정이는 오마이걸의 리덥니다.', { customDictNames: names });
    const morphemes = sentences[0].tokens.flatMap((t: Json) => t.morphemes);
    expect(morphemes).toContainEqual(
      expect.objectContaining({ tag: 'NNP', outOfVocab: 'IN_CUSTOM_DICT', customDictName: names[0] }),
    );
  });

  it('4.4: text without letters, of one character, and with everything that Unicode has', async () => {
    for (const content of [
      '.',
      'ㅋㅋㅋ',
      '😀',
      '\u200b',
      '漢字 kanji ひらがな',
      '\ufffc',
      'a'.repeat(3000),
    ]) {
      const body = await analyse(content);
      for (const { text } of body.sentences) expect(content).toContain(text.content);
    }
  });
});

if (!hasModels) it('is not run here: models/ is not there', ({ skip }) => skip());

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLERS, callersFor } from '../support/callers.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { cut } from '../support/spans.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const TEXT = '나비 허리에 😀 초생달이.\n둘째 줄';

describe.each(callersFor('AnalyzeSyntax'))('AnalyzeSyntax over $name', (caller) => {
  const analyse = async (request: object) => {
    const answer = await caller.call(server, 'AnalyzeSyntax', request as never);
    if (!answer.ok) throw new Error(answer.message);
    return answer.body;
  };

  it('1.1, 2.3, wire 2.9: answers { sentences, language } with language ko_KR and the number of eojeols', async () => {
    const body = await analyse({ document: { content: TEXT }, encodingType: 'UTF32' });
    expect(body.language).toBe('ko_KR');
    expect(body.tokensCount).toBe(6);
    expect(body.sentences).toHaveLength(2);
    expect(body.sentences[0].tokens[0].morphemes[0]).toMatchObject({
      tag: 'NNG',
      outOfVocab: 'OUT_OF_VOCAB',
    });
    expect(body.sentences[0].tokens[3].tagged).toBe('초생달이/NNG+./SF');
  });

  it('4.4 auto_split_sentence, 2.1 content: sentences are split at line breaks by default, at sentence ends with auto_split_sentence', async () => {
    const content = '하나. 둘.\n셋.';
    const plain = await analyse({ document: { content } });
    const split = await analyse({ document: { content }, autoSplitSentence: true });
    expect(plain.sentences).toHaveLength(2);
    expect(split.sentences).toHaveLength(3);
  });

  it('2.3, wire 2.5: a sentence that spacing changed is given in refined', async () => {
    const body = await analyse({ document: { content: '두  칸' }, autoSpacing: true });
    expect(body.sentences[0].refined).toBe('두 칸');
  });

  it.each(['UTF8', 'UTF16', 'UTF32'] as const)(
    '2.2, 4.4 encoding_type, wire 5.1: content is the text cut at begin_offset and length in %s',
    async (encodingType) => {
      const body = await analyse({ document: { content: TEXT }, encodingType });
      for (const sentence of body.sentences) {
        for (const { text } of [sentence, ...sentence.tokens]) {
          expect(cut(TEXT, encodingType, text.beginOffset, text.length)).toBe(text.content);
        }
      }
    },
  );

  it('wire 2.3: without an encoding every begin_offset is -1', async () => {
    const body = await analyse({ document: { content: TEXT } });
    for (const sentence of body.sentences) {
      expect(sentence.text.beginOffset).toBe(-1);
      for (const token of sentence.tokens) expect(token.morphemes[0].text.beginOffset).toBe(-1);
    }
  });

  it('4.4 with_sense, 1.5, 9.4, wire 3.4: with_sense is off by default; when on, morphemes carry a sense, but on the legacy routes', async () => {
    const off = await analyse({ document: { content: '나비' } });
    const on = await analyse({ document: { content: '나비' }, withSense: true });
    expect(off.sentences[0].tokens[0].morphemes[0].sense).toBeUndefined();
    const { sense } = on.sentences[0].tokens[0].morphemes[0];
    if (caller.name === 'REST') expect(sense).toBeUndefined();
    else expect(sense).toMatchObject({ senseNo: 1 });
  });

  it('wire 3.4: empty content succeeds with no sentences', async () => {
    const body = await analyse({ document: { content: '' } });
    expect(body).toEqual({ sentences: [], language: 'ko_KR', tokensCount: 0 });
  });

  it('7.1, 4.4 custom_domain: unknown dictionary names are ignored', async () => {
    const request = { document: { content: '나비' }, customDomain: '없음', customDictNames: ['없음2'] };
    expect((await analyse(request)).sentences).toHaveLength(1);
  });

  it('a document longer than one piece keeps its offsets and its order', async () => {
    const content = Array.from({ length: 900 }, (_, i) => `${i}번째 줄 😀 입니다.`).join('\n');
    const body = await analyse({ document: { content }, encodingType: 'UTF8' });
    expect(body.sentences).toHaveLength(900);
    expect(body.tokensCount).toBe(3600);
    for (const index of [0, 450, 899]) {
      const { text } = body.sentences[index];
      expect(text.content).toBe(`${index}번째 줄 😀 입니다.`);
      expect(cut(content, 'UTF8', text.beginOffset, text.length)).toBe(text.content);
    }
  });
});

describe.each(callersFor('AnalyzeSyntaxList'))('AnalyzeSyntaxList over $name', (caller) => {
  const list = async (request: object) => {
    const answer = await caller.call(server, 'AnalyzeSyntaxList', request as never);
    if (!answer.ok) throw new Error(answer.message);
    return answer.body;
  };

  it.each(['document', 'top level'])(
    '4.5, 2.1 sentences, wire 2.2: sentences are kept in order and not split (%s)',
    async (place) => {
      const sentences = ['하나. 둘.', '', '셋\n넷'];
      const body = await list(place === 'document' ? { document: { sentences } } : { sentences });
      const contents = body.sentences.map((sentence: { text: { content: string } }) => sentence.text.content);
      expect(contents).toEqual(sentences);
      expect(body.sentences[1].tokens).toEqual([]);
      expect(body.language).toBe('ko_KR');
    },
  );

  it('4.5: the same sentences in both places are taken once, different ones refused', async () => {
    const both = await list({ sentences: ['가'], document: { sentences: ['가'] } });
    expect(both.sentences).toHaveLength(1);
    const answer = await caller.call(server, 'AnalyzeSyntaxList', {
      sentences: ['가'],
      document: { sentences: ['나'] },
    });
    expect(answer).toMatchObject({ ok: false, code: 'invalid_argument' });
  });

  it('wire 2.10: a long list stays 1:1, an empty sentence is an empty one', async () => {
    const sentences = Array.from({ length: 1000 }, (_, i) => (i % 7 === 0 ? '' : `문장 ${i}`));
    const body = await list({ sentences });
    expect(body.sentences.map((sentence: { text: { content: string } }) => sentence.text.content)).toEqual(
      sentences,
    );
  });
});

describe.each(callersFor('Tokenize'))('Tokenize over $name', (caller) => {
  it('1.2, 4.1, wire 2.12: sentences of tokens of segments with a one-letter hint', async () => {
    const answer = await caller.call(server, 'Tokenize', {
      document: { content: '나비 봄.' },
      encodingType: 'UTF16',
    });
    if (!answer.ok) throw new Error(answer.message);
    expect(answer.body).toEqual({
      sentences: [
        {
          text: { content: '나비 봄.', beginOffset: 0, length: 5 },
          tokens: [
            {
              text: { content: '나비', beginOffset: 0, length: 2 },
              segments: [{ text: { content: '나비', beginOffset: 0, length: 2 }, hint: 'N' }],
              tagged: '나비/N',
            },
            {
              text: { content: '봄.', beginOffset: 3, length: 2 },
              segments: [
                { text: { content: '봄', beginOffset: 3, length: 1 }, hint: 'N' },
                { text: { content: '.', beginOffset: 4, length: 1 }, hint: 'S' },
              ],
              tagged: '봄/N+./S',
            },
          ],
        },
      ],
      language: 'ko_KR',
      tokensCount: 2,
    });
  });
});

describe.each(callersFor('AnalyzeSyntaxRaw'))('AnalyzeSyntaxRaw over $name', (caller) => {
  it('wire 1.1, wire 2.11: AnalyzeSyntaxRaw answers an AnalyzeSyntaxResponse', async () => {
    const answer = await caller.call(server, 'AnalyzeSyntaxRaw', { document: { content: '가 나' } });
    expect(answer).toMatchObject({ ok: true, body: { tokensCount: 2, language: 'ko_KR' } });
  });
});

describe.each([...CALLERS])('bad arguments over $name', (caller) => {
  it.each([
    ['no document', {}, 'document'],
    ['another language', { document: { content: 'a', language: 'en-US' } }, 'language'],
    ['an unknown encoding', { document: { content: 'a' }, encodingType: 9 }, 'encoding_type|encodingType'],
  ])(
    'wire 4.3, wire 4.7: %s is INVALID_ARGUMENT with a Korean message that names the field',
    async (_case, request, field) => {
      const answer = await caller.call(server, 'AnalyzeSyntax', request as never);
      if (answer.ok) throw new Error('must fail');
      expect(answer.code).toBe('invalid_argument');
      if (answer.status !== undefined) expect(answer.status).toBe(400);
      expect(answer.message).toMatch(new RegExp(field));
      expect(answer.message).toMatch(/[가-힣]/);
    },
  );

  it.each(['ko', 'ko-KR', 'ko_KR', 'KO-kr', 'kor'])(
    '2.1 language, 4.4 document: the language %s is accepted',
    async (language) => {
      const answer = await caller.call(server, 'AnalyzeSyntax', { document: { content: '가', language } });
      expect(answer.ok).toBe(true);
    },
  );
});

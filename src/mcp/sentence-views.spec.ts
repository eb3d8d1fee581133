import { expect, it } from 'vitest';
import { sentencesAnswer } from './sentence-views.js';

const span = (content: string, begin_offset: number) => ({ content, begin_offset, length: content.length });
const page = {
  json: {
    tokens_count: 1,
    sentences: [
      {
        text: span('배를', 10),
        refined: '',
        tokens: [
          {
            text: span('배를', 10),
            lemma: '배',
            tagged: '배/NNG+를/JKO',
            modified: '',
            morphemes: [
              { text: span('배', 10), tag: 'NNG', sense: { sense_no: 2, meaning: '물 위를 다니는 탈것' } },
              { text: span('를', 11), tag: 'JKO' },
            ],
          },
        ],
      },
    ],
  },
};

it('senses stand in every format', () => {
  const [compact, tagged, json] = (['compact', 'tagged', 'json'] as const).map((format) => {
    // biome-ignore lint/suspicious/noExplicitAny: looked into freely
    return sentencesAnswer(page, format) as any;
  });
  expect(compact.structuredContent.sentences[0].tokens[0]).toEqual({
    text: '배를',
    begin_offset: 10,
    length: 2,
    tagged: '배__02/NNG+를/JKO',
    senses: [{ text: '배', sense_no: 2, meaning: '물 위를 다니는 탈것' }],
  });
  expect(compact.content[0].text).toBe('배를\n  배를\t배__02/NNG+를/JKO\t(배: 물 위를 다니는 탈것)');
  expect(tagged.content[0].text).toBe('배__02/NNG+를/JKO');
  expect(json.structuredContent.sentences[0].tokens[0].morphemes[0]).toMatchObject({
    text: '배',
    sense: { sense_no: 2 },
  });
});

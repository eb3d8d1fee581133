import { describe, expect, it } from 'vitest';
import type { Morpheme, Sentence } from '../src/analysis/types.js';
import { renderAnalysis, renderTokens } from '../src/service/render/render-analysis.js';
import { analysisLines, tokenLines } from '../src/service/render/render-text.js';
import { lemmaOf } from '../src/service/render/words.js';
import type { EncodingType, TextSpan } from '../src/wire/messages.js';
import fc from './support/fast-check.js';
import { createWhitespaceAnalyser } from './support/whitespace-analyser.mjs';

const analyser = createWhitespaceAnalyser();

/** [form, tag, begin, end] */
type Row = [string, Morpheme['tag'], number, number];

function morphemes(rows: Row[]): Morpheme[] {
  return rows.map(([form, tag, begin, end]) => ({
    form,
    tag,
    begin,
    end,
    probability: 0.98765432,
    outOfVocab: 'IN_WORD_EMBEDDING',
  }));
}

const cold = '😀 추운 날';
const coldAnalysis: Sentence[] = [
  {
    begin: 0,
    end: 7,
    refined: '',
    eojeols: [
      { begin: 0, end: 2, modified: '', morphemes: morphemes([['😀', 'SW', 0, 2]]) },
      { begin: 3, end: 5, modified: '', morphemes: morphemes([['춥', 'VA', 3, 5], ['ㄴ', 'ETM', 4, 5]]) }, // biome-ignore format: a table
      { begin: 6, end: 7, modified: '', morphemes: morphemes([['날', 'NNG', 6, 7]]) },
    ],
  },
];

describe('renderAnalysis', () => {
  it('writes every field in the order of the wire, zero values included', () => {
    const { sentences, ...rest } = renderAnalysis(cold, coldAnalysis, 'UTF32');
    expect(rest).toEqual({ language: 'ko_KR', tokensCount: 3 });
    expect(JSON.stringify(sentences[0]!.tokens[1])).toBe(
      '{"text":{"content":"추운","beginOffset":2,"length":2},"morphemes":[' +
        '{"text":{"content":"춥","beginOffset":2,"length":2},"tag":"VA","probability":0.987654,"outOfVocab":"IN_WORD_EMBEDDING"},' +
        '{"text":{"content":"ㄴ","beginOffset":3,"length":1},"tag":"ETM","probability":0.987654,"outOfVocab":"IN_WORD_EMBEDDING"}],' +
        '"lemma":"춥","tagged":"춥/VA+ㄴ/ETM","modified":""}',
    );
    expect(sentences[0]!.text).toEqual({ content: cold, beginOffset: 0, length: 6 });
    expect(Object.keys(sentences[0]!)).toEqual(['text', 'tokens', 'refined']);
  });

  it.each([
    ['UTF8', 5, 6],
    ['UTF16', 3, 2],
    ['UTF32', 2, 2],
    ['NONE', -1, 2],
  ] as const)('counts in %s', (encoding, beginOffset, length) => {
    const token = renderAnalysis(cold, coldAnalysis, encoding).sentences[0]!.tokens[1]!;
    expect(token.text).toEqual({ content: '추운', beginOffset, length });
  });

  it('adds the base of a piece to every offset, and to none where offsets are not given', () => {
    expect(
      renderAnalysis(cold, coldAnalysis, 'UTF8', { base: 100 }).sentences[0]!.tokens[1]!.text.beginOffset,
    ).toBe(105);
    expect(renderTokens(cold, coldAnalysis, 'NONE', { base: 100 }).sentences[0]!.text.beginOffset).toBe(-1);
  });

  it('writes optional fields only when they are set', () => {
    const sentence = structuredClone(coldAnalysis)[0]!;
    const word = sentence.eojeols[2]!.morphemes[0]!;
    word.outOfVocab = 'IN_CUSTOM_DICT';
    word.customDictName = '우리말';
    word.sense = { senseNo: 3, meaning: '하루', urimalTargetId: 7, probability: 0.25 };
    const [before, , after] = renderAnalysis(cold, [sentence], 'UTF32').sentences[0]!.tokens;
    expect(after!.morphemes[0]).toMatchObject({ customDictName: '우리말', sense: word.sense });
    expect(Object.keys(before!.morphemes[0]!)).toEqual(['text', 'tag', 'probability', 'outOfVocab']);
  });

  it('never writes a probability of 0, which would read as unset', () => {
    const sentence = structuredClone(coldAnalysis)[0]!;
    sentence.eojeols[0]!.morphemes[0]!.probability = 1e-12;
    expect(renderAnalysis(cold, [sentence], 'UTF32').sentences[0]!.tokens[0]!.morphemes[0]!.probability).toBe(
      1e-6,
    );
  });

  it('answers an empty text with no sentences', () => {
    const empty = { sentences: [], language: 'ko_KR', tokensCount: 0 };
    expect(renderAnalysis('', [], 'UTF8')).toEqual(empty);
    expect(renderTokens('', [], 'UTF8')).toEqual(empty);
  });
});

describe('lemmaOf', () => {
  it.each<[string, Row[], string]>([
    ['가수가', [['가수', 'NNG', 0, 2], ['가', 'JKS', 2, 3]], '가수'],
    ['들어가신다', [['들어가', 'VV', 0, 3], ['시', 'EP', 3, 4], ['ㄴ다', 'EF', 3, 5]], '들어가'],
    ['아름다운', [['아름답', 'VA', 0, 4], ['ㄴ', 'ETM', 3, 4]], '아름답'],
    ['선명하게', [['선명', 'NNG', 0, 2], ['하', 'XSA', 2, 3], ['게', 'EC', 3, 4]], '선명'],
    ['맨손', [['맨', 'XPN', 0, 1], ['손', 'NNG', 1, 2]], '맨손'],
    ['“바다', [['“', 'SS', 0, 1], ['바다', 'NNG', 1, 3]], '바다'],
    ['AI가', [['AI', 'SL', 0, 2], ['가', 'JKS', 2, 3]], 'AI'],
    ['있었다', [['있', 'VX', 0, 1], ['었', 'EP', 1, 2], ['다', 'EF', 2, 3]], '있'],
    ['이라는', [['이라는', 'ETM', 0, 3]], '이라는'],
    ['...', [['...', 'SE', 0, 3]], '...'],
  ])('%s', (surface, rows, lemma) => {
    expect(lemmaOf(surface, morphemes(rows))).toBe(lemma);
  }); // biome-ignore format: a table
});

describe('renderTokens', () => {
  it('reports segments with hints', () => {
    const { sentences, language, tokensCount } = renderTokens(cold, coldAnalysis, 'UTF16');
    expect({ language, tokensCount }).toEqual({ language: 'ko_KR', tokensCount: 3 });
    expect(sentences[0]!.tokens[1]).toEqual({
      text: { content: '추운', beginOffset: 3, length: 2 },
      segments: [
        { text: { content: '춥', beginOffset: 3, length: 2 }, hint: 'V' },
        { text: { content: 'ㄴ', beginOffset: 4, length: 1 }, hint: 'E' },
      ],
      tagged: '춥/V+ㄴ/E',
    });
  });
});

describe('text for people', () => {
  it('writes one sentence a line, senses with two digits', () => {
    const sentence = structuredClone(coldAnalysis)[0]!;
    sentence.eojeols[2]!.morphemes[0]!.sense = { senseNo: 1, meaning: '', urimalTargetId: 0, probability: 1 };
    expect(analysisLines([sentence, sentence])).toBe('😀/SW 춥/VA+ㄴ/ETM 날__01/NNG\n'.repeat(2).trimEnd());
    expect(tokenLines(cold, [sentence])).toBe('😀/S 춥/V+ㄴ/E 날/N');
  });
});

describe('offsets, for any text', () => {
  const anyText = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('엄마가 ', '했다. ', '\n', '👩‍👩‍👧 ', 'e\u0301', '\0', '\u202e', '漢', 'ᄒᆞᆫ글', '\ud83d', '\udc00 '),
      ),
      { maxLength: 15 },
    )
    .map((parts) => parts.join('')); // biome-ignore format: the list reads better unbroken

  const cutters: Record<Exclude<EncodingType, 'NONE'>, (text: string, span: TextSpan) => string> = {
    UTF8: (text, { beginOffset, length }) =>
      Buffer.from(new TextEncoder().encode(text).subarray(beginOffset, beginOffset + length)).toString(),
    UTF16: (text, { beginOffset, length }) => text.slice(beginOffset, beginOffset + length),
    UTF32: (text, { beginOffset, length }) => [...text].slice(beginOffset, beginOffset + length).join(''),
  };

  it.each(['UTF8', 'UTF16', 'UTF32'] as const)('cutting in %s gives the content', async (encoding) => {
    const cut = cutters[encoding];
    // In UTF-8 an unpaired surrogate arrives as U+FFFD, in the content as in the text.
    const arrived = (content: string) => (encoding === 'UTF8' ? Buffer.from(content).toString() : content);
    await fc.assert(
      fc.asyncProperty(anyText, fc.boolean(), async (text, splitSentences) => {
        const [sentences] = await analyser.analyse([text], { splitSentences });
        for (const render of [renderAnalysis, renderTokens]) {
          for (const sentence of render(text, sentences, encoding).sentences) {
            expect(cut(text, sentence.text)).toBe(arrived(sentence.text.content));
            for (const token of sentence.tokens)
              expect(cut(text, token.text)).toBe(arrived(token.text.content));
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

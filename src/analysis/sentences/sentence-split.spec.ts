import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import fc from '../../../test/support/fast-check.js';
import type { Tag } from '../tags.js';
import { type SentenceEvidence, splitLines, splitSentences } from './sentence-split.js';

/**
 * Documents written for the purpose, with ┃ where a sentence ends, and the morphemes an analyser finds in
 * them, its mistakes on dialect and playful spellings included. The model is told to know nothing (0.3
 * everywhere), so that the table tests the rules.
 */
interface Case {
  kind: string;
  text: string;
  morphemes: string;
}
const CASES: Case[] = readFileSync(
  new URL('../../../test/fixtures/sentence-split.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((row) => JSON.parse(row));

function morphemesOf(row: string): SentenceEvidence['morphemes'] {
  return [...row.matchAll(/(\S+)\/([A-Z]+)@(\d+),(\d+)/g)].map(([, form, tag, begin, end]) => ({
    form: form!,
    tag: tag as Tag,
    begin: Number(begin),
    end: Number(end),
  }));
}
function split(text: string, evidence: Partial<SentenceEvidence> = {}): string[] {
  const spans = splitSentences(text, { startProbability: () => 0.3, morphemes: [], ...evidence });
  return spans.map(({ begin, end }) => text.slice(begin, end));
}

for (const kind of new Set(CASES.map((c) => c.kind))) {
  describe(`splitSentences: ${kind}`, () => {
    it.each(CASES.filter((c) => c.kind === kind))('$text', ({ text, morphemes }) => {
      const expected = text.split('┃').map((sentence) => sentence.trim());
      expect(split(text.replaceAll('┃', ''), { morphemes: morphemesOf(morphemes) })).toEqual(expected);
    });
  });
}

describe('splitSentences: the model decides what the rules leave open', () => {
  // 어 connects (추워서) or ends; so does the noun before an ellipsis.
  const cold = '밖이 추워 창문을 닫았다';
  const morphemes = morphemesOf(
    '밖/NNG@0,1 이/JKS@1,2 춥/VA@3,5 어/EC@4,5 창문/NNG@6,8 을/JKO@8,9 닫/VV@10,11 았/EP@11,12 다/EF@12,13',
  );
  it('joins where it sees no start', () => {
    expect(split(cold, { morphemes, startProbability: () => 0.01 })).toEqual([cold]);
  });
  it('splits where it is sure', () => {
    const startProbability = (i: number) => (i === 6 ? 0.99 : 0.01);
    expect(split(cold, { morphemes, startProbability })).toEqual(['밖이 추워', '창문을 닫았다']);
  });
  it('does not split a particle off, however sure it is', () => {
    const startProbability = () => 1;
    expect(split('“간다.” 라고 말했다.', { startProbability })).toEqual(['“간다.” 라고 말했다.']);
  });
});

describe('splitSentences: what is done in turns is one sentence', () => {
  it.each([
    [
      '문이 열렸다 닫혔다 했다.',
      '문/NNG@0,1 이/JKS@1,2 열리/VV@3,5 었/EP@4,5 다/EC@5,6 닫히/VV@7,9 었/EP@8,9 다/EC@9,10 하/VV@11,12 았/EP@11,12 다/EF@12,13 ./SF@13,14',
    ],
    [
      '불을 켰다 껐다 줄였다 한다.',
      '불/NNG@0,1 을/JKO@1,2 켜/VV@3,4 었/EP@3,4 다/EC@4,5 끄/VV@6,7 었/EP@6,7 다/EC@7,8 줄이/VV@9,11 었/EP@10,11 다/EC@11,12 하/VV@13,14 ㄴ다/EF@13,15 ./SF@15,16',
    ],
  ])('%s', (text, morphemes) => {
    expect(split(text, { morphemes: morphemesOf(morphemes), startProbability: () => 0.9 })).toEqual([text]);
  });

  it('but not what merely follows', () => {
    const text = '집에 갔다 잤다 한 번도 안 깼다';
    const morphemes = morphemesOf(
      '집/NNG@0,1 에/JKB@1,2 가/VV@3,4 았/EP@3,4 다/EF@4,5 자/VV@6,7 았/EP@6,7 다/EF@7,8 한/MMN@9,10 번/NNB@11,12 도/JX@12,13 안/MAG@14,15 깨/VV@16,17 었/EP@16,17 다/EF@17,18',
    );
    const startProbability = (i: number) => (i === 6 || i === 9 ? 0.95 : 0.01);
    expect(split(text, { morphemes, startProbability })).toEqual(['집에 갔다', '잤다', '한 번도 안 깼다']);
  });
});

describe('splitSentences: spelling alone, without any morpheme', () => {
  it.each([
    ['반갑습니다 처음 뵙겠습니다', ['반갑습니다', '처음 뵙겠습니다']],
    ['다녀왔어요 날씨가 좋았거든요 또 갈래요', ['다녀왔어요', '날씨가 좋았거든요', '또 갈래요']],
    ['첫째. 둘째.', ['첫째.', '둘째.']],
    ['끝.', ['끝.']],
    ['...', ['...']],
    ['', []],
    [' \t ', []],
  ])('%s', (text, expected) => {
    expect(split(text)).toEqual(expected);
  });
});

describe('splitSentences: an unmatched sign does not swallow the line', () => {
  it.each(['"', '“', "'", '(', '「', '<'])('%s', (sign) => {
    const text = `${sign}그는 웃었습니다. 나는 울었습니다. 우리는 헤어졌습니다.`;
    expect(split(text)).toHaveLength(3);
  });
  it('nor do two that stand far apart', () => {
    const text = `그는 (웃었습니다. ${'나는 울었습니다. '.repeat(60)}끝) 났습니다.`;
    expect(split(text).length).toBeGreaterThan(50);
  });
});

describe('splitLines', () => {
  it('splits at every line break of Unicode and drops blank lines', () => {
    const text = ' 하나\r\n둘 \r\r셋\n\n넷\u2028다섯\u2029여섯\u0085일곱\v여덟\f\t아홉\t';
    expect(splitLines(text).map(({ begin, end }) => text.slice(begin, end))).toEqual(
      '하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉'.split(' '),
    );
  });
  it('gives nothing for nothing', () => {
    expect(splitLines('')).toEqual([]);
    expect(splitLines('\n \r\n\u3000')).toEqual([]);
  });
});

describe('properties', () => {
  const pieces = fc.constantFrom(
    ...[
      '했다',
      '해요',
      '갔음',
      '하고',
      '뭐지',
      '나는',
      '그래서',
      'ㅋㅋ',
      'ㅠㅠ',
      '^^',
      ':)',
      '~',
      '…',
      '..',
      '.',
      '?!',
      '。',
    ],
    ...[
      '"',
      "'",
      '“',
      '”',
      '‘',
      '’',
      '(',
      ')',
      '「',
      '」',
      '<',
      '>',
      ',',
      '1.',
      '가.',
      '①',
      '▶',
      '-',
      '#태그',
      '@이름',
    ],
    ...[
      '3.14',
      'v1.2.',
      'https://a.b/c?d',
      'a@b.co',
      'U.S.',
      '2024. 5. 1.',
      '👩‍👩‍👧',
      '🇰🇷',
      '\ud83d',
      'é',
      '\u0301',
      '\u0000',
    ],
    ...[' ', ' ', ' ', '  ', '\u3000', '\n', '\r\n', '\u2028', '라고', '고', '漢', 'ـ', '\ue000', 'ᄒᆞᆫ'],
  );
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
  const tags = fc.constantFrom<Tag>(
    'EF',
    'EC',
    'ETN',
    'ETM',
    'NNG',
    'JX',
    'JKS',
    'VV',
    'VX',
    'IC',
    'SF',
    'SS',
    'NP',
  );
  /** A line with a segmentation into morphemes and a model that says anything. */
  const lines = fc
    .tuple(
      texts,
      fc.array(tags, { minLength: 1, maxLength: 20 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 20 }),
    )
    .map(([text, tagList, odds]) => {
      const morphemes = [...text.matchAll(/\p{L}{1,3}|[^\s\p{L}]+/gu)].map((match, i) => ({
        form: match[0],
        tag: tagList[i % tagList.length]!,
        begin: match.index,
        end: match.index + match[0].length,
      }));
      return { text, morphemes, startProbability: (i: number) => odds[i % odds.length]! };
    });
  const visible = (text: string) => text.replace(/[\s\u0085]+/gu, '');

  it('no visible character is lost or doubled, spans are in order and trimmed', () => {
    fc.assert(
      fc.property(lines, ({ text, ...evidence }) => {
        const spans = splitSentences(text, evidence);
        expect(spans.map(({ begin, end }) => visible(text.slice(begin, end))).join('')).toBe(visible(text));
        let last = 0;
        for (const { begin, end } of spans) {
          expect(begin).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(begin);
          expect(text.slice(begin, end).trim()).toBe(text.slice(begin, end));
          last = end;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('no boundary falls inside a morpheme or a surrogate pair', () => {
    fc.assert(
      fc.property(lines, ({ text, ...evidence }) => {
        for (const { begin } of splitSentences(text, evidence)) {
          expect(evidence.morphemes.some((m) => m.begin < begin && begin < m.end)).toBe(false);
          const pair =
            /[\ud800-\udbff]/.test(text[begin - 1] ?? '') && /[\udc00-\udfff]/.test(text[begin] ?? '');
          expect(pair).toBe(false);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('lines and sentences together keep every visible character', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const sentences = splitLines(text).flatMap(({ begin, end }) => split(text.slice(begin, end)));
        expect(sentences.map(visible).join('')).toBe(visible(text));
      }),
      { numRuns: 500 },
    );
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { sharedEngine } from '../../test/support/engine.js';
import { sized } from '../../test/support/thorough.js';
import type { EvidenceAnalyser } from '../analysis/evidence-analyser.js';
import { correct, correctAll } from './correct.js';
import { applyChanges } from './line/compose.js';
import { SWITCHES } from './switches.js';
import type { Category, CorrectOptions } from './types.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

const answer = (text: string, options: CorrectOptions = {}) => correct(text, options, engine);
const revised = async (text: string, options: CorrectOptions = {}) => (await answer(text, options)).revised;
const categories = async (text: string, options: CorrectOptions = {}): Promise<Category[]> =>
  (await answer(text, options)).blocks.flatMap(({ revisions }) => revisions.map(({ category }) => category));

const DRAFTS = [
  '  어제는너무   더워서잠이 오지를않았다.그런데 오늘은\t 더심하네요 .',
  '새 에플리케이션을 설치할려고 했는데 잘 안되요. 왠일인지 모르겠다.',
  '비가 올듯하다。 그 일은 잊혀졌다、 할머니께서 방에서 잔다.',
  '첫째 문단 이다. \r\n\u3000둘째  문단을 읽어보았다.\u00a0',
  '우리가 먼저 길을 찾았다',
  '`코드   다` 【알림】 ★추천★ 결코 그렇다.',
  '',
];

describe('options, off and on', () => {
  it('disableVxSpacing: auxiliaries are spaced, or only where the norm demands it', async () => {
    expect(await revised('책을 읽어보았다.')).toBe('책을 읽어 보았다.');
    expect(await revised('책을 읽어보았다.', { disableVxSpacing: true })).toBe('책을 읽어보았다.');
    expect(await revised('자료를 정리해줘.', { disableVxSpacing: true })).toBe('자료를 정리해 줘.');
    expect(await revised('날씨가 따뜻해 졌다.', { disableVxSpacing: true })).toBe('날씨가 따뜻해졌다.');
  });

  it('disableCaretSpacing: a compound of a custom dictionary is parted at its caret, or left alone', async () => {
    const dictionaries = [
      { name: '용어', version: '1', entries: [{ form: '결결모형', tag: 'NNG' as const, carets: [2] }] },
    ];
    expect(await revised('결결모형을 썼다.', { dictionaries })).toBe('결결 모형을 썼다.');
    expect(await revised('결결모형을 썼다.', { dictionaries, disableCaretSpacing: true })).toBe(
      '결결모형을 썼다.',
    );
  });

  it('disableTypoCorrection: typing mistakes are corrected with alternatives, or not at all', async () => {
    const { blocks, revised: mended } = await answer('새 에플리케이션을 설치했다.');
    expect(mended).toBe('새 애플리케이션을 설치했다.');
    expect(blocks[0]!.revisions[0]!.category).toBe('TYPO');
    expect(await revised('새 에플리케이션을 설치했다.', { disableTypoCorrection: true })).toBe(
      '새 에플리케이션을 설치했다.',
    );
    expect(await categories('정마ㄹ 좋다.', { disableTypoCorrection: true })).not.toContain('TYPO');
  });

  it('disableConfusion: words that are easily confused', async () => {
    expect(await categories('이게 왠 떡이야?')).toContain('CONFUSABLE_WORDS');
    expect(await revised('이게 왠 떡이야?', { disableConfusion: true })).toBe('이게 왠 떡이야?');
  });

  it('enableLimitedPunctuation: only marks that the norm forbids are changed', async () => {
    const open = '비가 왔다. 우리가 먼저 길을 찾았다';
    expect(await revised(open)).toBe(`${open}.`);
    expect(await revised(open, { enableLimitedPunctuation: true })).toBe(open);
    for (const text of ['비가 왔다。', '초ㆍ중ㆍ고 학생이 모였다.']) {
      expect(await revised(text, { enableLimitedPunctuation: true })).toBe(text);
    }
  });

  it('level strict: only the marks of the norm', async () => {
    for (const [text, right] of [
      ['비가 왔다。', '비가 왔다.'],
      ['초ㆍ중ㆍ고 학생이 모였다.', '초·중·고 학생이 모였다.'],
    ] as const) {
      expect(await revised(text)).toBe(text);
      expect(await revised(text, { level: 'strict' })).toBe(right);
    }
  });

  it('the backslash with which Markdown breaks a line stays', async () => {
    const poem = '산에는 꽃이 피네.\\\n꽃이 피면\\\n갈 봄 여름이 온다.';
    expect(await revised(poem)).toBe(poem);
  });

  it('enableCleanupWhitespace: wide spaces become ordinary ones', async () => {
    const options = { enableCleanupWhitespace: true };
    expect(await revised('\u3000비가\u3000왔다.\u3000\u3000눈도 왔다.', options)).toBe(
      '비가 왔다. 눈도 왔다.',
    );
    expect(await revised('비가\u3000왔다.')).toBe('비가\u3000왔다.');
  });

  it('disableSplitSentence: one unit, one revised sentence', async () => {
    const text = '비가 왔다. 그래서 집에 갔읍니다.';
    expect((await answer(text)).sentences).toEqual([
      { origin: '비가 왔다.', revised: '비가 왔다.' },
      { origin: '그래서 집에 갔읍니다.', revised: '그래서 집에 갔습니다.' },
    ]);
    expect((await answer(text, { disableSplitSentence: true })).sentences).toEqual([
      { origin: text, revised: '비가 왔다. 그래서 집에 갔습니다.' },
    ]);
  });

  it('treatAsTitle: a final mark is asked for, or not', async () => {
    const [asked] = (await answer('오늘도 압록강은 흐른다', { enableSentenceCheck: true })).blocks;
    expect(asked).toMatchObject({
      revised: '흐른다',
      revisions: [{ revised: '흐른다.', category: 'CONFIRM' }],
    });
    const title = { treatAsTitle: true, enableSentenceCheck: true };
    expect((await answer('오늘도 압록강은 흐른다', title)).blocks).toEqual([]);
    // without that check a line that may be a heading raises no question
    expect((await answer('오늘도 압록강은 흐른다')).blocks).toEqual([]);
    // nobody can tell a line of a chat or a subtitle from a sentence; among sentences with marks it gets its own
    for (const alone of ['우리가 먼저 길을 찾았다', '오늘은 비가 많이 옵니다'])
      expect(await revised(alone)).toBe(alone);
    for (const before of ['어제는 맑았다. ', '어제는 하늘이 맑았다.\n']) {
      const text = `${before}오늘은 비가 많이 옵니다`;
      expect(await revised(text)).toBe(`${text}.`);
      expect(await revised(text, { treatAsTitle: true })).toBe(text);
    }
    expect(await revised('어제는 하늘이 맑았다.\n# 오늘은 비가 많이 옵니다')).toBe(
      '어제는 하늘이 맑았다.\n# 오늘은 비가 많이 옵니다',
    );
  });

  it('enableCleanupWhitespace: spaces at the start, the end and in the middle', async () => {
    const text = '  비가   왔다. \n 눈이 왔다.';
    expect((await answer(text)).cleanup).toEqual([]);
    expect(await revised(text)).toBe(text);
    const { cleanup, revised: cleaned } = await answer(text, { enableCleanupWhitespace: true });
    expect(cleanup).toEqual([
      { begin: 0, end: 2, position: 'START' },
      { begin: 5, end: 7, position: 'MIDDLE' },
      { begin: 10, end: 11, position: 'END' },
      { begin: 12, end: 13, position: 'START' },
    ]);
    expect(cleaned).toBe('비가 왔다.\n눈이 왔다.');
  });

  it('agreement is asked about in a kind of its own, which disableSentenceCheck switches off', async () => {
    for (const text of ['그는 결코 성공할 것이다.', '그 일은 잊혀졌다.', '주문하신 커피 나오셨습니다.']) {
      const { blocks, revised } = await answer(text);
      expect(revised).toBe(text);
      expect(blocks).toMatchObject([{ revisions: [{ category: 'SENTENCE' }] }]);
      expect(blocks[0]!.revised).toBe(text.slice(blocks[0]!.begin, blocks[0]!.end));
      expect((await answer(text, { disableSentenceCheck: true })).blocks).toEqual([]);
    }
  });

  it('strict changes of it what is certain', async () => {
    expect(await revised('그 일은 잊혀졌다.', { level: 'strict' })).toBe('그 일은 잊혔다.');
    expect(await revised('그는 결코 성공할 것이다.', { level: 'strict' })).toBe('그는 결코 성공할 것이다.');
  });

  it('enableSentenceCheck: what is certain is changed, and never anything in doubt', async () => {
    expect(await categories('그는 결코 성공할 것이다.', { enableSentenceCheck: true })).toEqual(['SENTENCE']);
    expect(await revised('그는 결코 성공할 것이다.', { enableSentenceCheck: true })).toBe(
      '그는 결코 성공할 것이다.',
    );
    expect(await revised('그 일은 잊혀졌다.')).toBe('그 일은 잊혀졌다.');
    expect(await revised('그 일은 잊혀졌다.', { enableSentenceCheck: true })).toBe('그 일은 잊혔다.');
  });

  it('enableCleanupWhitespace: what a run of spaces hid is corrected too, and code is left alone', async () => {
    const options = { enableCleanupWhitespace: true };
    expect(await revised('영수   도 왔다.', options)).toBe('영수도 왔다.');
    expect(await revised('`가   나`는   코드다.', options)).toBe('`가   나`는 코드다.');
    expect(await revised('- 하나\n  - 둘   셋', options)).toBe('- 하나\n  - 둘 셋');
  });

  it('disableVxSpacing: a space where the norm leaves no choice', async () => {
    const options = { disableVxSpacing: true };
    const demanded = {
      '이 책을 읽어도보았다.': '이 책을 읽어도 보았다.',
      '시간이 지나가버렸다.': '시간이 지나가 버렸다.',
      '그릇을 깨뜨려버렸다.': '그릇을 깨뜨려 버렸다.',
      '비가 올듯도하다.': '비가 올 듯도 하다.',
    };
    for (const [text, right] of Object.entries(demanded)) expect(await revised(text, options)).toBe(right);
    for (const text of [
      '이 글은 읽어볼만하다.',
      '아는척했다.',
      '하마터면 울뻔했다.',
      '불이 꺼져간다.',
      '동생이 나가버렸다.',
    ])
      expect(await revised(text, options)).toBe(text);
  });

  it('any two together: no category that was turned off, and a result that stays as it is', async () => {
    for (let i = 0; i < SWITCHES.length; i++) {
      for (let j = i; j < SWITCHES.length; j += sized(3, 1)) {
        const options: CorrectOptions = { [SWITCHES[i]!]: true, [SWITCHES[j]!]: true };
        const first = await correctAll(DRAFTS, options, engine);
        const again = await correctAll(
          first.map((one) => one.revised),
          options,
          engine,
        );
        expect(again.map((one) => one.revised)).toEqual(first.map((one) => one.revised));
        for (const { origin, revised: whole, blocks, sentences, cleanup } of first) {
          expect(
            applyChanges(
              origin,
              blocks.map((b) => ({ ...b, replacement: b.revised })),
            ),
          ).toBe(whole);
          const found = blocks.flatMap(({ revisions, nested }) =>
            [...revisions, ...nested.flatMap((piece) => piece.revisions)].map(({ category }) => category),
          );
          if (options.disableTypoCorrection) expect(found).not.toContain('TYPO');
          if (options.disableConfusion) expect(found).not.toContain('CONFUSABLE_WORDS');
          if (options.disableSentenceCheck) expect(found).not.toContain('SENTENCE');
          if (options.disableSplitSentence) expect(sentences.length).toBeLessThanOrEqual(1);
          if (options.treatAsTitle && /[가-힣]$/.test(origin)) expect(whole).toMatch(/[가-힣]$/);
          if (!options.enableCleanupWhitespace) expect(cleanup).toEqual([]);
        }
      }
    }
  });

  it('words of custom dictionaries stay', async () => {
    const dictionaries = [
      { name: '우리말', version: '1', entries: [{ form: '되요리', tag: 'NNG' as const }] },
    ];
    expect(await revised('되요리를 먹었다.', { dictionaries })).toBe('되요리를 먹었다.');
  });
});

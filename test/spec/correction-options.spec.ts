import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLERS, type Caller } from '../support/callers.js';
import { LEVEL_CASES, OPTION_CASES } from '../support/correction-options.js';
import { createRealEngine, hasModels } from '../support/real-engine.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;

const utf8 = {
  split: (text: string) => [...Buffer.from(text)],
  join: (units: number[]) => Buffer.from(units).toString(),
};
const utf16 = { split: (text: string) => text.split(''), join: (units: string[]) => units.join('') };
const utf32 = { split: (text: string) => [...text], join: (units: string[]) => units.join('') };
/** A text in the units of each encoding, and back. */
const UNITS = Object.entries({ UTF8: utf8, UTF16: utf16, UTF32: utf32 }) as unknown as Array<
  [string, { split(text: string): unknown[]; join(units: unknown[]): string }]
>;

async function corrected(
  caller: Caller,
  content: string,
  config: Record<string, boolean | string> = {},
  more = {},
) {
  const request = { document: { content }, encoding_type: 'UTF32', config, ...more };
  const answer = await caller.call(server, 'CorrectError', request);
  if (!answer.ok) throw new Error(answer.message);
  return answer.body;
}

describe.skipIf(!hasModels)('options of CorrectError', () => {
  beforeAll(async () => {
    server = await startTestServer({ createEngine: createRealEngine });
  }, 120_000);
  afterAll(() => server.close());

  describe.each(CALLERS.map((caller) => [caller.name, caller] as const))('over %s', (_name, caller) => {
    it.each(OPTION_CASES.map((one) => [one.option, one] as const))(
      '4.10, wire 2.20: %s, off and on',
      async (option, one) => {
        expect((await corrected(caller, one.text)).revised).toBe(one.off);
        expect((await corrected(caller, one.text, { [option]: false })).revised).toBe(one.off);
        expect((await corrected(caller, one.text, { [option]: true })).revised).toBe(one.on);
      },
    );

    it('level: only what is certain, what is likely too, or questions as well', async () => {
      const { text, ...levels } = LEVEL_CASES;
      for (const [level, revised] of Object.entries(levels))
        expect((await corrected(caller, text, { level: level.toUpperCase() })).revised).toBe(revised);
      expect((await corrected(caller, text)).revised).toBe(levels.normal);
    });

    it('disable_split_sentence: one revised sentence, also for several lines', async () => {
      const text = '비가 왔다. 집에 갔읍니다.\n그리고 잤다.';
      const sentences = (await corrected(caller, text)).revisedSentences;
      expect(sentences.map(({ revised }: { revised: string }) => revised)).toEqual([
        '비가 왔다.',
        '집에 갔습니다.',
        '그리고 잤다.',
      ]);
      const whole = await corrected(caller, text, { disable_split_sentence: true });
      expect(whole.revisedSentences).toEqual([
        { origin: text, revised: '비가 왔다. 집에 갔습니다.\n그리고 잤다.' },
      ]);
    });

    it('4.10 treat_as_title: no final mark is asked for', async () => {
      const check = { enable_sentence_check: true };
      const [asked] = (await corrected(caller, '오늘도 압록강은 흐른다', check)).revisedBlocks;
      expect(asked.revisions[0]).toMatchObject({ revised: '흐른다.', category: 'CONFIRM' });
      const title = await corrected(caller, '오늘도 압록강은 흐른다', { ...check, treat_as_title: true });
      expect(title.revisedBlocks).toEqual([]);
    });

    it('enable_cleanup_whitespace: the ranges say what goes away, and where', async () => {
      const { whitespaceCleanupRanges } = await corrected(caller, '  비가   왔다. ', {
        enable_cleanup_whitespace: true,
      });
      expect(whitespaceCleanupRanges).toEqual([
        { offset: 0, length: 2, position: 'START' },
        { offset: 5, length: 2, position: 'MIDDLE' },
        { offset: 10, length: 1, position: 'END' },
      ]);
      expect((await corrected(caller, '  비가   왔다. ')).whitespaceCleanupRanges).toEqual([]);
    });

    it('enable_cleanup_whitespace: ranges in the encoding asked for, over paragraphs and all kinds of space', async () => {
      const text = '😀 가을\u2003\u2003하늘\t\t맑음.\u00a0\r\n\r\n\u3000둘째 줄 \u00a0끝.  \r\n`코  드`';
      const request = { document: { content: text }, config: { enable_cleanup_whitespace: true } };
      for (const [encoding, unit] of UNITS) {
        const answer = await caller.call(server, 'CorrectError', { ...request, encoding_type: encoding });
        if (!answer.ok) throw new Error(answer.message);
        const { revised, whitespaceCleanupRanges: ranges } = answer.body;
        const units = unit.split(text);
        const left = units.filter(
          (_, at) =>
            !ranges.some(
              (r: { offset: number; length: number }) => r.offset <= at && at < r.offset + r.length,
            ),
        );
        expect(unit.join(left)).toBe(revised);
        expect(revised).toBe('😀 가을\u2003하늘\t맑음.\r\n\r\n둘째 줄 끝.\r\n`코  드`');
        expect(ranges.map((r: { position: string }) => r.position)).toEqual([
          'MIDDLE',
          'MIDDLE',
          'END',
          'START',
          'MIDDLE',
          'END',
        ]);
      }
    });

    it('enable_cleanup_whitespace: a full-width space between words becomes an ordinary one, as a change', async () => {
      const { revised, revisedBlocks } = await corrected(caller, '가을\u3000하늘이 맑다.', {
        enable_cleanup_whitespace: true,
      });
      expect(revised).toBe('가을 하늘이 맑다.');
      expect(revisedBlocks).toMatchObject([
        { origin: { content: '가을\u3000하늘이' }, revised: '가을 하늘이' },
      ]);
    });

    it('7.1, 3: a changed dictionary counts at once; an unknown name is passed over', async () => {
      const put = (items: Record<string, number>) => ({
        domain_name: '바뀌는사전',
        dict: { domain_name: '바뀌는사전', np_set: { items } },
      });
      const named = { custom_dict_names: ['없는사전', '바뀌는사전'] };
      const revisedNow = async () => (await corrected(caller, '악세사리이 예쁘다.', {}, named)).revised;
      await caller.call(server, 'UpdateCustomDictionary', put({ 악세사리: 1 }));
      // the word stays, the particle behind it does not
      expect(await revisedNow()).toBe('악세사리가 예쁘다.');
      await caller.call(server, 'UpdateCustomDictionary', put({ 다른말: 1 }));
      expect(await revisedNow()).toBe('액세서리가 예쁘다.');
      await caller.call(server, 'RemoveCustomDictionaries', { domain_names: ['바뀌는사전'] });
      expect(await revisedNow()).toBe('액세서리가 예쁘다.');
    });

    it('disable_caret_spacing and custom dictionaries', async () => {
      const dict = { cp_caret_set: { items: { '결결^모형': 1 } }, np_set: { items: { 되요리: 1 } } };
      const put = { domain_name: '용어', dict: { domain_name: '용어', ...dict } };
      expect((await caller.call(server, 'UpdateCustomDictionary', put)).ok).toBe(true);
      const text = '결결모형과 되요리를 보았다.';
      const named = { custom_dict_names: ['용어'] };
      expect((await corrected(caller, text, {}, named)).revised).toBe('결결 모형과 되요리를 보았다.');
      const joined = await corrected(caller, text, { disable_caret_spacing: true }, named);
      expect(joined.revised).toBe(text);
      expect(joined.revisedBlocks).toEqual([]);
    });
  });

  it('level: in small letters too; what is no level is refused', async () => {
    const request = (level: string) => ({ document: { content: LEVEL_CASES.text }, config: { level } });
    const [json] = CALLERS.filter(({ name }) => /json/i.test(name)) as [Caller];
    const strict = await json.call(server, 'CorrectError', request('strict'));
    expect(strict).toMatchObject({ ok: true, body: { revised: LEVEL_CASES.strict } });
    expect(await json.call(server, 'CorrectError', request('brave'))).toMatchObject({
      ok: false,
      message: expect.stringContaining('CAREFUL'),
    });
  });

  it('enable_sentence_check asks where it cannot know, and changes nothing then', async () => {
    const [caller] = CALLERS as [Caller];
    const texts = {
      '그는 결코 성공할 것이다.': 'negative-adverbs',
      '만약 비가 오고 소풍을 미룬다.': 'paired-adverbs',
      '할머니께서 방에서 잔다.': 'subject-honorific',
      '나는 내일 학교에 갔다.': 'tense-agreement',
      '내 꿈은 의사가 되고 싶다.': 'subject-predicate',
    };
    for (const [text, rule] of Object.entries(texts)) {
      const answer = await corrected(caller, text, { enable_sentence_check: true });
      expect(answer.revised).toBe(text);
      expect(
        answer.revisedBlocks.map((b: { revisions: Array<{ helpId: string }> }) => b.revisions[0]!.helpId),
      ).toContain(rule);
      expect(answer.helps[rule]).toMatchObject({ category: 'SENTENCE', ruleArticle: '호응' });
      const off = await corrected(caller, text, { disable_sentence_check: true });
      expect(off.helps[rule]).toBeUndefined();
    }
  });
});

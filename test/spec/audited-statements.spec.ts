import { describe, expect, it } from 'vitest';
import type { ExtraWord } from '../../src/analysis/types.js';
import { correct } from '../../src/correction/correct.js';
import type { CorrectOptions } from '../../src/correction/types.js';
import { checkedName } from '../../src/dictionary/check-dictionary.js';
import { sharedEngine } from '../support/engine.js';
import fc from '../support/fast-check.js';
import { hasModels } from '../support/real-engine.js';
import { sized } from '../support/thorough.js';

const joined = (parts: readonly string[]) => parts.join('');

/** Statements of the interface that were once kept for some words and broken for others; by their numbers. */
describe.skipIf(!hasModels)('statements of the interface', () => {
  const revised = async (text: string, options: CorrectOptions = {}) =>
    (await correct(text, options, await sharedEngine())).revised;

  function compounds(...entries: string[]): CorrectOptions['dictionaries'] {
    const words = entries.map((entry): ExtraWord => {
      const [first, second] = entry.split('^') as [string, string];
      return { form: first + second, tag: 'NNG', carets: [first.length] };
    });
    return [{ name: '상표', version: entries.join(), entries: words }];
  }

  /** Names of things that do not exist: of parts that nobody knows, and of one that everybody does. */
  const FIRST = ['뽀롱', '쿠앙', '모모', '삐약', '뿌링', '자유'];
  const SECOND = ['여행', '마켓', '시장', '클랩', '상점'];
  const NAMES = FIRST.flatMap((first) => SECOND.map((second) => `${first}^${second}`));

  it.each(NAMES)(
    '2.4 cp_caret_set, 4.10: cp_caret_set %s is output with a space at the caret',
    async (entry) => {
      const dictionaries = compounds(entry);
      const text = `${entry.replace('^', '')}에 갔다.`;
      expect(await revised(text, { dictionaries })).toBe(`${entry.replace('^', ' ')}에 갔다.`);
      expect(await revised(text, { dictionaries, disableCaretSpacing: true })).toBe(text);
    },
  );

  it('2.4 cp_caret_set, 4.10: cp_caret_set parts names that nobody ever heard, in every sentence', async () => {
    const syllable = fc.constantFrom(...'뽀롱쿠앙삐약뿌링모랑캐쉐브루옹팡젤토니랩뷰콩닥');
    const part = fc.array(syllable, { minLength: 2, maxLength: 3 }).map((all) => all.join(''));
    const known = fc.constantFrom('여행', '마켓', '시장', '상점', '은행', '카드');
    const places = fc.constantFrom('{}에 갔다.', '{}에서 샀다.', '어제 {}도 보았다.', '“{}” 광고가 나왔다.');
    await fc.assert(
      fc.asyncProperty(part, fc.oneof(part, known), places, async (first, second, place) => {
        const dictionaries = compounds(`${first}^${second}`);
        const text = place.replace('{}', first + second);
        expect(await revised(text, { dictionaries })).toBe(place.replace('{}', `${first} ${second}`));
        expect(await revised(text, { dictionaries, disableCaretSpacing: true })).toBe(text);
      }),
      { numRuns: sized(40, 300) },
    );
  });

  it('2.4 cp_caret_set, 4.10: whatever particle stands behind such a name', async () => {
    const dictionaries = compounds('뽀롱^여행');
    for (const behind of ['을 갔다.', '이 좋다.', '은 어떠니?', '과 쇼핑을 했다.', '으로 정했다.'])
      expect(await revised(`뽀롱여행${behind}`, { dictionaries })).toBe(`뽀롱 여행${behind}`);
  });

  it.each(['대통령선거를 치렀다.', '고객만족도를 조사했다.', '대통령선거를', '이번 대통령선거에서 이겼다.'])(
    '4.10 disable_caret_spacing: leaves the compound in %s',
    async (text) => {
      expect(await revised(text, { disableCaretSpacing: true })).toBe(text);
    },
  );

  const ADNOMINAL = [
    '할',
    '먹을',
    '믿을',
    '읽을',
    '쓸',
    '알',
    '살',
    '해볼',
    '먹어볼',
    '써줄',
    '만나볼',
    '가줄',
  ];
  const AUXILIARY = ['만하다', '듯하다', '성싶다', '듯싶다'];
  const PAIRS = ADNOMINAL.flatMap((verb) => AUXILIARY.map((auxiliary) => [verb, auxiliary] as const));

  it('4.10 disable_vx_spacing: puts no space before an auxiliary, however many there are', async () => {
    for (const [verb, auxiliary] of PAIRS) {
      const text = `그 일은 ${verb}${auxiliary}.`;
      expect(await revised(text, { disableVxSpacing: true })).toBe(text);
    }
    expect(await revised('해볼만하다.', { disableVxSpacing: true })).toBe('해볼만하다.');
    expect(await revised('비가 할성싶다.', { disableVxSpacing: true })).toBe('비가 할성싶다.');
  });

  it.each(['할', '먹을', '갈', '믿을', '읽을', '살', '쓸', '놀', '마실'])(
    '4.10 disable_vx_spacing: %s만하다 is parted by default',
    async (verb) => {
      expect(await revised(`${verb}만하다.`)).toBe(`${verb} 만하다.`);
    },
  );

  it('wire 2.20: enable_limited_punctuation only limits', async () => {
    const drafts = [
      '비가 왔다。 【알림】 내일은 쉽니다.', '초ㆍ중ㆍ고 학생이 모였다', '우리가 먼저 길을 찾았다', '행사는 월 ~ 금 오후에 한다.',
      '그는 “좋다."라고 했다.', '3월 4일 ~3월 8일', '아 정말 좋다', '★추천★ 길입니다', '가 - 나 - 다', '낱말(word)을 보라.',
      '영희야 밥 먹어', '그는 갔다 ... 그리고', '사과,배를 샀다..', '어디 가니', '물론 이것은 그러나 다르다 안되요',
    ]; // biome-ignore format: one list
    let left = 0;
    for (const text of drafts)
      for (const level of ['careful', 'normal', 'strict'] as const) {
        const changesOf = async (options: CorrectOptions) =>
          (await correct(text, { level, ...options }, await sharedEngine())).blocks
            .flatMap((block) => (block.nested.length > 0 ? block.nested : [block]))
            .map(({ begin, end, revised: to }) => ({ begin, end, to }))
            .filter(({ begin, end, to }) => text.slice(begin, end) !== to);
        const [all, limited] = [await changesOf({}), await changesOf({ enableLimitedPunctuation: true })];
        for (const block of limited) expect(all, `${level}: ${text}`).toContainEqual(block);
        left += all.length - limited.length;
      }
    expect(left).toBeGreaterThan(5);
  });

  it('4.10 enable_sentence_check, wire 2.22: says of 결코 그는 갔다. that its parts do not agree', async () => {
    const {
      blocks,
      helps,
      revised: same,
    } = await correct('결코 그는 갔다.', { enableSentenceCheck: true }, await sharedEngine());
    expect(same).toBe('결코 그는 갔다.');
    const ids = blocks.flatMap(({ revisions }) => revisions.map(({ helpId }) => helpId));
    expect(ids.map((id) => helps[id]!.category)).toEqual(['SENTENCE']);
    const off = { disableSentenceCheck: true };
    expect((await correct('결코 그는 갔다.', off, await sharedEngine())).blocks).toEqual([]);
  });

  it.each(['a.b+되요@ex.com', 'kim-몇일@example.co.kr', 'x_할께@ex.org'])(
    'wire 5.4: the address %s',
    async (address) => {
      expect(await revised(`${address} 으로 보내 주세요.`)).toContain(address);
    },
  );

  it('wire 5.4: addresses with Hangul anywhere in them, and handles', async () => {
    const wrong = fc.constantFrom('되요', '몇일', '할께', '왠만', '안됬', '어떻해', '설겆이');
    const sign = fc.constantFrom('.', '-', '_');
    const local = fc.oneof(
      wrong,
      fc.tuple(fc.constantFrom('a', 'kim.1', 'x'), fc.constantFrom('+', '.', '_', '-'), wrong).map(joined),
      fc.tuple(wrong, sign, wrong).map(joined),
    );
    const host = fc.oneof(
      fc.constantFrom('ex.com', '한글.kr', 'mail.example.co.kr'),
      wrong.map((word) => `${word}.kr`),
      wrong.map((word) => `${word}.한국`),
    );
    const address = fc.oneof(
      fc.tuple(local, fc.constant('@'), host).map(joined),
      fc.tuple(fc.constant('mailto:'), local, fc.constant('@'), host).map(joined),
      fc.tuple(fc.constantFrom('https://', 'http://www.'), host, fc.constant('/'), wrong).map(joined),
      fc.tuple(fc.constant('example.com/'), wrong, fc.constantFrom('/', '?q=', '-'), wrong).map(joined),
      fc.tuple(fc.constantFrom('@', '#'), wrong).map(joined),
      fc.tuple(fc.constant('@'), wrong, sign, wrong).map(joined),
    );
    await fc.assert(
      fc.asyncProperty(address, async (one) => {
        expect(await revised(`설겆이를 하고 ${one} 주소를 보았다.`)).toBe(
          `설거지를 하고 ${one} 주소를 보았다.`,
        );
      }),
      { numRuns: sized(60, 400) },
    );
  });

  it('wire 5.4: a word before an address is none of it', async () => {
    expect(await revised('안됬습니다 gildong@ex.com으로 보내 주세요.')).toBe(
      '안됐습니다 gildong@ex.com으로 보내 주세요.',
    );
  });

  it.each(['.', '..', 'delete', 'check-conflict', ' delete '])(
    '4.2: a dictionary called %j could not be asked for, so none is',
    (name) => {
      expect(() => checkedName(name)).toThrow('다른 이름을 붙여 주세요');
    },
  );
});

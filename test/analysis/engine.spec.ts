import { describe, expect, it } from 'vitest';
import { hintOf } from '../../src/analysis/tags.js';
import type { AnalyseOptions } from '../../src/analysis/types.js';
import { lemmaOf } from '../../src/service/render/words.js';
import { sharedEngine as engine } from '../support/engine.js';
import { describeTable } from './table.js';
import { tagged } from './tagged.js';

async function analyse(text: string, options?: AnalyseOptions) {
  const [sentences] = await (await engine()).analyse([text], options);
  return sentences!;
}

describeTable('the sentences that we promise', engine, [
  [
    '햇빛이 선명하게 나뭇잎을 핥고 있었다.',
    '햇빛/NNG+이/JKS 선명/NNG+하/XSA+게/EC 나뭇잎/NNG+을/JKO 핥/VV+고/EC 있/VX+었/EP+다/EF+./SF',
  ],
  ['결과를 문자열로 바꾼다.', '바꾸/VV+ㄴ다/EF+./SF'],
  ['동이 트는 아침', '트/VV+는/ETM 아침/NNG'],
  ['용인 제2 캠퍼스를', '용인/NNP'],
  ['엄마가 마를 가셨다가 믹서기를 고장냈다.', '마/NNG+를/JKO'],
  ['오늘은 정말 추운 날이네요.', '춥/VA+ㄴ/ETM 날/NNG+이/VCP+네/EF+요/JX+./SF'],
]);

describe('what is derived from the morphemes', () => {
  it('gives the hints of tokenization', async () => {
    const [sentence] = await analyse('오늘은 정말 추운 날이네요.');
    const hints = sentence!.eojeols.flatMap(({ morphemes }) => morphemes.map(({ tag }) => hintOf(tag)));
    expect(hints.join(' ')).toBe('N J A V E N V E J S');
  });

  it.each([
    ['가수가', '가수'],
    ['들어가신다', '들어가'],
    ['아름다운', '아름답'],
    ['선명하게', '선명'],
    ['비정상적이다', '비정상'],
    ['고혈압이라고', '고혈압'],
    ['손님이', '손님'],
    ['딥러닝을', '딥러닝'],
    ['재시작되는데', '재시작'],
    ['2,700선을', '2,700선'],
    ['학생들은', '학생'],
    ['가능성이', '가능성'],
    ['3명과', '3명'],
    ['…', '…'],
  ])('the lemma of %s is %s', async (word, lemma) => {
    const [sentence] = await analyse(word);
    expect(lemmaOf(word, sentence!.eojeols[0]!.morphemes)).toBe(lemma);
  });

  it('says where a word is', async () => {
    const [sentence] = await analyse('학교에서 볼린즈키를 만났다.');
    const origin = (form: string) =>
      sentence!.eojeols.flatMap((e) => e.morphemes).find((m) => m.form === form)?.outOfVocab;
    expect(origin('학교')).toBe('IN_BUILTIN_DICT');
    expect(origin('볼린즈키')).toBe('OUT_OF_VOCAB');
    expect(origin('.')).toBe('IN_WORD_EMBEDDING');
  });
});

describe('spacing', () => {
  it.each([
    ['아버지가방에들어가신다', '아버지가 방에 들어가신다'],
    ['오늘날씨가정말좋네요', '오늘 날씨가 정말 좋네요'],
    ['나는학교에갔다.', '나는 학교에 갔다.'],
  ])('%s → %s', async (text, spaced) => {
    const [sentence] = await analyse(text, { autoSpacing: true });
    expect(sentence!.refined).toBe(spaced);
    expect(await (await engine()).space([text])).toEqual([spaced]);
  });

  it('analyses unspaced text like spaced text', async () => {
    expect(await tagged(await engine(), '아버지가방에들어가신다', { autoSpacing: true })).toBe(
      '아버지/NNG+가/JKS 방/NNG+에/JKB 들어가/VV+시/EP+ㄴ다/EF',
    );
  });

  it('lets the spaces stand when it is off', async () => {
    const [sentence] = await analyse('나는학교에 갔다.');
    expect(sentence!.refined).toBe('');
    expect(sentence!.eojeols.length).toBe(2);
  });

  it('finds the words of hundreds of characters without a space, wherever the encoder had to stop', async () => {
    const text = '나는학교에갔다가친구를만나서밥을먹었다.'.repeat(20);
    const [sentence] = await analyse(text, { autoSpacing: true });
    expect(sentence!.refined.split(' ').filter((word) => word === '학교에').length).toBe(20);
    const [plain] = await analyse(text);
    expect(plain!.eojeols.length).toBe(1);
  });

  it.each(['👨‍👩‍👧', '🇰🇷🇺🇸', '한글', 'e\u0301'])('never parts %s', async (text) => {
    expect(await (await engine()).space([text], { reset: true })).toEqual([text]);
  });

  it('never joins two numbers', async () => {
    const [spaced] = await (await engine()).space(['비밀번호는 12 34 입니다']);
    expect(spaced).toContain('12 34');
  });
});

describe('joining', () => {
  it.each([
    ['학 생들이 왔다.', '학생들이', '학생들이 왔다.'],
    ['도 서관에서 책을 읽었다', '도서관에서', '도서관에서 책을 읽었다'],
  ])('%s', async (text, modified, refined) => {
    const [sentence] = await analyse(text, { autoJointing: true });
    expect(sentence!.eojeols[0]!.modified).toBe(modified);
    expect(sentence!.refined).toBe(refined);
    const [untouched] = await analyse(text);
    expect(untouched!.refined).toBe('');
  });
});

describe('sentences', () => {
  it.each([
    ['밥을 먹었어요 그래서 배가 불러요', ['밥을 먹었어요', '그래서 배가 불러요']],
    ['원주율은 3.14이다. 그렇다.', ['원주율은 3.14이다.', '그렇다.']],
    ['그는 "갔다. 왔다."라고 말했다. 끝이다.', ['그는 "갔다. 왔다."라고 말했다.', '끝이다.']],
    ['비가 왔다.그래서 안 갔다.', ['비가 왔다.', '그래서 안 갔다.']],
    ['https://example.com/a.b 를 보세요. 좋아요!', ['https://example.com/a.b 를 보세요.', '좋아요!']],
  ])('%s', async (text, expected) => {
    const [spans] = await (await engine()).sentences([text]);
    expect(spans!.map(({ begin, end }) => text.slice(begin, end))).toEqual(expected);
  });

  it('always ends one at a line break, unless the text is to be one sentence', async () => {
    expect((await analyse('하나\n둘')).length).toBe(2);
    expect((await analyse('하나\n둘', { whole: true })).length).toBe(1);
  });
});

describe('raw', () => {
  it('gives what the model says, without spacing and repairs', async () => {
    const [sentence] = await analyse('아버지가방에들어가신다', { raw: true, autoSpacing: true });
    expect(sentence!.eojeols.length).toBe(1);
    expect(sentence!.refined).toBe('');
    expect(await tagged(await engine(), '오늘은 추운 날이다.', { raw: true })).toBe(
      '오늘/NNG+은/JX 춥/VA+ㄴ/ETM 날/NNG+이/VCP+다/EF+./SF',
    );
  });
});

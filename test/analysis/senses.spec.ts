import { describe, expect, it } from 'vitest';
import type { AnalyseOptions, Morpheme } from '../../src/analysis/types.js';
import { sharedEngine as engine } from '../support/engine.js';

async function morphemes(text: string, options: AnalyseOptions = { withSense: true }): Promise<Morpheme[]> {
  const [sentences] = await (await engine()).analyse([text], options);
  return sentences!.flatMap(({ eojeols }) => eojeols.flatMap((eojeol) => eojeol.morphemes));
}

const numbers = async (text: string, form: string) =>
  (await morphemes(text)).filter((m) => m.form === form).map((m) => m.sense?.senseNo);

/** Numbers are those of 한국어기초사전. */
describe('homographs by their context', () => {
  it.each([
    ['나는 밤에 밤을 먹었다.', '밤', [1, 2]],
    ['다리를 건넜다.', '다리', [2]],
    ['다리가 저리다.', '다리', [1]],
    ['배가 고파서 배를 먹으며 배를 탔다.', '배', [1, 3, 2]],
    ['함박눈이 내려 눈이 쌓였다.', '눈', [4]],
    ['눈을 감고 쉬었다.', '눈', [1]],
    ['말을 타고 초원을 달렸다.', '말', [3]],
    ['그 사람의 말을 믿었다.', '말', [1]],
    ['따뜻한 차를 한 잔 마셨다.', '차', [1]],
    ['차를 몰고 출근했다.', '차', [2]],
    ['사과를 깎아 먹었다.', '사과', [1]],
    ['잘못했다고 사과를 했다.', '사과', [2]],
    ['병에 걸려 오래 앓았다.', '병', [1]],
    ['맥주 두 병을 마시고 빈 병을 치웠다.', '병', [2, 2]],
    ['종이에 풀을 발라 붙였다.', '풀', [1]],
    ['마당에 풀이 무성하게 자랐다.', '풀', [2]],
    ['산속에 있는 절에서 스님을 만났다.', '절', [1]],
    ['설날에 할아버지께 절을 했다.', '절', [2]],
    ['아름다운 시를 한 편 지어 낭송했다.', '시', [3]],
    ['오후 세 시에 만나자.', '시', [4]],
    ['대회에서 일등을 해서 상을 받았다.', '상', [6]],
    ['상에 음식을 가득 차려 놓았다.', '상', [2]],
    ['겨울에는 싱싱한 굴을 초장에 찍어 먹는다.', '굴', [1]],
    ['호랑이가 어두운 굴 속에 숨었다.', '굴', [2]],
    ['밥에 김을 싸서 먹었다.', '김', [3]],
    ['주전자에서 김이 모락모락 난다.', '김', [1]],
    ['의사가 되고 싶다.', '되', [1]],
    ['모자를 쓰고 나갔다.', '쓰', [2]],
    ['연필로 편지를 썼다.', '쓰', [1]],
    ['돈을 함부로 쓴다.', '쓰', [3]],
    ['한약이 매우 쓰다.', '쓰', [4]],
    ['버스를 타고 학교에 갔다.', '타', [2]],
    ['나무가 불에 활활 탔다.', '타', [1]],
    ['커피에 설탕을 타서 마셨다.', '타', [3]],
    ['길을 몰라서 경찰관에게 물었다.', '묻', [3]],
    ['강아지가 뼈다귀를 땅에 묻었다.', '묻', [2]],
    ['옷에 흙이 묻었다.', '묻', [1]],
    ['공원을 천천히 걸었다.', '걷', [2]],
    ['소매를 걷고 설거지를 했다.', '걷', [3]],
    ['공을 힘껏 찼다.', '차', [2]],
    ['손목에 시계를 찼다.', '차', [3]],
    ['겨울바람이 몹시 차다.', '차', [4]],
    ['극장이 관객으로 가득 찼다.', '차', [1]],
    ['노래를 크게 불렀다.', '부르', [1]],
    ['많이 먹어서 배가 부르다.', '부르', [2]],
    ['눈을 꼭 감았다.', '감', [1]],
    ['샴푸로 머리를 감았다.', '감', [2]],
    ['다친 팔에 붕대를 감았다.', '감', [3]],
    ['아기가 젖병을 빨았다.', '빨', [1]],
    ['더러운 운동화를 깨끗이 빨았다.', '빨', [2]],
    ['해가 서쪽으로 졌다.', '지', [1]],
    ['우리 팀이 결승에서 졌다.', '지', [2]],
    ['무거운 짐을 등에 졌다.', '지', [4]],
    ['국물이 너무 짜다.', '짜', [3]],
    ['여드름을 손으로 짰다.', '짜', [2]],
    ['시장이 백화점보다 값이 싸다.', '싸', [3]],
    ['선물을 포장지로 쌌다.', '싸', [1]],
    ['돈을 하나하나 세어 보았다.', '세', [2]],
    ['저 선수는 힘이 무척 세다.', '세', [3]],
    ['자로 책상의 길이를 쟀다.', '재', [2]],
    ['꿀이 아주 달다.', '달', [5]],
    ['가슴에 이름표를 달았다.', '달', [2]],
    ['벌이 꽃에서 꿀을 모은다.', '벌', [2]],
    ['거짓말을 해서 벌을 받았다.', '벌', [4]],
    ['공장 굴뚝에서 시커먼 연기가 났다.', '연기', [2]],
    ['배우의 연기가 훌륭했다.', '연기', [3]],
    ['비 때문에 경기가 연기되었다.', '연기', [1]],
    ['상처에 연고를 발랐다.', '바르', [1]],
    ['자세가 바르다.', '바르', [3]],
    ['고기를 숯불에 구웠다.', '굽', [1]],
    ['할머니의 허리가 굽었다.', '굽', [2]],
    ['우산이 없어 비를 맞았다.', '맞', [2]],
    ['네 답이 맞다.', '맞', [1]],
    ['유리컵을 떨어뜨려 깼다.', '깨', [3]],
    ['새벽에 잠에서 깼다.', '깨', [1]],
    ['어깨에서 팔을 뻗었다.', '팔', [1]],
    ['케이크에 초를 꽂고 불을 붙였다.', '초', [1]],
    ['고개를 끄덕였다.', '고개', [1]],
    ['험한 고개를 넘어 마을에 닿았다.', '고개', [2]],
    ['여행 경비를 모으고 있다.', '경비', [1]],
    ['아파트 경비를 강화했다.', '경비', [2]],
    ['수도에서 물이 샌다.', '수도', [1]],
    ['서울은 대한민국의 수도이다.', '수도', [2]],
    ['의사가 환자를 진찰했다.', '의사', [3]],
    ['참석할 의사가 없다고 밝혔다.', '의사', [1]],
    ['택시 기사가 길을 안내했다.', '기사', [1]],
    ['신문에 실린 기사를 읽었다.', '기사', [2]],
    ['모르는 낱말을 사전에서 찾았다.', '사전', [2]],
    ['사전에 허락을 받았다.', '사전', [1]],
    ['마음에 드는 옷을 골랐다.', '고르', [1]],
    ['형광등을 새것으로 갈았다.', '갈', [1]],
    ['숫돌에 칼을 갈았다.', '갈', [2]],
    ['농부가 소로 밭을 갈았다.', '갈', [3]],
    ['개가 다리를 물었다.', '물', [1]],
    ['벌에 쏘여 얼굴이 부었다.', '붓', [1]],
    ['컵에 물을 부었다.', '붓', [2]],
    ['아기가 눈을 떴다.', '뜨', [5]],
    ['풍선이 하늘로 떴다.', '뜨', [1]],
    ['숟가락으로 국을 떴다.', '뜨', [4]],
    ['약속 시간이 아직 이르다.', '이르', [3]],
    ['마침내 정상에 이르렀다.', '이르', [1]],
    ['주먹으로 얼굴을 맞았다.', '맞', [3]],
  ])('%s', async (text, form, expected) => {
    expect(await numbers(text, form)).toEqual(expected);
  }); // biome-ignore format: a table
});

describe('what carries a sense', () => {
  it('content morphemes with a known homograph; never particles, endings or marks', async () => {
    const all = await morphemes('나는 밤에 큰 배를 타고 다리 밑을 지나 집으로 돌아왔습니다.');
    for (const { tag, sense } of all) if (/^[JES]/.test(tag)) expect(sense).toBeUndefined();
    expect(all.filter(({ sense }) => sense !== undefined).length).toBeGreaterThan(3);
    for (const { sense } of all) {
      if (sense === undefined) continue;
      expect(sense.senseNo).toBeGreaterThan(0);
      expect(typeof sense.meaning).toBe('string');
      expect(sense.probability).toBeGreaterThan(0);
      expect(sense.probability).toBeLessThanOrEqual(1);
    }
  });

  it('a word that the dictionary has once is its first sense; a name, a custom word or an unknown one is none', async () => {
    const all = await morphemes('학생이 깨끗한 교실에서 진지하게 공부하기 위하여 현명한 길을 골랐다.');
    for (const form of ['학생', '깨끗하', '교실', '진지하', '공부', '위하', '현명']) {
      expect(all.find((m) => m.form === form)?.sense, form).toMatchObject({ senseNo: 1, probability: 1 });
    }
    const named = await morphemes('홍길동은 뷁뛟을 보았다.');
    expect(named.filter(({ tag }) => tag === 'NNP').map(({ sense }) => sense)).toContain(undefined);
    expect(named.find(({ form }) => form.includes('뷁'))?.sense).toBeUndefined();
  });

  it('the frequent homographs have a short meaning before anything is imported', async () => {
    const all = await morphemes('배가 고파서 배를 먹으며 배를 탔다. 모두에게 사과했다.');
    const meanings = (form: string) => all.filter((m) => m.form === form).map(({ sense }) => sense?.meaning);
    expect(meanings('배')).toEqual([
      '먹은 것이 들어가는 몸통 앞쪽',
      '물 많고 달콤한 가을 과일',
      '물 위를 떠다니는 탈것',
    ]);
    expect(meanings('사과')).toEqual(['잘못을 빎']);
    expect(meanings('고프')).toEqual(['']);
  });

  it('a known id of 우리말샘 stands there without an import', async () => {
    expect((await morphemes('학교에 갔다.'))[0]?.sense?.urimalTargetId).toBe(314455);
  });

  it('a single candidate is certain', async () => {
    // 크다 has two homographs: only one is an adjective.
    const [big] = (await morphemes('나무가 크다.')).filter(({ form }) => form === '크');
    expect(big?.sense?.probability).toBe(1);
  });

  it('a predicate that is written as noun and suffix carries it on the noun', async () => {
    const found = (await morphemes('원고를 꼼꼼히 교정하였다.')).find(({ form }) => form === '교정');
    expect(found?.sense?.senseNo).toBeGreaterThan(0);
    expect(found?.tag).toBe('NNG');
  });

  it.each([
    ['하늘이 맑지 않다.', '않', 3],
    ['아무도 오지 않았다.', '않', 2],
    ['문이 열려 있지 않았다.', '않', 2],
    ['가고 싶지 않다.', '않', 3],
    ['끝까지 읽지 못했다.', '못하', 3],
    ['옳지 못한 일이다.', '못하', 4],
    ['견디다 못해 뛰쳐나왔다.', '못하', 4],
    ['꼭 가야 한다.', '하', 2],
    ['값이 싸기는 하다.', '하', 3],
    ['편지를 쓰기는 했다.', '하', 2],
    ['한번 먹어 보았다.', '보', 2],
    ['밖에 비가 오나 보다.', '보', 3],
  ])('an auxiliary is told by its grammar: %s', async (text, form, number) => {
    const found = (await morphemes(text)).filter((m) => m.form === form && m.tag === 'VX');
    expect(found.map(({ sense }) => sense)).toMatchObject([{ senseNo: number, probability: 1 }]);
  });

  it('a predicate that only one of the nouns can make up carries that one', async () => {
    for (const [text, form, number] of [
      ['모두에게 사과했다.', '사과', 2],
      ['표를 행사하였다.', '행사', 2],
      ['밤늦게까지 일했다.', '일', 1],
    ] as const) {
      const found = (await morphemes(text)).find((m) => m.form === form);
      expect(found?.sense).toMatchObject({ senseNo: number, probability: 1 });
    }
  });

  it('changes nothing else, and nothing where it was not asked for', async () => {
    const text = '배를 타고 밤새 다리 밑을 지났다. 감사합니다!';
    const plain = await morphemes(text, {});
    const with_ = await morphemes(text);
    expect(plain.every(({ sense }) => sense === undefined)).toBe(true);
    expect(with_.map(({ sense: _, ...rest }) => rest)).toEqual(plain);
  });

  it('is the same for a text alone and among others', async () => {
    const texts = ['배를 탔다.', '배가 아프다.', '배를 깎았다.'];
    const together = await (await engine()).analyse(texts, { withSense: true });
    for (const [i, text] of texts.entries()) {
      const first = together[i]![0]!.eojeols[0]!.morphemes[0]!;
      expect([first.sense?.senseNo]).toEqual(await numbers(text, '배'));
    }
  });
});

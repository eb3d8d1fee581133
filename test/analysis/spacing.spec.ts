import { describe, expect, it } from 'vitest';
import { sharedEngine as engine } from '../support/engine.js';

describe('spaces of authors who leave them out', () => {
  it.each([
    [
      '나는학교에갔다가친구를만났는데 걔가밥을안먹었대',
      '나는 학교에 갔다가 친구를 만났는데 걔가 밥을 안 먹었대',
    ],
    ['진짜맛있어요또올게요', '진짜 맛있어요 또 올게요'],
    ['내일은비가온대서 우산을가져가려고해요', '내일은 비가 온대서 우산을 가져가려고 해요'],
  ])('%s', async (text, spaced) => {
    expect(await (await engine()).space([text])).toEqual([spaced]);
  });

  // The author who leaves one space out is believed, but not against grammar.
  it.each([
    ['하는거 봐서 다른거 줄게.', '하는 거 봐서 다른 거 줄게.'],
    ['어제 오는길에 그사람을 만났어.', '어제 오는 길에 그 사람을 만났어.'],
    ['먹을거리와 볼거리를 찾았다.', '먹을거리와 볼거리를 찾았다.'],
    ['젊은이들이 그때 큰일을 했다.', '젊은이들이 그때 큰일을 했다.'],
  ])('a noun behind its modifier: %s', async (text, spaced) => {
    expect(await (await engine()).space([text])).toEqual([spaced]);
  });

  it.each([
    '오늘은 날씨가 참 좋네요. 어디로 놀러 갈까요?',
    '국립중앙박물관에서 전시회를 관람했다.',
    '비밀번호를 잊어버렸습니다.',
    '그래서 어떻게 됐는지 궁금하다.',
  ])('leaves alone what is right: %s', async (text) => {
    expect(await (await engine()).space([text])).toEqual([text]);
  });

  it('reads lines with and without spaces side by side', async () => {
    const texts = ['이책진짜재밌어요꼭읽어보세요', '이 책은 어제 샀다.', ''];
    const together = await (await engine()).space(texts);
    const alone = await Promise.all(texts.map(async (text) => (await (await engine()).space([text]))[0]));
    expect(together).toEqual(alone);
  });
});

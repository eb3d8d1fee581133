import type { Rule } from '../../rule/rule.js';
import { initialSounds } from './dueum.js';

export const rule: Rule = {
  id: 'dueum-ryeo',
  title: '두음 법칙: 랴, 려, 례, 료, 류, 리',
  category: 'WORD',
  article: '한글 맞춤법 제11항',
  comment:
    '한자음 ‘랴, 려, 례, 료, 류, 리’는 단어 첫머리에서 두음 법칙에 따라 ‘야, 여, 예, 요, 유, 이’로 적고, 첫머리가 아니면 본음대로 적습니다. 한 음절 한자어 ‘량(量)’은 한자어 뒤에서는 본음대로, 고유어나 외래어 뒤에서는 ‘양’으로 적습니다.',
  examples: [
    { wrong: '량심에 따라 살자.', right: '양심에 따라 살자.' },
    { wrong: '에너지량을 재었다.', right: '에너지양을 재었다.' },
    { wrong: '흡연양을 줄였다.', right: '흡연량을 줄였다.' },
    { wrong: '해외려행을 갔다.', right: '해외여행을 갔다.' },
  ],
  silent: [
    '배우들이 리유니언 공연을 열었다.',
    '개량 한복을 입었다.',
    '선량한 사람이다.',
    '리본을 달았다.',
    '그럴 리가 없다.',
    '객차 두 량이 선로를 벗어났다.',
    '열차는 파리 동역에서 떠난다.',
  ],
  find: initialSounds('ㄹㅇ'),
};

import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'geodhida',
  title: '거치다/걷히다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment: '들르거나 지나는 것은 ‘거치다’, 없어지거나 거두어지는 것은 ‘걷히다’입니다.',
  examples: [
    { wrong: '해가 뜨자 안개가 거치기 시작했다.', right: '해가 뜨자 안개가 걷히기 시작했다.' },
    { wrong: '여러 절차를 걷혀 합격했다.', right: '여러 절차를 거쳐 합격했다.' },
  ],
  silent: ['대전을 거쳐 부산에 갔다.', '먹구름이 걷히고 해가 났다.'],
  find: byCollocations(
    { after: '(?:안개|구름|먹구름|어둠|연기|장막)[이가은는도]', wrong: '거치', right: '걷히' },
    { after: '(?:세금|외상값|회비|수금|돈|성금)[이가은는도]', wrong: '거치', right: '걷히' },
    {
      after:
        '(?:서울|영월|대구|광주|인천|수원|대전|부산|과정|절차|단계|검사|심사|회의|예선|홍콩|일본|토론)[을를]',
      wrong: '걷히',
      right: '거치',
    },
  ),
};

import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'machida',
  title: '마치다/맞히다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment: '하던 일을 끝내는 것은 ‘마치다’, 답이나 과녁을 옳게 대는 것은 ‘맞히다’입니다.',
  examples: [
    { wrong: '수업을 맞히고 집에 왔다.', right: '수업을 마치고 집에 왔다.' },
    { wrong: '회의를 일찍 맞혔다.', right: '회의를 일찍 마쳤다.' },
  ],
  silent: ['그는 앞으로 생길 일을 정확히 맞히곤 했다.', '일을 마치고 쉬었다.', '어려운 문제를 맞혔다.'],
  find: byCollocations({
    after: '(?:벌써 일|수업|공부|학업|숙제|회의|준비|행사|복무|식사|업무|강의|연설|공사|훈련|여행)[을를]',
    wrong: '맞히',
    right: '마치',
  }),
};

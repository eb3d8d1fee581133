import { wordRule } from '../word-rule.js';

export const rule = wordRule({
  id: 'sino-words',
  title: '한자어가 표준어인 말',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제22항',
  comment:
    '고유어가 생명력을 잃고 한자어가 널리 쓰이면 ‘총각무, 칫솔, 양파, 겸상’처럼 한자어를 표준어로 삼습니다.',
  examples: [
    { wrong: '알타리무를 다듬었다.', right: '총각무를 다듬었다.' },
    { wrong: '오늘은 알타리김치를 담갔다.', right: '오늘은 총각김치를 담갔다.' },
  ],
  silent: ['총각무가 맛있다.', '칫솔을 샀다.'],
  nouns: `
    알타리무→총각무,알타리김치→총각김치,알무→총각무,잇솔→칫솔,둥근파→양파,개다리밥상→개다리소반,높은밥→고봉밥,어질머리→어질병
    멧누에→산누에,멧줄기→산줄기,총댕이→포수`,
});

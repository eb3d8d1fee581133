import { wordRule } from '../../rule/word-rule.js';

export const rule = wordRule({
  id: 'ordinals',
  title: '둘째/셋째/돌',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제6항',
  comment:
    '뜻을 구별하지 않고 한 가지 형태로만 적습니다(예: 둘째, 셋째, 넷째, 돌). 십 단위 이상의 서수사는 따로 적습니다(예: 열두째).',
  examples: [
    { wrong: '두째 줄에 앉았다.', right: '둘째 줄에 앉았다.' },
    { wrong: '아기의 첫돐을 축하한다.', right: '아기의 첫돌을 축하한다.' },
  ],
  silent: ['열두째 줄이다.', '셋째 아이가 태어났다.'],
  nouns: `
    두째→둘째,세째→셋째,네째→넷째,돐→돌,첫돐→첫돌,돐잔치→돌잔치,첫돐잔치→첫돌 잔치`,
});

import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'beollida',
  title: '벌이다/벌리다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '일이나 잔치를 펼치는 것은 ‘벌이다’, 사이를 넓히는 것은 ‘벌리다’입니다.',
  examples: [
    { wrong: '마을 사람들이 잔치를 벌렸다.', right: '마을 사람들이 잔치를 벌였다.' },
    { wrong: '아이가 입을 크게 벌였다.', right: '아이가 입을 크게 벌렸다.' },
  ],
  silent: ['두 팔을 벌려 맞았다.', '논쟁을 벌이다가 헤어졌다.'],
  find: byCollocations(
    {
      after: '(?:일|잔치|사업|싸움|판|논쟁|파티|행사|전쟁|토론|캠페인|운동|시위|축제|접전|경쟁|설전)[을를]',
      wrong: '벌리',
      right: '벌이',
    },
    { after: '(?:입|다리|팔|간격|틈|손|가랑이|양팔|두 팔)[을를]', wrong: '벌이', right: '벌리' },
  ),
};

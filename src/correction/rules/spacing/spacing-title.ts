import type { Rule } from '../../rule/rule.js';
import { decidedAs } from '../../spacing/spacing.js';

export const rule: Rule = {
  id: 'spacing-title',
  last: true,
  title: '이름과 호칭',
  category: 'SPACING',
  article: '한글 맞춤법 제48항',
  certainty: 'likely',
  comment: '성과 이름은 붙여 쓰고, 덧붙는 호칭어나 관직명은 띄어 씁니다.',
  examples: [
    { wrong: '트럼프대통령이 왔다.', right: '트럼프 대통령이 왔다.' },
    { wrong: '문대통령의 말을 들었다.', right: '문 대통령의 말을 들었다.' },
  ],
  silent: ['홍길동 님께 드립니다.', '날씨가 왔다 갔다 한다.'],
  find: decidedAs('spacing-title'),
};

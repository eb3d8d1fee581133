import type { Rule } from '../../rule/rule.js';
import { decidedAs } from '../../spacing/spacing.js';

export const rule: Rule = {
  id: 'spacing-listing',
  last: true,
  title: '앞말에 붙여 쓴 열거의 말',
  category: 'SPACING',
  article: '한글 맞춤법 제45항',
  certainty: 'likely',
  comment: '두 말을 이어 주거나 열거하는 말은 띄어 씁니다(예: 겸, 및, 등, 대, 내지).',
  examples: [
    { wrong: '영수등이 모였다.', right: '영수 등이 모였다.' },
    { wrong: '설명회등에서 들었다.', right: '설명회 등에서 들었다.' },
  ],
  silent: ['소득등변동신고서에 이름을 적었다.', '평등을 외쳤다.', '이등병과 일등병'],
  find: decidedAs('spacing-listing'),
};

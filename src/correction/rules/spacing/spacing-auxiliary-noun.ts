import type { Rule } from '../../rule/rule.js';
import { decidedAs } from '../../spacing/spacing.js';

export const rule: Rule = {
  id: 'spacing-auxiliary-noun',
  last: true,
  title: '보조 용언을 만드는 의존 명사',
  category: 'SPACING',
  article: '한글 맞춤법 제42항, 제47항',
  certainty: 'likely',
  comment:
    '의존 명사는 앞말과 띄어 쓰고(예: 체, 척, 양, 듯), 거기에 ‘-하다, -싶다’가 붙은 보조 용언도 띄어 씀을 원칙으로 합니다. 중간에 조사가 들어가면 반드시 띄어 씁니다.',
  examples: [
    { wrong: '잘난체를 한다.', right: '잘난 체를 한다.' },
    { wrong: '모르는척을 했다.', right: '모르는 척을 했다.' },
  ],
  silent: ['물 쓰듯 돈을 쓴다.', '한 시간만 기다려 줘.'],
  find: decidedAs('spacing-auxiliary-noun'),
};

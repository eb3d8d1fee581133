import type { Rule } from '../../rule/rule.js';
import { decidedAs } from '../../spacing/spacing.js';

export const rule: Rule = {
  id: 'spacing-auxiliary-join',
  last: true,
  title: '-아/어지다와 -아/어하다',
  category: 'SPACING',
  article: '한글 맞춤법 제47항',
  certainty: 'likely',
  comment: '‘-아지다, -어지다’와 ‘-아하다, -어하다’는 앞말에 붙여 씁니다.',
  examples: [
    { wrong: '길이 미끄러워 졌다.', right: '길이 미끄러워졌다.' },
    { wrong: '반죽이 단단해 졌다.', right: '반죽이 단단해졌다.' },
  ],
  silent: ['아이가 밥을 먹고 싶어 한다.', '선물을 마음에 들어 한다.'],
  find: decidedAs('spacing-auxiliary-join'),
};

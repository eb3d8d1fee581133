import type { Rule } from '../../rule/rule.js';
import { decidedAs } from '../../spacing/spacing.js';

export const rule: Rule = {
  id: 'spacing-negation',
  last: true,
  title: '안과 못',
  category: 'SPACING',
  article: '한글 맞춤법 제2항',
  certainty: 'likely',
  comment: '부정을 나타내는 부사는 뒤에 오는 용언과 띄어 씁니다(예: 안 가다, 못 먹다).',
  examples: [
    { wrong: '떡을 안썰었다.', right: '떡을 안 썰었다.' },
    { wrong: '아직 못걷는다.', right: '아직 못 걷는다.' },
  ],
  silent: ['노래를 못하는 편이다.', '아이가 안쓰러워 보인다.'],
  find: decidedAs('spacing-negation'),
};

import type { Rule } from '../../rule/rule.js';
import { decidedAs } from '../../spacing/spacing.js';

export const rule: Rule = {
  id: 'spacing-two-verbs',
  last: true,
  title: '이어진 두 본용언',
  category: 'SPACING',
  article: '한글 맞춤법 제2항',
  certainty: 'likely',
  comment:
    '본용언과 본용언은 별개의 단어이므로 띄어 씁니다. 연결 어미 ‘-아, -어’ 뒤에 붙여 쓸 수 있는 것은 보조 용언뿐입니다.',
  examples: [
    { wrong: '고기를 구워먹었다.', right: '고기를 구워 먹었다.' },
    { wrong: '짐을 실어날랐다.', right: '짐을 실어 날랐다.' },
  ],
  silent: ['공을 집어넣었다.', '그는 끓어넘치는 힘을 주체하지 못했다.'],
  find: decidedAs('spacing-two-verbs'),
};

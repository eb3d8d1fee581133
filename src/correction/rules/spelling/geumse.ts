import { byPattern } from '../../rule/by-pattern.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'geumse',
  title: '금세/요새',
  category: 'WORD',
  article: '한글 맞춤법 제33항',
  comment: '‘금세’는 ‘금시에’가 줄어든 말입니다.',
  reasons: [{ of: /→.*요새/, comment: '‘요새’는 ‘요사이’가 줄어든 말입니다.', article: '' }],
  examples: [
    { wrong: '소문이 금새 퍼졌다.', right: '소문이 금세 퍼졌다.' },
    { wrong: '요세 일이 많다.', right: '요새 일이 많다.' },
  ],
  silent: ['금세 날이 저물었다.', '요새 자주 만난다.'],
  find: byPattern(/(?<![가-힣])(?:금새(?= )|요세(?= |는 ))/, (m) => (m[0] === '금새' ? '금세' : '요새')),
};

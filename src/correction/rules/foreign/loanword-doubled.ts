import { loanwordsBy } from '../../loanwords/loanwords.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'loanword-doubled',
  title: '외래어의 겹친 자음',
  category: 'FOREIGN_WORD',
  article: '외래어 표기법 제1장 제2항',
  comment:
    '외래어의 한 음운은 한 기호로 적습니다. 철자에 같은 자음이 겹쳐 있어도 소리는 하나이므로 받침으로 한 번 더 적지 않습니다.',
  examples: [
    { wrong: '여름 이불은 린넨으로 지었다.', right: '여름 이불은 리넨으로 지었다.' },
    { wrong: '시험에서 컨닝을 하다 들켰다.', right: '시험에서 커닝을 하다 들켰다.' },
  ],
  silent: ['리넨 식탁보를 깔았다.', '안나는 러닝을 즐긴다.'],
  find: loanwordsBy('doubled'),
};

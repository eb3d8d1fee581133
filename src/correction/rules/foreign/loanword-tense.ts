import { loanwordsBy } from '../../loanwords/loanwords.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'loanword-tense',
  title: '외래어의 된소리',
  category: 'FOREIGN_WORD',
  article: '외래어 표기법 제1장 제4항',
  comment:
    '외래어의 파열음 표기에는 된소리를 쓰지 않는 것이 원칙입니다. ‘까페, 빠리’가 아니라 ‘카페, 파리’로 적습니다.',
  examples: [
    { wrong: '까페에서 기다렸다.', right: '카페에서 기다렸다.' },
    { wrong: '싸이즈가 맞지 않는다.', right: '사이즈가 맞지 않는다.' },
  ],
  silent: ['카페에 갔다.', '사이즈를 쟀다.', '조미료를 안 쓰시는 것 같다.', '외삼촌 가쓰이를 만났다.'],
  find: loanwordsBy('tense'),
};

import { loanwordsBy } from '../../loanwords/loanwords.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'loanword-tense',
  title: '외래어의 된소리',
  category: 'FOREIGN_WORD',
  article: '외래어 표기법 제1장 제4항',
  comment: '외래어의 파열음 표기에는 된소리를 쓰지 않는 것이 원칙입니다(예: 카페, 파리).',
  reasons: [
    {
      of: /^(?=.*[싸-앃])(?!.*→.*[싸-앃])(?!.*[까-낗따-띻빠-삫].*→)/,
      comment: '원어의 [s]는 모음 앞에서 ‘ㅅ’으로 적습니다(예: 사이즈, 선크림, 서비스).',
      article: '외래어 표기법 제2장 표 1',
    },
    {
      of: /^(?=.*[짜-찧])(?!.*→.*[짜-찧])(?!.*[까-낗따-띻빠-삫].*→)/,
      comment: '원어의 [ʤ], [z]는 모음 앞에서 ‘ㅈ’으로 적습니다(예: 재즈, 잼).',
      article: '외래어 표기법 제2장 표 1',
    },
  ],
  examples: [
    { wrong: '까페에서 기다렸다.', right: '카페에서 기다렸다.' },
    { wrong: '싸이즈가 맞지 않는다.', right: '사이즈가 맞지 않는다.' },
  ],
  silent: ['카페에 갔다.', '사이즈를 쟀다.', '조미료를 안 쓰시는 것 같다.', '외삼촌 가쓰이를 만났다.'],
  find: loanwordsBy('tense'),
};

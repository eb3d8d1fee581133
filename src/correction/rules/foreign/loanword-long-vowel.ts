import { loanwordsBy } from '../../loanwords/loanwords.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'loanword-long-vowel',
  title: '외래어의 긴 모음과 [ou]',
  category: 'FOREIGN_WORD',
  article: '외래어 표기법 제3장 제1절 제7항, 제8항',
  comment: '장모음의 장음은 따로 적지 않고, 중모음 [ou]는 ‘오’로 적습니다(예: 옐로, 섀도).',
  examples: [
    { wrong: '아이섀도우를 발랐다.', right: '아이섀도를 발랐다.' },
    { wrong: '도우넛을 먹었다.', right: '도넛을 먹었다.' },
  ],
  silent: ['옐로카드를 받았다.', '보트를 탔다.'],
  find: loanwordsBy('long-vowel'),
};

import { loanwordsBy } from '../../loanwords/loanwords.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'loanword-lateral',
  title: '외래어의 [l]',
  category: 'FOREIGN_WORD',
  article: '외래어 표기법 제3장 제1절 제6항',
  comment:
    '어말이나 자음 앞의 [l]은 받침으로 적고, 어중의 [l]이 모음 앞에 오면 ‘ㄹㄹ’로 적습니다(예: 호텔, 플라스틱).',
  examples: [
    { wrong: '피름을 감았다.', right: '필름을 감았다.' },
    { wrong: '브라우스를 샀다.', right: '블라우스를 샀다.' },
  ],
  silent: ['호텔에 묵었다.', '슬라이드를 보았다.'],
  find: loanwordsBy('lateral'),
};

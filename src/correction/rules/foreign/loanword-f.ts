import { loanwordsBy } from '../../loanwords/loanwords.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'loanword-f',
  title: '외래어의 [f]',
  category: 'FOREIGN_WORD',
  article: '외래어 표기법 제2장 표 1',
  comment:
    '[f]는 모음 앞에서 ‘ㅍ’, 자음 앞이나 어말에서 ‘프’로 적습니다. ‘ㅎ’으로 적지 않습니다(예: 파일, 프라이팬).',
  examples: [
    { wrong: '화일을 저장했다.', right: '파일을 저장했다.' },
    { wrong: '후라이팬을 닦았다.', right: '프라이팬을 닦았다.' },
  ],
  silent: ['파일을 열었다.', '화이트보드를 샀다.'],
  find: loanwordsBy('f'),
};

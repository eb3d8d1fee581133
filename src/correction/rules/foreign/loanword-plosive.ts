import { loanwordsBy } from '../../loanwords/loanwords.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'loanword-plosive',
  title: '외래어의 파열음',
  category: 'FOREIGN_WORD',
  article: '외래어 표기법 제3장 제1절 제1항, 제2항',
  comment:
    '짧은 모음 뒤의 어말 무성 파열음은 받침으로 적고(예: 로봇), 그 밖의 무성 파열음과 유성 파열음은 ‘으’를 붙여 적습니다(예: 케이크, 네트워크, 플래그).',
  examples: [
    { wrong: '로보트를 조립했다.', right: '로봇을 조립했다.' },
    { wrong: '네트웍이 끊겼다.', right: '네트워크가 끊겼다.' },
  ],
  silent: ['로켓을 쏘았다.', '스포츠 뉴스'],
  find: loanwordsBy('plosive'),
};

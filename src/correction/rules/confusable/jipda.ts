import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'jipda',
  title: '집다/짚다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '손이나 기구로 물건을 잡는 것은 ‘집다’, 바닥을 누르거나 여럿 가운데 가리키는 것은 ‘짚다’입니다.',
  examples: [
    { wrong: '할아버지가 지팡이를 집고 걸으신다.', right: '할아버지가 지팡이를 짚고 걸으신다.' },
    { wrong: '바닥에 떨어진 동전을 짚었다.', right: '바닥에 떨어진 동전을 집었다.' },
  ],
  silent: ['그는 물려받은 땅을 골라 집을 지었다.', '이마를 짚어 보았다.', '젓가락으로 반찬을 집었다.'],
  find: byCollocations(
    { after: '(?:지팡이|땅|문제점|이마|핵심|맥|목발|바닥)[을를]', wrong: '집', right: '짚' },
    { after: '(?:젓가락|동전|반찬|연필|책|휴지)[을를]', wrong: '짚', right: '집' },
  ),
};

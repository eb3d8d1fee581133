import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'georeum',
  title: '거름/걸음',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제19항, 제57항',
  comment: '땅을 기름지게 하는 물질은 ‘거름’, 두 발을 번갈아 옮겨 놓는 동작은 ‘걸음’입니다.',
  examples: [
    { wrong: '빠른 거름으로 걸어갔다.', right: '빠른 걸음으로 걸어갔다.' },
    { wrong: '밭에 걸음을 주었다.', right: '밭에 거름을 주었다.' },
  ],
  silent: ['풀을 썩혀 거름을 만들었다.', '걸음이 느리다.', '한 걸음 물러섰다.'],
  find: all(
    byPattern(
      /(?<=(?<![가-힣])(?:빠른|느린|잰|첫|한|두|세|몇|무거운|가벼운|더딘|급한|바쁜|큰|종종|발) ?)거름(?=으로|을 (?:옮|재촉|멈|떼|내디|걷|늦|서둘)|이 (?:빠르|느리|무거|가벼|빨라)| (?:물러|다가|나아|뒤|앞))/,
      '걸음',
    ),
    byPattern(/(?<![가-힣])거름(?=을 (?:옮기|옮겼|재촉|멈추|멈췄|내디))/, '걸음'),
    byPattern(/(?<=(?:밭|논|나무|꽃|화단|텃밭)에 )걸음(?=을 (?:주|줬|준|뿌|치|냈))/, '거름'),
  ),
};

import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'yurye',
  title: '유래/유례',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '사물이나 일이 생겨난 바는 ‘유래(由來)’, 같거나 비슷한 예는 ‘유례(類例)’입니다.',
  examples: [
    { wrong: '역사에서 유래를 찾을 수 없는 일이다.', right: '역사에서 유례를 찾을 수 없는 일이다.' },
    { wrong: '이 풍속의 유례를 조사했다.', right: '이 풍속의 유래를 조사했다.' },
  ],
  silent: ['지명의 유래를 찾아보았다.', '유례가 드문 사건이다.', '불교에서 유래한 말이다.'],
  find: all(
    byPattern(
      /(?<![가-힣])유래(?=를 찾(?:을 수 없|기 (?:힘|어려|드물)|아보기 (?:힘|어려))|가 드문|가 드물)/,
      '유례',
    ),
    byPattern(/(?<=(?:이름|지명|말|풍속|단어|명절|축제|관습|성씨|놀이)의 )유례(?=[를가는])/, '유래'),
    byPattern(/(?<=[가-힣]에서 )유례(?=한|했|하였|된|되)/, '유래'),
  ),
};

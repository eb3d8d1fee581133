import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** Days that have a name, by month and day, and what follows their figures. */
const DAYS = '(?:운동|광복|해방|혁명|의거|민주화|전쟁|사변|만세|항쟁)';

/** 3.1 운동: the month and the day of what everybody remembers. */
export const rule: Rule = {
  id: 'named-days',
  title: '특정한 날의 마침표',
  category: 'GRAMMER',
  article: '문장 부호 마침표 규정 (3)',
  comment:
    '특정한 의미가 있는 날은 월과 일을 나타내는 아라비아 숫자 사이에 마침표를 찍습니다(예: 3.1 운동, 8.15 광복). 마침표 대신 가운뎃점을 쓸 수 있으며, 앞뒤를 띄우지 않습니다.',
  examples: [
    { wrong: '해마다 3. 1 운동을 기린다.', right: '해마다 3.1 운동을 기린다.' },
    { wrong: '8/15 광복의 기쁨을 노래했다.', right: '8.15 광복의 기쁨을 노래했다.' },
    { wrong: '할머니는 625 전쟁을 겪으셨다.', right: '할머니는 6.25 전쟁을 겪으셨다.' },
    { wrong: '내일은 3,1절이다.', right: '내일은 3.1절이다.' },
  ],
  silent: [
    '3·1 운동을 배웠다.',
    '8.15 광복을 맞았다.',
    '제31절을 읽었다.',
    '선수 31명이 운동을 했다.',
    '방 625호에 묵었다.',
  ],
  find: all(
    byPattern(
      new RegExp(
        `(?<![\\d.])(3|4|5|6|8)(?:\\. ?|, ?|[/-])(1|3|15|16|18|19|25)\\.?(?= ?(?:${DAYS}|절(?:이|을|은|에|의|날|$|[ ,.])))`,
      ),
      (m) => (/^\d+\.\d+$/.test(m[0]) ? undefined : `${m[1]}.${m[2]}`),
    ),
    // 31 운동, 625 전쟁: the mark is left out
    likely(
      byPattern(
        /(?<![\d.,제])(?:31(?= ?(?:운동|만세))|419(?= ?(?:혁명|의거))|518(?= ?(?:민주화|광주))|625(?= ?(?:전쟁|사변))|815(?= ?(?:광복|해방)))/,
        (m) => `${m[0][0]}.${m[0].slice(1)}`,
      ),
    ),
  ),
};

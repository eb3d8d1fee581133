import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

const LONGER: Record<string, string> = {
  늘려: '늘여',
  늘렸: '늘였',
  늘리: '늘이',
  늘린: '늘인',
  늘릴: '늘일',
};
const MORE: Record<string, string> = { 늘여: '늘려', 늘였: '늘렸', 늘이: '늘리', 늘인: '늘린', 늘일: '늘릴' };

export const rule: Rule = {
  id: 'neurida',
  title: '늘이다/늘리다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  certainty: 'likely',
  comment: '본디보다 더 길게 하는 것은 ‘늘이다’, 수나 양, 넓이를 더 크게 하는 것은 ‘늘리다’입니다.',
  examples: [
    { wrong: '치마 길이를 늘려 입었다.', right: '치마 길이를 늘여 입었다.' },
    { wrong: '운동하는 횟수를 늘였다.', right: '운동하는 횟수를 늘렸다.' },
  ],
  silent: [
    '가방끈을 조금 늘이면 편하다.',
    '빨랫줄을 늘여 매고 이불을 널었다.',
    '고무줄을 늘였다.',
    '수출량을 늘렸다.',
    '인원을 늘리기로 했다.',
  ],
  find: all(
    byPattern(
      /(?<=(?:고무줄|엿가락|치마|바짓단|소매|용수철)[을를] )(느리고|느려서|느렸)/,
      (m) => ({ 느리고: '늘이고', 느려서: '늘여서', 느렸: '늘였' })[m[1]!],
    ),
    byPattern(
      /(?<=(?:길이|바짓단|고무줄|엿가락|소매|치맛단)[를을] )(?:늘려|늘렸|늘리|늘린|늘릴)/,
      (m) => LONGER[m[0]],
    ),
    byPattern(
      /(?<=(?:횟수|수|인원|양|규모|재산|시간|예산|수량|생산량|수출량|매출|일자리|비중|투자|실력)[를을] (?:더 |많이 |크게 )?)(?:늘여|늘였|늘이|늘인|늘일)/,
      (m) => MORE[m[0]],
    ),
  ),
};

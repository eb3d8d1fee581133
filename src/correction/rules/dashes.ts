import { all, byPattern } from '../patterns.js';
import type { Rule } from '../rule.js';

/** The dash around a subtitle, and the marks around names of laws. */
export const rule: Rule = {
  id: 'dashes',
  title: '줄표와 낫표',
  category: 'GRAMMER',
  article: '문장 부호 줄표 규정, 홑낫표와 홑화살괄호 규정',
  comment:
    '제목 다음에 표시하는 부제의 앞뒤에는 붙임표가 아니라 줄표를 씁니다. 법률, 규정의 이름에는 겹낫표가 아니라 홑낫표나 홑화살괄호를 씁니다.',
  examples: [
    {
      wrong: "제목은 '역사 바로잡기 - 근대의 설정 -'이다.",
      right: "제목은 '역사 바로잡기 ― 근대의 설정 ―'이다.",
    },
    { wrong: '『국어 기본법 시행령』을 고쳤다.', right: '「국어 기본법 시행령」을 고쳤다.' },
  ],
  silent: ['서울-부산 구간', '『훈민정음』을 펴냈다.', "'봄 - 여름'이라고 썼다."],
  find: all(
    byPattern(/(?<=['‘“"][가-힣\d][^'‘’“”"\n]{1,30}) - ([^'‘’“”"\n-]{2,30}) -(?=['’”"])/, ' ― $1 ―'),
    byPattern(
      /『([가-힣 ·]+(?:기본법|특별법|시행령|시행규칙|진흥법|보호법|촉진법|지원법|관리법))』/,
      '「$1」',
    ),
    byPattern(
      /《([가-힣 ·]+(?:기본법|특별법|시행령|시행규칙|진흥법|보호법|촉진법|지원법|관리법))》/,
      '〈$1〉',
    ),
  ),
};

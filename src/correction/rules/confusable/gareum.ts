import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'gareum',
  title: '가름/갈음',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment: '나누는 것은 ‘가름’, 다른 것으로 바꾸어 대신하는 것은 ‘갈음’입니다.',
  examples: [
    { wrong: '이것으로 인사를 가름합니다.', right: '이것으로 인사를 갈음합니다.' },
    { wrong: '마지막 골이 승패를 갈음했다.', right: '마지막 골이 승패를 가름했다.' },
  ],
  silent: ['새 책상으로 갈음하였다.', '둘로 가름하였다.'],
  find: all(
    byPattern(
      /(?<=(?:인사|축사|개회사|답사|치사|것|말|보고|설명|인사말|대답|식사|선물)[을를]?(?:로|으로)? (?:[가-힣]+(?:로|으로) )?)가름(?=하|합|한|할|함|했|해)/,
      '갈음',
    ),
    // 새것으로 가름하다: one thing in the place of another
    byPattern(
      /(?<=(?<!(?:둘|셋|넷|여럿|편|갈래|조각|부분|[가-힣]개))(?<=[가-힣])(?:으로|로) )가름(?=했|하였|하기로|한다|하고자)/,
      '갈음',
    ),
    byPattern(
      /(?<=(?:승패|승부|흑백|편|둘로|여럿으로|판|우열)[을를]? ?)갈음(?=하|합|한|할|함|했|해|이|$)/,
      '가름',
    ),
  ),
};

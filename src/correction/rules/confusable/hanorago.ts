import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'hanorago',
  title: '-느라고/-노라고',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment: '앞의 일이 뒤의 일의 까닭이 되면 ‘-느라고’, 자기 나름으로 꽤 노력했음을 나타내면 ‘-노라고’입니다.',
  examples: [
    { wrong: '공부하노라고 밤을 새웠다.', right: '공부하느라고 밤을 새웠다.' },
    {
      wrong: '제 딴에는 하느라고 했는데 마음에 드실지요.',
      right: '제 딴에는 하노라고 했는데 마음에 드실지요.',
    },
  ],
  silent: ['먼 길을 오느라고 늦었다.', '하노라고 한 것이 이 모양이다.'],
  find: all(
    byPattern(
      /(?<=[가-힣])노라(?=고? (?:[가-힣]+ ){0,2}(?:늦|못|바빴|바쁘|밤을|밤새|정신|힘들|시간|고생|잠을))/,
      '느라',
    ),
    byPattern(/(?<![가-힣])하느라(?=고 (?:했|한 것이|했는데|했지만))/, '하노라'),
    // 제 딴에는 꾸미느라고 꾸몄다: the same verb again
    byPattern(/(?<=(?:딴에는?|깐에는?|나름대?로?는?) (?:[가-힣]+ )?[가-힣]+)느라(?=고 )/, '노라'),
    // a promise or a statement, and no reason: 않겠노라고 다짐하다
    byPattern(/(?<=[겠았었였했됐갔왔])느라(?=고?(?![가-힣]))/, '노라'),
  ),
};

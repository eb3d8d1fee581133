import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'dachida',
  title: '다치다/닫히다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제6항, 제57항',
  comment: '몸이 상하는 것은 ‘다치다’, 열린 것이 도로 제자리로 가는 것은 ‘닫히다’입니다.',
  examples: [
    { wrong: '바람에 창문이 다쳤다.', right: '바람에 창문이 닫혔다.' },
    { wrong: '넘어져서 무릎을 닫혔다.', right: '넘어져서 무릎을 다쳤다.' },
  ],
  silent: ['문이 저절로 닫혔다.', '손을 다쳐 글씨를 못 쓴다.'],
  find: byCollocations(
    { after: '(?:문|창문|뚜껑|성문|교문|대문|서랍|현관문)[이가은는도]', wrong: '다치', right: '닫히' },
    { after: '(?:문|창문|뚜껑|대문)[이가] (?:저절로|스르르|갑자기)', wrong: '닫치', right: '닫히' },
    { after: '(?:문|창문|대문)[을를] (?:힘껏|세게|쾅)', wrong: '닫히', right: '닫치' },
    {
      after: '(?:손|발|다리|무릎|허리|팔|머리|어깨|몸|발목|손가락|마음|눈|이마)[을를]',
      wrong: '닫히',
      right: '다치',
    },
  ),
};

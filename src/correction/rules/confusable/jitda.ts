import { byPattern } from '../../rule/by-pattern.js';
import type { Rule } from '../../rule/rule.js';

const BARKING: Record<string, string> = {
  짖어: '지어',
  짖었: '지었',
  짖은: '지은',
  짖을: '지을',
  짖으: '지으',
};

export const rule: Rule = {
  id: 'jitda',
  title: '짓다/짖다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '재료를 들여 만들거나 꾸미는 것은 ‘짓다’이고, 개가 소리를 내는 것은 ‘짖다’입니다.',
  examples: [
    { wrong: '어머니가 밥을 짖는다.', right: '어머니가 밥을 짓는다.' },
    { wrong: '언덕 위에 집을 짖었다.', right: '언덕 위에 집을 지었다.' },
    { wrong: '옆집 개가 밤새 짓는다.', right: '옆집 개가 밤새 짖는다.' },
  ],
  silent: ['개가 밤새 짖었다.', '제비가 처마 밑에 집을 짓는다.', '개가 지을 지키고 있다.', '미소를 지었다.'],
  find: (line) => [...made(line), ...barked(line)],
};

const made = byPattern(
  /(?<=(?<![가-힣])(?:밥|집|옷|약|농사|이름|시|글|미소|웃음|한숨|죄|결론|매듭|표정|건물)[을를] (?:[가-힣]+ )?)짖(?:어|었|은|을|으|(?=[는고지다게던자네습]))/,
  (m) => BARKING[m[0]] ?? '짓',
);

const barked = byPattern(
  /(?<=(?<![가-힣])(?:개|강아지|멍멍이|진돗개|사냥개)[가는도들이]{1,2} (?:밤새 |크게 |시끄럽게 |멍멍 |왈왈 |컹컹 |자꾸 |계속 )?)짓(?=[는고지던어었으])/,
  '짖',
);

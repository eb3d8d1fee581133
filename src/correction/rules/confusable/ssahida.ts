import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'ssahida',
  title: '쌓이다/싸이다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '여러 겹으로 포개지는 것은 ‘쌓이다’, 둘러 감기는 것은 ‘싸이다’입니다.',
  examples: [
    { wrong: '밤새 눈이 많이 싸였다.', right: '밤새 눈이 많이 쌓였다.' },
    { wrong: '그 사건은 비밀에 쌓여 있다.', right: '그 사건은 비밀에 싸여 있다.' },
  ],
  silent: ['피로가 쌓였다.', '산으로 싸인 마을'],
  find: byCollocations(
    {
      after: '(?:눈|먼지|피로|스트레스|일|실력|경험|빚|낙엽|신뢰|재|추억|모래)[이가은는도]',
      wrong: '싸이',
      right: '쌓이',
    },
    { after: '(?:비밀|베일|안개|수심|신비|보자기|근심)(?:에|으로)', wrong: '쌓이', right: '싸이' },
    { after: '(?:산|벽|바다|숲)으로', wrong: '쌓이', right: '싸이' },
  ),
};

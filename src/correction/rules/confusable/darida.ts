import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'darida',
  title: '다리다/달이다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment: '구김을 펴는 것은 ‘다리다’, 끓여서 우러나게 하거나 진하게 하는 것은 ‘달이다’입니다.',
  examples: [
    { wrong: '아침마다 셔츠를 달여 입는다.', right: '아침마다 셔츠를 다려 입는다.' },
    { wrong: '어머니는 정성껏 한약을 다렸다.', right: '어머니는 정성껏 한약을 달였다.' },
  ],
  silent: ['교복을 다려 주었다.', '보약을 달이는 냄새가 난다.'],
  find: byCollocations(
    {
      after: '(?:옷|셔츠|바지|치마|교복|양복|한복|손수건|블라우스|외투)[을를]',
      wrong: '달이',
      right: '다리',
    },
    { after: '(?:약|한약|보약|탕약|차|간장|인삼|대추|쑥|약재)[을를]', wrong: '다리', right: '달이' },
  ),
};

import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'baeda',
  title: '배다/베다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '스미거나 익는 것은 ‘배다’, 자르거나 머리를 받치는 것은 ‘베다’입니다.',
  examples: [
    { wrong: '옷에 담배 냄새가 베었다.', right: '옷에 담배 냄새가 배었다.' },
    { wrong: '낫으로 풀을 배었다.', right: '낫으로 풀을 베었다.' },
  ],
  silent: ['친절이 몸에 밴 사람', '베개를 베고 누웠다.'],
  find: byCollocations(
    { after: '(?:냄새|땀|향|향기|습관|정성|물|버릇|피)[이가은는도]', wrong: '베', right: '배' },
    { after: '(?:몸|손|옷|입|종이)에', wrong: '베', right: '배' },
    { after: '(?:풀|벼|나무|베개|나뭇가지|잔디|보리|손가락|턱|목)[을를]', wrong: '배', right: '베' },
    { after: '(?:칼|종이|유리|낫)에(?: 손을)?', wrong: '배', right: '베' },
  ),
};

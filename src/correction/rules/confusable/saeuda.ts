import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'saeuda',
  title: '밤을 새우다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '잠을 자지 않고 밤을 보내는 것은 ‘새우다’이고, 서게 하는 것은 ‘세우다’입니다.',
  reasons: [
    {
      of: /새[^우워웠운울][^→]*→|[샌샐샜][^→]*→/,
      comment:
        '날이 밝아 온다는 뜻의 ‘새다’는 목적어가 없습니다. 잠을 자지 않고 밤을 보내는 것은 ‘새우다’입니다.',
      article: '',
    },
  ],
  examples: [
    { wrong: '밤을 세워 이야기했다.', right: '밤을 새워 이야기했다.' },
    { wrong: '친구와 밤을 꼬박 세웠다.', right: '친구와 밤을 꼬박 새웠다.' },
  ],
  silent: ['어느덧 밤이 샜다.', '책을 읽느라 밤을 새웠다.'],
  find: byCollocations(
    { after: '밤을', wrong: '새', right: '새우', certainty: 'author' },
    { after: '밤을', wrong: '세', right: '새우' },
    { after: '밤을', wrong: '세우', right: '새우' },
  ),
};

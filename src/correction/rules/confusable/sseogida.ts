import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'sseogida',
  title: '썩이다/썩히다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '걱정으로 괴롭게 하는 것은 ‘썩이다’, 썩게 하거나 쓰지 않고 버려두는 것은 ‘썩히다’입니다.',
  examples: [
    { wrong: '자식이 부모 속을 썩혔다.', right: '자식이 부모 속을 썩였다.' },
    { wrong: '아까운 재능을 썩였다.', right: '아까운 재능을 썩혔다.' },
  ],
  silent: ['속을 썩이는 아이', '음식을 썩혀 버렸다.'],
  find: byCollocations(
    { after: '(?:속을?|골치를?|골머리를?)', wrong: '썩히', right: '썩이' },
    { after: '[가-힣]*(?<!속|골|골치|골머리|머리|애|마음|가슴)[을를]', wrong: '썩이', right: '썩히' },
  ),
};

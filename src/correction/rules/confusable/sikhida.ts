import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'sikhida',
  title: '시키다/식히다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment: '하게 하는 것은 ‘시키다’, 더운 것을 차게 하는 것은 ‘식히다’입니다.',
  examples: [
    { wrong: '끓인 물을 시켜 마셨다.', right: '끓인 물을 식혀 마셨다.' },
    { wrong: '동생에게 심부름을 식혔다.', right: '동생에게 심부름을 시켰다.' },
  ],
  silent: ['아이에게 물을 떠 오라고 시켰다.', '짜장면을 시켜 먹었다.', '더위를 식히러 나갔다.'],
  find: byCollocations(
    { after: '(?:물|더위|열|땀|열기|머리|국|엔진|죽|커피 물)[을를]', wrong: '시키', right: '식히' },
    { after: '(?:일|심부름|공부|청소|음식|짜장면|설거지|주문)[을를]', wrong: '식히', right: '시키' },
  ),
};

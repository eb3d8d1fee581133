import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'jorida',
  title: '조리다/졸이다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment: '양념이 배게 바짝 끓이는 것은 ‘조리다’, 마음을 태우거나 물을 줄어들게 하는 것은 ‘졸이다’입니다.',
  examples: [
    { wrong: '고등어를 간장에 졸였다.', right: '고등어를 간장에 조렸다.' },
    { wrong: '결과를 기다리며 마음을 조렸다.', right: '결과를 기다리며 마음을 졸였다.' },
  ],
  silent: [
    '두부에 간장을 넣고 조렸다.',
    '감자를 조려 반찬으로 먹었다.',
    '가슴을 졸이며 지켜보았다.',
    '불을 줄이고 십 분쯤 더 조린다.',
    '무와 갈치를 중간 불에서 천천히 조린다.',
  ],
  find: byCollocations(
    { after: '(?:생선|고등어|갈치|감자|두부|연근|우엉|꽁치|장조림)[을를]', wrong: '졸이', right: '조리' },
    { after: '(?:마음|가슴|애|속|찌개|국물)[을를]', wrong: '조리', right: '졸이' },
  ),
};

import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'sagida',
  title: '삭이다/삭히다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '화나 분을 가라앉히는 것은 ‘삭이다’, 음식을 발효시키는 것은 ‘삭히다’입니다.',
  examples: [
    { wrong: '치미는 화를 삭혔다.', right: '치미는 화를 삭였다.' },
    { wrong: '홍어를 삭여 먹는다.', right: '홍어를 삭혀 먹는다.' },
  ],
  silent: ['분을 삭이지 못했다.', '젓갈을 삭혔다.'],
  find: byCollocations(
    { after: '(?:화|분|울분|분노|분함|노여움|슬픔)[을를]', wrong: '삭히', right: '삭이' },
    { after: '(?:홍어|김치|젓갈|밥|식혜|멸치젓|깻잎|새우젓|고추)[을를]', wrong: '삭이', right: '삭히' },
  ),
};

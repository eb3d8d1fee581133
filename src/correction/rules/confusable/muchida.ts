import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'muchida',
  title: '무치다/묻히다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '나물을 양념하는 것은 ‘무치다’, 가루나 물이 묻게 하는 것은 ‘묻히다’입니다.',
  reasons: [
    {
      of: /→.*묻[히혀혔힌힐]/,
      comment: '가루나 물이 묻게 하는 것은 ‘묻히다’이고, 나물을 양념하는 것은 ‘무치다’입니다.',
      article: '한글 맞춤법 제6항',
    },
  ],
  examples: [
    { wrong: '시금치를 참기름에 묻혔다.', right: '시금치를 참기름에 무쳤다.' },
    { wrong: '손에 물감을 무치고 놀았다.', right: '손에 물감을 묻히고 놀았다.' },
  ],
  silent: ['콩나물을 무쳐 먹었다.', '붓에 먹물을 묻혔다.'],
  find: byCollocations(
    { after: '(?:나물|콩나물|시금치|겉절이|오이|미나리|도라지|채소)[을를]', wrong: '묻히', right: '무치' },
    { after: '(?:흙|물감|가루|잉크|기름|물|밀가루|먹물|진흙|설탕)[을를]', wrong: '무치', right: '묻히' },
  ),
};

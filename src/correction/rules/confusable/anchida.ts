import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

/** Rice is put on, people are seated. */
export const rule: Rule = {
  id: 'anchida',
  title: '안치다/앉히다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment:
    '밥이나 떡 따위를 하려고 재료를 솥에 넣는 것은 ‘안치다’, 사람을 자리에 앉게 하는 것은 ‘앉히다’입니다.',
  examples: [
    { wrong: '솥에 밥을 앉혔다.', right: '솥에 밥을 안쳤다.' },
    { wrong: '아이를 무릎에 안쳤다.', right: '아이를 무릎에 앉혔다.' },
  ],
  silent: ['쌀을 씻어 안쳤다.', '손님을 앉히고 차를 냈다.', '밥상 앞에 아이를 앉혔다.'],
  find: byCollocations(
    { after: '(?:밥|쌀|떡|시루떡|고구마|감자)[을를](?: [솥냄][가-힣]*에)?', wrong: '앉히', right: '안치' },
    {
      after:
        '(?:아이|아기|손님|사람|학생|그|딸|아들|동생|강아지)[을를](?: [가-힣]+에)?|(?:윗자리|자리|무릎|의자|상석|옆자리)에',
      wrong: '안치',
      right: '앉히',
    },
  ),
};

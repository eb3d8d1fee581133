import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'saeda-seda',
  title: '새다/세다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment:
    '틈으로 빠져나가거나 날이 밝아 오는 것은 ‘새다’, 수를 헤아리거나 머리털이 희어지거나 힘이 많은 것은 ‘세다’입니다.',
  examples: [
    { wrong: '지붕에서 비가 센다.', right: '지붕에서 비가 샌다.' },
    { wrong: '그는 힘이 새다.', right: '그는 힘이 세다.' },
  ],
  silent: [
    '이러다 날 새겠다, 어서 끝내자.',
    '수도관에서 물이 샌다.',
    '돈을 세어 보았다.',
    '바람이 세게 불었다.',
  ],
  find: byCollocations(
    { after: '(?:머리|머리카락|머리칼|머리털|수염|눈썹)[이가]', wrong: '새', right: '세' },
    { after: '(?:힘|고집|기운|세력|물살|경쟁률|콧대)[이가]', wrong: '새', right: '세' },
    { after: '(?:물|가스|비|기름|빗물|불빛|김|비밀|정보)[이가]', wrong: '세', right: '새' },
  ),
};

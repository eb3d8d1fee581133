import { byPattern } from '../../rule/by-pattern.js';
import { byCollocations } from '../../rule/collocations.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'budichida',
  title: '부딪치다/부딪히다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment: '‘부딪다’를 강조한 말은 ‘부딪치다’이고, 부딪음을 당하면 ‘-히-’를 씁니다.',
  examples: [
    { wrong: '자전거가 나무에 부디쳤다.', right: '자전거가 나무에 부딪쳤다.' },
    { wrong: '문에 이마를 부딛쳤다.', right: '문에 이마를 부딪쳤다.' },
  ],
  silent: ['지나가는 사람과 부딪쳤다.', '달리던 차에 부딪혔다.'],
  find: all(
    byCollocations(
      { after: '서로|마주', wrong: '부딪히', right: '부딪치', certainty: 'author' },
      {
        after: '(?:난관|어려움|반대|현실|한계|벽|암초)에',
        wrong: '부딪치',
        right: '부딪히',
        certainty: 'author',
      },
    ),
    byPattern(/부[딛디](?=[치쳐쳤친칠칩히혀혔힌힐힙])/, '부딪'),
  ),
};

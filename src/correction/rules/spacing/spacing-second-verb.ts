import type { Rule } from '../../rule/rule.js';
import { decidedAs } from '../../spacing/spacing.js';

export const rule: Rule = {
  id: 'spacing-second-verb',
  last: true,
  title: '반드시 띄어 쓰는 보조 용언',
  category: 'SPACING',
  article: '한글 맞춤법 제47항',
  certainty: 'likely',
  comment:
    '보조 용언은 앞말과 띄어 씁니다. ‘-고 있다, -고 싶다, -지 않다, -어야 하다’처럼 연결 어미 ‘-아, -어’ 뒤가 아니거나 조사가 끼어들면 붙여 쓸 수 없습니다.',
  examples: [
    { wrong: '노래를 듣고있다.', right: '노래를 듣고 있다.' },
    { wrong: '책을 읽어도보았다.', right: '책을 읽어도 보았다.' },
    { wrong: '할머니가 보고싶다.', right: '할머니가 보고 싶다.' },
  ],
  silent: ['이제 가야겠다.', '물론 가고말고요.'],
  find: decidedAs('spacing-second-verb'),
};

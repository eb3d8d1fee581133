import type { Rule } from '../../rule/rule.js';
import { decidedAs } from '../../spacing/spacing.js';

export const rule: Rule = {
  id: 'spacing-unit',
  last: true,
  title: '앞말에 붙여 쓴 단위',
  category: 'SPACING',
  article: '한글 맞춤법 제43항',
  certainty: 'likely',
  comment: '단위를 나타내는 명사는 띄어 씁니다. 아라비아 숫자 뒤에서는 붙여 쓸 수 있습니다.',
  examples: [
    { wrong: '엽서를 한장한장 넘겨 보았다.', right: '엽서를 한 장 한 장 넘겨 보았다.' },
    { wrong: '두사건은 서로 다르다.', right: '두 사건은 서로 다르다.' },
    { wrong: '저녁 여섯시에 만나자.', right: '저녁 여섯 시에 만나자.' },
    { wrong: '우리는 네명이서 갔다.', right: '우리는 네 명이서 갔다.' },
  ],
  silent: ['세종은 조선의 사 대 임금이다.', '버스 3대를 빌렸다.'],
  find: decidedAs('spacing-unit'),
};

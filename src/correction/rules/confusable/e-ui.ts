import { byContext } from '../../rule/by-context.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'e-ui',
  title: '에/의',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment:
    '곳이나 때, 대상을 나타내어 뒤의 움직임을 꾸미면 ‘에’(집에 가다), 뒤의 명사를 꾸미면 ‘의’(친구의 이름)로 적습니다. ‘의’는 [에]로도 소리 납니다.',
  examples: [
    { wrong: '나에 꿈은 선생님이 되는 것이다.', right: '나의 꿈은 선생님이 되는 것이다.' },
    { wrong: '어머니에 사랑은 끝이 없다.', right: '어머니의 사랑은 끝이 없다.' },
  ],
  silent: ['우리 집에 놀러 와.', '한국의 수도는 서울이다.', '학교에 친구가 있다.'],
  find: byContext,
};

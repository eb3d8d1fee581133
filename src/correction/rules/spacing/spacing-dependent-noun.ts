import type { Rule } from '../../rule/rule.js';
import { decidedAs } from '../../spacing/spacing.js';

export const rule: Rule = {
  id: 'spacing-dependent-noun',
  last: true,
  title: '앞말에 붙여 쓴 의존 명사',
  category: 'SPACING',
  article: '한글 맞춤법 제42항',
  certainty: 'likely',
  comment:
    '의존 명사는 홀로 쓰이지 못하지만 단어이므로 앞말과 띄어 씁니다(예: 것, 수, 데, 바, 지, 만큼, 대로, 뿐).',
  examples: [
    { wrong: '저번에 부탁하신대로 고쳤습니다.', right: '저번에 부탁하신 대로 고쳤습니다.' },
    { wrong: '둘중에 네 것을 골라라.', right: '둘 중에 네 것을 골라라.' },
    { wrong: '벌써 집에 온거 같다.', right: '벌써 집에 온 거 같다.' },
    { wrong: '그가 웃을리가 없다.', right: '그가 웃을 리가 없다.' },
    { wrong: '감기때문에 결석했다.', right: '감기 때문에 결석했다.' },
    { wrong: '이렇게 잘 만들줄은 몰랐다.', right: '이렇게 잘 만들 줄은 몰랐다.' },
  ],
  silent: [
    '연주자는 행진곡조의 노래를 불렀다.',
    '사는 것이 다 그런대로 괜찮다.',
    '기차로 세 시간 걸리는데 비행기로는 한 시간 걸린다.',
    '이뿐만 아니라 그만큼 했다.',
    '환자분께서는 이쪽으로 오세요.',
    '고객분들께 알립니다.',
    '식초 반 큰술을 넣는다.',
    '손목의 힘줄은 질기다.',
  ],
  find: decidedAs('spacing-dependent-noun'),
};

import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'gitdeulda',
  title: '깃들다/깃들이다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment:
    '빛이나 어둠, 느낌이 스미거나 서리는 것은 ‘깃들다’, 짐승이 보금자리를 만들어 그 안에 사는 것은 ‘깃들이다’입니다.',
  examples: [
    { wrong: '그의 노래에는 슬픔이 깃들여 있다.', right: '그의 노래에는 슬픔이 깃들어 있다.' },
    { wrong: '이 마을에는 전설이 깃들여 있다.', right: '이 마을에는 전설이 깃들어 있다.' },
  ],
  silent: ['방에 어둠이 깃들었다.', '숲에는 많은 새가 깃들여 산다.'],
  find: byCollocations(
    {
      after:
        '(?:슬픔|기쁨|사랑|정성|어둠|전설|추억|미소|정신|혼|영혼|황혼|적막|역사|숨결|마음|평화|행복)[이가]',
      wrong: '깃들이',
      right: '깃들',
    },
    {
      after:
        '(?:새|까치|까마귀|제비|참새|비둘기|황새|학|두루미|뻐꾸기|꾀꼬리|부엉이|올빼미|물총새)(?:들)?[이가은는도]',
      wrong: '깃들',
      right: '깃들이',
    },
  ),
};

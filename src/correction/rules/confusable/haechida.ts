import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'haechida',
  title: '해치다/헤치다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '해를 입히는 것은 ‘해치다’, 양옆으로 물리치거나 흩어지게 하는 것은 ‘헤치다’입니다.',
  examples: [
    { wrong: '지나친 운동은 건강을 헤친다.', right: '지나친 운동은 건강을 해친다.' },
    { wrong: '배가 물살을 해치고 나아간다.', right: '배가 물살을 헤치고 나아간다.' },
  ],
  silent: ['장터에 모인 사람을 헤치고 나아갔다.', '난관을 헤쳐 나갔다.', '사람을 해치지 마라.'],
  find: byCollocations(
    { after: '(?:건강|미풍양속|몸|환경|생명|분위기|미관|질서)[을를]', wrong: '헤치', right: '해치' },
    {
      after: '(?:물살|수풀|풀|위기|눈보라|난관|인파|군중|풀숲|파도|어려움|덤불)[을를]',
      wrong: '해치',
      right: '헤치',
    },
  ),
};

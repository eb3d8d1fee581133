import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'hanchang',
  title: '한참/한창',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '시간이 꽤 지나는 동안은 ‘한참’, 가장 활기 있는 때는 ‘한창’입니다.',
  examples: [
    { wrong: '벚꽃이 한참 필 때다.', right: '벚꽃이 한창 필 때다.' },
    { wrong: '우리 애는 한참 크는 나이라 많이 먹는다.', right: '우리 애는 한창 크는 나이라 많이 먹는다.' },
    { wrong: '버스를 한창 기다렸다.', right: '버스를 한참 기다렸다.' },
  ],
  silent: ['공사가 한창 진행 중이다.', '한참 만에 대답했다.', '가게는 한창 전성기를 누렸다.'],
  find: all(
    byPattern(
      /(?<![가-힣])한참(?= (?:자랄|바쁠|인기|때|나이|일할|진행|유행|젊|꽃|공사|공부할|클|놀|예민|더울|추울|필|피는)|이다|인 )/,
      '한창',
    ),
    // 한참 크는 나이: the age is what is at its height
    byPattern(
      /(?<![가-힣])한참(?= (?:[가-힣]+ )?[가-힣]*(?:는|을|[할클갈볼살날뛸쓸릴길킬]) (?:나이|시기|시절|철|무렵)(?![가-힣]{2}))/,
      '한창',
    ),
    byPattern(
      /(?<![가-힣])한창(?= (?:동안|기다|뒤|후|만에|걸|걷|지나|생각|바라보|있다가|전(?![가-힣])|전[에부])|을 )/,
      '한참',
    ),
  ),
};

import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** -느니보다 weighs two doings, -는 이보다 two persons; -리만큼 and -ㄹ 이만큼 likewise. */
export const rule: Rule = {
  id: 'neuniboda',
  title: '-느니보다/-는 이보다, -(으)리만큼/-(으)ㄹ 이만큼',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment:
    '두 일 가운데 뒤의 일을 택하면 어미 ‘-느니보다’, 사람을 견주면 의존 명사 ‘이’를 써서 ‘-는 이보다’로 적습니다. 정도를 나타내면 ‘-(으)리만큼’, 사람의 수를 나타내면 ‘-(으)ㄹ 이만큼’입니다.',
  examples: [
    { wrong: '혼자 떠나는 이보다 차라리 집에 있겠다.', right: '혼자 떠나느니보다 차라리 집에 있겠다.' },
    { wrong: '무서울 이만큼 조용했다.', right: '무서우리만큼 조용했다.' },
    { wrong: '오느니가 가느니보다 많다.', right: '오는 이가 가는 이보다 많다.' },
  ],
  silent: ['오는 이가 가는 이보다 많다.', '찬성할 이도 반대할 이만큼 많다.', '굶느니보다 낫다.'],
  find: all(
    byPattern(
      /(?<=[가-힣])는 이보다(?= (?:차라리|그냥|오히려 (?:집|안)|[가-힣]+에 있거라|집에 있|안 [가-힣]+ 편|죽는 게|그만두))/,
      '느니보다',
    ),
    byPattern(/(?<=[가-힣])느니가 ([가-힣]+)느니보다(?= (?:더 )?(?:많|적))/, '는 이가 $1는 이보다'),
    byPattern(/(?<![가-힣])(무서|놀라|괴로|아름다|부끄러|지겨)울 이만(?=큼|치)/, '$1우리만'),
    byPattern(
      /(?<![가-힣])(지나칠|끔찍할|잔인할|이상할|지독할|집요할) 이만(?=큼|치)/,
      (m) => `${m[1]!.replace(/칠$/, '치').replace(/할$/, '하')}리만`,
    ),
  ),
};

import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'neomeo',
  title: '너머/넘어',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제19항 [붙임]',
  comment: '높은 것의 저쪽을 가리키는 명사는 ‘너머’, 넘는 동작을 나타내면 ‘넘어’로 적습니다.',
  examples: [
    { wrong: '산 넘어에 마을이 있다.', right: '산 너머에 마을이 있다.' },
    { wrong: '언덕 넘어 작은 집이 있다.', right: '언덕 너머 작은 집이 있다.' },
    { wrong: '산 넘어 보이는 집이 우리 집이다.', right: '산 너머 보이는 집이 우리 집이다.' },
    { wrong: '담을 너머 도망쳤다.', right: '담을 넘어 도망쳤다.' },
  ],
  silent: ['고개를 넘어 집에 갔다.', '창 너머로 바다가 보인다.', '산 넘어 산이다.'],
  find: all(
    byPattern(
      /(?<=(?:산|담|담장|창|창문|어깨|수평선|지평선|저|언덕|고개|문) )넘어(?=에|로|의|를 (?:보|바라)|가 보)/,
      '너머',
    ),
    // 산 넘어 마을이 있다: what lies there
    byPattern(
      /(?<=(?<![가-힣])(?:산|담|담장|창|창문|울타리|언덕|고개|강|바다|재) )넘어(?= (?:(?:[가-힣]+ )?[가-힣]+[이가] )?(?:있|보이|보인|보였|펼쳐|나타|들리|들려오))/,
      '너머',
    ),
    // 너머 아프다: 너무
    byPattern(
      /(?<=(?:^|[이가은는도]) ?)너머(?= (?:아프|아파|좋|예쁘|예뻐|힘들|어렵|어려|바쁘|바빠|많|크|커|비싸|춥|덥|맵|슬프|늦))/,
      '너무',
    ),
    // an object wants a verb
    byPattern(/(?<=[가-힣][을를] )너머(?=서?(?=[ ,.]|$))/, '넘어'),
  ),
};

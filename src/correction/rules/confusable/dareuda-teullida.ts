import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

const DIFFER: Record<string, string> = {
  틀리: '다르',
  틀려: '달라',
  틀렸: '달랐',
  틀린: '다른',
  틀릴: '다를',
  틀립: '다릅',
};

export const rule: Rule = {
  id: 'dareuda-teullida',
  title: '다르다/틀리다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '비교하는 둘이 같지 않은 것은 ‘다르다’, 셈이나 사실이 그르거나 어긋난 것은 ‘틀리다’입니다.',
  examples: [
    { wrong: '우리는 성격이 서로 틀려.', right: '우리는 성격이 서로 달라.' },
    { wrong: '형과 나는 식성이 아주 틀리다.', right: '형과 나는 식성이 아주 다르다.' },
    { wrong: '나는 너와 생각이 틀려.', right: '나는 너와 생각이 달라.' },
    { wrong: '두 사람의 성격은 틀리다.', right: '두 사람의 성격은 다르다.' },
    { wrong: '두 사람은 생각이 서로 틀리다.', right: '두 사람은 생각이 서로 다르다.' },
  ],
  silent: ['계산이 틀렸다.', '답이 틀리면 다시 풀어라.', '나는 너와 다르다.'],
  find: all(
    byPattern(
      /(?<=[가-힣](?:와|과|랑|하고) (?:(?:나|너|저|우리|[가-힣]{1,5})[은는] )?(?:성격|생김새|생각|입맛|취향|모양|색깔|의견|성향|외모|키|피부색|문화|언어|습관|식성|말투)[이가] (?:아주 |전혀 |많이 |너무 |정말 |서로 )?)(?:틀리(?=[다고지게며면]|$)|틀려|틀렸|틀린|틀릴|틀립)/,
      (m) => DIFFER[m[0]],
    ),
    byPattern(
      /(?<=(?:두 사람|둘|너와 나|형제|자매|부부|쌍둥이|남녀)의 (?:성격|생김새|생각|입맛|취향|의견|성향|외모|습관|식성|말투)[은이] (?:아주 |전혀 |많이 |너무 |정말 |서로 )?)(?:틀리(?=[다고지게며면]|$)|틀려|틀렸|틀린|틀릴|틀립)/,
      (m) => DIFFER[m[0]],
    ),
    byPattern(
      /(?<=(서로|[가-힣]+(?:와|과|랑|하고)(?:는)?(?: (?:실물|실제|사진|색깔|색상|모양|느낌|크기|디자인|내용|설명|말|분위기)[이가은는도])?) )(틀리(?=[다고지게며면]|$)|틀려|틀렸|틀린|틀릴|틀립)/,
      (m) => ({
        begin: m.index,
        end: m.index + m[0].length,
        replacement: DIFFER[m[0]]!,
        // 답과 틀리다 may well be wrong rather than different
        ...(m[1] === '서로' ? {} : { certainty: 'author' }),
      }),
    ),
  ),
};

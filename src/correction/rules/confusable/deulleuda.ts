import { byPattern } from '../../rule/by-pattern.js';
import type { Rule } from '../../rule/rule.js';

const PLACE =
  '(?:집|마트|가게|편의점|은행|병원|약국|식당|카페|서점|시장|우체국|회사|사무실|화장실|휴게소|도서관|미용실|친정|본가|매장|주유소|빵집|꽃집|백화점|학원|성당|절|고향)';
/** The shapes of 들리다 and those of 들르다, with what may follow them. */
const RIGHT: Record<string, string> = { 려: '러', 렸: '렀', 리: '르', 릴: '를', 린: '른', 립: '릅' };
const SHAPES =
  '(?:렸(?=[다는어습고지을던네])|려(?=$|[ .,!?]|서|야|요|도)|릴(?=게|까|래| 거| 예정| 일| 때| 수)|리(?=고|면|기|지|겠|세|시|자|십|려고|다가|는 (?:길|김|곳|날))|린(?=다| 뒤| 후| 적| 김)|립(?=니다|시다))';

/** 마트에 들렸다: who stops by somewhere is not heard there. */
export const rule: Rule = {
  id: 'deulleuda',
  title: '들르다/들리다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '지나는 길에 잠깐 들어가 머무는 것은 ‘들르다’, 소리가 귀에 느껴지는 것은 ‘들리다’입니다.',
  reasons: [
    {
      of: /→.*들[러렀]/,
      comment:
        '지나는 길에 잠깐 들어가 머무는 것은 ‘들르다’이며, 모음 어미 앞에서 ‘ㅡ’가 줄어듭니다. 소리가 귀에 느껴지는 것은 ‘들리다’입니다.',
      article: '한글 맞춤법 제18항 4',
    },
  ],
  examples: [
    { wrong: '집에 가는 길에 마트에 들렸다.', right: '집에 가는 길에 마트에 들렀다.' },
    { wrong: '퇴근하고 약국에 잠깐 들릴게.', right: '퇴근하고 약국에 잠깐 들를게.' },
    { wrong: '감기 때문에 병원을 들렸다.', right: '감기 때문에 병원을 들렀다.' },
    { wrong: '오는 길에 빵집에 들리면 좋겠다.', right: '오는 길에 빵집에 들르면 좋겠다.' },
  ],
  silent: [
    '집에 들리는 소리가 크다.',
    '노래가 가게에까지 들렸다.',
    '시장에 들러 과일을 샀다.',
    '아이 손에 가방이 들렸다.',
  ],
  find: byPattern(
    new RegExp(
      `(?<=(?<![가-힣])[가-힣]{0,3}${PLACE}(?:에(?:도|만)?|[을를]) (?:잠깐 |잠시 |한번 |먼저 |다시 |꼭 |안 |못 )?들)${SHAPES}`,
    ),
    (m) => RIGHT[m[0][0]!],
  ),
};

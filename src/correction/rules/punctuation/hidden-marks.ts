import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** 육군 ○○ 부대: what is kept secret. */
export const rule: Rule = {
  id: 'hidden-marks',
  title: '숨김표',
  category: 'GRAMMER',
  article: '문장 부호 숨김표 규정',
  comment:
    '금기어나 밝힐 수 없는 말을 숨길 때는 자음 ‘ㅇ’이나 로마자 ‘O’가 아니라 숨김표 ‘○’나 ‘×’를 그 글자 수만큼 씁니다.',
  examples: [
    { wrong: '육군 OO 부대의 병사들이다.', right: '육군 ○○ 부대의 병사들이다.' },
    { wrong: '그 모임에는 김ㅇㅇ 씨도 왔다.', right: '그 모임에는 김○○ 씨도 왔다.' },
    { wrong: '정 OO 씨의 말을 들었다.', right: '정○○ 씨의 말을 들었다.' },
    { wrong: '그는 XX라는 욕을 내뱉었다.', right: '그는 ××라는 욕을 내뱉었다.' },
  ],
  silent: ['ㅇㅇ 알겠어', '응 ㅇㅇ', 'O형 혈액이 모자라다.', 'XX염색체라는 말을 배웠다.', '육군 ○○ 부대'],
  find: all(
    byPattern(
      /(?<![A-Za-z\d])(?:OO|ㅇㅇ)(?= ?(?:부대|초등학교|중학교|고등학교|대학교|회사|아파트|병원|은행|마을|경찰서|시청))/,
      '○○',
    ),
    // what may not be said
    byPattern(/(?<![A-Za-z\d가-힣])(X{2,3})(?=(?:이?란|이?라는) (?:말|욕|소리|막말|단어))/, (m) =>
      '×'.repeat(m[1]!.length),
    ),
    byPattern(
      /(?<=(?<![가-힣])[김박최정강조윤장임오서신권황안송류홍]) (?:OO|ㅇㅇ|○○)(?= ?(?:씨|군|양|의원|선생|기자|대표|과장)(?:[은는이가을를의]|$|[^가-힣]))/,
      '○○',
    ),
    byPattern(
      /(?<=(?<![가-힣])[김이박최정강조윤장임한오서신권황안송류홍])(?:OO|ㅇㅇ)(?= ?(?:씨|군|양|님|의원|선생|기자|대표|과장|[은이가을]))/,
      '○○',
    ),
  ),
};

import { withParticle } from '../../korean/with-particle.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** What is said twice, and how once is enough: dictionaries have some of them, so they are only asked about. */
const TWICE: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<![가-힣])역전 ?앞/, '역 앞'],
  [/(?<![가-힣])미리 (?=예약|예습|예매|예견|예측|예방|예비)/, ''],
  [
    /(?<![가-힣])다시 (?=재검토|재론|재발|재개|재조사|재작성|재확인|재시작|재방문|재도전|재기[하한할했해]|복습|반복)/,
    '',
  ],
  [/(?<![가-힣])(?:남은|나머지) (?=여생|여백|잔액|잔금|잔여)/, ''],
  [/(?<![가-힣])가까운 (?=근방|근처|측근|인근)/, ''],
  [/(?<![가-힣])(?:나이가 )?젊은 (?=청년)/, ''],
  [/(?<=(?<![가-힣])매[주달년일])마다(?![가-힣])/, ''],
  [/(?<![가-힣])돌이켜 (?=회고|회상)/, ''],
  [/(?<![가-힣])과반수 이상/, '과반수'],
  [/(?<![가-힣])이름난 (?=명산|명소|명승지|명의)/, ''],
  [/(?<![가-힣])서로 (?=상의하|상의해|상의했|상부상조|상호|상충)/, ''],
  [/(?<![가-힣])간단히 (?=요약)/, ''],
  [/(?<![가-힣])(?:푸른|높은) (?=창공)/, ''],
  [/(?<![가-힣])해변가/, '해변'],
  [/(?<![가-힣])약 (?=(?:[가-힣]{1,4}|\d+)여 ?(?:명|개|년|곳|건|번|일|권|마리|차례|가지))/, ''],
  [/(?<![가-힣])(?:빈|텅 빈) (?=공터|공백|공란|여백)/, ''],
  [/(?<![가-힣])새로운 (?=신제품|신기록|신곡|신상품|신간|신작|신기술)/, ''],
  [/(?<![가-힣])어려운 (?=난제|난관|난국)/, ''],
  [/(?<![가-힣])오랜 (?=숙원|숙제로 남)/, ''],
  [/(?<![가-힣])유산을 물려/, '재산을 물려'],
  [/(?<![가-힣])접수(?:를)? 받/, '신청을 받'],
];

/** 역전 앞: the same thing twice. */
export const rule: Rule = {
  id: 'redundant-words',
  title: '뜻이 겹친 표현',
  category: 'SENTENCE',
  article: '호응',
  comment: '같은 뜻의 말이 겹쳤습니다. 힘주어 말하려는 것이 아니라면 하나만 써도 뜻이 통합니다.',
  examples: [
    { wrong: '역전 앞에서 만나자.', right: '역전 앞에서 만나자.', asks: '역 앞에서 만나자.' },
    { wrong: '식당을 미리 예약했다.', right: '식당을 미리 예약했다.', asks: '식당을 예약했다.' },
    {
      wrong: '그 문제를 다시 재검토했다.',
      right: '그 문제를 다시 재검토했다.',
      asks: '그 문제를 재검토했다.',
    },
  ],
  silent: [
    '역전에서 만나자.',
    '미리 준비했다.',
    '다시 시작했다.',
    '서로 상의 끝을 잡았다.',
    '약 열 명이 모였다.',
    '남은 음식을 먹었다.',
    '홍수로 피해를 입었다.',
  ],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find: all(
    ...TWICE.map(([pattern, once]) =>
      byPattern(pattern, (m, line) => {
        const [begin, end] = [m.index, m.index + m[0].length];
        const found: Finding = { begin, end, replacement: once, certainty: 'author' };
        return once === '' ? found : withParticle(line, found);
      }),
    ),
  ),
};

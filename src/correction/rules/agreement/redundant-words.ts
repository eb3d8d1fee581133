import { withParticle } from '../../korean/with-particle.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** A word that says again what the next one means already: it may go. Some are in dictionaries, so they are only asked about. */
const SAID_AGAIN = `
  미리: 예약 예습 예매 예견 예측 예방 예비 예고 예단
  다시: 재검토 재론 재발 재개 재조사 재작성 재확인 재시작 재방문 재도전 재기하 재기한 재기할 재기했 재기해 복습 반복 재탕 재현
  남은: 여생 여백 잔액 잔금 잔여
  나머지: 잔액 잔금 잔여
  가까운: 근방 근처 측근 인근
  젊은: 청년
  돌이켜: 회고 회상
  이름난: 명산 명소 명승지 명의
  서로: 상의하 상의해 상의했 상부상조 상호 상충
  푸른: 창공
  높은: 창공
  넓은: 광야
  빈: 공터 공백 공란 여백
  새로운: 신제품 신기록 신곡 신상품 신간 신작 신기술 신인 신설
  새: 신제품 신곡 신상품 신간
  어려운: 난제 난관 난국 난항
  오랜: 숙원
  오래된: 고목 고서 고전 고물 골동품
  판이하게: 다르 다른 달라 달랐
  완전히: 전멸 근절 전소
  완전: 전멸
  모두: 전멸 전소
  혼자: 독학 독백 독식 독주
  혼자서: 독학 독백 독식
  스스로: 자각 자성 자인 자초 자처
  둘로: 양분 이분
  허다하게: 많
  가장: 최고 최선 최초 최대 최소 최신 최적 최후 최상
  제일: 최고 최선 최초 최대 최소 최신
  먼저: 선취 선점 선수를 선제 선결
  따뜻한: 온정
  하얀: 백발 백설
  죽은: 시체 시신
  떨어지는: 낙엽 낙화
  지나가는: 행인
  쓰이는: 용도
  쓰는: 용도
  앞으로: 향후
  뒤로: 후진 후퇴
  위로: 상승
  아래로: 하강
  밖으로: 외출 표출
  안에: 내재 내포
  속에: 내재
  함께: 동참 동행 공존 동반
  같이: 동참 동행 동반
  수많은: 군중 인파
  더러운: 누명
  널리: 만연
  옥상: 위
  공기를: 환기
  머리를: 삭발
  물에: 침수
  눈으로: 목격
  자리에: 착석
  입으로: 구전
  이미: 기정사실
  분명하게: 명시
  분명히: 명시
  계속: 속출 지속 연속
  그러나: 하지만
  상호: 간에 서로`;

/** What is said twice otherwise, and how once is enough. */
const TWICE: ReadonlyArray<readonly [RegExp, string]> = [
  ...SAID_AGAIN.trim()
    .split('\n')
    .map((row): [RegExp, string] => {
      const [first, seconds] = row.trim().split(': ') as [string, string];
      return [new RegExp(`(?<![가-힣])${first} (?=${seconds.replaceAll(' ', '|')})`), ''];
    }),
  [/(?<![가-힣])역전 ?앞/, '역 앞'],
  [/(?<=(?<![가-힣])(?:매 ?[주달년일]|매 (?:회|번|시간|학기)|각 [가-힣]{1,4}))마다(?![가-힣])/, ''],
  [/(?<![가-힣])과반수 이상/, '과반수'],
  [/(?<![가-힣])과반수[가를] 넘/, '절반이 넘'],
  [/(?<![가-힣])해변가/, '해변'],
  [/(?<![가-힣])(?:약|대략) (?=(?:[가-힣]{1,4}|\d+)여 ?(?:명|개|년|곳|건|번|일|권|마리|차례|가지))/, ''],
  [
    /(?<![가-힣])(?:약|대략) (?=(?:[가-힣\d,.]+ ){1,2}(?:정도|가량|남짓)(?![가-힣]{2})|[가-힣\d,.]+ ?[가-힣]+(?:쯤|가량)(?![가-힣]))/,
    '',
  ],
  [/(?<![가-힣])유산을 물려/, '재산을 물려'],
  [/(?<![가-힣])접수(?:를)? 받/, '신청을 받'],
  [/(?<![가-힣])공감을 느/, '공감하는 마음을 느'],
];

/** 역전 앞: the same thing twice. */
export const rule: Rule = {
  id: 'redundant-words',
  title: '뜻이 겹친 표현',
  category: 'SENTENCE',
  article: '',
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

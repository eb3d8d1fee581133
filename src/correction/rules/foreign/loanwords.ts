import { loanwordsBy } from '../../loanwords/loanwords.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** Found behind another noun too, and before one (데이타베이스). */
const INSIDE: Readonly<Record<string, string>> = {
  데이타: '데이터',
  컨텐츠: '콘텐츠',
  악세사리: '액세서리',
  악세서리: '액세서리',
  메세지: '메시지',
  케익: '케이크',
  후라이: '프라이',
  까페: '카페',
  라떼: '라테',
  쥬스: '주스',
  초콜렛: '초콜릿',
  소세지: '소시지',
  바베큐: '바비큐',
  돈까스: '돈가스',
  메뉴얼: '매뉴얼',
  스케쥴: '스케줄',
  리모콘: '리모컨',
  에어콘: '에어컨',
  밧데리: '배터리',
  텔레비젼: '텔레비전',
  싸이트: '사이트',
  싸이즈: '사이즈',
  써비스: '서비스',
};

const WRONG = Object.keys(INSIDE).join('|');

export const rule: Rule = {
  id: 'loanwords',
  before: ['loanword-tense'],
  title: '굳어진 외래어',
  category: 'FOREIGN_WORD',
  article: '외래어 표기법 제1장 제5항',
  comment:
    '이미 굳어진 외래어는 관용을 존중하여 적고, 그 용례는 국립국어원이 정합니다(예: 알코올, 앙코르, 콩쿠르, 배터리).',
  examples: [
    { wrong: '알콜 솜으로 닦았다.', right: '알코올 솜으로 닦았다.' },
    { wrong: '꽃가루 알러지가 있다.', right: '꽃가루 알레르기가 있다.' },
    { wrong: '동생이 치즈케익을 구웠다.', right: '동생이 치즈케이크를 구웠다.' },
    { wrong: '데이타베이스를 고쳤다.', right: '데이터베이스를 고쳤다.' },
  ],
  silent: [
    '액세서리와 콘텐츠',
    '오늘은 볼린저 밴드에 대해서 알아보겠습니다.',
    '초콜릿 케이크를 샀다.',
    '파이팅을 외쳤다.',
    '눈에 싸인 산이 보인다.',
    '속이 쓰리다.',
    '불길이 타오르는 밤',
    '세타가야에 사는 친구',
    '포탈라 궁은 티베트에 있다.',
  ],
  find: all(
    loanwordsBy('custom'),
    byPattern(
      /(?<![가-힣])칼라(?= ?(?:선택|사진|인쇄|프린터|화면|영상|렌즈|감각|복사|텔레비전|TV|필름|링))/,
      '컬러',
    ),
    byPattern(
      /(?<=(?:마지막|첫|이|그|한|명|액션|베드|러브|키스|영화의|주요|추격|전투) ?)씬(?=[을이은에도의]|$|[ .,])/,
      '신',
    ),
    // 종이에 싸인 선물 is wrapped, not signed
    byPattern(/(?<![가-힣])(?<!(?:에|로|둘러|겹) )싸인(?=[을도]|이[ 다]|은 |펜|회|해|하|했|받)/, '사인'),
    all(
      byPattern(
        new RegExp(
          `(?<=[가-힣])(?:${WRONG})(?=$|[^가-힣]|[은는이가을를의에와과도로만])|(?<![가-힣])(?:${WRONG})(?=베이스|센터|통신|분석|처리|요금|전송|팀|제작|산업|개발|기획|시장|맛|함(?![가-힣])|창(?![가-힣])|잔(?![가-힣])|집(?![가-힣]))`,
        ),
        (m) => INSIDE[m[0]],
      ),
    ),
  ),
};

import type { Eojeol, Morpheme } from '../../../analysis/types.js';
import { has, lastWord } from '../../korean/eojeol-parts.js';
import { inflect, withVowel } from '../../korean/inflect.js';
import { askedAs, type Predicate, predicateOf, rewritten } from '../../korean/statement.js';
import type { LineView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Things of shops, counters and announcements, which polite speech raises together with the customer. */
const THINGS = new Set(
  `커피 음료 주문 상품 가격 사이즈 제품 영수증 자리 좌석 포장 할인 음식 메뉴 배송 반품 교환 환불 결제 예약 신청 접수 요금 색상
  거스름돈 잔돈 포인트 쿠폰 화장실 주차 주차장 계좌 재고 물건 행사 이벤트 서비스 배달 등록 가입 처리 입금 승인 발급 택배 주소 번호 비용
  금액 총액 탈의실 매장 물량 세트 기능 설치 보증 기간 기한 한도 카드 모델 수량 물품 티켓 표 입장료 이용권 상담 대출 이자 한정판 재료 소스
  객실 방 엘리베이터 계산대 창구 출구 입구 안내 방송 강의 수업 공연 열차 버스 비행기 차량 유효기간 사용법 옵션 배터리 화면 증상 검사
  진료 약 처방전 서류 접수증 대기 시간 순서 공사 작업 회의 발표 시험 마감 혜택 적립 보험 견적 부품 수리 점검 기계 제품명 신상품`.split(
    /\s+/,
  ),
);
/** What a thing is said to be. */
const KINDS =
  /^(?:원|품절|무료|유료|선불|후불|매진|인기|불가|가능|완판|포함|별도|세일|최저가|정가|적용|대상|중|층|개|시|번|마감|완료|준비|예정|하나|정도|미만|이상)$/;
/** What things do and are like. */
const DOES =
  /^(?:나오|안되|팔리|떨어지|빠지|걸리|들어오|들어가|도착하|비싸|싸|저렴하|있|없|끝나|시작하|열리|무겁|가볍|다르|같|맞|어렵|짧|길|크|작|적|많)$|되$|^(?:불)?가능하$/;
/** What somebody has to say or to do: there is, and nobody dwells there. */
const MATTERS =
  /^(?:말씀|질문|문의|점|것|일|사항|문제|의견|요청|계획|약속|볼일|용건|불편|부탁|소식|연락|사정|궁금증|시간|행사|순서|안내|인사말|인사|격려사|축사|발표|답변)$/;
/** Whose things they may be: 교수님은 예약이 없으십니다. */
const PERSON =
  /(?:님|분|씨|께서|손님|고객|선생|할머니|할아버지|어머니|아버지|부모)(?:은|는|이|가|도|께서는?|의)?$/;

/** 커피 나오셨습니다: polite towards the guest, but it is the coffee that is raised. */
export const rule: Rule = {
  id: 'raised-things',
  title: '사물 높임',
  category: 'SENTENCE',
  article: '호응',
  comment:
    '‘-(으)시-’는 주어를 높이는 말입니다. 손님을 높이려다 사물을 높이면 알맞지 않습니다. 손님의 것을 간접적으로 높인 것이라면 그대로 두세요.',
  examples: [
    {
      wrong: '주문하신 커피 나오셨습니다.',
      right: '주문하신 커피 나오셨습니다.',
      asks: '주문하신 커피 나왔습니다.',
    },
    {
      wrong: '주문하신 바닐라라테 나오셨습니다.',
      right: '주문하신 바닐라라테 나오셨습니다.',
      asks: '주문하신 바닐라라테 나왔습니다.',
    },
    { wrong: '이 상품은 품절이십니다.', right: '이 상품은 품절이십니다.', asks: '이 상품은 품절입니다.' },
    {
      wrong: '이어서 회장님의 말씀이 계시겠습니다.',
      right: '이어서 회장님의 말씀이 계시겠습니다.',
      asks: '이어서 회장님의 말씀이 있으시겠습니다.',
    },
    { wrong: '결제가 완료되셨습니다.', right: '결제가 완료되셨습니다.', asks: '결제가 완료되었습니다.' },
  ],
  silent: [
    '커피가 나왔습니다.',
    '찾으시는 상품이 있으십니까?',
    '손님은 자리가 어디세요?',
    '주문하시겠습니까?',
    '메뉴를 고르셨어요?',
    '교수님은 예약이 없으십니다.',
    '그분은 가격을 정하셨습니다.',
    '할머니께서는 방에 계십니다.',
    '이분이 담당자이십니다.',
  ],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find: (line: LineView): Finding[] =>
    line.sentences.flatMap(({ eojeols }) =>
      eojeols.flatMap((eojeol, i) => {
        const found = isRaised(eojeol) ? raisedThing(line, eojeols, i) : undefined;
        return found ? [found] : [];
      }),
    ),
};

function isRaised({ morphemes }: Eojeol): boolean {
  return morphemes.some(
    ({ form, tag }) => (tag === 'EP' && /시$/.test(form)) || (tag === 'VV' && form === '계시'),
  );
}

function raisedThing(line: LineView, eojeols: readonly Eojeol[], i: number): Finding | undefined {
  const { morphemes } = eojeols[i]!;
  const polite = morphemes.findLastIndex(({ form, tag }) => tag === 'JX' && form === '요');
  const predicate = predicateOf(line, {
    ...eojeols[i]!,
    morphemes: polite < 0 ? morphemes : morphemes.slice(0, polite),
  });
  if (!predicate) return undefined;
  if (predicate.form === '계시') return dwells(line, eojeols, i, predicate);
  const asked = line.text.slice(predicate.span.end).startsWith('?');
  // 사이즈 있으세요? asks what the customer has
  if (predicate.guess !== undefined || (/^[있없]$/.test(predicate.form) && asked)) return undefined;
  if (!isThing(line, eojeols, i, predicate)) return undefined;
  const written = lowered(line, predicate);
  return written === undefined ? undefined : askedAs(predicate, written);
}

/** 말씀이 계시다 → 말씀이 있으시다. */
function dwells(
  line: LineView,
  eojeols: readonly Eojeol[],
  i: number,
  { span }: Predicate,
): Finding | undefined {
  const subject = eojeols.slice(0, i).findLast((eojeol) => lastWord(eojeol)?.tag !== 'MAG');
  const particle = subject && lastWord(subject);
  if (!particle || !/^(?:JKS|JX)$/.test(particle.tag) || !MATTERS.test(lastNoun(subject.morphemes)))
    return undefined;
  const { begin } = span;
  return line.text[begin] === '계'
    ? { begin, end: begin + 1, replacement: '있으', certainty: 'author' }
    : undefined;
}

function isThing(line: LineView, eojeols: readonly Eojeol[], i: number, { tag, form }: Predicate): boolean {
  const before = eojeols.slice(0, i);
  if (before.some(({ begin, end }) => PERSON.test(line.text.slice(begin, end)))) return false;
  if (tag === 'VCP') {
    const noun = lastNoun(eojeols[i]!.morphemes);
    return KINDS.test(noun) || THINGS.has(noun);
  }
  if (!DOES.test(form)) return false;
  // Nothing but adverbs, places and numbers between the thing and what it does.
  let between = false;
  for (const eojeol of before.reverse()) {
    const inside = between;
    between = true;
    const last = lastWord(eojeol);
    if (!last || /^(?:오늘|내일|지금|모두|전부|이미|하나|쯤|까지|부터)$/.test(last.form)) continue;
    if (/^(?:MAG|NP|NR|SN|MM.|NNB)$/.test(last.tag) || last.tag === 'JKB') continue;
    // 마련되어 있으시고요
    if (last.tag === 'EC' && /^(?:있|되)$/.test(form) && /^[아어]$/.test(last.form)) continue;
    if (!/^(?:JKS|JKC|JX|NNG)$/.test(last.tag) || last.form === '께서') return false;
    // 시간에만 가능하십니다: a place, too
    if (last.tag === 'JX' && has(eojeol, /^JKB$/)) continue;
    // 건물 뒤편에, 오후 두 시부터: the first of several words for a place or time
    if (last.tag === 'NNG' && inside) continue;
    return THINGS.has(lastNoun(eojeol.morphemes)) || isOrdered(line, eojeol);
  }
  return /^(?:결제|예약|신청|접수|배송|주문)/.test(form);
}

/** 주문하신 아메리카노: whatever it is, nobody orders a person. */
function isOrdered({ text }: LineView, { begin }: Eojeol): boolean {
  return /(?:주문|예약|신청|구매|요청|문의)하신 $/.test(text.slice(0, begin));
}

/** The same without 시. */
function lowered(line: LineView, predicate: Predicate): string | undefined {
  const { ending, past, span } = predicate;
  if (predicate.level) return rewritten(predicate)?.replace(/됐(?=습니다|어요)/, '되었');
  if (ending.tag === 'ETM' && !past)
    return inflect(predicate, ending.form === '는' ? '는' : /ㄹ|을/.test(ending.form) ? 'ㄹ' : 'ㄴ');
  if (/^[아어]서$/.test(ending.form) && !past) return `${withVowel(predicate)}서`;
  if (ending.form !== '고' || past) return undefined;
  return `${inflect(predicate, '지').slice(0, -1)}고${line.text.slice(ending.end, span.end)}`;
}

function lastNoun(morphemes: readonly Morpheme[]): string {
  return morphemes.findLast(({ tag }) => tag[0] === 'N')?.form ?? '';
}

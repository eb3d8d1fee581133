import type { Eojeol, Morpheme } from '../../../analysis/types.js';
import { askedAs, type Predicate, rewritten, statements } from '../../korean/statement.js';
import type { LineView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Things of shops and counters, which polite speech raises together with the customer. */
const THINGS =
  /^(?:커피|음료|주문|상품|가격|사이즈|제품|영수증|자리|포장|할인|음식|메뉴|배송|반품|교환|환불|결제|예약|신청|접수|요금|색상|거스름돈|잔돈|포인트|쿠폰|화장실|주차|주차장|계좌|재고|물건|행사|이벤트|서비스|배달|등록|가입|처리|입금|승인|발급|택배|주소|번호|비용|금액|총액|탈의실|매장|물량|세트|기능|설치|보증|기간)$/;
/** What a thing is said to be. */
const KINDS =
  /^(?:원|품절|무료|유료|선불|후불|매진|탈의실|화장실|매장|포장|할인|세일|행사|이벤트|입구|출구|주차장|계산대|사이즈|제품|상품|가격|세트|메뉴|신상품|인기|한정판|불가|가능|마감|완판|포함|별도)$/;
/** What things do. 있다, 없다 may be said of what a respected person has. */
const DOES = /^(?:나오|되|안되|팔리|떨어지|빠지|걸리|들어오|들어가)$|되$|^(?:불)?가능하$/;

/** 커피 나오셨습니다: polite towards the guest, but it is the coffee that is raised. */
export const rule: Rule = {
  id: 'raised-things',
  title: '사물 높임',
  category: 'SENTENCE',
  article: '호응',
  comment:
    '‘-(으)시-’는 주어를 높이는 말입니다. 손님을 높이려다 상품이나 가격을 높이면 알맞지 않습니다. 손님의 것을 간접적으로 높인 것이라면 그대로 두세요.',
  examples: [
    {
      wrong: '주문하신 커피 나오셨습니다.',
      right: '주문하신 커피 나오셨습니다.',
      asks: '주문하신 커피 나왔습니다.',
    },
    { wrong: '이 상품은 품절이십니다.', right: '이 상품은 품절이십니다.', asks: '이 상품은 품절입니다.' },
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
  ],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find: (line: LineView): Finding[] =>
    statements(line).flatMap(({ eojeols, predicate, text }) => {
      if (!predicate.honorific || predicate.guess !== undefined || !isThing(eojeols, predicate)) return [];
      // 사이즈 있으세요? asks what the customer has
      if (/^[있없]$/.test(predicate.form) && text.endsWith('?')) return [];
      const written = rewritten(predicate);
      return written === undefined ? [] : [askedAs(predicate, written.replace(/됐(?=습니다|어요)/, '되었'))];
    }),
};

function isThing(eojeols: readonly Eojeol[], { tag, form, before }: Predicate): boolean {
  if (tag === 'VCP') return KINDS.test(lastNoun(eojeols.at(-1)!.morphemes));
  const isThere = /^[있없]$/.test(form) && before === '';
  if (!isThere && !DOES.test(form)) return false;
  // Nothing but adverbs, places and numbers between the thing and what it does.
  for (const { morphemes } of eojeols.slice(0, -1).reverse()) {
    const words = morphemes.filter((m) => m.tag[0] !== 'S');
    const last = words.at(-1);
    if (!last) continue;
    if (/^(?:오늘|내일|지금|모두|전부)$/.test(last.form)) continue;
    if (/^(?:MAG|NP|NR|SN|MM.)$/.test(last.tag) || (last.tag === 'JKB' && form !== '되')) continue;
    if (!/^(?:JKS|JKC|JX|NNG)$/.test(last.tag) || last.form === '께서') return false;
    const thing = THINGS.test(lastNoun(words));
    return (
      thing &&
      (!isThere || /^(?:사이즈|색상|화장실|거스름돈|잔돈|재고|제품|매장|탈의실)$/.test(lastNoun(words)))
    );
  }
  return /^(?:결제|예약|신청|접수|배송|주문)/.test(form);
}

function lastNoun(morphemes: readonly Morpheme[]): string {
  return morphemes.findLast(({ tag }) => tag[0] === 'N')?.form ?? '';
}

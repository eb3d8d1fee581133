import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'gyeolje',
  title: '결제/결재',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '돈을 주고받아 거래를 끝맺는 것은 ‘결제’, 윗사람이 안건을 살펴 허가하는 것은 ‘결재’입니다.',
  examples: [
    { wrong: '음식값을 카드로 결재했다.', right: '음식값을 카드로 결제했다.' },
    { wrong: '부장님께 보고서를 올려 결제를 받았다.', right: '부장님께 보고서를 올려 결재를 받았다.' },
  ],
  silent: ['현금으로 결제해 주세요.', '과장님의 결재를 받았다.', '전자 결재 시스템을 도입했다.'],
  find: all(
    byPattern(
      /(?<=(?:카드로|현금으로|휴대폰으로|카드|현금|요금|대금|소액|온라인|자동|간편|할부|일시불로|계좌로|포인트로|금액을|비용을|값을|요금을|대금을|상품을) ?)결재/,
      '결제',
    ),
    byPattern(/(?<![가-힣])결재(?= ?(?:금액|수단|대금|카드|방법은 카드))/, '결제'),
    byPattern(
      /(?<=(?:부장|과장|팀장|사장|국장|상사|서류|기안|보고서|품의|장관)[가-힣]* (?:[가-힣]+ ){0,2})결제(?=[를을]? ?(?:받|올리|올렸|맡))/,
      '결재',
    ),
  ),
};

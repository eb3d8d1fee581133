import { byPattern } from '../../rule/by-pattern.js';
import type { Rule } from '../../rule/rule.js';

/** 시작합다, 했습다: the formal endings -ㅂ니다 and -습니다 without 니, which no other ending looks like. */
export const rule: Rule = {
  id: 'missing-syllables',
  title: '빠진 글자',
  category: 'TYPO',
  article: '',
  comment: '‘-ㅂ니다/-습니다’의 ‘니’가 빠졌습니다.',
  examples: [
    { wrong: '모두 무사합다.', right: '모두 무사합니다.' },
    { wrong: '회의는 세 시에 시작합다.', right: '회의는 세 시에 시작합니다.' },
    { wrong: '어제 도착했습다.', right: '어제 도착했습니다.' },
  ],
  silent: [
    '두 사람은 어릴 적이 그립다.',
    '추워서 외투를 입다.',
    '어디에 갑니까?',
    '이것은 무엇입니까?',
    '그는 손님이 없습디다.',
    '할아버지는 벌써 가셨습네다.',
  ],
  find: byPattern(/(?<=[가-힣][합됩]|[있없했었았였겠됐갔왔]습)다(?=[.!]|$)/, '니다'),
};

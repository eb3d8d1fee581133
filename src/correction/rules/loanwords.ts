import { LOANWORDS } from '../loanword-table.js';
import { all, byNouns, byPattern, table } from '../patterns.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'loanwords',
  title: '외래어 표기',
  category: 'FOREIGN_WORD',
  article: '외래어 표기법 제1장, 제3장 제1절',
  comment:
    '외래어는 국립국어원의 외래어 표기법에 따라 적습니다. 파열음에는 된소리를 쓰지 않고, [f]는 ‘ㅍ’, [æ]는 ‘애’, [ʌ, ə]는 ‘어’, 어말의 [ʃ]는 ‘시’로 적으며, 받침에는 ‘ㄱ, ㄴ, ㄹ, ㅁ, ㅂ, ㅅ, ㅇ’만 씁니다.',
  examples: [
    { wrong: '악세사리를 샀다.', right: '액세서리를 샀다.' },
    { wrong: '재미있는 컨텐츠가 많다.', right: '재미있는 콘텐츠가 많다.' },
    { wrong: '쵸콜렛을 먹었다.', right: '초콜릿을 먹었다.' },
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
    byNouns(table(LOANWORDS)),
    // 종이에 싸인 선물 is wrapped, not signed
    byPattern(/(?<![가-힣])(?<!(?:에|로|둘러|겹) )싸인(?=[을도]|이[ 다]|은 |펜|회|해|하|했|받)/, '사인'),
    byPattern(
      /(?<=[가-힣])(?:컨텐츠|악세사리|쥬스|메세지|까페|케익)(?=$|[^가-힣]|[은는이가을를의에와과도로])/,
      (m) => table(LOANWORDS)[m[0]],
    ),
  ),
};

import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'kkeopjil',
  title: '껍질/껍데기',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment:
    '과일처럼 딱딱하지 않은 것의 겉을 싼 물질은 ‘껍질’, 달걀이나 굴처럼 겉을 싼 단단한 물질은 ‘껍데기’입니다.',
  examples: [
    { wrong: '귤 껍데기를 벗겼다.', right: '귤 껍질을 벗겼다.' },
    { wrong: '굴 껍질이 쌓여 있다.', right: '굴 껍데기가 쌓여 있다.' },
  ],
  silent: ['조개껍질을 주웠다.', '사과 껍질을 깎았다.', '달걀 껍데기를 깠다.', '굴이 껍질째 나왔다.'],
  find: all(
    byPattern(
      /(?<=(?<![가-힣])(?:귤|사과|배|감자|고구마|양파|바나나|수박|참외|포도|감|복숭아|오렌지|토마토|마늘|오이|나무) ?)껍데기(를|가|는|와)?/,
      (m) => `껍질${{ 를: '을', 가: '이', 는: '은', 와: '과' }[m[1] ?? ''] ?? ''}`,
    ),
    likely(
      byPattern(
        /(?<=(?<![가-힣])(?:굴|달걀|계란|소라|호두|전복|꼬막|홍합) )껍질(을|이|은|과)?(?!째)/,
        (m) => `껍데기${{ 을: '를', 이: '가', 은: '는', 과: '와' }[m[1] ?? ''] ?? ''}`,
      ),
    ),
  ),
};

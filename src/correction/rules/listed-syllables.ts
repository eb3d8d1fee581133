import { byPattern } from '../patterns.js';
import type { Rule } from '../rule.js';

/** 초.중.고: short names that share their second half are joined by the middle dot. */
export const rule: Rule = {
  id: 'listed-syllables',
  title: '가운뎃점',
  category: 'GRAMMER',
  article: '문장 부호 가운뎃점 규정 (2)·(3)',
  comment:
    '짝을 이루는 말이나 공통되는 부분을 줄여 묶은 말 사이에는 마침표가 아니라 가운뎃점이나 쉼표를 씁니다.',
  examples: [
    { wrong: '초.중.고 학생이 모였다.', right: '초·중·고 학생이 모였다.' },
    { wrong: '금.은.동메달을 모두 땄다.', right: '금·은·동메달을 모두 땄다.' },
  ],
  silent: ['상·중·하위권으로 나눈다.', '가. 나. 다. 순서로 적는다.'],
  find: byPattern(
    /(?<![가-힣\d.])([가-힣])\.(?!항|목|호)([가-힣])(?:\.([가-힣]))?(?!\.)(?=[가-힣]{0,4}(?=[ ,)]|$))/,
    (m) => [m[1], m[2], m[3]].filter(Boolean).join('·'),
  ),
};

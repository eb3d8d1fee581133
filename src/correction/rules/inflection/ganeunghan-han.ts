import { byPattern } from '../../rule/by-pattern.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** 가능한 is an adnominal form and wants a noun: 한, as far as. */
export const rule: Rule = {
  id: 'ganeunghan-han',
  title: '가능한 한',
  category: 'GRAMMER',
  article: '',
  comment:
    '‘가능한’은 ‘가능하다’의 관형사형이라 뒤에 명사가 와야 합니다. 할 수 있는 만큼이라는 뜻이면 조건을 나타내는 명사 ‘한(限)’을 넣어 ‘가능한 한’으로 적습니다.',
  examples: [
    { wrong: '가능한 빨리 답장을 주세요.', right: '가능한 한 빨리 답장을 주세요.' },
    { wrong: '가능한 많은 사람에게 알리자.', right: '가능한 한 많은 사람에게 알리자.' },
  ],
  silent: [
    '가능한 한 빨리 갈게.',
    '가능한 방법을 모두 찾았다.',
    '실현이 가능한 계획이다.',
    '대여가 가능한 많은 책이 있다.',
  ],
  // Edited text leaves it out as often as not.
  find: likely(
    byPattern(
      /(?<!(?:[이가은는도]|에서|으로) )(?<![가-힣])가능한(?= (?:빨리|빠르게|빠른|일찍|많이|많은|자주|천천히|쉽게|높이|높게|짧게|크게|작게|조용히|적게|멀리|가까이|정확히|정확하게|간단히|간단하게|자세히|자세하게|오래|신속히|신속하게|솔직하게)(?![가-힣]))/,
      '가능한 한',
    ),
  ),
};

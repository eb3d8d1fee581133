import { wordRule } from '../word-rule.js';

export const rule = wordRule({
  id: 'gu-gwi',
  title: '구(句)/귀',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제13항',
  comment: '한자 ‘구(句)’가 붙은 말은 ‘귀’로 읽지 않고 ‘구’로 통일합니다. ‘글귀, 귀글’만 예외입니다.',
  examples: [
    { wrong: '그 귀절을 외웠다.', right: '그 구절을 외웠다.' },
    { wrong: '싯귀가 떠오른다.', right: '시구가 떠오른다.' },
  ],
  silent: ['글귀가 좋다.', '구절구절 옳다.'],
  nouns: `
    귀절→구절,귀절귀절→구절구절,싯귀→시구,싯구절→시구절,문귀→문구,인용귀→인용구`,
});

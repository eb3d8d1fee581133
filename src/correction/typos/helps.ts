import type { Help } from '../types.js';

export const TYPO_HELPS: readonly Help[] = [
  {
    id: 'typo',
    category: 'TYPO',
    comment: '글자를 잘못 입력한 것으로 보입니다. 앞뒤 문맥에 맞는 말로 고쳤습니다.',
    examples: ['학쿄에 갔다. → 학교에 갔다.', '감사함니다. → 감사합니다.'],
    ruleArticle: '한글 맞춤법 제1항',
  },
  {
    id: 'typo-sound',
    category: 'TYPO',
    comment: '소리 나는 대로 적었습니다. 낱말의 본디 꼴이 드러나도록 어법에 맞게 적습니다.',
    examples: ['그것 때무네 늦었다. → 그것 때문에 늦었다.', '하꾜에 갔다. → 학교에 갔다.'],
    ruleArticle: '한글 맞춤법 제1항',
  },
];

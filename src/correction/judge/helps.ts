import type { Help } from '../types.js';

/** The reason of changes that no rule names: what stands there is a word, or a particle, and does not fit. */
export const HELPS_OF_JUDGE: readonly Help[] = [
  {
    id: 'typo-context',
    category: 'TYPO',
    comment: '앞뒤 말과 어울리지 않아 글자를 잘못 입력한 것으로 보입니다. 문맥에 맞는 말로 고쳤습니다.',
    examples: ['교통 정채가 심하다. → 교통 정체가 심하다.', '물가 상승을 억재했다. → 물가 상승을 억제했다.'],
    ruleArticle: '',
  },
];

import { loanwordsBySyllable } from '../../loanwords/loanword-letters.js';
import { loanwordsBy } from '../../loanwords/loanwords.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

const PLAIN: Record<string, string> = { ㅑ: 'ㅏ', ㅕ: 'ㅓ', ㅛ: 'ㅗ', ㅠ: 'ㅜ', ㅒ: 'ㅐ', ㅖ: 'ㅔ' };

export const rule: Rule = {
  id: 'loanword-glide',
  title: '‘ㅈ, ㅊ’ 뒤의 모음',
  category: 'FOREIGN_WORD',
  article: '외래어 표기법 제3장 제1절 제3항, 제4항',
  comment:
    '외래어에서 ‘ㅈ, ㅊ’ 뒤에는 소리가 다르지 않으므로 이중 모음을 적지 않습니다(예: 주스, 차트, 비전).',
  examples: [
    { wrong: '오렌지 쥬스를 마셨다.', right: '오렌지 주스를 마셨다.' },
    { wrong: '아마츄어 선수가 이겼다.', right: '아마추어 선수가 이겼다.' },
    { wrong: '회사의 비젼을 세웠다.', right: '회사의 비전을 세웠다.' },
  ],
  silent: ['주스를 따랐다.', '차트를 그렸다.', '짐을 가져갔니?', '손을 다쳐서 아프다.'],
  find: all(
    loanwordsBy('glide'),
    loanwordsBySyllable((parts) => {
      const nucleus = PLAIN[parts.nucleus];
      return nucleus && /[ㅈㅊㅉ]/.test(parts.onset) ? [{ ...parts, nucleus }] : [];
    }),
  ),
};

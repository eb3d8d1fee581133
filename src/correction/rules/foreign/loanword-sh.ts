import { loanwordsBySyllable } from '../../loanwords/loanword-letters.js';
import { loanwordsBy } from '../../loanwords/loanwords.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'loanword-sh',
  title: '외래어의 [ʃ]',
  category: 'FOREIGN_WORD',
  article: '외래어 표기법 제3장 제1절 제3항',
  comment:
    '어말의 [ʃ]는 ‘시’로, 모음 앞의 [ʃ]는 뒤따르는 모음에 따라 ‘샤, 섀, 셔, 셰, 쇼, 슈, 시’로 적습니다(예: 플래시, 리더십, 셰프).',
  examples: [
    { wrong: '리더쉽을 발휘했다.', right: '리더십을 발휘했다.' },
    { wrong: '머쉬룸 스프를 끓였다.', right: '머시룸 수프를 끓였다.' },
    { wrong: '카메라 플래쉬가 터졌다.', right: '카메라 플래시가 터졌다.' },
  ],
  silent: ['잉글리시 머핀', '셰프를 만났다.', '쉬는 시간이다.'],
  find: all(
    loanwordsBy('sh'),
    loanwordsBySyllable((parts) => {
      if (parts.onset !== 'ㅅ') return [];
      if (parts.nucleus === 'ㅟ') return [{ ...parts, nucleus: 'ㅣ' }];
      return parts.nucleus === 'ㅞ' ? [{ ...parts, nucleus: 'ㅖ' }] : [];
    }),
  ),
};

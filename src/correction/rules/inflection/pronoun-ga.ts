import { byPattern } from '../../rule/by-pattern.js';
import type { Rule } from '../../rule/rule.js';

/** 너가: before 가 the pronoun is 네. */
export const rule: Rule = {
  id: 'pronoun-ga',
  title: '네가, 누가',
  category: 'STANDARD',
  article: '',
  comment: '대명사는 조사 ‘가’ 앞에서 꼴이 바뀌기도 합니다(예: 네가, 누가).',
  reasons: [
    { of: /→.*네가/, comment: '대명사 ‘너’는 조사 ‘가’ 앞에서 ‘네’로 바뀝니다.' },
    { of: /→.*누가/, comment: '대명사 ‘누구’는 조사 ‘가’ 앞에서 ‘누’로 바뀝니다.' },
  ],
  examples: [
    { wrong: '너가 먼저 말을 걸어 봐.', right: '네가 먼저 말을 걸어 봐.' },
    { wrong: '어제 누구가 다녀갔니?', right: '어제 누가 다녀갔니?' },
  ],
  silent: ['네가 한 말이 맞다.', '‘너가’는 ‘네가’로 적는다.', '너가래로 눈을 치웠다.', '그 사람은 누구인가?'],
  find: byPattern(/(?<![가-힣'"“‘])(너|누구)가(?![가-힣'"”’])/, (m, { text }) =>
    // who speaks of the two words themselves writes both
    text.includes(RIGHT[m[1]!]!) ? undefined : RIGHT[m[1]!],
  ),
};

const RIGHT: Readonly<Record<string, string>> = { 너: '네가', 누구: '누가' };

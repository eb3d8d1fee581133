import { wordRule } from '../../rule/word-rule.js';

export const rule = wordRule({
  id: 'shortened-nouns',
  before: ['short-forms'],
  title: '끝모음이 준 말',
  category: 'WORD',
  article: '한글 맞춤법 제32항',
  comment:
    '단어의 끝모음이 줄고 자음만 남으면 그 앞 음절의 받침으로 적습니다(예: 어제저녁-엊저녁, 어제그저께-엊그저께, 가지가지-갖가지).',
  examples: [
    { wrong: '엇그제 만난 사람이다.', right: '엊그제 만난 사람이다.' },
    { wrong: '갇가지 꽃이 피었다.', right: '갖가지 꽃이 피었다.' },
  ],
  silent: ['엊그제 왔다.', '엊저녁에 만났다.'],
  nouns: `
    갇가지→갖가지`,
  whole: `
    엇그제→엊그제,엇저녁→엊저녁,엇그저께→엊그저께,엊그제께→엊그저께`,
});

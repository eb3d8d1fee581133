import { wordRule } from '../../rule/word-rule.js';

export const rule = wordRule({
  // Public, and older than the name of the file.
  id: 'one-spelling',
  title: '맞추다, 뻗치다',
  category: 'WORD',
  article: '한글 맞춤법 제55항',
  comment: '예전에 두 가지로 구별하여 적던 말을 한 가지로 적습니다(예: 맞추다, 뻗치다).',
  examples: [
    { wrong: '양복을 마춰 입었다.', right: '양복을 맞춰 입었다.' },
    { wrong: '힘이 온몸에 뻐쳤다.', right: '힘이 온몸에 뻗쳤다.' },
  ],
  silent: ['양복을 맞추었다.', '마침 그가 왔다.', '마추픽추에 올랐다.'],
  stems: `
    마추다→맞추다,뻐치다→뻗치다`,
});

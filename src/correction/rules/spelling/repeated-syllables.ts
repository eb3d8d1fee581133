import { wordRule } from '../../rule/word-rule.js';

export const rule = wordRule({
  // Public, and older than the name of the file.
  id: 'same-syllables',
  before: ['dueum-ryeo'],
  title: '같은 음절이 겹치는 말',
  category: 'WORD',
  article: '한글 맞춤법 제13항',
  comment:
    '한 단어 안에서 같은 음절이나 비슷한 음절이 겹쳐 나는 부분은 같은 글자로 적습니다(예: 똑딱똑딱, 씁쓸하다, 유유상종, 누누이).',
  examples: [
    { wrong: '유류상종이라더니 꼭 닮았다.', right: '유유상종이라더니 꼭 닮았다.' },
    { wrong: '약이 씁슬하다.', right: '약이 씁쓸하다.' },
    { wrong: '시계가 똑닥똑닥 간다.', right: '시계가 똑딱똑딱 간다.' },
  ],
  silent: ['낭랑한 목소리', '냉랭한 바람', '늠름한 모습', '씩씩한 아이'],
  nouns: `
    유류상종→유유상종,연련불망→연연불망`,
  beginnings: `
    꼿곳→꼿꼿,놀롤→놀놀,눙눅→눅눅,민밋→밋밋,싹삭→싹싹,쌉살→쌉쌀,딱닥→딱딱,쌕색→쌕쌕,
    씩식→씩씩,똑닥→똑딱,쓱삭→쓱싹,쓱삭쓱삭→쓱싹쓱싹,똑닥똑닥→똑딱똑딱,짭잘→짭짤,씁슬→씁쓸,누루이→누누이,
    누루히→누누이,루루이→누누이,누누히→누누이,꼿꼳→꼿꼿,밋믿→밋밋,쓱쌱→쓱싹`,
});

import { wordRule } from '../../rule/word-rule.js';

export const rule = wordRule({
  id: 'short-standard',
  title: '준말만 표준어인 말',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제14항',
  comment:
    '준말이 널리 쓰이고 본말이 잘 쓰이지 않으면 준말만 표준어로 삼습니다(예: 무, 뱀, 똬리, 생쥐, 솔개, 온갖).',
  examples: [
    { wrong: '무우를 뽑았다.', right: '무를 뽑았다.' },
    { wrong: '새앙쥐가 달아났다.', right: '생쥐가 달아났다.' },
  ],
  silent: ['온갖 일을 겪었다.', '김을 맸다.'],
  nouns: `
    새암물→샘물,무우국→뭇국,무우청→무청,무우김치→무김치,설비음→설빔,생일비음→생일빔,
    무우→무,열무우→열무,또아리→똬리,배암→뱀,배암장어→뱀장어,새앙쥐→생쥐,소리개→솔개,온가지→온갖,장사아치→장사치
    무우말랭이→무말랭이`,
  beginnings: `
    
    귀치 않→귀찮,귀치않→귀찮`,
});

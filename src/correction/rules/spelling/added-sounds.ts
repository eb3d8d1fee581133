import { wordRule } from '../../rule/word-rule.js';

export const rule = wordRule({
  id: 'added-sounds',
  title: '덧나는 ‘ㅂ’과 ‘ㅎ’',
  category: 'WORD',
  article: '한글 맞춤법 제31항',
  comment:
    '두 말이 어울릴 때 ‘ㅂ’ 소리나 ‘ㅎ’ 소리가 덧나면 소리대로 적습니다(예: 좁쌀, 햅쌀, 안팎, 살코기).',
  examples: [
    { wrong: '햇쌀로 밥을 지었다.', right: '햅쌀로 밥을 지었다.' },
    { wrong: '집 안밖을 쓸었다.', right: '집 안팎을 쓸었다.' },
  ],
  silent: ['수캐와 암캐', '머리카락을 잘랐다.'],
  nouns: `
    이쌀→입쌀,해쌀→햅쌀,머리까락→머리카락,살꼬기→살코기,찰쌀→찹쌀,찹살→찹쌀,살고기→살코기,
    안밖→안팎,햇쌀→햅쌀,조쌀→좁쌀,메쌀→멥쌀,머리가락→머리카락,벼씨→볍씨`,
});

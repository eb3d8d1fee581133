import { wordRule } from '../word-rule.js';

export const rule = wordRule({
  id: 'original-sounds',
  title: '본음과 속음',
  category: 'WORD',
  article: '한글 맞춤법 제52항',
  comment:
    '한자어에서 본음으로도 나고 속음으로도 나는 것은 그 소리에 따라 적습니다. ‘승낙·수락, 분노·대로, 토론·의논’처럼 낱말마다 다릅니다.',
  examples: [
    { wrong: '부모님의 승락을 받았다.', right: '부모님의 승낙을 받았다.' },
    { wrong: '희노애락을 함께했다.', right: '희로애락을 함께했다.' },
  ],
  silent: ['허락을 받았다.', '유월에 만나자.', '의논을 했다.'],
  nouns: `
    승락→승낙,허낙→허락,수낙→수락,희노애락→희로애락,육월→유월,십월→시월,오륙월→오뉴월,곤난→곤란,논난→논란,초팔일→초파일
    목과→모과`,
  beginnings: `
    곤난하→곤란하,곤난한→곤란한`,
});

import { wordRule } from '../word-rule.js';

export const rule = wordRule({
  id: 'changed-vowels',
  title: '모음의 발음이 바뀐 말',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제11항',
  comment: '‘상추, 나무라다, 주책, 지루하다, 허드레’처럼 모음의 발음이 바뀌어 굳은 형태를 표준어로 삼습니다.',
  examples: [
    { wrong: '상치에 고기를 싸 먹었다.', right: '상추에 고기를 싸 먹었다.' },
    { wrong: '지리한 장마가 끝났다.', right: '지루한 장마가 끝났다.' },
  ],
  silent: ['주책을 부린다.', '의견이 상치되다.', '호루라기를 불었다.'],
  nouns: `
    상치쌈→상추쌈,깍정이→깍쟁이,허드래→허드레,허드랫일→허드렛일,호루루기→호루라기,미싯가루→미숫가루,미시가루→미숫가루`,
  beginnings: `
    상치에→상추에,상치를→상추를,지리하→지루하,지리한→지루한,지리했→지루했,나무래→나무라,나무랬→나무랐,나무랜→나무란`,
});

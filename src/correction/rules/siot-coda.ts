import { wordRule } from '../word-rule.js';

export const rule = wordRule({
  id: 'siot-coda',
  title: '‘ㄷ’ 소리 받침',
  category: 'WORD',
  article: '한글 맞춤법 제7항',
  comment: '‘ㄷ’ 소리로 나는 받침 가운데 ‘ㄷ’으로 적을 근거가 없는 것은 ‘ㅅ’으로 적습니다.',
  examples: [
    { wrong: '어제와는 사묻 다르다.', right: '어제와는 사뭇 다르다.' },
    { wrong: '돋자리를 폈다.', right: '돗자리를 폈다.' },
  ],
  silent: ['무릇 사람은 정직해야 한다.', '싹이 돋자 물을 주었다.'],
  nouns: `
    옏날→옛날,첟눈→첫눈,핟옷→핫옷,얻셈→엇셈,
    돋자리→돗자리,덛저고리→덧저고리,덛신→덧신,욷어른→웃어른`,
  whole: `
    뭍사람→뭇사람,
    사묻→사뭇,무릍→무릇,얼핃→얼핏,자칟→자칫`,
  beginnings: `
    자칟하→자칫하,헏되→헛되,비릇→비롯,비롣→비롯`,
});

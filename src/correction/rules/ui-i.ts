import { wordRule } from '../word-rule.js';

export const rule = wordRule({
  id: 'ui-i',
  title: 'ㅢ',
  category: 'WORD',
  article: '한글 맞춤법 제9항',
  comment: '‘의’나 자음을 첫소리로 가진 음절의 ‘ㅢ’는 ‘ㅣ’로 소리 나더라도 ‘ㅢ’로 적습니다.',
  examples: [
    { wrong: '본이 아니게 폐를 끼쳤다.', right: '본의 아니게 폐를 끼쳤다.' },
    { wrong: '히망을 잃지 마라.', right: '희망을 잃지 마라.' },
  ],
  silent: ['무늬가 곱다.', '우리 집 본이 어디냐?'],
  nouns: `
    히망→희망,하니바람→하늬바람,유히→유희,띠어쓰기→띄어쓰기,띄워쓰기→띄어쓰기,줄무니→줄무늬,물방울무니→물방울무늬,꽃무니→꽃무늬`,
  beginnings: `
    본이 아니게→본의 아니게,닝큼→닁큼,닐리리→늴리리`,
});

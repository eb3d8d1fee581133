import { wordRule } from '../../rule/word-rule.js';

export const rule = wordRule({
  id: 'simple-vowels',
  title: '모음이 단순해진 말',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제10항',
  comment: '모음이 단순하게 바뀐 형태를 표준어로 삼습니다(예: 괴팍하다, 미루나무, 으레, 여느, 허우대).',
  examples: [
    { wrong: '그는 으례 늦는다.', right: '그는 으레 늦는다.' },
    { wrong: '성격이 괴퍅하다.', right: '성격이 괴팍하다.' },
  ],
  silent: ['여느 때와 같다.', '미루나무가 서 있다.'],
  nouns: `
    미력불→미륵불,왼달→온달,
    미력보살→미륵보살,
    미류나무→미루나무,허위대→허우대`,
  beginnings: `
    허위적허위적→허우적허우적,
    괴퍅→괴팍,괴팩→괴팍,켸켸묵→케케묵,켸케묵→케케묵,허위적→허우적`,
  whole: `
    으례→으레,으레히→으레,으례히→으레,여늬→여느`,
});

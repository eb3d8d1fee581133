import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { bySpellings, changed } from '../../rule/dictionary-spelling.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';
import { wordRule } from '../../rule/word-rule.js';

const words = wordRule({
  id: 'ye-e',
  title: 'ㅖ/ㅔ',
  category: 'WORD',
  article: '한글 맞춤법 제8항',
  comment: '‘계, 례, 몌, 폐, 혜’의 ‘ㅖ’는 ‘ㅔ’로 소리 나더라도 ‘ㅖ’로 적습니다.',
  reasons: [{ of: /→.*게/, comment: '본음이 [게]인 한자는 ‘게’로 적습니다(예: 게시판, 휴게실, 게재).' }],
  examples: [
    { wrong: '고속도로 휴계소에 들렀다.', right: '고속도로 휴게소에 들렀다.' },
    { wrong: '핑게를 대지 마라.', right: '핑계를 대지 마라.' },
    { wrong: '논문을 학술지에 계재하였다.', right: '논문을 학술지에 게재하였다.' },
  ],
  silent: ['게시판을 보았다.', '계획을 세웠다.', '계시를 받았다.', '나는 세게 문을 두드렸다.'],
  nouns: `
    게수나무→계수나무,연메→연몌,계시대→게시대,계양식→게양식,휴계텔→휴게텔,게절풍→계절풍,관게→관계,통게→통계,설게→설계,페수→폐수,페쇄→폐쇄,페허→폐허,화페→화폐,헤성→혜성,은헤롭→은혜롭,사레금→사례금,경레→경례,실레합→실례합,차레차레→차례차례,
    핑게→핑계,휴계실→휴게실,휴계소→휴게소,계시판→게시판,계시물→게시물,계시글→게시글,계재→게재,계양대→게양대,국기계양→국기 게양
    게집→계집,페품→폐품,헤택→혜택,기게→기계,게단→계단,게산→계산,게획→계획,게절→계절,은헤→은혜,지헤→지혜,페지→폐지
    차레→차례,실레→실례`,
});

/** The lists, and what the dictionary knows. */
export const rule: Rule = {
  ...words,
  find: all(
    words.find,
    // 계신다: 게시 is what is put up (게시판, 게시하다)
    byPattern(/(?<![가-힣])게(?=신다|신가|십니|셔서|셨|시는 (?:분|동안)|시지 않|시면)/, '계'),
    // every fifth in edited text
    likely(byPattern(/(?<![가-힣])계양(?=하|했|한|해|되|됐|된)/, '게양')),
    bySpellings((noun) =>
      changed(noun, (at) => {
        if (at.nucleus === 'ㅔ' && /[ㄱㄹㅍㅎ]/.test(at.onset)) return [[{ ...at, nucleus: 'ㅖ' }]];
        return at.nucleus === 'ㅖ' && at.onset === 'ㄱ' ? [[{ ...at, nucleus: 'ㅔ' }]] : [];
      }),
    ),
  ),
};

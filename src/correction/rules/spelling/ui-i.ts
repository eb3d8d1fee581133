import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { bySpellings, changed } from '../../rule/dictionary-spelling.js';
import type { Rule } from '../../rule/rule.js';
import { wordRule } from '../../rule/word-rule.js';

const words = wordRule({
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
    무니→무늬,
    나비무니→나비무늬,체크무니→체크무늬,얼룩무니→얼룩무늬,강이실→강의실,민주주이→민주주의,자유주이→자유주의,회이실→회의실,히곡→희곡,히극→희극,히생→희생,히미하→희미하,
    히망→희망,하니바람→하늬바람,유히→유희,띠어쓰기→띄어쓰기,띄워쓰기→띄어쓰기,줄무니→줄무늬,물방울무니→물방울무늬,꽃무니→꽃무늬`,
  stems: `
    히미하다→희미하다`,
  beginnings: `
    띠어쓰→띄어쓰,늬리리→늴리리,히끗히끗→희끗희끗,본이 아니게→본의 아니게,닝큼→닁큼,닐리리→늴리리`,
});

/** The lists, and what the dictionary knows. */
export const rule: Rule = {
  ...words,
  find: all(
    words.find,
    byPattern(/(?<=(?:머리|얼굴|피부|살결|털|눈동자)[가이는은] )히(?=다|고|어|었|지|며)/, '희'),
    byPattern(/(?<=(?:글씨|글|이름|글자)[가이은는] (?:[가-힣]+ )?)씨어(?= 있)/, '씌어'),
    byPattern(/(?<=(?:말문|숨통|싹|귀|눈)[이가] )티(?=었|어)/, '틔'),
    byPattern(/(?<![가-힣])(논|회|토|주|합|동|문|정)이(?=하자|하세요|하였|했|합니다|하십)/, (m, line) =>
      line.lexicon.lookup(`${m[1]}의`, 'NNG') >= 0 ? `${m[1]}의` : undefined,
    ),
    bySpellings((noun) =>
      changed(noun, (at) =>
        at.nucleus === 'ㅣ' && /[ㅎㄴㄸㅌㅆ]/.test(at.onset) ? [[{ ...at, nucleus: 'ㅢ' }]] : [],
      ),
    ),
  ),
};

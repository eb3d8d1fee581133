import { morphemesIn } from '../line-view.js';
import { byPattern, lastCoda } from '../patterns.js';
import type { Rule } from '../rule.js';

/** 律, 率: 율 after a vowel or ㄴ, 률 after the other consonants. */
export const rule: Rule = {
  id: 'yul-ryul',
  title: '율/률',
  category: 'WORD',
  article: '한글 맞춤법 제11항 [붙임 1]',
  comment: '모음이나 ‘ㄴ’ 받침 뒤에서는 ‘율’로, 그 밖의 받침 뒤에서는 ‘률’로 적습니다.',
  examples: [
    { wrong: '올해 합격율이 높아졌다.', right: '올해 합격률이 높아졌다.' },
    { wrong: '인구 감소률이 커졌다.', right: '인구 감소율이 커졌다.' },
    { wrong: '그 제품의 불량율을 낮췄다.', right: '그 제품의 불량률을 낮췄다.' },
  ],
  silent: ['출석률과 이자율을 견주었다.', '법률을 공부한다.', '백분율로 나타냈다.', '가수 김율이 노래한다.'],
  find: byPattern(
    /(?<=[가-힣])[율률](?=$|[^가-힣]|[이은을과의도만에]|로|로써|로서|입|보다|인|까지)/,
    (m, line) => {
      const coda = lastCoda(line.text[m.index - 1]!);
      const right = coda === '' || coda === 'ㄴ' ? '율' : '률';
      if (right === m[0]) return undefined;
      const before = /[가-힣]+$/.exec(line.text.slice(0, m.index))![0];
      const name = morphemesIn(line, m.index, m.index + 1).some(({ tag }) => tag === 'NNP' || tag[0] === 'V');
      // 김율, 박률: one syllable before it is a family name as often as a word
      const short = before.length === 1 && !/^(?:확|법|비|세|이|규|선|운|타|효|요|환)$/.test(before);
      return short || name ? undefined : right;
    },
  ),
};

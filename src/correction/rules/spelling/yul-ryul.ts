import { lastCoda } from '../../../hangul/syllable.js';
import { morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { byBeginnings, table } from '../../rule/by-table.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** 律, 率: 율 after a vowel or ㄴ, 률 after the other consonants. */
/** 列, 烈, 裂, 劣 behave alike; 정열 and 작열 are words of their own. */
const RYEOL = table(
  `나렬→나열,치렬→치열,비렬→비열,분렬→분열,선렬→선열,진렬→진열,균렬→균열,우렬→우열,대렬→대열,서렬→서열,배렬→배열,계렬→계열,반렬→반열,강열하→강렬하,강열한→강렬한,강열히→강렬히,격열하→격렬하,격열한→격렬한,맹열하→맹렬하,맹열한→맹렬한,맹열히→맹렬히,행열→행렬,병열→병렬,직열→직렬,결열→결렬,극열하→극렬하,극열한→극렬한,통열하→통렬하,통열한→통렬한,장열한→장렬한,장열하→장렬하,전률→전율,선률→선율,규률→규율,백분률→백분율,운률→운율`,
);

export const rule: Rule = {
  id: 'yul-ryul',
  title: '율/률, 열/렬',
  category: 'WORD',
  article: '한글 맞춤법 제11항 [붙임 1]',
  comment: '모음이나 ‘ㄴ’ 받침 뒤에서는 ‘율, 열’로, 그 밖의 받침 뒤에서는 ‘률, 렬’로 적습니다.',
  examples: [
    { wrong: '올해 합격율이 높아졌다.', right: '올해 합격률이 높아졌다.' },
    { wrong: '인구 감소률이 커졌다.', right: '인구 감소율이 커졌다.' },
    { wrong: '물건을 가지런히 진렬했다.', right: '물건을 가지런히 진열했다.' },
    { wrong: '그 제품의 불량율을 낮췄다.', right: '그 제품의 불량률을 낮췄다.' },
  ],
  silent: ['출석률과 이자율을 견주었다.', '법률을 공부한다.', '백분율로 나타냈다.', '가수 김율이 노래한다.'],
  find: all(
    byBeginnings(RYEOL),
    byPattern(
      /(?<=[가-힣])[율률](?=$|[^가-힣]|[이은을과의도만에]|로|로써|로서|입|보다|인|까지)/,
      (m, line) => {
        const coda = lastCoda(line.text[m.index - 1]!);
        const right = coda === '' || coda === 'ㄴ' ? '율' : '률';
        if (right === m[0]) return undefined;
        const before = /[가-힣]+$/.exec(line.text.slice(0, m.index))![0];
        const name = morphemesIn(line, m.index, m.index + 1).some(
          ({ tag }) => tag === 'NNP' || tag[0] === 'V',
        );
        // 김율, 박률: one syllable before it is a family name as often as a word
        const short = before.length === 1 && !/^(?:확|법|비|세|이|규|선|운|타|효|요|환)$/.test(before);
        return short || name ? undefined : right;
      },
    ),
  ),
};

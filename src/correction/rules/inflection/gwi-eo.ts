import { byStems } from '../../rule/by-stems.js';
import { byBeginnings, table } from '../../rule/by-table.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';
import { stemPairs } from '../../rule/stem-forms.js';

const STEMS = stemPairs(`
    할키다→할퀴다`);

/** 사겼다: ㅟ and 어 have no letter in which they could become one. */
export const rule: Rule = {
  id: 'gwi-eo',
  title: '‘ㅟ’ 뒤의 ‘-어’',
  category: 'GRAMMER',
  article: '한글 맞춤법 제16항 2',
  comment:
    '‘ㅟ’로 끝난 어간에 ‘-어’가 붙으면 ‘ㅕ’로 줄지 않으므로 줄이지 않은 꼴로 적습니다(예: 사귀었다, 바뀌어, 할퀴었다, 쉬어).',
  examples: [
    { wrong: '둘은 오래 사겼다.', right: '둘은 오래 사귀었다.' },
    { wrong: '계획이 바껴서 못 간다.', right: '계획이 바뀌어서 못 간다.' },
    { wrong: '고양이가 손등을 할켰다.', right: '고양이가 손등을 할퀴었다.' },
  ],
  silent: ['친구를 사귀었다.', '마음을 바꿨다.', '방귀를 뀌었다.'],
  stems: STEMS,
  find: all(
    byStems(STEMS),
    byBeginnings(table('사겨→사귀어,사겼→사귀었,바꼈→바뀌었,바껴→바뀌어,뒤바꼈→뒤바뀌었,뒤바껴→뒤바뀌어')),
  ),
};

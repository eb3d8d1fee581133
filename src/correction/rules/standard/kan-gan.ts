import { byNouns } from '../../rule/by-nouns.js';
import { byPattern } from '../../rule/by-pattern.js';
import { table } from '../../rule/by-table.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'kan-gan',
  title: '칸/간',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제3항',
  comment: '공간의 구획이나 넓이를 나타내면 ‘칸’, 굳은 한자어에서는 ‘간’을 씁니다(예: 초가삼간, 외양간).',
  examples: [
    { wrong: '한 간씩 띄어 앉아라.', right: '한 칸씩 띄어 앉아라.' },
    { wrong: '초가삼칸에 살았다.', right: '초가삼간에 살았다.' },
  ],
  silent: ['두 달간 쉬었다.', '빈칸을 채워라.', '외양간을 고쳤다.', '삼 일간 걸었다.'],
  find: all(
    byPattern(/(?<=(?:한|두|세|네|몇|\d) ?)간(?=씩|짜리| 집)/, '칸'),
    byPattern(/(?<=(?:방|집|칸막이) (?:한|두|세|네|몇) )간(?=[을이은도만]|$|[ .,])/, '칸'),
    byNouns(
      table(
        '초가삼칸→초가삼간,외양칸→외양간,마구칸→마구간,방앗칸→방앗간,통칸→통간,헛칸→헛간,곳칸→곳간,푸줏칸→푸줏간',
      ),
    ),
  ),
};

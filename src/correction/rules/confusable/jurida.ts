import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'jurida',
  title: '주리다/줄이다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment: '제대로 먹지 못하는 것은 ‘주리다’, 수나 양을 적게 하는 것은 ‘줄이다’입니다.',
  examples: [
    { wrong: '불필요한 비용을 주렸다.', right: '불필요한 비용을 줄였다.' },
    { wrong: '여러 날 배를 줄이며 지냈다.', right: '여러 날 배를 주리며 지냈다.' },
  ],
  silent: ['속도를 줄여라.', '굶주린 아이들을 도왔다.'],
  find: byCollocations(
    {
      after: '(?:비용|양|수|시간|길이|몸무게|살|속도|소음|부담|인원|지출|예산|체중|말수|쓰레기|소리)[을를]',
      wrong: '주리',
      right: '줄이',
    },
    { after: '배를', wrong: '줄이', right: '주리' },
    { after: '(?:여러 날|사흘|며칠|이틀|하루 종일)[을를]?', wrong: '줄이', right: '주리' },
  ),
};

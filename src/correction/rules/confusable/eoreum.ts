import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'eoreum',
  title: '어름/얼음',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment: '물이 얼어 굳은 것은 ‘얼음’이고, ‘어름’은 두 사물이 맞닿은 자리를 뜻합니다.',
  examples: [
    { wrong: '어름물을 마셨다.', right: '얼음물을 마셨다.' },
    { wrong: '강에 어름이 얼었다.', right: '강에 얼음이 얼었다.' },
  ],
  silent: ['두 물건의 어름에서 일어난 현상', '얼음이 녹았다.'],
  find: all(
    byPattern(/(?<=(?:두|세) [가-힣]+의 )얼음(?=에서|에 )/, '어름'),
    byPattern(
      /(?<![가-힣])어름(?=물|과자|판|덩이|조각|장|이 (?:얼|녹|깨|두껍|얇)|을 (?:넣|깨|먹|띄|갈|얼)|처럼 차| (?:위|속|조각|덩어리|좀|한 (?:컵|조각)|두어))/,
      '얼음',
    ),
  ),
};

import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'dotuda',
  title: '돋우다/돋구다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment:
    '입맛이나 기분, 용기를 북돋거나 위로 높아지게 하는 것은 ‘돋우다’입니다. ‘돋구다’는 안경의 도수를 높이는 것만을 뜻합니다.',
  examples: [
    { wrong: '입맛을 돋구는 나물이다.', right: '입맛을 돋우는 나물이다.' },
    { wrong: '응원단이 흥을 돋구었다.', right: '응원단이 흥을 돋우었다.' },
  ],
  silent: ['안경의 도수를 돋구었다.', '용기를 돋우는 말이다.'],
  find: byCollocations({
    after:
      '(?:입맛|식욕|밥맛|흥|흥취|기분|화|용기|신경|구미|사기|심지|신명|분위기|호기심|발|목청|부아)[을를]',
    wrong: '돋구',
    right: '돋우',
  }),
};

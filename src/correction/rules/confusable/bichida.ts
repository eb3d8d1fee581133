import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'bichida',
  title: '비치다/비추다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment:
    '빛이 나거나 모습이 나타나는 것은 ‘비치다’, 빛을 보내어 밝게 하거나 견주어 보는 것은 ‘비추다’입니다.',
  examples: [
    { wrong: '어두운 길에 손전등을 비쳤다.', right: '어두운 길에 손전등을 비췄다.' },
    { wrong: '무대에 조명을 비쳤다.', right: '무대에 조명을 비췄다.' },
  ],
  silent: ['그는 잠시 얼굴을 비치고 떠났다.', '거울에 얼굴을 비추어 보았다.', '달빛이 물에 비친다.'],
  find: byCollocations(
    { after: '(?:손전등|불빛|조명|거울|전등|플래시|앞길)[을를]', wrong: '비치', right: '비추' },
    {
      after: '(?:햇빛|달빛|햇살|불빛|그림자|모습|달|속살|별빛)[이가]',
      wrong: '비추',
      right: '비치',
      certainty: 'author',
    },
  ),
};

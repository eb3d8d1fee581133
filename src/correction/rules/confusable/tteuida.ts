import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'tteuida',
  title: '띠다/띄다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '빛깔이나 기운, 임무를 지니는 것은 ‘띠다’, 눈에 보이는 것은 ‘띄다’입니다.',
  reasons: [
    {
      of: /→.*[띄띈띌띔]/,
      comment: '눈에 보이는 것은 ‘뜨이다’가 줄어든 ‘띄다’이고, 빛깔이나 기운을 지니는 것은 ‘띠다’입니다.',
      article: '한글 맞춤법 제37항',
    },
  ],
  examples: [
    { wrong: '그는 얼굴에 미소를 띄고 있었다.', right: '그는 얼굴에 미소를 띠고 있었다.' },
    { wrong: '그는 입가에 미소를 띄었다.', right: '그는 입가에 미소를 띠었다.' },
    { wrong: '눈에 띠는 변화가 없다.', right: '눈에 띄는 변화가 없다.' },
  ],
  silent: ['특별한 임무를 띠고 떠났다.', '글자가 눈에 띄었다.'],
  find: byCollocations(
    {
      after:
        '(?:미소|임무|사명|활기|열기|빛|붉은빛|노란빛|푸른빛|색|성격|웃음|노기|홍조|특징|경향|살기|적대감|중책)[을를]',
      wrong: '띄',
      right: '띠',
    },
    { after: '눈에', wrong: '띠', right: '띄' },
    { after: '귀에', wrong: '띠', right: '띄' },
  ),
};

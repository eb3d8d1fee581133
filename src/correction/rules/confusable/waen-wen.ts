import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** Only 왠지 (왜인지) has ㅙ. */
export const rule: Rule = {
  id: 'waen-wen',
  title: '왠/웬',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '‘어찌 된, 어떠한’의 뜻으로는 ‘웬’을 씁니다.',
  reasons: [{ of: /→.*왠지/, comment: '‘왠지’는 ‘왜인지’가 줄어든 말입니다.', article: '' }],
  examples: [
    { wrong: '이게 왠 떡이야?', right: '이게 웬 떡이야?' },
    { wrong: '웬지 기분이 좋다.', right: '왠지 기분이 좋다.' },
    { wrong: '왠만하면 참아라.', right: '웬만하면 참아라.' },
  ],
  silent: ['왠지 눈물이 났다.', '웬일로 일찍 왔니?', '웬만한 일에는 놀라지 않는다.'],
  find: all(byPattern(/(?<![가-힣])왠(?!지)/, '웬'), byPattern(/(?<![가-힣])웬지(?![가-힣])/, '왠지')),
};

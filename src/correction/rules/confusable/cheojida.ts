import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'cheojida',
  title: '쳐지다/처지다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment:
    '막이나 줄을 늘어뜨려 막는 것은 ‘치다’에서 온 ‘쳐지다’, 아래로 늘어지거나 뒤떨어지는 것은 ‘처지다’입니다.',
  reasons: [
    {
      of: /→.*쳐/,
      comment:
        '막이나 줄을 늘어뜨려 막는 것은 ‘치다’에서 온 ‘쳐지다’입니다. 어간의 ‘ㅣ’에 ‘-어’가 붙어 줄면 ‘ㅕ’로 적습니다.',
      article: '한글 맞춤법 제36항',
    },
  ],
  examples: [
    { wrong: '창가에 커튼이 처져 있다.', right: '창가에 커튼이 쳐져 있다.' },
    { wrong: '피곤해서 어깨가 축 쳐졌다.', right: '피곤해서 어깨가 축 처졌다.' },
  ],
  silent: ['줄이 쳐진 곳에는 들어가지 마라.', '눈꼬리가 처졌다.'],
  find: byCollocations(
    {
      after: '(?:베일|커튼|천막|그물|장막|휘장|울타리|철조망|병풍|가림막|금)[이가은는도]',
      wrong: '처지',
      right: '쳐지',
    },
    {
      after: '(?:어깨|눈꼬리|입꼬리|기분|볼|가슴|꼬리|몸)[이가은는도]|(?:축|뒤로|아래로)',
      wrong: '쳐지',
      right: '처지',
    },
  ),
};

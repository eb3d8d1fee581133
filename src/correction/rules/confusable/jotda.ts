import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'jotda',
  title: '좇다/쫓다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '목표나 뜻을 따르는 것은 ‘좇다’, 급히 뒤따르거나 몰아내는 것은 ‘쫓다’입니다.',
  examples: [
    { wrong: '그는 평생 꿈을 쫓았다.', right: '그는 평생 꿈을 좇았다.' },
    { wrong: '경찰이 범인을 좇고 있다.', right: '경찰이 범인을 쫓고 있다.' },
  ],
  silent: ['그는 유행을 쫓아가지 않는다.', '아버지의 뜻을 좇아 의사가 되었다.', '파리를 쫓았다.'],
  find: byCollocations(
    {
      after: '(?:꿈|이상|유행|명예|뜻|행복|이익|부귀영화|가르침|돈과 명예|의견|관례)[을를]',
      wrong: '쫓',
      right: '좇',
      unless: '아(?:가|간|갔|갈|다|오|와|왔)',
    },
    { after: '(?:도둑|범인|파리|새|닭|모기|졸음|귀신|참새|잠|개)[을를]', wrong: '좇', right: '쫓' },
  ),
};

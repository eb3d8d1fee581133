import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'dukkeopda',
  title: '두껍다/두텁다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '두께가 보통보다 큰 것은 ‘두껍다’, 믿음이나 정이 깊은 것은 ‘두텁다’입니다.',
  examples: [
    { wrong: '이 책은 아주 두텁다.', right: '이 책은 아주 두껍다.' },
    { wrong: '두 사람은 우정이 두껍다.', right: '두 사람은 우정이 두텁다.' },
  ],
  silent: ['두꺼운 외투를 입었다.', '신앙이 두텁다.'],
  find: byCollocations(
    {
      after: '(?:옷|책|이불|종이|벽|얼음|입술|껍질|외투|안경|화장)[이가은는도]',
      wrong: '두텁',
      right: '두껍',
    },
    { after: '(?:우정|신앙|정|친분|믿음|신뢰|신임|정의)[이가은는도]', wrong: '두껍', right: '두텁' },
  ),
};

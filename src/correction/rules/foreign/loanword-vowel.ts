import { loanwordsBy } from '../../loanwords/loanwords.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'loanword-vowel',
  title: '외래어의 모음',
  category: 'FOREIGN_WORD',
  article: '외래어 표기법 제2장 표 1',
  comment:
    '원어의 소리에 따라 [æ]는 ‘애’, [ʌ]와 [ə]는 ‘어’, [ɔ]와 [o]는 ‘오’, [e]는 ‘에’, [i]는 ‘이’로 적습니다(예: 액세서리, 콘텐츠, 메시지).',
  examples: [
    { wrong: '재미있는 컨텐츠가 많다.', right: '재미있는 콘텐츠가 많다.' },
    { wrong: '악세사리를 샀다.', right: '액세서리를 샀다.' },
    { wrong: '메세지를 보냈다.', right: '메시지를 보냈다.' },
  ],
  silent: [
    '콘텐츠와 메시지',
    '오늘은 볼린저 밴드에 대해서 알아보겠습니다.',
    '마을 의회인 카운슬로부터 허가를 받았다.',
    '새 판본의 인터베이스를 내려받았다.',
    '기숙사 사감은 스프라우트 교수이다.',
    '그 일은 타부서에서 맡는다.',
  ],
  find: loanwordsBy('vowel'),
};

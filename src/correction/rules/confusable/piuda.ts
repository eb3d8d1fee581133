import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'piuda',
  title: '피우다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '‘피다’는 목적어가 없는 말입니다. 담배나 바람, 게으름 따위를 목적어로 하면 ‘피우다’로 적습니다.',
  examples: [
    { wrong: '여기서 담배를 피면 안 된다.', right: '여기서 담배를 피우면 안 된다.' },
    { wrong: '동생이 게으름을 폈다.', right: '동생이 게으름을 피웠다.' },
  ],
  silent: ['어머니는 담배를 피우지 말라고 핀잔을 주셨다.', '담배를 피우지 마세요.', '꽃이 피었다.'],
  find: byCollocations(
    { after: '(?:게으름|바람|고집|소란|재롱|거드름|딴청|어리광)[을를]', wrong: '펴', right: '피우' },
    {
      after: '(?:담배|바람|게으름|고집|소란|재롱|거드름|먼지|향|딴청|어리광|불|모닥불)[을를]',
      wrong: '피',
      right: '피우',
    },
  ),
};

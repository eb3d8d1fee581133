import { byPattern } from '../../rule/by-pattern.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'gonyok',
  title: '곤욕/곤혹',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '심한 모욕이나 참기 힘든 일은 ‘곤욕’, 어찌할 바를 모르는 것은 ‘곤혹’입니다.',
  examples: [
    { wrong: '기자들의 질문에 곤혹을 치렀다.', right: '기자들의 질문에 곤욕을 치렀다.' },
    { wrong: '공항에서 곤혹을 겪었다.', right: '공항에서 곤욕을 겪었다.' },
  ],
  silent: ['곤욕을 치렀다.', '곤혹스럽다.', '곤욕스러운 나날이었다.'],
  find: byPattern(/곤혹(?=을 (?:치르|치렀|치러|당하|당했|겪))/, '곤욕'),
};

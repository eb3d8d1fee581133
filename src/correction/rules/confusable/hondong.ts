import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'hondong',
  title: '혼동/혼돈',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '구별하지 못하고 뒤섞어 생각하는 것은 ‘혼동’, 마구 뒤섞여 있는 상태는 ‘혼돈’입니다.',
  examples: [
    { wrong: '자유와 방종을 혼돈하지 마라.', right: '자유와 방종을 혼동하지 마라.' },
    { wrong: '가치관의 혼동이 왔다.', right: '가치관의 혼돈이 왔다.' },
  ],
  silent: ['꿈과 현실을 혼동했다.', '혼돈 속에 빠졌다.'],
  find: all(
    byPattern(/(?<=(?:와|과|을|를|서로) )혼돈(?=하[기는지여면고]|한|할|해|했|될|되[기는지면])/, '혼동'),
    byPattern(/(?<=(?:가치관의|질서와|사회적|극심한|태초의) )혼동(?=[이을에의 ]|$)/, '혼돈'),
  ),
};

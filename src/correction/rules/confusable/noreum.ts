import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'noreum',
  title: '노름/놀음',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment: '돈을 걸고 내기하는 것은 ‘노름’, 즐겁게 노는 일은 ‘놀음’입니다.',
  examples: [
    { wrong: '그는 놀음판에서 돈을 잃었다.', right: '그는 노름판에서 돈을 잃었다.' },
    { wrong: '신선노름에 도낏자루 썩는 줄 모른다.', right: '신선놀음에 도낏자루 썩는 줄 모른다.' },
  ],
  silent: ['노름에 빠졌다.', '꼭두각시놀음을 보았다.'],
  find: all(
    byPattern(/(?<![가-힣])놀음(?=판|빚|꾼|에 (?:빠|미|돈)|으로 (?:돈|재산|집))/, '노름'),
    byPattern(/(?<=꼭두각시|신선|탈|사당패 |인형|사랑|춤)노름(?=[이을은에]|$|[ .])/, '놀음'),
  ),
};

import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'munan',
  title: '무난/문안',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '‘무난’은 어려움이나 흠이 없음, ‘문안’은 웃어른께 안부를 여쭙는 일입니다.',
  examples: [
    { wrong: '우리 편이 예선을 문안히 통과했다.', right: '우리 편이 예선을 무난히 통과했다.' },
    { wrong: '그 옷은 어디에나 문안하게 어울린다.', right: '그 옷은 어디에나 무난하게 어울린다.' },
    { wrong: '할머니께 무난 인사를 드렸다.', right: '할머니께 문안 인사를 드렸다.' },
  ],
  silent: ['행사는 무난하게 끝났다.', '아침마다 문안을 드렸다.'],
  find: all(
    byPattern(/(?<![가-힣])문안(?=히(?![가-힣])|하게(?= [가-힣]))/, '무난'),
    byPattern(/(?<![가-힣])무난(?=드[리려렸린릴립]|[을를]? (?:인사|여쭈|여쭙|드리|드렸|올리|올렸))/, '문안'),
  ),
};

import { byPattern } from '../../rule/by-pattern.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'myeochil',
  title: '며칠',
  category: 'WORD',
  article: '한글 맞춤법 제27항 [붙임 2]',
  comment: '어원이 분명하지 않은 말은 원형을 밝히지 않고 소리대로 적으므로 언제나 ‘며칠’로 적습니다.',
  examples: [
    { wrong: '오늘이 몇 월 몇일이지?', right: '오늘이 몇 월 며칠이지?' },
    { wrong: '몇 일 동안 비가 왔다.', right: '며칠 동안 비가 왔다.' },
  ],
  silent: ['며칠 뒤에 만나자.', '몇 월이 제일 춥니?'],
  find: byPattern(
    /(?<![가-힣])몇 ?일(?=$|[^가-힣]|이[지냐에야었]|인|째|간|을|은|이나|도|만|까지|부터|내|쯤|전|후|동안)/,
    '며칠',
  ),
};

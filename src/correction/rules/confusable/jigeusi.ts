import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'jigeusi',
  title: '지그시/지긋이',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제25항',
  comment: '슬며시 힘을 주거나 참는 모양은 ‘지그시’, 나이가 꽤 듬직한 것은 ‘지긋이’입니다.',
  examples: [
    { wrong: '눈을 지긋이 감았다.', right: '눈을 지그시 감았다.' },
    { wrong: '그는 나이가 지그시 든 사람이다.', right: '그는 나이가 지긋이 든 사람이다.' },
  ],
  silent: ['입술을 지그시 깨물었다.', '나이가 지긋이 들었다.'],
  find: all(
    byPattern(/(?<![가-힣])지긋이(?= (?:눈을|누르|눌|감[았고은는]|바라|깨물|밟|쳐다|응시|입술))/, '지그시'),
    byPattern(/(?<=나이가 )지그시/, '지긋이'),
  ),
};

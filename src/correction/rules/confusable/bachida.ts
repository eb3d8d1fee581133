import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'bachida',
  title: '바치다/받치다/받히다/밭치다',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment:
    '드리거나 아낌없이 내놓는 것은 ‘바치다’, 밑을 괴는 것은 ‘받치다’, 부딪음을 당하는 것은 ‘받히다’, 체로 거르는 것은 ‘밭치다’입니다.',
  examples: [
    { wrong: '나라를 위해 목숨을 받쳤다.', right: '나라를 위해 목숨을 바쳤다.' },
    { wrong: '우산을 바치고 걸었다.', right: '우산을 받치고 걸었다.' },
    { wrong: '황소에게 받쳐 넘어졌다.', right: '황소에게 받혀 넘어졌다.' },
    { wrong: '삶은 국수를 체에 받쳐 물기를 뺐다.', right: '삶은 국수를 체에 밭쳐 물기를 뺐다.' },
  ],
  silent: ['제물을 바쳤다.', '쟁반을 받쳐 들었다.', '뿔에 받혀 다쳤다.'],
  find: byCollocations(
    {
      after: '(?:목숨|세금|제물|청춘|인생|재산|충성|뇌물|일생|평생|젊음|공물)[을를]',
      wrong: '받치',
      right: '바치',
    },
    {
      after: '(?:목숨|세금|제물|청춘|인생|재산|충성|뇌물|일생|평생|젊음)[을를]',
      wrong: '받히',
      right: '바치',
    },
    { after: '(?:우산|쟁반|책받침|공책|양산|화분)[을를]', wrong: '바치', right: '받치' },
    { after: '(?:쇠뿔|소|황소|자동차|차|버스|트럭|오토바이|뿔)에게?', wrong: '바치', right: '받히' },
    { after: '(?:쇠뿔|황소|자동차|차|버스|트럭|오토바이|뿔)에게?', wrong: '받치', right: '받히' },
    { after: '(?:체|채반|소쿠리)에', wrong: '받치', right: '밭치' },
    { after: '(?:체|채반|소쿠리)에', wrong: '바치', right: '밭치' },
    { after: '(?:체|채반|소쿠리)에', wrong: '받히', right: '밭치' },
  ),
};

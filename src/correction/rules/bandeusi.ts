import { all, byPattern } from '../patterns.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'bandeusi',
  title: '반드시/반듯이',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제57항',
  comment: '‘틀림없이, 꼭’의 뜻이면 ‘반드시’, ‘비뚤어지지 않고 바르게’의 뜻이면 ‘반듯이’를 씁니다.',
  examples: [
    { wrong: '약속은 반듯이 지켜라.', right: '약속은 반드시 지켜라.' },
    { wrong: '허리를 반드시 펴고 앉아라.', right: '허리를 반듯이 펴고 앉아라.' },
  ],
  silent: ['고개를 반듯이 들어라.', '내일은 반드시 올 것이다.', '선을 반듯이 그어라.'],
  find: all(
    byPattern(
      /(?<![가-힣])반듯이(?= (?:지[키켜]|[가-힣]*[야]?[ ]?(?:해야|하여야|와야|가야|있어야|되어야|돼야)|이[기길]|성공|참석|제출|확인|돌아오|필요|[가-힣]+(?:해야|어야|아야) ))/,
      '반드시',
    ),
    byPattern(
      /(?<=(?:허리|고개|몸|자세|등|어깨|선|줄)[를을] )반드시(?= (?:펴|들|세우|하고 앉|눕|누|긋|그어|서))/,
      '반듯이',
    ),
  ),
};

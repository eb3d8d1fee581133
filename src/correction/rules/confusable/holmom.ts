import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'holmom',
  title: '홑몸/홀몸',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '딸린 사람이 없거나 임신하지 않은 몸은 ‘홑몸’, 배우자나 형제가 없는 사람은 ‘홀몸’입니다.',
  examples: [
    { wrong: '아내는 지금 홀몸이 아니다.', right: '아내는 지금 홑몸이 아니다.' },
    { wrong: '홑몸으로 자식을 키웠다.', right: '홀몸으로 자식을 키웠다.' },
  ],
  silent: ['그는 홑몸이라 자유롭다.', '홀몸으로 지낸다.'],
  find: all(
    byPattern(/(?<![가-힣])홀몸(?=(?:도|이|은)? 아니)/, '홑몸'),
    byPattern(/(?<![가-힣])홑몸(?=으로 (?:자식|아이|남매|평생|자녀)| 노인)/, '홀몸'),
  ),
};

import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'gaengsin',
  title: '경신/갱신',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '기록을 깨뜨리는 것은 ‘경신’, 기간을 늘리거나 새로 고치는 것은 ‘갱신’입니다.',
  examples: [
    { wrong: '세계 기록을 갱신했다.', right: '세계 기록을 경신했다.' },
    { wrong: '운전면허를 경신했다.', right: '운전면허를 갱신했다.' },
  ],
  silent: ['계약을 갱신했다.', '신기록을 경신했다.'],
  find: all(
    byPattern(/(?<=(?:기록|최고치|최저치|신기록|최고가|최고 기록)[을를]? )갱신/, '경신'),
    byPattern(/(?<=(?:면허|여권|비자|계약|보험|자격증|면허증|회원)[을를]? )경신/, '갱신'),
  ),
};

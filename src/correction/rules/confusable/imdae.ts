import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'imdae',
  title: '임대/임차',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '돈을 받고 빌려주는 것은 ‘임대(賃貸)’, 돈을 내고 빌려 쓰는 것은 ‘임차(賃借)’입니다.',
  examples: [
    { wrong: '건물 주인에게서 사무실을 임대했다.', right: '건물 주인에게서 사무실을 임차했다.' },
    { wrong: '그는 세입자에게 방을 임차했다.', right: '그는 세입자에게 방을 임대했다.' },
  ],
  silent: ['집주인이 상가를 임대했다.', '사무실을 임대하여 쓰고 있다.', '정부에서 땅을 임차하였다.'],
  find: all(
    byPattern(
      /(?<=(?:주인|집주인|건물주|땅 주인|소유자)(?:에게서|한테서|으로부터|로부터) (?:[가-힣]+[을를] ))임대(?=했|하여|해|한)/,
      '임차',
    ),
    byPattern(
      /(?<=(?:세입자|임차인|상인|입주자|대학생|신혼부부)(?:들)?(?:에게|한테) (?:[가-힣]+[을를] ))임차(?=했|하여|해|한|하는)/,
      '임대',
    ),
  ),
};

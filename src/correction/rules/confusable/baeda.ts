import { byPattern } from '../../rule/by-pattern.js';
import { byCollocations } from '../../rule/collocations.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

const BLADES = '(?:칼|부엌칼|식칼|과도|면도칼|면도날|커터|가위|낫|종이|유리|유리 조각|풀잎|톱)';

export const rule: Rule = {
  id: 'baeda',
  before: ['gwoe-contraction'],
  title: '배다/베다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '스미거나 익는 것은 ‘배다’, 자르거나 머리를 받치는 것은 ‘베다’입니다.',
  examples: [
    { wrong: '옷에 담배 냄새가 베었다.', right: '옷에 담배 냄새가 배었다.' },
    { wrong: '부엌칼에 손가락을 배여서 피가 났다.', right: '부엌칼에 손가락을 베여서 피가 났다.' },
    { wrong: '면도날에 배인 자리가 쓰리다.', right: '면도날에 베인 자리가 쓰리다.' },
    { wrong: '낫으로 풀을 배었다.', right: '낫으로 풀을 베었다.' },
  ],
  silent: ['친절이 몸에 밴 사람', '베개를 베고 누웠다.', '옷에 땀이 배어 있다.'],
  find: all(
    // 칼에 배였다: what cuts stands there, so that somebody was cut
    byPattern(
      new RegExp(
        `(?<=(?<![가-힣])${BLADES}(?:에|에게|날에) (?:(?:손|손가락|발|발가락|얼굴|턱|살|팔|다리)[을를이] )?|(?<![가-힣])${BLADES}에 )배(?=여|였|이[고는며면지]|인(?= )|일(?= ))`,
      ),
      '베',
    ),
    byPattern(/(?<=(?<![가-힣])(?:손|손가락|발가락)[을를] (?:[가-힣]+에 )?)배(?=여|였)/, '베'),
    byCollocations(
      { after: '(?:냄새|땀|향|향기|습관|정성|물|버릇|피)[이가은는도]', wrong: '베', right: '배' },
      { after: '(?:몸|손|옷|입|종이)에', wrong: '베', right: '배' },
      { after: '(?:풀|벼|나무|베개|나뭇가지|잔디|보리|손가락|턱|목)[을를]', wrong: '배', right: '베' },
      { after: '(?:칼|종이|유리|낫)에(?: 손을)?', wrong: '배', right: '베' },
    ),
  ),
};

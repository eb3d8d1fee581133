import { byPattern } from '../../rule/by-pattern.js';
import type { Rule } from '../../rule/rule.js';

const PARTICLE =
  '(?:은|는|이|가|을|를|에|에서|에게|로|으로|까지|부터|와|과|의|도|만|하고|이랑|랑|조차|마저|한테|께|처럼|보다|이나|나|이라도|라도)';

/** 학교{에, 로, 까지}: one of several may be chosen. */
export const rule: Rule = {
  id: 'braces',
  title: '중괄호',
  category: 'GRAMMER',
  article: '문장 부호 중괄호 규정 (2)',
  comment:
    '열거된 항목 가운데 어느 하나가 자유롭게 선택될 수 있음을 보일 때는 소괄호가 아니라 중괄호를 씁니다.',
  examples: [
    { wrong: '아이들이 학교(에, 로, 까지) 갔다.', right: '아이들이 학교{에, 로, 까지} 갔다.' },
    { wrong: '누나[와, 하고, 랑] 함께 갔다.', right: '누나{와, 하고, 랑} 함께 갔다.' },
  ],
  silent: ['조사(은, 는)를 배웠다.', '과일(사과, 배, 귤)을 샀다.', '학교{에, 로} 갔다.'],
  find: byPattern(
    new RegExp(`(?<=[가-힣])(?<!조사|어미|토씨|접사)[([](${PARTICLE}(?:, ?${PARTICLE}){1,})[)\\]](?= )`),
    '{$1}',
  ),
};

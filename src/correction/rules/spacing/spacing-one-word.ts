import type { Rule } from '../../rule/rule.js';
import { decidedAs } from '../../spacing/spacing.js';

export const rule: Rule = {
  id: 'spacing-one-word',
  last: true,
  title: '띄어 쓴 한 단어',
  category: 'SPACING',
  article: '한글 맞춤법 제2항',
  certainty: 'likely',
  comment: '한 단어로 굳은 말은 붙여 씁니다.',
  examples: [
    { wrong: '돌 담 옆에 감나무가 있다.', right: '돌담 옆에 감나무가 있다.' },
    { wrong: '책상 위에 손 수건을 두었다.', right: '책상 위에 손수건을 두었다.' },
    { wrong: '영화가 재미 없어서 나왔다.', right: '영화가 재미없어서 나왔다.' },
    { wrong: '트럭이 가드레일을 들이 받았다.', right: '트럭이 가드레일을 들이받았다.' },
    { wrong: '그 연설은 큰 반향을 불러 일으켰다.', right: '그 연설은 큰 반향을 불러일으켰다.' },
    { wrong: '주가가 곤두박질 쳤다.', right: '주가가 곤두박질쳤다.' },
    { wrong: '오늘은 참으로 뜻 깊은 날이다.', right: '오늘은 참으로 뜻깊은 날이다.' },
    { wrong: '동생은 플로리다 주에 산다.', right: '동생은 플로리다주에 산다.' },
  ],
  silent: [
    '감자를 구워 먹었다.',
    '해 질 녘에 집을 나섰다.',
    '어제 큰 눈 내렸다.',
    '독일 주 정부가 나섰다.',
    '손을 들어 가리켰다.',
    '그 일은 나와 아무 관계 없다.',
    '물이 어는 때를 영 도로 삼는다.',
    '세종은 조선의 사 대 임금이다.',
    '환수 사유 발생 시 기지급된 금액을 돌려준다.',
    '밴드 아톰스 포 피스의 음반을 샀다.',
  ],
  find: decidedAs('spacing-one-word'),
};

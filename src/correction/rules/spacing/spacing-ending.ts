import type { Rule } from '../../rule/rule.js';
import { decidedAs } from '../../spacing/spacing.js';

export const rule: Rule = {
  id: 'spacing-ending',
  last: true,
  title: '띄어 쓴 어미',
  category: 'SPACING',
  article: '한글 맞춤법 제2항',
  certainty: 'likely',
  comment: '어미는 어간에 붙여 씁니다. ‘-ㄴ데, -ㄹ걸, -ㄹ지, -ㄴ바, -겠-’은 의존 명사가 아니라 어미입니다.',
  examples: [
    { wrong: '새 규칙을 적용 하 고 기다렸다.', right: '새 규칙을 적용하고 기다렸다.' },
    { wrong: '이게 얼마나 비싼 지 너는 모를 거야.', right: '이게 얼마나 비싼지 너는 모를 거야.' },
    { wrong: '이제 자야 겠다.', right: '이제 자야겠다.' },
    { wrong: '이제 가야 겠다.', right: '이제 가야겠다.' },
    { wrong: '누구를 뽑을 지 투표로 정하자.', right: '누구를 뽑을지 투표로 정하자.' },
    { wrong: '밤새 눈이 내릴 지도 모른다.', right: '밤새 눈이 내릴지도 모른다.' },
  ],
  silent: [
    '말은 자꾸 해 봐야 는다.',
    '동생이 아픈 지 사흘이 되었다.',
    '담배를 끊은 지 오래되었다.',
    '회의가 끝나고 자한바니 장군이 떠났다.',
    '그를 만난 지 오래다.',
    '내일 만날 지 교수는 친절하다.',
    '벽에 그릴 지도를 골랐다.',
  ],
  find: decidedAs('spacing-ending'),
};

import type { Rule } from '../../rule/rule.js';
import { wordRule } from '../../rule/word-rule.js';

const words = wordRule({
  id: 'mimetic-verbs',
  title: '-거리다와 -이다',
  category: 'WORD',
  article: '한글 맞춤법 제24항',
  comment:
    '‘-거리다’가 붙을 수 있는 시늉말 어근에 ‘-이다’가 붙은 말은 어근을 밝혀 적습니다(예: 끄덕이다, 망설이다, 움직이다).',
  examples: [
    { wrong: '고개를 끄더겼다.', right: '고개를 끄덕였다.' },
    { wrong: '선뜻 나서지 못하고 망서렸다.', right: '선뜻 나서지 못하고 망설였다.' },
    { wrong: '몸을 움지기지 마라.', right: '몸을 움직이지 마라.' },
  ],
  silent: ['고개를 끄덕였다.', '누더기를 걸쳤다.', '도깨비 울머기가 나타났다.'],
  stems: `
    움지기다→움직이다,망서리다→망설이다,끄더기다→끄덕이다,지꺼리다→지껄이다,속사기다→속삭이다,반짜기다→반짝이다,허더기다→허덕이다,들머기다→들먹이다,번쩌기다→번쩍이다,
    울머기다→울먹이다,뒤처기다→뒤척이다,번드기다→번득이다,헐떠기다→헐떡이다,퍼더기다→퍼덕이다,깜짜기다→깜짝이다,숙더기다→숙덕이다,꾸버기다→꾸벅이다,펄러기다→펄럭이다,
    훌쩌기다→훌쩍이다`,
});

/** 울머기가: with a particle of nouns behind it, it is somebody's name. */
export const rule: Rule = {
  ...words,
  find: (line) =>
    words.find(line).filter(({ end }) => !/^[가를와의](?![가-힣])/.test(line.text.slice(end, end + 2))),
};

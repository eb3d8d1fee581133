import type { Rule } from '../../rule/rule.js';
import { initialSounds } from './dueum.js';

export const rule: Rule = {
  id: 'dueum-ra',
  title: '두음 법칙: 라, 래, 로, 뢰, 루, 르',
  category: 'WORD',
  article: '한글 맞춤법 제12항',
  comment:
    '한자음 ‘라, 래, 로, 뢰, 루, 르’는 단어 첫머리에서 두음 법칙에 따라 ‘나, 내, 노, 뇌, 누, 느’로 적고, 첫머리가 아니면 본음대로 적습니다(예: 연로, 가정란). 접두사처럼 쓰인 말 뒤에서는 두음 법칙을 적용합니다(예: 중노동, 상노인).',
  examples: [
    { wrong: '로인을 공경하자.', right: '노인을 공경하자.' },
    { wrong: '연노하신 할머니를 뵈었다.', right: '연로하신 할머니를 뵈었다.' },
    { wrong: '남의 말에 부화뢰동하지 마라.', right: '남의 말에 부화뇌동하지 마라.' },
  ],
  silent: ['쾌락을 좇지 마라.', '라디오를 들었다.', '로봇을 만들었다.', '사진가 줄리 랭이 새 책을 냈다.'],
  find: initialSounds('ㄹㄴ'),
};

import { byPattern } from '../patterns.js';
import type { Rule } from '../rule.js';

/** 어머 벌써 …: a cry stands apart from the sentence that follows. */
export const rule: Rule = {
  id: 'interjections',
  title: '감탄사 뒤의 부호',
  category: 'GRAMMER',
  article: '문장 부호 느낌표 규정 (1), 쉼표 규정 (7)',
  comment:
    '감탄사의 끝에는 느낌표를 쓰고, 감탄의 정도가 약할 때는 느낌표 대신 쉼표를 쓸 수 있습니다. 뒤에 오는 문장과 부호로 나눕니다.',
  examples: [
    { wrong: '어머 벌써 꽃이 피었네.', right: '어머, 벌써 꽃이 피었네.' },
    { wrong: '아이고 이 일을 어쩌나.', right: '아이고, 이 일을 어쩌나.' },
  ],
  silent: ['어머, 예쁘다.', '아이고! 아프다.', '어머니가 오셨다.', '그는 아이고 소리를 질렀다.'],
  find: byPattern(
    /(?<=^["“‘']?(?:어머|어머나|아이고|아이코|앗|아차|아하|맙소사|어휴|아이참|에구머니|아뿔싸|얼씨구))(?= [가-힣][^.?!]*[.?!])(?! 소리)/,
    (m) => ({ begin: m.index, end: m.index, replacement: ',', score: 0.9 }),
  ),
};

import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** Ⅰ. 서론, 가. 인명: the number of a part takes a full stop. */
export const rule: Rule = {
  id: 'item-numbers',
  title: '장, 절, 항의 번호 뒤 마침표',
  category: 'GRAMMER',
  article: '문장 부호 마침표 규정 (4)',
  comment:
    '장, 절, 항 등을 표시하는 문자나 숫자 다음에는 마침표를 씁니다(예: Ⅰ. 서론, 1. 연구 목적, 가. 인명).',
  examples: [
    { wrong: 'Ⅰ 서론', right: 'Ⅰ. 서론' },
    { wrong: '1 연구 목적', right: '1. 연구 목적' },
    { wrong: '가, 연구의 필요성', right: '가. 연구의 필요성' },
    { wrong: '나, 설문 조사', right: '나. 설문 조사' },
  ],
  silent: ['1. 연구 목적', '3 대 2', '가 나 다', '2 연구소', '1, 2, 3', '나, 너무 힘들어', '가, 나, 다'],
  find: all(
    byPattern(/(?<=^[Ⅰ-Ⅻ])[,:]?(?= [가-힣][^.?!]{0,20}$)/, '.'),
    byPattern(
      /(?<=^[1-9가나다라마ㄱㄴㄷㄹ])[,:]?(?= (?:[가-힣]+의 )?(?:서론|본론|결론|머리말|맺음말|들어가며|나오며|필요성|연구 ?(?:목적|방법|대상|배경|범위)|이론적 배경|선행 연구|참고 문헌|용어의 정의)$)/,
      '.',
    ),
    // 가, 자료 수집: a heading of two or three nouns
    likely(
      byPattern(/(?<=^[가나다라마바ㄱㄴㄷㄹ])[,:](?= [가-힣]+(?: [가-힣]+){0,2}$)/, (_, { words }) =>
        words
          .slice(1)
          .every(({ morphemes }) => morphemes.every(({ tag }) => /^(?:NN[GP]|XSN|XPN|JKG|SP)$/.test(tag)))
          ? '.'
          : undefined,
      ),
    ),
  ),
};

import { all, byPattern } from '../patterns.js';
import type { Rule } from '../rule.js';

/** 연월일 in figures: a stop after each, the last included. */
export const rule: Rule = {
  id: 'dates',
  title: '연월일의 마침표',
  category: 'GRAMMER',
  article: '문장 부호 마침표 규정 (2)',
  comment:
    '아라비아 숫자만으로 연월일을 나타낼 때는 ‘년, 월, 일’ 대신 마침표를 쓰며, 마지막 마침표도 생략하지 않습니다.',
  examples: [
    { wrong: '작성일은 2021. 1. 25일이다.', right: '작성일은 2021. 1. 25.이다.' },
    { wrong: '문서 번호(2002.1.6)를 적는다.', right: '문서 번호(2002. 1. 6.)를 적는다.' },
    { wrong: '일시: 2023. 8. 17', right: '일시: 2023. 8. 17.' },
  ],
  silent: ['2021. 1. 25. 회의', '2021년 1월 25일', '버전 2021.1.6을 받았다.'],
  find: all(
    byPattern(/(?<!\d)(\d{4})\. ?(\d{1,2})\. ?(\d{1,2})일(?![가-힣]*간)/, '$1. $2. $3.'),
    byPattern(/(?<=\()(\d{4})\.(\d{1,2})\.(\d{1,2})\.?(?=\))/, '$1. $2. $3.'),
    byPattern(/(?<=\()(\d{4})\. (\d{1,2})\. (\d{1,2})(?=\))/, '$1. $2. $3.'),
    byPattern(/(?<![\d.])((?:19|20)\d{2})\. (\d{1,2})\. (\d{1,2})(?=$|[ ,~(])(?! ?일)/, '$1. $2. $3.'),
  ),
};

import { all, byPattern } from '../patterns.js';
import type { Rule } from '../rule.js';

/** The colon behind a heading, between hours and minutes, between scores. */
export const rule: Rule = {
  id: 'colons',
  title: '쌍점',
  category: 'GRAMMER',
  article: '문장 부호 쌍점 규정 (1)·(2)·(3)·(4)',
  comment:
    '표제 다음에 항목을 들거나 설명을 붙일 때와 말하는 이를 밝힐 때 쌍점을 쓰며, 앞말에 붙여 쓰고 뒷말과 띄어 씁니다. 시와 분, 장과 절, ‘대’가 쓰일 자리에서는 앞뒤를 모두 붙여 씁니다.',
  examples: [
    { wrong: '준비물 : 연필, 지우개', right: '준비물: 연필, 지우개' },
    { wrong: '장소:시청 앞 광장', right: '장소: 시청 앞 광장' },
    { wrong: '준비물; 연필, 공책', right: '준비물: 연필, 공책' },
    { wrong: '제목 겨울 연수 참가 안내', right: '제목: 겨울 연수 참가 안내' },
    { wrong: '기차는 10 : 20에 떠난다.', right: '기차는 10:20에 떠난다.' },
    { wrong: '드문 성씨(예, 제갈, 선우)도 있다.', right: '드문 성씨(예: 제갈, 선우)도 있다.' },
  ],
  silent: [
    '10:30에 만나자.',
    '청군:백군',
    '점수는 3:2였다.',
    '값은 비싸다; 그래도 샀다.',
    '(단, 어린이는 제외)',
    '제목 없음',
    '일시 중단된 사업이다.',
  ],
  find: all(
    byPattern(/(?<=[가-힣]) +:(?= )/, ':'),
    byPattern(/(?<=^[가-힣]{1,6}(?: [가-힣]{1,6})?):(?=[^\s:/\d][^:]*[ ,]|\d{4}년|\d{1,2}월)/, ': '),
    byPattern(/(?<=^[가-힣]{2,6}); ?(?=[가-힣\d]+(?:, [가-힣\d]+)+$)/, ': '),
    byPattern(/(?<=\((?:예|보기)), ?(?=['‘"“가-힣])/, ': '),
    byPattern(/(?<=\d) : (?=\d)/, ':'),
    // 일시 2024년 …, 제목 … 보고: a heading and its matter
    byPattern(/(?<=^(?:[가나다라1-9][.)] )?(?:일시|기간|날짜)) (?=\d[^가-힣]*[년월일시.][^다요]*$)/, ': '),
    byPattern(/(?<=^제목) (?=(?:[가-힣\d]+ ){1,6}(?:보고|안내|요청|계획|공지|결과|협조|통보|의뢰)$)/, ': '),
  ),
};

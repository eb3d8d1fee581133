import { byPattern } from '../../rule/by-pattern.js';
import { all, citedBy } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** 했니?.: one sentence ends with one mark. */
export const rule: Rule = {
  id: 'doubled-marks',
  title: '겹친 끝 부호',
  category: 'GRAMMER',
  article: '문장 부호 마침표 규정 (1), 물음표 규정 (1), 느낌표 규정 (1)',
  comment:
    '문장의 끝에는 마침표, 물음표, 느낌표 가운데 하나를 씁니다. 물음표나 느낌표가 문장을 맺으므로 그 뒤에 마침표를 덧붙이지 않습니다.',
  examples: [
    { wrong: '정말 네가 했니?.', right: '정말 네가 했니?' },
    { wrong: '참 잘했구나!.', right: '참 잘했구나!' },
    { wrong: '비가 온다.,', right: '비가 온다.' },
  ],
  silent: ['정말이니?!', '그래......', '뭐라고...?', '끝났다.', '그는 "정말이니?".'],
  find: citedBy(
    all(
      byPattern(/(?<=[가-힣][?!])[.,](?=$|\s)/, ''),
      byPattern(/(?<=[다요죠]\.),(?=$|\s)/, ''),
      byPattern(/(?<=[다요죠]),\.(?=$|\s)/, '.'),
    ),
    ({ begin }, { text }) =>
      ({
        '?': '문장 부호 물음표 규정 (1), 마침표 규정 (1)',
        '!': '문장 부호 느낌표 규정 (1), 마침표 규정 (1)',
      })[text[begin - 1]!] ?? '문장 부호 마침표 규정 (1)',
  ),
};

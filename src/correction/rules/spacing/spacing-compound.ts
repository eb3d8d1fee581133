import type { Rule } from '../../rule/rule.js';
import { decidedAs } from '../../spacing/spacing.js';

export const rule: Rule = {
  id: 'spacing-compound',
  last: true,
  title: '고유 명사와 전문 용어',
  category: 'SPACING',
  article: '한글 맞춤법 제49항, 제50항',
  certainty: 'likely',
  comment: '여러 낱말로 된 고유 명사와 전문 용어는 단어별로 띄어 씀을 원칙으로 합니다.',
  examples: [
    { wrong: '한국대학교사범대학', right: '한국 대학교 사범 대학' },
    { wrong: '중거리탄도유도탄', right: '중거리 탄도 유도탄' },
  ],
  silent: ['손해배상청구를 기각하였다.', '한국 대학교 사범 대학에 다닌다.'],
  exampleOptions: {
    dictionaries: [
      {
        name: '용어',
        version: '1',
        entries: [
          { form: '한국대학교사범대학', tag: 'NNG', carets: [2, 5, 7] },
          { form: '중거리탄도유도탄', tag: 'NNG', carets: [3, 5] },
        ],
      },
    ],
  },
  find: decidedAs('spacing-compound'),
};

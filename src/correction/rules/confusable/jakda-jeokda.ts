import { byCollocations } from '../../rule/collocations.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'jakda-jeokda',
  title: '작다/적다',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment: '길이나 크기, 소리가 보통에 못 미치는 것은 ‘작다’, 수나 양이 모자라는 것은 ‘적다’입니다.',
  examples: [
    { wrong: '모인 사람 수가 생각보다 작다.', right: '모인 사람 수가 생각보다 적다.' },
    { wrong: '동생은 나보다 키가 적다.', right: '동생은 나보다 키가 작다.' },
    { wrong: '그는 말수가 작은 편이다.', right: '그는 말수가 적은 편이다.' },
  ],
  silent: ['글씨가 너무 작다.', '월급이 적어서 걱정이다.', '가능성이 작다.', '책에 이름을 적는다.'],
  find: byCollocations(
    {
      after:
        '(?:사람 수|학생 수|인원|말수|양|식구|경험|나이|관심|인구|강수량|수량|월급|돈|시간|비용)[이가은는도]',
      wrong: '작',
      right: '적',
    },
    {
      after: '(?:키|몸집|덩치|체구|크기|목소리|글씨|발|손|얼굴|소리|옷|신발|그릇)[이가은는도]',
      wrong: '적',
      right: '작',
    },
  ),
};

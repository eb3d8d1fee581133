import { syllablesWith } from '../../../hangul/syllable.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'neunji',
  title: '-ㄹ는지',
  category: 'GRAMMER',
  article: '표준어 사정 원칙 제17항',
  comment: '의문을 나타내는 어미는 ‘-ㄹ는지’입니다. ‘-ㄹ런지, -ㄹ른지’로 적지 않습니다.',
  examples: [
    { wrong: '내일은 비가 올런지 모르겠다.', right: '내일은 비가 올는지 모르겠다.' },
    { wrong: '그 일이 잘될른지 모르겠다.', right: '그 일이 잘될는지 모르겠다.' },
  ],
  silent: ['그가 올는지 모르겠다.', '언제 올지 모른다.'],
  find: all(
    byPattern(new RegExp(`(?<=${syllablesWith(['ㄹ'])})(?:런|른|넌)지(?![가-힣])`), '는지'),
    byPattern(new RegExp(`(?<=${syllablesWith(['ㄹ'])}) ?는 ?지(?= (?:모르|알|궁금|걱정))`), (m) =>
      m[0] === '는지' ? undefined : '는지',
    ),
  ),
};

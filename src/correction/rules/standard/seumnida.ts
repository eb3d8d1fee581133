import { syllablesWith } from '../../../hangul/syllable.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

const M = syllablesWith(['ㅁ']);

/** One polite ending, -습니다, after every consonant; -ㅁ니다 is how it sounds. */
export const rule: Rule = {
  id: 'seumnida',
  title: '-습니다/-읍니다',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제17항',
  comment: '받침 있는 어간 뒤에는 ‘-습니다’만 표준어입니다.',
  reasons: [
    {
      of: /슴.*→/,
      comment: '명사형을 만드는 어미는 ‘-슴’이 아니라 ‘-음’입니다(예: 있음, 없음).',
      article: '',
    },
    {
      of: /[림함임심옴음남감담람쁨픔]니.*→|ㅁ니/,
      comment:
        '받침 없는 어간 뒤에는 ‘-ㅂ니다’가 붙습니다. [ㅁ니다]로 소리 나더라도 어미의 꼴을 밝혀 적습니다.',
      article: '한글 맞춤법 제1항',
    },
  ],
  examples: [
    { wrong: '학교에 갔읍니다.', right: '학교에 갔습니다.' },
    { wrong: '잘 부탁드림니다.', right: '잘 부탁드립니다.' },
    { wrong: '이상 없슴.', right: '이상 없음.' },
  ],
  silent: ['밥을 먹었습니다.', '이상 없음.', '감사합니다.', '가슴이 뛴다.', '우표를 모읍니다.'],
  find: all(
    // 모으다, 긁어모으다: the stem itself ends in 으
    byPattern(/(?<!모)읍니(?=다|까)/, '습니'),
    byPattern(/(?<=[있없했었았였겠됐갔왔])음니(?=다|까)/, '습니'),
    byPattern(new RegExp(`${M}니(?=다(?![가-힣])|다만|까[?요 .]|까$)`), (m) => {
      const syllable = m[0][0]!;
      if (syllable === '음') return undefined;
      return `${String.fromCharCode(syllable.charCodeAt(0) + 1)}니`;
    }),
    byPattern(/(?<=[있없했었았였겠됐갔왔])슴(?=$|[^가-힣]|[을이은]?(?: |$|[.,]))/, '음'),
  ),
};

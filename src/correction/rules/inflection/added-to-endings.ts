import { syllablesWith } from '../../../hangul/syllable.js';
import { byEndings } from '../../rule/by-endings.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

const TENSE_CODA = syllablesWith(['ㅆ', 'ㅄ']);

/** 좋으네, 있써, 하다만은: endings with a sound that is not theirs. */
export const rule: Rule = {
  id: 'added-to-endings',
  title: '군소리가 붙은 어미',
  category: 'GRAMMER',
  article: '',
  comment: '이 어미에는 쓸데없는 소리를 덧붙이지 않습니다(예: 좋네, 있어, 하다마는).',
  reasons: [
    { of: /으네.*→/, comment: '‘-네’는 받침 뒤에서도 ‘으’ 없이 바로 붙습니다(예: 좋네, 싶네, 괜찮네).' },
    {
      of: /써.*→/,
      comment: '받침 ‘ㅆ, ㅄ’이 이어 소리 나더라도 어간과 어미를 구별하여 ‘-어’로 적습니다(예: 있어, 없어).',
      article: '한글 맞춤법 제15항',
    },
    {
      of: /만은.*→/,
      comment: '앞말을 인정하면서 맞서는 말을 이을 때에는 조사 ‘마는’을 씁니다(예: 좋다마는).',
    },
  ],
  examples: [
    { wrong: '오늘은 날씨가 좋으네요.', right: '오늘은 날씨가 좋네요.' },
    { wrong: '냉장고에 우유가 없써요.', right: '냉장고에 우유가 없어요.' },
    { wrong: '가고는 싶다만은 시간이 없다.', right: '가고는 싶다마는 시간이 없다.' },
  ],
  silent: [
    '꼭 그렇다고만은 할 수 없다.',
    '이것만은 지켜 다오.',
    '반드시 옳지만은 않다.',
    '돈을 다 써 버렸다.',
    '글씨를 잘 써요.',
    '물이 맑으니 좋네.',
  ],
  find: all(
    byEndings('으네', /^으네/, () => '네'),
    byPattern(new RegExp(`(?<=${TENSE_CODA})써(?=[요서도야라]|지|$|[^가-힣])`), '어'),
    byPattern(/(?<=[가-힣])다만은(?![가-힣])(?! (?:않|못|아니|할 수 없))/, (m, { words }) => {
      const word = words.find(({ end }) => end === m.index + m[0].length);
      return word?.morphemes.some(({ tag, form }) => tag[0] === 'E' && /다만?$/.test(form))
        ? '다마는'
        : undefined;
    }),
  ),
};

import { lastCoda } from '../../../hangul/syllable.js';
import { USED } from '../../korean/commonness.js';
import { morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** 이에요 shrinks to 예요 after a vowel only; 아니 takes 에요. */
export const rule: Rule = {
  id: 'eyo-yeyo',
  title: '-이에요/-예요',
  category: 'GRAMMER',
  article: '표준어 사정 원칙 제26항',
  comment: '받침이 있는 말 뒤에는 ‘-이에요’를, 받침이 없는 말 뒤에는 그것이 줄어든 ‘-예요’를 씁니다.',
  reasons: [{ of: /아니/, comment: '‘아니다’의 어간에는 ‘-에요’가 바로 붙습니다.' }],
  examples: [
    { wrong: '제 동생은 의사에요.', right: '제 동생은 의사예요.' },
    { wrong: '이것은 제 책이예요.', right: '이것은 제 책이에요.' },
    { wrong: '그건 사실이 아니예요.', right: '그건 사실이 아니에요.' },
    { wrong: '곧 도착할 거에요.', right: '곧 도착할 거예요.' },
  ],
  silent: [
    '이건 고양이예요.',
    '저는 학생이에요.',
    '사실이 아니에요.',
    '둘은 친한 사이예요.',
    '동생은 어린이예요.',
  ],
  find: all(
    byPattern(/아니예요/, '아니에요'),
    byPattern(/(?<=[가-힣])이예요/, (m, line) => {
      const from = line.text.slice(0, m.index).search(/[가-힣]+$/);
      const stem = line.text.slice(from, m.index);
      if (lastCoda(stem) === '') return undefined;
      // 고양이, 어린이, 철수네 둘째 영숙이: the noun itself ends in 이
      for (let n = 1; n <= Math.min(4, stem.length); n++) {
        const noun = `${stem.slice(stem.length - n)}이`;
        if (line.lexicon.frequencyOf(noun, 'NNG') > USED) return undefined;
      }
      const last = morphemesIn(line, m.index, m.index + 1)[0];
      return last && (last.tag === 'NNP' || last.tag === 'XSN') ? undefined : '이에요';
    }),
    byPattern(/(?<=[가-힣])에요(?![가-힣])/, (m, line) => {
      const before = line.text[m.index - 1]!;
      if (lastCoda(before) !== '' || before === '이' || before === '니') return undefined;
      const first = morphemesIn(line, m.index, m.index + 1).at(-1);
      // 학교에요, an answer to “where”: the place stays one
      return first?.tag === 'JKB' && first.probability > 0.9 ? undefined : '예요';
    }),
    byPattern(/(?<=[가-힣])예요(?![가-힣])/, (m, line) => {
      const before = line.text[m.index - 1]!;
      if (lastCoda(before) === '' || before === '님') return undefined;
      // 그랬단 말예요: so in nine of ten places of books
      const certainty = before === '말' ? 'likely' : 'certain';
      return { begin: m.index, end: m.index + m[0].length, replacement: '이에요', certainty };
    }),
  ),
};

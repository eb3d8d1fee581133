import { type LineView, morphemesIn } from '../../line/line-view.js';
import { byEndings } from '../../rule/by-endings.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** What -길래 may follow: a stem, a tense, what is quoted, or a question word with 이다 left out. */
const BEFORE_GILLAE =
  /(?:[았었였했됐갔왔겠다라자냐]|(?<![가-힣])(?:얼마|뭐|누구|어디|언제|몇 시|무엇이|무슨 일이))$/;

export const rule: Rule = {
  id: 'rae-re',
  title: '-래/-길래',
  category: 'GRAMMER',
  article: '',
  comment:
    '‘-라고 해’가 줄어든 말은 ‘-래’이고, 까닭을 나타내는 어미는 ‘-길래’입니다. ‘-레, -길레’라는 어미는 없습니다.',
  examples: [
    { wrong: '얼마나 예쁘길레 그러니?', right: '얼마나 예쁘길래 그러니?' },
    { wrong: '값이 싸다길레 두 개나 샀다.', right: '값이 싸다길래 두 개나 샀다.' },
    { wrong: '내일은 수업이 없는 날이레.', right: '내일은 수업이 없는 날이래.' },
    { wrong: '엄마가 빨리 들어오레요.', right: '엄마가 빨리 들어오래요.' },
  ],
  silent: [
    '거실에 카레 냄새가 난다.',
    '아이레스로 가는 배를 탔다.',
    '으레 그러려니 했다.',
    '수레를 끌었다.',
    '이레 동안 비가 왔다.',
  ],
  find: all(
    byEndings('레', /레$/, ({ line, begin, end }) => (isName(line, begin, end) ? undefined : '래')),
    byPattern(/(?<=[가-힣])길레(?![가-힣])/, (m, line) => {
      const before = line.text.slice(0, m.index);
      const stem = /[가-힣]+$/.exec(before)![0];
      const known = (['VA', 'VV'] as const).some((tag) => line.lexicon.lookup(stem, tag) >= 0);
      return known || BEFORE_GILLAE.test(before) || /[하되]$/.test(stem) ? '길래' : undefined;
    }),
  ),
};

/** 구이레, 뮈레: part of a word that nobody knows. */
function isName(line: LineView, begin: number, end: number): boolean {
  return morphemesIn(line, begin - 1, end).some(
    ({ tag, outOfVocab }) => /^NN/.test(tag) && outOfVocab === 'OUT_OF_VOCAB',
  );
}

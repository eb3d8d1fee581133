import { lastCoda } from '../../../hangul/syllable.js';
import { SELDOM } from '../../korean/commonness.js';
import { type LineView, morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'yeo-eo',
  title: '-이어/-이여',
  category: 'GRAMMER',
  article: '한글 맞춤법 제16항 2',
  comment:
    '체언에 붙는 ‘이다’의 어간 끝 모음은 ‘ㅣ’이므로 ‘-어, -었-’이 붙습니다. ‘-이어, -이었-’은 받침 없는 말 뒤에서만 ‘-여, -였-’으로 줄어듭니다.',
  reasons: [
    {
      of: /아니/,
      comment: '‘아니다’의 어간 끝 모음은 ‘ㅣ’이므로 ‘-어, -었-’이 붙습니다.',
      article: '한글 맞춤법 제16항 2',
    },
    {
      of: /→.*[보모쌓쓰놓높들줄숙속붙먹][여였이]/,
      comment: '‘-이-’로 끝난 어간에 ‘-어’가 붙으면 ‘ㅕ’로 줄여 적습니다(예: 보이다-보여, 모이다-모여).',
      article: '한글 맞춤법 제36항',
    },
  ],
  examples: [
    { wrong: '그것은 사실이 아니였다.', right: '그것은 사실이 아니었다.' },
    { wrong: '그는 훌륭한 선생님이였다.', right: '그는 훌륭한 선생님이었다.' },
    { wrong: '휴일이여서 한산했다.', right: '휴일이어서 한산했다.' },
    { wrong: '휴가 중이여서 답이 늦었다.', right: '휴가 중이어서 답이 늦었다.' },
  ],
  silent: [
    '어제는 휴일이었다.',
    '그는 배우였다.',
    '겨레여, 일어나라.',
    '임이여!',
    '온몸이 상처투성이였다.',
    '우리는 가까운 사이였다.',
    '동생은 왼손잡이여서 가위질이 서툴다.',
    '비슷한 나이여서 금세 친해졌다.',
    '고집쟁이여도 마음은 여리다.',
    '학생 때 별명은 마쓰이였다.',
  ],
  find: all(
    byPattern(/아니여(?=서|도|야|요|$|[^가-힣])/, '아니어'),
    byPattern(/아니였/, '아니었'),
    byPattern(/(?<=[가-힣])이였/, (m, line) => {
      if (isNounInI(line, m.index)) return undefined;
      return lastCoda(line.text[m.index - 1]!) === '' ? '였' : '이었';
    }),
    byPattern(/(?<=[가-힣])이여(?=서(?![가-힣])|도(?![가-힣])|야 (?:한|하|해))/, (m, line) => {
      if (isNounInI(line, m.index)) return undefined;
      return lastCoda(line.text[m.index - 1]!) === '' ? '여' : '이어';
    }),
    byPattern(/(?<=[보쓰모쌓놓섞높숙먹죽끓녹])이여(?=서|도|요|졌|지|$|[^가-힣])/, '여'),
  ),
};

/** 사이였다, 상처투성이였다: the noun itself ends in 이. */
function isNounInI(line: LineView, at: number): boolean {
  const run = /[가-힣]*$/.exec(line.text.slice(Math.max(0, at - 6), at + 1))?.[0] ?? '';
  const isNoun = (form: string) => line.lexicon.isHeadword(form, /^(?:NN|NP|XSN)/);
  if (line.lexicon.frequencyOf(run, 'NNP') > SELDOM) return true;
  // 휴일이여서: a noun without it, though 일이 is one too
  if (!isNoun(run) && run.length > 2 && isNoun(run.slice(0, -1))) return false;
  // 휴가 중이여서: a bound noun and the copula, though 중이 is a noun too
  if (morphemesIn(line, at - 1, at).some(({ tag, end }) => tag === 'NNB' && end === at)) return false;
  for (let n = 2; n <= Math.min(5, run.length); n++) if (isNoun(run.slice(-n))) return true;
  return morphemesIn(line, at, at + 1).some(
    ({ tag, begin, end }) => begin < at && end === at + 1 && /^(?:N|XSN)/.test(tag),
  );
}

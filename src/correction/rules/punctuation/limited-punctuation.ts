import { type LineView, morphemesIn } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Marks that 문장 부호 does not have, each with what it has instead. */
const OTHER: ReadonlyMap<string, string> = new Map(
  `，, ．. ？? ！! ：: ；; 。. 、, ｡. ､, «《 »》 ‹〈 ›〉 „“ ‟“ 〝“ 〞” 〟” ‚‘ ‛‘ ′’ ″” ＂" ＇' ～~ 〜~ ∼~ –- ‐- ‑- ‒- －- ﹣- ・· •· ⋅· ･· ㆍ· ｢「 ｣」 （( ）) ［[ ］] ｛{ ｝} 〔[ 〕] 【[ 】] ％% ＆& ／/ ‼!! ⁉?! ⁈?! ;,`
    .split(' ')
    .map((pair) => [pair[0]!, pair.slice(1)]),
);

const MARKS = /[\p{P}∼⋅ㆍ]/gu;

/** Only for who wants all that can be said: the marks of the norm, no others. */
export const rule: Rule = {
  id: 'limited-punctuation',
  before: ['colons'],
  title: '문장 부호 규정에 있는 부호만',
  category: 'GRAMMER',
  article: '문장 부호',
  comment: '문장 부호 규정에 있는 부호가 아닙니다. 규정에 있는 부호로 바꾸어 적습니다.',
  examples: [
    { wrong: '비가 왔다。', right: '비가 왔다.' },
    { wrong: '사과、배를 샀다.', right: '사과, 배를 샀다.' },
    { wrong: '【알림】 내일은 쉽니다.', right: '[알림] 내일은 쉽니다.' },
    { wrong: '금ㆍ은ㆍ동메달을 땄다.', right: '금·은·동메달을 땄다.' },
    { wrong: '그는 “좋다."라고 했다.', right: '그는 “좋다.”라고 했다.' },
    { wrong: '행사는 월 ~ 금 오후에 한다.', right: '행사는 월~금 오후에 한다.' },
  ],
  silent: [
    '비가 왔다.',
    '★추천★ 길입니다.',
    '영어로 Yes; no라고 썼다.',
    '사과·배를 샀다.',
    '3~5일이 걸린다.',
    '그는 “좋다.”라고 했다……',
  ],
  certainty: 'author',
  exampleOptions: { level: 'strict' },
  find(line: LineView): Finding[] {
    if (line.options.level !== 'strict') return [];
    const out: Finding[] = [];
    for (const { index, 0: mark } of line.text.matchAll(MARKS)) {
      const right = OTHER.get(mark);
      // in foreign words the marks of another norm stand
      if (right === undefined || /[A-Za-z] ?$/.test(line.text.slice(Math.max(0, index - 2), index))) continue;
      out.push({ begin: index, end: index + mark.length, replacement: right });
    }
    out.push(...unmatchedQuotes(line.text), ...looseTildes(line));
    return out;
  },
};

/** “…" and "…”: one of the two is of another kind. */
function unmatchedQuotes(text: string): Finding[] {
  const out: Finding[] = [];
  for (const [open, close, straight] of ['“”"', "‘’'"]) {
    const marks = [...text.matchAll(new RegExp(`[${open}${close}${straight}]`, 'g'))]
      .map(({ index }) => index)
      .filter((at) => isQuote(text, at));
    if (marks.length !== 2) continue;
    const [first, second] = marks as [number, number];
    if (text[first] !== open && text[second] === close)
      out.push({ begin: first, end: first + 1, replacement: open! });
    if (text[first] === open && text[second] !== close)
      out.push({ begin: second, end: second + 1, replacement: close! });
    // ”좋다“: both the wrong way round
    if (text[first] === close && text[second] === open)
      out.push(
        { begin: first, end: first + 1, replacement: open! },
        { begin: second, end: second + 1, replacement: close! },
      );
  }
  return out;
}

/** it’s: an apostrophe is none. */
function isQuote(text: string, at: number): boolean {
  return !/[A-Za-z\d].[A-Za-z\d]/s.test(text.slice(Math.max(0, at - 1), at + 2));
}

/** 월 ~ 금: between two nouns, and not behind 좋네요 ~. */
function looseTildes(line: LineView): Finding[] {
  const out: Finding[] = [];
  for (const { index, 0: spaced } of line.text.matchAll(
    /(?<=[가-힣\d.)]) +~ *(?=[가-힣\d(])|(?<=[가-힣\d.)])~ +(?=[가-힣\d(])/g,
  )) {
    const before = morphemesIn(line, index - 1, index).at(-1);
    if (/^(?:N|S[FNP]|XSN|SS)/.test(before?.tag ?? ''))
      out.push({ begin: index, end: index + spaced.length, replacement: '~' });
  }
  return out;
}

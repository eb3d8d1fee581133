import { applyChanges } from '../../line/compose.js';
import type { LineView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Marks that 문장 부호 does not have, each with what it has instead. */
const OTHER: ReadonlyMap<string, string> = new Map(
  `，, ．. ？? ！! ：: ；; 。. 、, ｡. ､, «《 »》 ‹〈 ›〉 „“ ‟“ 〝“ 〞” 〟” ‚‘ ‛‘ ′’ ″” ＂" ＇' ～~ 〜~ ∼~ –- ‐- ‑- ‒- －- ﹣- ・· •· ⋅· ･· ｢「 ｣」 （( ）) ［[ ］] ｛{ ｝} 〔[ 〕] 【[ 】] ％% ＆& ／/ ‼!! ⁉?! ⁈?! ;,`
    .split(' ')
    .map((pair) => [pair[0]!, pair.slice(1)]),
);

/** The marks of 문장 부호, with straight quotation marks and signs that belong to figures and addresses. */
const ALLOWED = '.?!·ㆍ:/“”‘’"\'(){}[]『』「」《》〈〉―—-~…⋯,○×□˙‥%‰°℃@#&*_\\§';

/** With what makes one sign of several emoji. */
const MARKS = /[\p{P}\p{So}\p{EMod}∼⋅]\u{FE0F}?(?:\u{200D}\p{So}\u{FE0F}?)*/gu;

/** Only on demand: the marks of the norm, no others. */
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
    { wrong: '★추천★ 길입니다.', right: '★추천★ 길입니다.', asks: '추천 길입니다.' },
  ],
  silent: ['비가 왔다.', '사과·배를 샀다.', '3~5일이 걸린다.', '그는 “좋다.”라고 했다……'],
  exampleOptions: { enableLimitedPunctuation: true },
  find(line: LineView): Finding[] {
    if (!line.options.enableLimitedPunctuation) return [];
    const out: Finding[] = [];
    for (const { index, 0: mark } of line.text.matchAll(MARKS)) {
      const right = OTHER.get(mark);
      if (right !== undefined) out.push({ begin: index, end: index + mark.length, replacement: right });
    }
    // What has no counterpart is only shown: all of a word together, since ★추천★ without one of them helps nobody.
    for (const { index, 0: word } of line.text.matchAll(/\S+/g)) {
      const marks = [...word.matchAll(MARKS)].filter(
        ({ 0: mark }) => !ALLOWED.includes(mark) && !OTHER.has(mark),
      );
      if (marks.length === 0) continue;
      const from = marks[0]!.index;
      const to = marks.at(-1)!.index + marks.at(-1)![0].length;
      const gone = marks.map(({ index: at, 0: mark }) => ({
        begin: at,
        end: at + mark.length,
        replacement: '',
      }));
      const replacement = applyChanges(word.slice(0, to), gone).slice(from);
      out.push({ begin: index + from, end: index + to, replacement, certainty: 'author' });
    }
    return out;
  },
};

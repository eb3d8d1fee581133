import { type LineView, morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

export const rule: Rule = {
  id: 'reo-ryeo',
  title: '-러/-려',
  category: 'GRAMMER',
  article: '한글 맞춤법 제57항',
  comment: '가거나 오는 목적은 ‘-(으)러’, 의도는 ‘-(으)려’로 나타냅니다.',
  examples: [
    { wrong: '친구를 만나려 갔다.', right: '친구를 만나러 갔다.' },
    { wrong: '책을 빌리려 도서관에 갔다.', right: '책을 빌리러 도서관에 갔다.' },
    { wrong: '내일 서울에 가러 한다.', right: '내일 서울에 가려 한다.' },
  ],
  silent: ['용서를 빌러 왔다.', '밥을 먹으러 왔다.', '막 떠나려 한다.', '비가 오려 한다.'],
  find: all(
    byPattern(
      /(?<=[가-힣])려(?= (?:[가-힣]{2,6}(?:에|로|으로) )?(?:가|간|갔|갈|왔|온|올|오[고는]|다니|다녔|나갔|나왔|들렀)(?![까]))/,
      (m, line) => (purpose(line, m.index) ? '러' : undefined),
    ),
    byPattern(/(?<=[가-힣])러(?=다가?(?![가-힣])|고(?= (?:하|해|했|노력|애))|는데)/, (m, line) =>
      intended(line, m.index) ? '려' : undefined,
    ),
    byPattern(/(?<=[가-힣])러(?= (?:애[를쓰써썼]|노력|발버둥|안간힘|몸부림))/, '려'),
    byPattern(/(?<=[가-힣])러(?= (?:하는|한다|했다|했으나|했지만|합니다|하고|하니))/, (m, line) =>
      purpose(line, m.index) ? '려' : undefined,
    ),
  ),
};

/** An ending of purpose or intention behind a verb, and no noun or stem that looks like one (들려, 서러). */
function purpose(line: LineView, at: number): boolean {
  // 편지를 써내려 갔다: 내려가다 behind another verb
  if (/[써어아여려]내$/.test(line.text.slice(0, at))) return false;
  const found = morphemesIn(line, at - 1, at + 1);
  return found.some(({ form, tag }) => tag === 'EC' && /^(?:으)?(?:려|러)$/.test(form));
}

/** 하러다가: letters that the analysis reads as the ending of an intention. */
function intended(line: LineView, at: number): boolean {
  return morphemesIn(line, at, at + 1).some(({ form, tag }) => tag[0] === 'E' && /^으?[러려]/.test(form));
}

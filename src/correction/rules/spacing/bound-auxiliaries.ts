import type { Morpheme } from '../../../analysis/types.js';
import type { LineView } from '../../line/line-view.js';
import { wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

const HADA = '(?:하|한|할|함|합|해|했|하였)';

/** 듯하다, 만하다, 척하다, 뻔하다 are one word each; -어 하다 stands apart behind a phrase. */
export const rule: Rule = {
  id: 'bound-auxiliaries',
  title: '듯하다, 만하다, 뻔하다와 구에 붙은 -어 하다',
  category: 'SPACING',
  article: '한글 맞춤법 제47항',
  certainty: 'likely',
  comment:
    '의존 명사에 ‘-하다, -싶다’가 붙은 보조 용언은 한 단어이므로 붙여 씁니다(예: 듯하다, 만하다, 척하다, 체하다, 뻔하다, 법하다, 듯싶다, 성싶다).',
  reasons: [
    {
      of: /→.*[아어여워해돼와빠퍼파] [하한할해했]/,
      comment:
        '‘-아하다, -어하다’는 앞말에 붙여 쓰지만, 낱말이 아니라 구에 붙으면 띄어 씁니다(예: 먹고 싶어 하다, 마음에 들어 하다).',
    },
  ],
  examples: [
    { wrong: '곧 눈이 올 듯 하다.', right: '곧 눈이 올 듯하다.' },
    { wrong: '하마터면 넘어질 뻔 했다.', right: '하마터면 넘어질 뻔했다.' },
    { wrong: '아는 척 하지 마라.', right: '아는 척하지 마라.' },
    {
      wrong: '짐을 든체 하는 일은 힘들다.',
      right: '짐을 든체 하는 일은 힘들다.',
      asks: '짐을 든 체하는 일은 힘들다.',
    },
    { wrong: '동생은 떡을 먹고 싶어한다.', right: '동생은 떡을 먹고 싶어 한다.' },
    { wrong: '그는 새 방을 마음에 들어했다.', right: '그는 새 방을 마음에 들어 했다.' },
    { wrong: '내 말에 기분 나빠했다.', right: '내 말에 기분 나빠 했다.' },
  ],
  silent: [
    '비가 올 듯 말 듯 한다.',
    '올 듯도 하다.',
    '잘난 체를 한다.',
    '공부만 한다.',
    '아이를 예뻐한다.',
    '집채만 한 바위가 굴러왔다.',
    '할 일이 많은 듯 한숨을 쉬었다.',
  ],
  find: all(
    byPattern(
      new RegExp(`(?<=[가-힣] )(듯|만|척|체|뻔|법|양) (?=${HADA}[가-힣]{0,6}(?![가-힣]))`),
      (m, line) => (afterAdnominal(m, line) ? m[1] : undefined),
    ),
    byPattern(/(?<=[가-힣] )(듯|성) (?=싶[가-힣]+)/, (m, line) =>
      afterAdnominal(m, line) ? m[1] : undefined,
    ),
    // 올듯 하다, 죽을뻔 했다: both at once
    byPattern(new RegExp(`(?<=[가-힣]{1,6})(듯|척|체|뻔) (?=${HADA}[가-힣]{0,6}(?![가-힣]))`), (m, line) => {
      const word = wordAt(line, m.index);
      const i = word?.morphemes.findIndex(({ begin }) => begin === m.index) ?? -1;
      if (!word || i <= 0 || word.morphemes[i - 1]!.tag !== 'ETM') return undefined;
      if (isAgain(line, m.index) || isNounNext(line, m)) return undefined;
      const finding = { begin: m.index, end: m.index + m[0].length, replacement: ` ${m[1]}` };
      return m[1] === '체' && mayBeChae(word.morphemes, i) ? { ...finding, certainty: 'author' } : finding;
    }),
    byPattern(new RegExp(`(?<=고(?:만|도|는)? 싶어)(?=${HADA})`), ' '),
    // 싶어지다 is joined, whatever the phrase before it
    byPattern(/(?<=고(?:만|도)? 싶어) (?=지[고면는니]|졌|진다|질 )/, ''),
    byPattern(new RegExp(`(?<=(?:마음|맘)에 들어)(?=${HADA})`), ' '),
    byPattern(
      /(?<=(?<![가-힣])(?:기분 나빠|자신 없어|관심 있어|관심 없어|배 아파|속 시원해|마음 아파|가슴 아파|재미 없어|어이 없어|기분 좋아))(?=했|하[는며고지였]|한다)/,
      ' ',
    ),
  ),
};

function afterAdnominal(match: RegExpExecArray, line: LineView): boolean {
  const left = wordAt(line, match.index - 2);
  const last = left?.morphemes.at(-1);
  if (last?.tag !== 'ETM' || isAgain(line, match.index)) return false;
  // 만 하다: 할 만하다 takes the future, 만 after another adnominal is something else
  if (match[1] === '만' && !/[ㄹ을]$/.test(last.form)) return false;
  return !isNounNext(line, match);
}

/** 올 듯 말 듯 하다 */
function isAgain(line: LineView, at: number): boolean {
  return (
    /(?:말|만|는) ?$/.test(line.text.slice(Math.max(0, at - 2), at)) &&
    /(?:듯|척|체|둥) [말마]/.test(line.text.slice(0, at))
  );
}

/** 듯 한숨을, 척 한 사람: the next word only begins with the letters of 하다. */
function isNounNext(line: LineView, match: RegExpExecArray): boolean {
  const next = wordAt(line, match.index + match[0].length);
  return (
    next === undefined ||
    !/^(?:V|XS)/.test(next.morphemes[0]?.tag ?? '') ||
    !/^(?:하|싶)$/.test(next.morphemes[0]!.form)
  );
}

/** 짐을 든체 하는 일: 채 is meant as often as 체, unless one pretends to have seen or to sleep (본체, 죽은체). */
function mayBeChae(morphemes: readonly Morpheme[], at: number): boolean {
  const ending = morphemes[at - 1]!;
  const verb = morphemes[at - 2];
  return /^[ㄴ은]$/.test(ending.form) && verb?.tag === 'VV' && !/^(?:보|듣|죽|자|모르|알)$/.test(verb.form);
}

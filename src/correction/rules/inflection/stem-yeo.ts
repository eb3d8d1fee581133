import { lettersAt, syllableOf } from '../../../hangul/letters.js';
import { codaOf, NUCLEI, nucleusOf } from '../../../hangul/syllable.js';
import { SEEN, USED } from '../../korean/commonness.js';
import { type LineView, wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import type { Rule } from '../../rule/rule.js';

/** Vowels behind which -어 is heard as 여. */
const FRONT = new Set([...'ㅐㅔㅚㅟㅢㅣ'].map((vowel) => NUCLEI.indexOf(vowel)));
const STEM = /^(?:VV|VA|VX|XSV|XSA)$/;

export const rule: Rule = {
  id: 'stem-yeo',
  title: '되어/되여',
  category: 'GRAMMER',
  article: '한글 맞춤법 제16항',
  comment:
    '어간 끝음절의 모음이 ‘ㅏ, ㅗ’가 아니면 어미를 ‘-어, -었-’으로 적습니다. [여]로 소리 나기도 하지만 ‘여’로 적지 않습니다(예: 되어, 피어, 뛰어).',
  examples: [
    { wrong: '공사가 완료되여 길이 열렸다.', right: '공사가 완료되어 길이 열렸다.' },
    { wrong: '문제가 해결되였다.', right: '문제가 해결되었다.' },
    { wrong: '이름이 널리 알리여졌다.', right: '이름이 널리 알려졌다.' },
    { wrong: '꽃이 활짝 피여 있다.', right: '꽃이 활짝 피어 있다.' },
  ],
  silent: [
    '칼에 베여 피가 났다.',
    '사회에 기여하였다.',
    '차에 치여 다쳤다.',
    '하느님이시여, 들으소서.',
    '그는 배우여서 바쁘다.',
  ],
  find: byPattern(/[가-힣][여였]/, (m, line) => {
    const at = m.index + 1;
    const before = m[0][0]!;
    if (!isFront(before.charCodeAt(0)) || !followsStem(line, at)) return undefined;
    // 알리여, 남기였다: a longer stem is written together with its ending
    if (/[가-힣]/.test(line.text[m.index - 1] ?? '') && lettersAt(before, 0)!.nucleus === 'ㅣ')
      return syllableOf({ ...lettersAt(before, 0)!, nucleus: 'ㅕ', coda: m[0][1] === '여' ? '' : 'ㅆ' });
    return before + (m[0][1] === '여' ? '어' : '었');
  }),
};

function isFront(code: number): boolean {
  return codaOf(code) === 0 && FRONT.has(nucleusOf(code));
}

/** 되여, 뛰여, 피여: a stem, and no -이- that people use (베이다, 보이다). */
function followsStem(line: LineView, at: number): boolean {
  const { morphemes = [] } = wordAt(line, at) ?? {};
  const i = morphemes.findIndex(({ tag, begin, end }) => STEM.test(tag) && begin < at && end >= at);
  const { form = '', tag } = morphemes[i] ?? {};
  const next = morphemes[i + 1];
  if (i < 0 || !next || !/^(?:EC|EP|EF)$/.test(next.tag) || !/^[어여었였]/.test(next.form)) return false;
  const written = line.text[at - 1]!;
  // 모시여, 하느님이시여: an address of old
  if (written === '시' || written === '이') return false;
  if (form.endsWith(written)) return true;
  const stem = form.slice(0, -1);
  return (
    form.endsWith(`${written}이`) &&
    line.lexicon.frequencyOf(form, tag) < SEEN &&
    line.lexicon.frequencyOf(stem, /^V[VA]$/) > USED
  );
}

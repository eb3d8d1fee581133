import { codaOf, compose, nucleusOf, ONSETS, onsetOf } from '../../hangul/syllable.js';
import { hanjaReading, hanjaReads } from '../hanja-reading.js';
import { type LineView, morphemesIn } from '../line-view.js';
import { isLoanword } from '../loanwords.js';
import { all, byPattern } from '../patterns.js';
import type { Rule } from '../rule.js';

/** Which bracket goes with what: (漢字) where it is how the word is written, [漢字] where it is another word. */
export const rule: Rule = {
  id: 'paired-brackets',
  title: '소괄호와 대괄호',
  category: 'GRAMMER',
  article: '문장 부호 소괄호 규정 (1)·(2)·(4), 대괄호 규정 (1)·(2)',
  comment:
    '우리말의 원어를 함께 보이거나 설명을 덧붙일 때는 소괄호를, 고유어에 대응하는 한자어를 보일 때와 괄호 안에 또 괄호를 쓸 때의 바깥쪽에는 대괄호를 씁니다.',
  examples: [
    { wrong: '공사<公私>를 구별하자.', right: '공사(公私)를 구별하자.' },
    { wrong: '나이(年歲)가 많다.', right: '나이[年歲]가 많다.' },
    {
      wrong: '접수 기간(5. 1.(월)~5. 4.(목))을 지켜라.',
      right: '접수 기간[5. 1.(월)~5. 4.(목)]을 지켜라.',
    },
    { wrong: '영수: [손을 흔들며] 안녕!', right: '영수: (손을 흔들며) 안녕!' },
  ],
  silent: [
    '기호(嗜好)가 다르다.',
    '낱말[單語]을 외웠다.',
    '그것[한글]은 과학적이다.',
    '배열 a[0]을 읽는다.',
    '옛 서울은 나라(奈良)에 있었다.',
    '세종(世宗)은 조선의 임금이다.',
  ],
  find: all(
    byPattern(/(?<=[가-힣])[<〈《]([\u4e00-\u9fff]+)[>〉》]/, (m, line) =>
      reads(line.text, m.index, m[1]!) === false ? `[${m[1]}]` : `(${m[1]})`,
    ),
    byPattern(/(?<=[가-힣])\(([\u4e00-\u9fff]{2,4})\)/, (m, line) =>
      isAnotherWord(line, m.index, m[1]!) ? `[${m[1]}]` : undefined,
    ),
    byPattern(/(?<=[가-힣])\[([\u4e00-\u9fff]{2,4})\]/, (m, line) =>
      reads(line.text, m.index, m[1]!) === true ? `(${m[1]})` : undefined,
    ),
    // (5. 1.(월)~5. 4.(목)): the outer pair becomes square
    byPattern(/(?<=[가-힣] ?)\(((?:[^()[\]]*\([^()]*\))+[^()[\]]*)\)/, (m) => ({
      begin: m.index,
      end: m.index + m[0].length,
      replacement: `[${m[1]}]`,
      // days of the week and the like; elsewhere many nest round brackets on purpose
      ...(/[가-힣]/.test(m[1]!) &&
      m[1]!.length < 40 &&
      /\((?:[가-힣]{1,8}|\d{4}년?)\)/.test(m[1]!) &&
      !LAW.test(m[1]!)
        ? {}
        : { confirm: true, score: 0.6 }),
    })),
    // stage directions
    byPattern(
      /(?<=^[가-힣]{1,6}: ?(?:[^[\]]{0,12} )?)\[([가-힣][가-힣\d ,]+(?:며|고|서|면서|듯|채|게|음|ㅁ))\](?= )/,
      '($1)',
    ),
    // 니체[독일의 철학자]의, 커피[coffee]를: notes and the original of a loanword
    byPattern(/(?<=[가-힣]{2})\[([가-힣]+의 [가-힣]+)\](?=[이가은는을를의에로와과도])/, '($1)'),
    byPattern(/(?<=[가-힣]{2})\[([A-Za-z]{3,})\](?=[이가은는을를의에로와과도]| )/, (m, line) =>
      isLoanword(/[가-힣]+$/.exec(line.text.slice(0, m.index))![0]) ? `(${m[1]})` : undefined,
    ),
    // 낱말(word): a word that is no loanword, and its foreign counterpart; most writers use round brackets
    byPattern(/(?<=[가-힣]{2})\(([a-z]{3,})\)(?=[이가은는을를의에로와과도,]| )/, (m, line) => {
      const word = /[가-힣]+$/.exec(line.text.slice(0, m.index))![0];
      if (!line.options.enableLimitedPunctuation || isLoanword(word) || line.lexicon.lookup(word, 'NNG') < 0)
        return undefined;
      return `[${m[1]}]`;
    }),
    // 인격은 1) 용모, 2) 언어: numbers inside a sentence stand in brackets
    byPattern(/(?<=[가-힣] |, )([1-9])\)(?= [가-힣])/, (m, line) =>
      /[^\d(]1\) .*[^\d(]2\) .*[가-힣]\.$/.test(line.text) && /^[가-힣]/.test(line.text)
        ? `(${m[1]})`
        : undefined,
    ),
    // 사계절[봄, 여름, 가을, 겨울]
    byPattern(/(?<=[가-힣])\[([가-힣]+(?:, [가-힣]+){2,})\](?=[이가은는을를의에로와과도])/, '($1)'),
  ),
};

/** 제1호 (나)목, 위반(명예훼손): law nests as it likes. */
const LAW = /\)[목호]|제\d+[조항호]|법|위반|판결/;

/** ln of the count of a word that everybody knows. */
const COMMON = 5;

/** 나이(年歲): a common noun of which no syllable is how a character is read. Names and loanwords keep (北京). */
function isAnotherWord(line: LineView, end: number, hanja: string): boolean {
  const word = /[가-힣]+$/.exec(line.text.slice(0, end))?.[0] ?? '';
  const payload = line.lexicon.lookup(word, 'NNG');
  if (word.length < 2 || payload < 0 || line.lexicon.frequency(payload) < COMMON || isLoanword(word))
    return false;
  // 아사쿠라 가문(朝倉氏): part of a name
  if (morphemesIn(line, Math.max(0, end - word.length - 3), end).some(({ tag }) => tag === 'NNP'))
    return false;
  if (/[氏家公王寺山川]$/.test(hanja)) return false;
  const known = [...hanja].map((character) => hanjaReading(character));
  if (!known.every((syllables) => syllables !== undefined && ![...word].some((s) => syllables.includes(s))))
    return false;
  // 年歲 is read 연세, which is a word; 나라(奈良) is a place
  return readingsOf(known as string[]).some((reading) => {
    const other = line.lexicon.lookup(reading, 'NNG');
    return other >= 0 && line.lexicon.isHeadword(other);
  });
}

/** Every way of reading the characters one by one; at the start ㄴ and ㄹ may fall (년세, 연세). */
function readingsOf(syllables: readonly string[]): string[] {
  return syllables.reduce<string[]>(
    (heads, next, i) =>
      heads.flatMap((head) =>
        [...next].flatMap((s) => (i === 0 ? initials(s) : [s]).map((one) => head + one)),
      ),
    [''],
  );
}

function initials(syllable: string): string[] {
  const code = syllable.charCodeAt(0);
  const onset = ONSETS[onsetOf(code)];
  if (onset !== 'ㄴ' && onset !== 'ㄹ') return [syllable];
  return ['ㄴ', 'ㄹ', 'ㅇ'].map((one) => compose(ONSETS.indexOf(one as 'ㄴ'), nucleusOf(code), codaOf(code)));
}

/** Are the characters how the word before them is written? Undefined where nobody can tell. */
function reads(text: string, end: number, hanja: string): boolean | undefined {
  const word = text.slice(Math.max(0, end - hanja.length), end);
  return /^[가-힣]+$/.test(word) ? hanjaReads(word, hanja) : undefined;
}

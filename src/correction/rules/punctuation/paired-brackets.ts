import { codaOf, compose, nucleusOf, ONSETS, onsetOf } from '../../../hangul/syllable.js';
import { EVERYDAY } from '../../korean/commonness.js';
import { hanjaReading, hanjaReads } from '../../korean/hanja-reading.js';
import { type LineView, morphemesIn } from '../../line/line-view.js';
import { isLoanword } from '../../loanwords/loanwords.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all, citedBy } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** Which bracket goes with what: (漢字) where it is how the word is written, [漢字] where it is another word. */
export const rule: Rule = {
  id: 'paired-brackets',
  title: '소괄호와 대괄호',
  category: 'GRAMMER',
  article: '문장 부호 소괄호 규정, 대괄호 규정',
  comment:
    '우리말의 원어를 함께 보이거나 설명을 덧붙일 때는 소괄호를, 고유어에 대응하는 한자어를 보일 때와 괄호 안에 또 괄호를 쓸 때의 바깥쪽에는 대괄호를 씁니다.',
  reasons: [
    {
      of: /\[문장 부호 소괄호/,
      comment:
        '우리말의 원어를 함께 보이거나 설명을 덧붙일 때, 내용이 들어갈 자리를 보일 때는 소괄호를 씁니다.',
    },
    {
      of: /\[문장 부호 대괄호/,
      comment: '고유어에 대응하는 한자어를 보일 때와 괄호 안에 또 괄호를 쓸 때의 바깥쪽에는 대괄호를 씁니다.',
    },
  ],
  examples: [
    { wrong: '공사<公私>를 구별하자.', right: '공사(公私)를 구별하자.', article: '문장 부호 소괄호 규정' },
    { wrong: '나이(年歲)가 많다.', right: '나이[年歲]가 많다.', article: '문장 부호 대괄호 규정' },
    {
      wrong: '접수 기간(5. 1.(월)~5. 4.(목))을 지켜라.',
      right: '접수 기간[5. 1.(월)~5. 4.(목)]을 지켜라.',
    },
    { wrong: '손(手)을 깨끗이 씻자.', right: '손[手]을 깨끗이 씻자.' },
    { wrong: '바른 자세姿勢가 중요하다.', right: '바른 자세(姿勢)가 중요하다.' },
    {
      wrong: '두 명(이수진[실장], 박민호[과장])만 빠졌다.',
      right: '두 명[이수진(실장), 박민호(과장)]만 빠졌다.',
    },
    { wrong: '바다(海)를 그렸다.', right: '바다[海]를 그렸다.' },
    { wrong: '괴테[시인]의 편지를 읽었다.', right: '괴테(시인)의 편지를 읽었다.' },
    { wrong: '초등학생{1~3학년}은 오전에 온다.', right: '초등학생(1~3학년)은 오전에 온다.' },
    { wrong: '마을 잔치[5. 3.]에 오세요.', right: '마을 잔치(5. 3.)에 오세요.' },
    { wrong: '손발手足이 얼었다.', right: '손발[手足]이 얼었다.' },
    { wrong: '우리나라의 수도는 { }이다.', right: '우리나라의 수도는 ( )이다.' },
    {
      wrong: '사군자<매화, 난초, 국화, 대나무>를 그렸다.',
      right: '사군자(매화, 난초, 국화, 대나무)를 그렸다.',
    },
    { wrong: '영수: [손을 흔들며] 안녕!', right: '영수: (손을 흔들며) 안녕!' },
  ],
  silent: [
    '기호(嗜好)가 다르다.',
    '낱말[單語]을 외웠다.',
    '그것[한글]은 과학적이다.',
    '네덜란드[홀란드]의 풍차를 보았다.',
    '학교(校)의 규칙을 지켰다.',
    '배열 a[0]을 읽는다.',
    '핵심은<公益>이라는 말에 있다.',
    '제공 프로그램(값[name] 포함)을 고른다.',
    '옛 서울은 나라(奈良)에 있었다.',
    '세종(世宗)은 조선의 임금이다.',
    '한국고구마협회(韓國고구마協會, 1980년 창립)는 대전에 있다.',
  ],
  find: citedBy(
    all(
      byPattern(/(?<=[가-힣])[<〈《]([\u4e00-\u9fff]+)[>〉》]/, (m, line) => {
        // 핵심은<公益>이다: a title or a quotation behind a particle
        if (/^[JE]/.test(morphemesIn(line, m.index - 1, m.index).at(-1)?.tag ?? '')) return undefined;
        return reads(line.text, m.index, m[1]!) === false ? `[${m[1]}]` : `(${m[1]})`;
      }),
      byPattern(/(?<=[가-힣])\(([\u4e00-\u9fff]{2,4})\)/, (m, line) =>
        isAnotherWord(line, m.index, m[1]!) ? `[${m[1]}]` : undefined,
      ),
      byPattern(/(?<=[가-힣])\[([\u4e00-\u9fff]{2,4})\]/, (m, line) =>
        reads(line.text, m.index, m[1]!) === true ? `(${m[1]})` : undefined,
      ),
      // 두 명(이혜정[실장], 박철용[과장]): the pairs change places
      byPattern(/(?<=[가-힣] ?)\(((?:[^()[\]]*\[[^()[\]]*\])+[^()[\]]*)\)/, (m) =>
        // what is in the inner pair must be words, not the name of a field
        !/\[[^가-힣[\]]*\]/.test(m[1]!) && !LAW.test(m[1]!)
          ? `[${m[1]!.replace(/\[/g, '(').replace(/\]/g, ')')}]`
          : undefined,
      ),
      // (5. 1.(월)~5. 4.(목)): the outer pair becomes square; but for dates edited text leaves 19 of 20 round
      byPattern(/(?<=[가-힣.?!] ?)\(((?:[^()[\]]*\([^()]*\))+[^()[\]]*)\)/, (m) => ({
        begin: m.index,
        end: m.index + m[0].length,
        replacement: `[${m[1]}]`,
        // days of the week and the like; elsewhere many nest round brackets on purpose
        ...(/[가-힣]/.test(m[1]!) &&
        m[1]!.length < 40 &&
        /\((?:[가-힣\d]{1,8}|[\u4e00-\u9fff]{2,6}|\d{4}년?)\)/.test(m[1]!) &&
        !LAW.test(m[1]!)
          ? { certainty: /\d\. ?\([월화수목금토일]\)/.test(m[1]!) ? 'certain' : 'likely' }
          : { certainty: 'author' }),
      })),
      // 자세姿勢, 커피coffee: how the word is written stands in brackets behind it
      byPattern(/(?<=[가-힣]{2})([\u4e00-\u9fff]{2,4})(?=[은는이가을를의에로와과도]|$|[ ,.])/, (m, line) =>
        // 옥수수재단(옥수수財團): brackets around the whole say how it is written
        isBracketed(line.text.slice(0, m.index))
          ? undefined
          : reads(line.text, m.index, m[1]!) === true
            ? `(${m[1]})`
            : isAnotherWord(line, m.index, m[1]!)
              ? `[${m[1]}]`
              : undefined,
      ),
      byPattern(
        /(?<=[가-힣]{2})['‘"“{]([\u4e00-\u9fff]{2,4})['’"”}](?=[은는이가을를의에로와과도]|$|[ ,.])/,
        (m, line) => (reads(line.text, m.index, m[1]!) === true ? `(${m[1]})` : undefined),
      ),
      byPattern(
        /(?<=(?<![가-힣])[가-힣]{2,6})(?:[<〈{]([A-Za-z]{3,})[>〉}]|([a-z]{4,}))(?=[은는이가을를의에로와과도](?![가-힣]))/,
        (m, line) =>
          isLoanword(/[가-힣]+$/.exec(line.text.slice(0, m.index))![0]) ? `(${m[1] ?? m[2]})` : undefined,
      ),
      // 광개토[대]왕, 선생[님]: what may be left out
      byPattern(/(?<=[가-힣]{2})[[{<]([가-힣])[\]}>](?=[왕이가은는을를의께들]|$|[ ,.'’”"])/, '($1)'),
      // 수도는 [ ]이다: a place to be filled
      byPattern(/(?<=[가-힣] ?)(?:\[ +\]|\{ +\}|< +>)(?=[가-힣.])/, '( )'),
      byPattern(/(?<=["”.!?] ?)[[{<](웃음|한숨|박수|침묵|일동 웃음|잠시 침묵|눈물)[\]}>]/, '($1)'),
      byPattern(/(?<=\d\.)[[{<]([월화수목금토일])[\]}>]/, '($1)'),
      // 행사[5. 3.]에: when it is
      byPattern(
        /(?<=[가-힣]{2})\[((?:\d{4}[년.] ?)?\d{1,2}[월.] ?\d{1,2}[일.]|(?:오전|오후) \d{1,2}시)\](?=[이가은는을를의에])/,
        '($1)',
      ),
      // (원문에는 …), (중략): what another hand has added to a text
      byPattern(/\(((?:원문에는|원문은|인용자 주|편집자 주|옮긴이 주|필자 주)[^()[\]]*)\)/, '[$1]'),
      // 그것(한글)은
      likely(
        byPattern(
          /(?<=(?<![가-힣])(?:그것|이것|저것|그곳|이곳))\(([가-힣]{2,6})\)(?=[은는이가을를의에])/,
          '[$1]',
        ),
      ),
      // stage directions
      byPattern(
        /(?<=^[가-힣]{1,6}: ?(?:[^[\]]{0,12} )?)[[{<〈]([가-힣][가-힣\d ,]+(?:며|고|서|면서|듯|채|게|음|ㅁ))[\]}>〉](?= )/,
        '($1)',
      ),
      // 니체[독일의 철학자]의, 커피[coffee]를: notes and the original of a loanword
      byPattern(/(?<=[가-힣]{2})\[([가-힣]+의 [가-힣]+)\](?=[이가은는을를의에로와과도])/, '($1)'),
      byPattern(/(?<=[가-힣]{2})\[([A-Za-z]{2,})\](?=[이가은는을를의에로와과도]| )/, (m, line) =>
        isLoanword(/[가-힣]+$/.exec(line.text.slice(0, m.index))![0]) ? `(${m[1]})` : undefined,
      ),
      // 낱말(word): a word that is no loanword, and its foreign counterpart; most writers use round brackets
      byPattern(/(?<=[가-힣]{2})\(([a-z]{3,}|[A-Z]{2,6})\)(?=[이가은는을를의에로와과도,]| )/, (m, line) => {
        const word = /[가-힣]+$/.exec(line.text.slice(0, m.index))![0];
        if (line.options.level !== 'strict' || isLoanword(word) || line.lexicon.lookup(word, 'NNG') < 0)
          return undefined;
        return `[${m[1]}]`;
      }),
      // 인격은 1) 용모, 2) 언어: numbers inside a sentence stand in brackets; edited text has every second so
      likely(
        byPattern(/(?<=[가-힣] |, )([1-9])\)(?= [가-힣])/, (m, line) =>
          /[^\d(]1\) .*[^\d(]2\) .*[가-힣]\.$/.test(line.text) && /^[가-힣]/.test(line.text)
            ? `(${m[1]})`
            : undefined,
        ),
      ),
      // 사계절[봄, 여름, 가을, 겨울]
      byPattern(
        /(?<=[가-힣])[[{<〈]([가-힣\d ]+(?:, ?[가-힣\d ]+)+)[\]}>〉](?=[이가은는을를의에로와과도])/,
        (m) =>
          // 학교{에, 로, 까지}: one of them is to be chosen
          /^(?:[가-힣]{1,2}(?:, ?|$))+$/.test(m[1]!) && m[0][0] === '{' ? undefined : `(${m[1]})`,
      ),
      // 박지성[축구 선수]이: who somebody is
      likely(
        byPattern(/(?<=[가-힣]{2})\[([가-힣]+(?: [가-힣]+){1,2})\](?=[이가은는을를의께])/, (m, line) =>
          morphemesIn(line, m.index - 1, m.index).some(({ tag }) => tag === 'NNP') ? `(${m[1]})` : undefined,
        ),
      ),
      // 칸트[철학자]의: one word likewise; 독일[도이칠란트] is another name of it
      likely(
        byPattern(/(?<=[가-힣]{2})\[([가-힣]{2,5})\](?=[이가은는을를의께])/, (m, line) => {
          const before = morphemesIn(line, m.index - 1, m.index).at(-1);
          const inside = morphemesIn(line, m.index + 1, m.index + m[0].length - 1);
          return before?.tag === 'NNP' &&
            inside.every(({ tag }) => /^(?:NNG|XSN)$/.test(tag)) &&
            !isLoanword(m[1]!)
            ? `(${m[1]})`
            : undefined;
        }),
      ),
      // 초등학생{1~6학년}은: nothing in it is to be chosen
      byPattern(/(?<=[가-힣]{2})\{([가-힣\d]+[ ~∼][가-힣\d ~∼]+)\}(?=[이가은는을를의에])/, '($1)'),
      // 바다(海): the character does not read as the word does
      likely(
        byPattern(
          /(?<=(?<![가-힣])[가-힣]{2,3})\(([\u4e00-\u9fff])\)(?=[이가은는을를의에와과도])/,
          (m, line) => (isAnotherWord(line, m.index, m[1]!) ? `[${m[1]}]` : undefined),
        ),
      ),
      // 손(手): one syllable that the character does not read as
      likely(
        byPattern(
          /(?<=(?<![가-힣])(?:손|발|물|불|흙|돌|해|달|별|눈|귀|입|코|몸|말|소|개|밭|논|길|집|꽃|풀|칼|활|배))\(([\u4e00-\u9fff])\)(?=[이가은는을를의에와과도])/,
          (m, line) => (reads(line.text, m.index, m[1]!) === false ? `[${m[1]}]` : undefined),
        ),
      ),
      // 인격은 [1] 용모, [2] 언어
      byPattern(/(?<=[가-힣] |, )\[([1-9])\](?= [가-힣])/, (m, line) =>
        /\[1\] .*\[2\] .*[가-힣]\.$/.test(line.text) && /^[가-힣]/.test(line.text) ? `(${m[1]})` : undefined,
      ),
    ),
    ({ replacement }) => (replacement[0] === '[' ? '문장 부호 대괄호 규정' : '문장 부호 소괄호 규정'),
  ),
};

function isBracketed(before: string): boolean {
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** 제1호 (나)목, 위반(명예훼손): law nests as it likes. */
const LAW = /\)[목호]|제\d+[조항호]|법|위반|판결/;

/** 나이(年歲): a common noun of which no syllable is how a character is read. Names and loanwords keep (北京). */
function isAnotherWord(line: LineView, end: number, hanja: string): boolean {
  const word = /[가-힣]+$/.exec(line.text.slice(0, end))?.[0] ?? '';
  if (word.length < 2 || line.lexicon.frequencyOf(word, 'NNG') < EVERYDAY || isLoanword(word)) return false;
  // 아사쿠라 가문(朝倉氏): part of a name
  if (morphemesIn(line, Math.max(0, end - word.length - 3), end).some(({ tag }) => tag === 'NNP'))
    return false;
  if (/[氏家公王寺山川]$/.test(hanja)) return false;
  const known = [...hanja].map((character) => hanjaReading(character));
  if (!known.every((syllables) => syllables !== undefined && ![...word].some((s) => syllables.includes(s))))
    return false;
  // 바다(海): one character is no name
  if (hanja.length === 1) return true;
  // 年歲 is read 연세, which is a word; 나라(奈良) is a place
  return readingsOf(known as string[]).some((reading) => line.lexicon.isHeadword(reading, 'NNG'));
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

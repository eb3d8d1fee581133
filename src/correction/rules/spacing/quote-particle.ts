import { morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all, citedBy } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** What follows a closing mark is a particle: no space before it. */
export const rule: Rule = {
  id: 'quote-particle',
  title: '따옴표와 괄호 뒤의 조사',
  category: 'SPACING',
  article: '한글 맞춤법 제41항, 문장 부호 큰따옴표·작은따옴표·소괄호 규정',
  comment:
    '닫는 따옴표와 닫는 괄호 뒤의 조사는 앞말에 붙여 쓰고, 여는 소괄호는 그것이 설명하는 앞말에 붙여 씁니다.',
  examples: [
    { wrong: '그는 "알았다." 라고 말했다.', right: '그는 "알았다."라고 말했다.' },
    { wrong: '그는 "고마워", 라고 말했다.', right: '그는 "고마워"라고 말했다.' },
    { wrong: '행사는 5월 3일(금요일) 에 열린다.', right: '행사는 5월 3일(금요일)에 열린다.' },
    { wrong: '니체 (독일의 철학자)의 책을 읽었다.', right: '니체(독일의 철학자)의 책을 읽었다.' },
    { wrong: '정조 (1752~1800)는 조선의 임금이다.', right: '정조(1752~1800)는 조선의 임금이다.' },
    { wrong: '앞의 말(괄호 안) 과 뒤의 말을 견준다.', right: '앞의 말(괄호 안)과 뒤의 말을 견준다.' },
    { wrong: '그 사람(철수) 은 아직 안 왔다.', right: '그 사람(철수)은 아직 안 왔다.' },
  ],
  silent: [
    '(웃음) 이 사람이 왔다.',
    '나는 "누구냐?" 하고 물었다.',
    '"가자." 고운 목소리가 들렸다.',
    '우리는 만났다. (웃음)',
    // What the brackets stand for is a word of its own.
    '피고는 김해시 (주소 생략)에 산다.',
    '먼저 (가) 및 (나)를 읽고 또는 (SAM)을 고른다.',
  ],
  find: citedBy(
    all(
      byPattern(
        /(?<=[가-힣.?!…]["”'’]),? (?=(?:이?라고|이?라는|이?라며|이?라면서|이?란|이?라던|고) (?:[가-힣]+ ){0,3}(?:말|했|하|외|물|대답|생각|적|쓰|쓴|답|소리|속|주장|불|써|전했|밝|설명|강조|덧붙))/,
        '',
      ),
      // Many set brackets apart.
      likely(
        byPattern(
          /(?<=[가-힣])(?<!(?<![가-힣])(?:및|또는|혹은|그리고|즉)) (?=\([A-Z][A-Za-z.& ]*\)(?:은|는|이|가|을|를|의|에|와|과)(?= |[.,]))/,
          '',
        ),
      ),
      likely(byPattern(/(?<=[가-힣]) (?=\(\d{3,4}년?[~∼-]\d{3,4}년?\)(?:은|는|이|가|을|를|의))/, '')),
      byPattern(
        /(?<=[가-힣])(?<!(?<![가-힣])(?:및|또는|혹은|그리고|즉)) (?=\((?![^()]*생략\))[가-힣][가-힣 ,]+\)(?:은|는|이|가|을|를|의|에|에서|로|으로|와|과|도)(?= |[.,]))/,
        (m) => ({ begin: m.index, end: m.index + 1, replacement: '', certainty: 'likely' }),
      ),
      byPattern(/(?<=\d[일시년월]\([가-힣\d ]*\)) (?=(?:에|에는|까지|부터|이다|입니다)(?![가-힣]))/, ''),
      byPattern(/(?<=[가-힣]\([가-힣 ]*\)) (?=(?:은|는|을|를|의|에서|에게|으로)(?= ))/, ''),
      // (괄호 안) 과: read as a particle
      byPattern(
        /(?<=\([^()]*[가-힣A-Za-z\d]\)) (?=(?:이|가|에|로|와|과|도|만|까지|부터|처럼|보다)(?= ))/,
        (m, line) => {
          const tag = morphemesIn(line, m.index + 1, m.index + 2)[0]?.tag ?? '';
          return tag[0] === 'J'
            ? { begin: m.index, end: m.index + 1, replacement: '', certainty: 'likely' }
            : undefined;
        },
      ),
    ),
    ({ begin, end }, { text }) =>
      /[()]/.test(text.slice(begin - 1, end + 1))
        ? '문장 부호 소괄호 규정, 한글 맞춤법 제41항'
        : /["”]/.test(text.slice(begin - 1, end + 1))
          ? '한글 맞춤법 제41항, 문장 부호 큰따옴표 규정'
          : '한글 맞춤법 제41항, 문장 부호 작은따옴표 규정',
  ),
};

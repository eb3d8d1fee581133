import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** 초.중.고: short names that share their second half are joined by the middle dot. */
export const rule: Rule = {
  // Public, and older than the name of the file.
  id: 'listed-syllables',
  title: '가운뎃점',
  category: 'GRAMMER',
  article: '문장 부호 가운뎃점 규정 (1)·(2)·(3)',
  comment:
    '짝을 이루는 말이나 공통되는 부분을 줄여 묶은 말 사이에는 마침표나 빗금이 아니라 가운뎃점이나 쉼표를 씁니다. 한 단어로 굳은 말에는 쓰지 않습니다.',
  examples: [
    { wrong: '초.중.고 학생이 모였다.', right: '초·중·고 학생이 모였다.' },
    { wrong: '금.은.동메달을 모두 땄다.', right: '금·은·동메달을 모두 땄다.' },
    { wrong: '우리 과는 선·후배 사이가 좋다.', right: '우리 과는 선후배 사이가 좋다.' },
    { wrong: '민수/영희, 철수/순이가 짝이 되었다.', right: '민수·영희, 철수·순이가 짝이 되었다.' },
    { wrong: '동.식물을 관찰했다.', right: '동식물을 관찰했다.' },
    { wrong: '한/중/일 세 나라가 모였다.', right: '한·중·일 세 나라가 모였다.' },
    { wrong: '1/2반이 이겼다.', right: '1·2반이 이겼다.' },
    { wrong: '성적을 상/중/하위권으로 나눴다.', right: '성적을 상·중·하위권으로 나눴다.' },
  ],
  silent: [
    '상·중·하위권으로 나눈다.',
    '가. 나. 다. 순서로 적는다.',
    '라.한편 원고는 이를 다투지 아니한다.',
    '절반인 1/2만 먹었다.',
    '1/2컵을 넣는다.',
    '남/여 화장실',
    '옛 이름은 농림부(현.농림축산식품부), 건설부이다.',
    '위 나.에서 본 것과 같다.',
    '그의 새 책(몸의 꿈.푸른출판사)은 잘 팔린다.',
  ],
  find: all(
    byPattern(
      // 현.국토교통부: the present name of an office
      /(?<![가-힣\d.]|\d\. )(?![현구전]\.[가-힣]{3})([가-힣])\.(?!항|목|호)([가-힣])(?:\.([가-힣]))?(?!\.)(?=[가-힣]{0,4}(?=[ ,)]|$))/,
      (m, { text, lexicon }) => {
        const rest = /^[가-힣]*/.exec(text.slice(m.index + m[0].length))![0];
        // 라.한편 원고는: the letter of an item
        if (
          !m[3] &&
          /^[가나다라마바사아자차카타파하]$/.test(m[1]!) &&
          /(?:^|[.?!] )$/.test(text.slice(0, m.index))
        )
          return undefined;
        // 위 가.에서 본: a heading and its particle
        if (!m[3] && /^(?:에서?|에게|의|은|는|을|를|와|과|도|로|처럼|부터|까지)$/.test(m[2]! + rest))
          return undefined;
        // 동.식물: one word by now
        const whole = m[1]! + m[2]! + rest.replace(/[은는이가을를의에]$/, '');
        if (!m[3] && rest.length > 0 && lexicon.isHeadword(whole, 'NNG')) return m[1]! + m[2]!;
        // 제3 권.푸른출판사: two that share nothing
        return !m[3] && rest.length > 2 ? undefined : [m[1], m[2], m[3]].filter(Boolean).join('·');
      },
    ),
    // 선·후배: one word by now
    likely(
      byPattern(
        /(?<![가-힣·])(선[·ㆍ]후배|검[·ㆍ]인정|논[·ㆍ]밭|동[·ㆍ]서양|임[·ㆍ]직원|농[·ㆍ]어촌|냉[·ㆍ]난방|승[·ㆍ]하차)/,
        (m) => m[0].replace(/[·ㆍ]/, ''),
      ),
    ),
    // 민수/영희, 철수/순이가: pairs of persons
    likely(
      byPattern(
        /(?<![가-힣/])([가-힣]{2,3})\/([가-힣]{2,3}), ([가-힣]{2,3})\/([가-힣]{2,3})(?=[이가은는을를] )/,
        (m, { lexicon }) =>
          m.slice(1, 5).every((name) => lexicon.lookup(name!, 'NNP') >= 0)
            ? `${m[1]}·${m[2]}, ${m[3]}·${m[4]}`
            : undefined,
      ),
    ),
    byPattern(/(?<=제)(\d{1,3})\/(\d{1,3})\/(\d{1,3})(?=호|회|권)/, '$1·$2·$3'),
    // 금 은 동메달
    byPattern(/(?<![가-힣])(?:금 은 동|상 중 하|초 중 고등|대 중 소)(?=메달|위권|학교|기업)/, (m) =>
      m[0].replaceAll(' ', '·'),
    ),
    // 1/2반, 제54/55호: what is shared stands once, at the end
    byPattern(
      /(?<![\d/])(제)?([1-9]\d?)\/([1-9]\d?)(?=(?:팀|반|조|호선|호|학년|분기|공장|터미널|과(?![가-힣])))/,
      (m) => (Number(m[3]) - Number(m[2]) === 1 ? `${m[1] ?? ''}${m[2]}·${m[3]}` : undefined),
    ),
    byPattern(
      /(?<![가-힣/])(상\/중\/하|초\/중\/고|금\/은\/동|대\/중\/소|유\/초\/중등|시\/군\/구|육\/해\/공|산\/학\/연|민\/관\/군|국\/영\/수|한\/중\/일|한\/미\/일|한\/일|한\/미|한\/중|미\/중|남\/북|노\/사|민\/관|여\/야)(?=[가-힣 ])/,
      (m) => m[0].replaceAll('/', '·'),
    ),
    byPattern(
      /(?<![가-힣/])(?:시\/도|시\/군|군\/구|읍\/면\/동|읍\/면)(?= ?(?:교육청|별|의회|지사|단체|공무원|대표|지역|단위))/,
      (m) => m[0].replaceAll('/', '·'),
    ),
  ),
};

import type { LineView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all, citedBy } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Marks that stand between two words without spaces. */
export const rule: Rule = {
  id: 'joined-marks',
  title: '가운뎃점·빗금·붙임표의 띄어쓰기',
  category: 'GRAMMER',
  article: '문장 부호 가운뎃점 규정, 빗금 규정 (1)·(2), 붙임표 규정, 쉼표 규정 (3)',
  certainty: 'likely',
  comment:
    '짝을 이루는 말 사이의 가운뎃점, 대비되는 말이나 수량과 기준 단위 사이의 빗금, 이어지는 말 사이의 붙임표는 앞말과 뒷말에 붙여 씁니다.',
  reasons: [
    {
      of: /\[문장 부호 쉼표/,
      comment: '이웃하는 수를 개략적으로 나타내거나 열거할 때 쓰는 쉼표는 앞말에 붙이고 뒷말과 띄어 씁니다.',
    },
    {
      of: /\[문장 부호 가운뎃점/,
      comment: '짝을 이루거나 묶어서 나타내는 말 사이의 가운뎃점은 앞말과 뒷말에 붙여 씁니다.',
    },
    {
      of: /\[문장 부호 빗금/,
      comment: '대비되는 말이나 수량과 기준 단위 사이에는 빗금을 쓰고 앞말과 뒷말에 붙여 씁니다.',
    },
    {
      of: /\[문장 부호 붙임표/,
      comment: '차례대로 이어지거나 밀접한 관련이 있는 말 사이에는 붙임표를 쓰고 앞말과 뒷말에 붙여 씁니다.',
    },
  ],
  examples: [
    { wrong: '금 · 은 · 동메달을 땄다.', right: '금·은·동메달을 땄다.', article: '문장 부호 가운뎃점 규정' },
    { wrong: '5,6세기에 만든 탑이다.', right: '5, 6세기에 만든 탑이다.', article: '문장 부호 쉼표 규정 (3)' },
    { wrong: '1,2,3등을 뽑았다.', right: '1, 2, 3등을 뽑았다.' },
    { wrong: '빠르기는 20미터초이다.', right: '빠르기는 20미터/초이다.' },
    { wrong: '운반 방법: 크레인 / 지게차', right: '운반 방법: 크레인/지게차' },
    {
      wrong: '값은 1,000원 / 개이다.',
      right: '값은 1,000원/개이다.',
      article: '문장 부호 빗금 규정 (1)·(2)',
    },
    { wrong: '도입~전개~정리의 순서로 한다.', right: '도입-전개-정리의 순서로 한다.' },
    { wrong: '기획 - 실무 - 홍보를 다 맡았다.', right: '기획-실무-홍보를 다 맡았다.' },
    {
      wrong: '인천 - 파리 노선이 열렸다.',
      right: '인천-파리 노선이 열렸다.',
      article: '문장 부호 붙임표 규정',
    },
    { wrong: '서기―걷기―뛰기의 순서로 한다.', right: '서기-걷기-뛰기의 순서로 한다.' },
  ],
  silent: [
    '서울~천안 구간',
    '산에 / 산에 / 피는 꽃은',
    '홈 / 설정 / 보안',
    '1/2만 먹었다.',
    '그는 왔다 / 그녀는 갔다',
    '원-달러 환율이 올랐다.',
  ],
  find: citedBy(
    all(
      byPattern(/(?<=[가-힣])(?: +[·ㆍ‧] *| *[·ㆍ‧] +)(?=[가-힣])/, (m, line) => {
        const mark = m[0].trim();
        return mark === '‧' ? '·' : lineMarks(line) ? mark : undefined;
      }),
      // 도입~전개~정리: steps in their order are joined by hyphens
      byPattern(
        /(?<![가-힣~])([가-힣]{2,5})~([가-힣]{2,5})~([가-힣]{2,5})(?=[을를의으로 ,]|까지|$)/,
        '$1-$2-$3',
      ),
      // 5,6세기
      byPattern(
        /(?<![\d,])\d(?:,\d){1,3}(?=세기|개월|학년|번째|명(?![가-힣])|층(?![가-힣])|등(?=[을은이까])|반(?=[은이의에])|호선|번(?=[은을이]))/,
        (m) => m[0].replaceAll(',', ', '),
      ),
      // 30만 킬로미터초
      byPattern(
        /(?<=\d[십백천만억]* ?(?:킬로미터|미터))(?=(?:초|시)(?:이다|입니다|로|의|를|은)(?![가-힣]))/,
        '/',
      ),
      byPattern(/(?<=: [가-힣]+) \/ (?=[가-힣]+$)/, (_m, line: LineView) =>
        line.text.split('/').length === 2 ? '/' : undefined,
      ),
      byPattern(
        /(?<=(?<![가-힣])(?:원|달러|엔|유로|위안|한|미|일|중|남|북)) - (?=(?:달러|엔|유로|위안|미|일|중|북) )/,
        '-',
      ),
      // 서울 - 북경 항로, 도움닫기―도약―착지
      likely(
        byPattern(
          /(?<=(?<![가-힣-])[가-힣]{2,5}) - (?=[가-힣]{2,5}(?:의)? (?:항로|노선|구간|고속|직항|철도|열차|환율|관계|삼자|양자))/,
          '-',
        ),
      ),
      byPattern(
        /(?<![가-힣―—])([가-힣]{2,5})[―—]([가-힣 ]{2,6})[―—]([가-힣]{2,5})(?=[을를의로]|으로|까지|순)/,
        '$1-$2-$3',
      ),
      // 1,000원 / 개
      byPattern(
        /(?<=\d ?(?:원|미터|킬로미터|m|km|개|명|회|건|리터|그램))(?: \/ | \/|\/ )(?=(?:초|분|시간|시(?!간)|일|개|명|년|월|회|kg|g|m)(?:이다|이며|입니다|[로당씩의를은는이가에])?(?![가-힣]))/,
        '/',
      ),
      byPattern(
        /(?<=[가-힣]) - (?=[가-힣]+(?:-| - )[가-힣])|(?<=[가-힣] ?- ?[가-힣]+) - (?=[가-힣])/,
        (m, { text }) =>
          // … 의 순서로: nothing else can be meant
          asked(m, '-', /[가-힣](?:의 순서|의 차례| 순)[가-힣]/.test(text)),
      ),
    ),
    ({ replacement }) =>
      replacement.includes(',')
        ? '문장 부호 쉼표 규정 (3)'
        : replacement.includes('/')
          ? '문장 부호 빗금 규정 (1)·(2)'
          : replacement.includes('-')
            ? '문장 부호 붙임표 규정'
            : '문장 부호 가운뎃점 규정',
  ),
};

/** In a list of menu items or credits the dot separates columns; in running text it joins words. */
function lineMarks({ text }: LineView): boolean {
  return /[.!?]["'”’)]*\s*$/.test(text) || text.length < 40;
}

/** Many set them apart on purpose. */
function asked(match: RegExpExecArray, replacement: string, sure: boolean): Finding {
  const begin = match.index;
  return { begin, end: begin + match[0].length, replacement, certainty: sure ? 'certain' : 'likely' };
}

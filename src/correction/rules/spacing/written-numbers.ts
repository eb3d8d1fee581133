import { byPattern } from '../../rule/by-pattern.js';
import { all, cited } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** Numbers are parted at 만, 억 and 조; 제 belongs to the number behind it. */
export const rule: Rule = {
  id: 'written-numbers',
  title: '수의 띄어쓰기',
  category: 'SPACING',
  article: '한글 맞춤법 제44항',
  certainty: 'likely',
  comment: '수를 적을 때에는 만(萬) 단위로 띄어 씁니다.',
  reasons: [
    { of: /제/, comment: '차례를 나타내는 접두사 ‘제-’는 뒤의 수에 붙여 씁니다.' },
    { of: /\d\.\d/, comment: '기념일의 이름에서 날짜와 뒷말은 서로 다른 단어이므로 띄어 씁니다.' },
  ],
  examples: [
    {
      wrong: '인구는 십이억삼천사백오십육만칠천 명이다.',
      right: '인구는 십이억 삼천사백오십육만 칠천 명이다.',
    },
    { wrong: '책값은 만이천 원이다.', right: '책값은 만 이천 원이다.' },
    { wrong: '모두 12억3456만7898원이다.', right: '모두 12억 3456만 7898원이다.' },
    { wrong: '삼천 이백 오십 명이 왔다.', right: '삼천이백오십 명이 왔다.' },
    { wrong: '동생은 열 두 살이다.', right: '동생은 열두 살이다.' },
    { wrong: '제 2회 대회가 열렸다.', right: '제2회 대회가 열렸다.', article: '한글 맞춤법 제2항, 제43항' },
    { wrong: '제 3 장을 읽어라.', right: '제3장을 읽어라.' },
    { wrong: '3.1운동은 평화로웠다.', right: '3.1 운동은 평화로웠다.', article: '한글 맞춤법 제2항, 제49항' },
  ],
  silent: [
    '오백만 원을 냈다.',
    '제가 2회 갔다.',
    '만 명이 모였다.',
    '12억 원을 썼다.',
    '4·3사건을 기억한다.',
  ],
  find: all(
    byPattern(
      /(?<![가-힣])[일이삼사오육칠팔구십백천]+[조억만][일이삼사오육칠팔구십백천조억만]{2,}(?= ?(?:원|명|개|대|년|표|마리|달러)|[에이을은의]?(?:[^가-힣]|$))/,
      (m) => m[0].replace(/(?<=[조억만])(?=[일이삼사오육칠팔구십백천])/g, ' '),
    ),
    // 만이천 원: ten thousand by itself
    byPattern(
      /(?<![가-힣])만(?=[일이삼사오육칠팔구](?:천|백|십)[일이삼사오육칠팔구십백천]* ?(?:원|명|개|킬로|달러))/,
      '만 ',
    ),
    // Newspapers write 3조4천억 and 13만2000 together: one place is a question, a long number is not.
    byPattern(/(?<=\d[조억만])(?=\d)/, (m, line) => {
      const isLong = /(?:\d[조억만]){2}\d/.test(
        line.text.slice(Math.max(0, m.index - 12), m.index + 12).replace(/(?<=\d)\d+/g, ''),
      );
      return { begin: m.index, end: m.index, replacement: ' ', ...(isLong ? {} : { certainty: 'author' }) };
    }),
    // 열 두 살: one number
    byPattern(
      /(?<=(?<![가-힣])(?:열|스물|서른|마흔|쉰|예순|일흔|여든|아흔)) (?=(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉) ?(?:살|명|개|마리|권|번|가지|시간|사람|달|해|그루|장|대|병|곳)(?:[이가은는을를의에도째]|쯤|$|[^가-힣]))/,
      '',
    ),
    // 삼천 이백 오십: inside one group of four the parts belong together
    byPattern(
      /(?<![가-힣])(?:[일이삼사오육칠팔구]?천 )?(?:[일이삼사오육칠팔구]?백 )?(?:[일이삼사오육칠팔구]?십 )(?:[일이삼사오육칠팔구] )?(?=(?:명|원|개|년|대|마리|권|일|살|세|쪽|가구|표)(?![가-힣]{2}))|(?<![가-힣])[일이삼사오육칠팔구]?천 [일이삼사오육칠팔구]?백 (?=(?:명|원|개|년|대|마리|권)(?![가-힣]{2}))/,
      (m) => (m[0].trim().includes(' ') ? `${m[0].replaceAll(' ', '')} ` : undefined),
    ),
    cited(
      '한글 맞춤법 제2항, 제43항',
      byPattern(
        /(?<![가-힣])제 (\d+) ?(?=(?:장|절|항|조|과|회|차|권|편|호|단계|부|층|학년|기|대|구역|공장|공화국|세대))/,
        '제$1',
      ),
    ),
    // 3·1 운동 may be written together, as terms may (제49항, 제50항)
    cited(
      '한글 맞춤법 제2항, 제49항',
      byPattern(/(?<=(?<!\d)\d[.·]\d{1,2})(?=운동|광복|혁명|전쟁|사변|민주화|만세)/, (_, { options }) =>
        options.disableCaretSpacing ? undefined : ' ',
      ),
    ),
  ),
};

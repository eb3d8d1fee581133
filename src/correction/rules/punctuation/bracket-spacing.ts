import { byPattern } from '../../rule/by-pattern.js';
import { all, citedBy } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

function articleOf(around: string): string | undefined {
  if (/\([?!]\)/.test(around)) return '문장 부호 물음표 규정 (2), 소괄호 규정';
  if (/[()]/.test(around)) return '문장 부호 소괄호 규정';
  if (/["“”]/.test(around)) return '문장 부호 큰따옴표 규정';
  if (/['‘’]/.test(around)) return '문장 부호 작은따옴표 규정';
  if (/[[\]]/.test(around)) return '문장 부호 대괄호 규정';
  return /[{}]/.test(around) ? '문장 부호 중괄호 규정' : undefined;
}

/** Brackets and quotation marks hold on to what they enclose. */
export const rule: Rule = {
  id: 'bracket-spacing',
  title: '괄호와 따옴표의 띄어쓰기',
  category: 'GRAMMER',
  article: '문장 부호 소괄호 규정, 대괄호 규정, 큰따옴표 규정, 작은따옴표 규정, 물음표 규정 (2)',
  comment:
    '여는 괄호와 여는 따옴표는 뒷말에, 닫는 괄호와 닫는 따옴표는 앞말에 붙여 씁니다. 설명을 덧붙이는 소괄호와 의심을 나타내는 ‘(?)’도 앞말에 붙여 씁니다.',
  examples: [
    {
      wrong: '그는 ( 숨을 고르며 ) 말했다.',
      right: '그는 (숨을 고르며) 말했다.',
      article: '문장 부호 소괄호 규정',
    },
    { wrong: '" 어머니, 다녀왔어요. "', right: '"어머니, 다녀왔어요."', article: '문장 부호 큰따옴표 규정' },
    { wrong: '거참 훌륭한 (?) 성적이군.', right: '거참 훌륭한(?) 성적이군.' },
    { wrong: '모임은 2024. 5. 3.금에 있다.', right: '모임은 2024. 5. 3.(금)에 있다.' },
    { wrong: '참 대단한( ? ) 솜씨로구나.', right: '참 대단한(?) 솜씨로구나.' },
    { wrong: '회의는 2024. 12. 20. (금)에 열린다.', right: '회의는 2024. 12. 20.(금)에 열린다.' },
  ],
  silent: [
    '우리나라의 수도는 ( )이다.',
    '동해 (가), 서해 (나)를 보라.',
    '(1) 용모 (2) 언어',
    '그는 "예." "아니요."만 되풀이했다.',
  ],
  find: citedBy(
    all(
      // on one side only it is mostly left over from a link that stood there
      byPattern(/([([{]) +([가-힣][^()[\]{}]*[가-힣.?!]) +([)\]}])/, '$1$2$3'),
      // straight marks open and close alike: only where the line holds one pair
      byPattern(/(?<=^[^"]*") +(?=[가-힣][^"]*"[^"]*$)/, ''),
      byPattern(/ +(?="[^"]*$)(?<=^[^"]*"[^"]*[가-힣.?!,…] +)/, ''),
      byPattern(/(?<=[“‘]) +(?=[가-힣])/, ''),
      byPattern(/ +(?=[”’])(?<=[“‘][^“”‘’]*[가-힣.?!…] +)/, ''),
      byPattern(/(?<=[가-힣]) ?\( *([?!]) *\)/, '($1)'),
      byPattern(/(?<=\d\. ?\d{1,2}\.) (?=\([월화수목금토일]\))/, ''),
      // 5. 3.금에
      byPattern(/(?<=\d\. ?\d{1,2}\.) ?([화수목금토])(?=에(?![가-힣])|까지|부터|요?$|[~,])/, '($1)'),
    ),
    ({ begin, end, replacement }, { text }) =>
      articleOf(replacement + text.slice(Math.max(0, begin - 1), end + 2)),
  ),
};

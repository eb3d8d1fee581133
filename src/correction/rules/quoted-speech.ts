import { all, byPattern } from '../patterns.js';
import type { Rule } from '../rule.js';

/** Speech and thoughts that are quoted want quotation marks: double ones outside, single ones inside. */
export const rule: Rule = {
  id: 'quoted-speech',
  title: '따옴표',
  category: 'GRAMMER',
  article: '문장 부호 큰따옴표 규정 (2), 작은따옴표 규정 (1)·(2)',
  comment:
    '말이나 글을 직접 인용할 때는 큰따옴표를, 마음속으로 한 말이나 인용한 말 안의 인용에는 작은따옴표를 씁니다.',
  examples: [
    { wrong: '그건 배야.라고 말했다.', right: '"그건 배야."라고 말했다.' },
    { wrong: '왜?라는 의문이 들었다.', right: "'왜?'라는 의문이 들었다." },
    { wrong: '그는 <아, 내가 졌네>라고 말했다.', right: '그는 "아, 내가 졌네"라고 말했다.' },
    {
      wrong: '"여러분! "빛은 어둠을 이긴다."라는 말을 아십니까?"라고 물었다.',
      right: '"여러분! \'빛은 어둠을 이긴다.\'라는 말을 아십니까?"라고 물었다.',
    },
  ],
  silent: [
    '그는 "좋다"고 말했다.',
    '그는 간다고 말했다.',
    '<한강>이라는 소설을 읽었다.',
    '"가자." "그래."라고 둘은 말했다.',
  ],
  find: all(
    // 그건 배야.라고: from the start of the line
    byPattern(/^([^"'“”‘’<>\n]*[가-힣][.?!])(?=(?:이?라고|하고) (?:말|했|하|외|물|대답|소리|적|쓰))/, '"$1"'),
    byPattern(
      /^([^"'“”‘’<>\n]{1,20}[?!.])(?=(?:이?라는|이?란|하는) (?:생각|의문|마음|느낌|물음|질문|의심|걱정))/,
      "'$1'",
    ),
    byPattern(/<([^<>"]*[,?!][^<>"]*|[가-힣 ]+[가-힣]네|[가-힣 ]+[다요까])>(?=이?라고 )/, '"$1"'),
    // “… “…” …”: the inner pair becomes single
    byPattern(
      /(?<=^"[^"]*[.?!,] ?)"([^"]+)"(?=(?:이?라는|이?란|이?라고|고|하는) [^"]*"(?:이?라고|고|하고|라며))/,
      "'$1'",
    ),
    byPattern(/(?<=“[^“”]*[.?!,] ?)“([^“”]+)”(?=[^“”]*”)/, '‘$1’'),
  ),
};

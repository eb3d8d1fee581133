import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** Questions that want an answer of their own. */
const ASKED = /(?:누구|누가|언제|어디|무엇|뭐|왜|어떻게|몇|얼마|무슨|어느|정말|진짜|혹시)/;
const PARTICLE = /(으로|로|을|를|에서|에게|에|이|가|은|는|하고|와|과)$/;

/** 이 길로 and 저 길로, 커피 and 차: one may stand for the other. */
function isOfOneKind(first: string, second: string): boolean {
  const [a, b] = [first, second].map((text) => text.split(' ').at(-1)!);
  const kind = (word: string) => PAIRS[PARTICLE.exec(word)?.[1] ?? ''] ?? '';
  return (
    first !== second && kind(a!) === kind(b!) && (kind(a!) !== '' || (isShort(first) && isShort(second)))
  );
}
const PAIRS: Record<string, string> = {
  으로: '로', 로: '로', 을: '를', 를: '를', 에서: '에서', 에게: '에게', 에: '에', 이: '가', 가: '가', 은: '는', 는: '는', 하고: '와', 와: '와', 과: '와',
}; // biome-ignore format: a table

/** A bare noun: adverbs that come again (더, 좀) are no choice. */
function isShort(text: string): boolean {
  return /^(?!더|좀|다시|또|이제|지금|빨리)[가-힣]{1,5}$/.test(text);
}

/** Several questions of which one is chosen: the mark stands at the end only. */
export const rule: Rule = {
  id: 'chosen-questions',
  title: '이어지는 선택 물음',
  category: 'GRAMMER',
  article: '문장 부호 물음표 규정 (1) [붙임 1]',
  comment:
    '한 문장 안에서 몇 개의 선택적인 물음이 이어질 때는 맨 끝의 물음에만 물음표를 쓰고, 앞의 물음 뒤에는 쉼표를 씁니다. 각 물음이 독립적이면 물음마다 물음표를 씁니다.',
  examples: [
    { wrong: '너는 형이냐? 동생이냐?', right: '너는 형이냐, 동생이냐?' },
    { wrong: '저장할까요? 또는 지울까요?', right: '저장할까요 또는 지울까요?' },
    { wrong: '밥은 먹었니? 안 먹었니?', right: '밥은 먹었니, 안 먹었니?' },
    { wrong: '산으로 떠날까? 바다로 떠날까?', right: '산으로 떠날까, 바다로 떠날까?' },
    { wrong: '우유 마실래요? 주스 마실래요?', right: '우유 마실래요, 주스 마실래요?' },
    { wrong: '밥을 먹을래? 빵을 먹을래?', right: '밥을 먹을래, 빵을 먹을래?' },
  ],
  silent: [
    '언제 왔니? 어디서 왔니? 뭐 하러 왔니?',
    '너는 형이냐, 동생이냐?',
    '배고프니? 빵을 먹을래?',
    '정말이냐? 왜 그랬냐?',
    '밥 먹을래? 더 먹을래?',
    '내가 갈까? 정말 내가 갈까?',
    '오늘 보낼까요? 아니면 내일 보낼까요?',
  ],
  find: all(
    // 하나요? 아니면 …: begins a question of its own
    byPattern(/(?<=[까니냐요래])\?(?= (?:또는|혹은) [^.?!]*\?)/, ''),
    // 이 길로 갈까? 저 길로 갈까?: the same verb, and the same particle before it
    byPattern(/^([^?.!]{2,20}) ([가-힣]+(?:까|요|래|니|냐))[?.] ([^?.!]{1,20}) \2\?$/, (m) => {
      const [, first, verb, second] = m;
      if (ASKED.test(m[0])) return undefined;
      const begin = m.index + `${first} ${verb}`.length;
      return isOfOneKind(first!, second!) ? { begin, end: begin + 1, replacement: ',' } : undefined;
    }),
    // 왔니? 안 왔니?
    byPattern(/(?<=^(?:[^?.!]+ )?([가-힣]+[까니냐요래]))\?(?= (?:안|못) \1\?$)/, ','),
    // the same ending twice, on nouns or with an object each, and no question word
    byPattern(
      /^([^?.!]*?)([가-힣]+)(이냐|냐|이니|니|입니까|인가요|을래|할래|갈래)\? ([가-힣 ]{1,12}?)(이냐|냐|이니|니|입니까|인가요|을래|할래|갈래)\?$/,
      (m) => {
        const [, head, left, first, right, second] = m;
        if (first!.replace(/^이/, '') !== second!.replace(/^이/, '')) return undefined;
        if (ASKED.test(m[0])) return undefined;
        // two nouns, or two objects
        const nouns =
          /냐$|니$|까$|요$/.test(first!) &&
          /^(?:(?:내|네|제|우리|그|이|저|[가-힣]+의) )?[가-힣]+$/.test(right!.trim()) &&
          /(?:이냐|이니|입니까|인가요)$/.test(first! + second!);
        const objects = /[을를] $/.test(`${head}${left}`.replace(/[가-힣]+$/, '')) && /[을를] /.test(right!);
        const begin = m.index + `${head}${left}${first}`.length;
        return nouns || objects ? { begin, end: begin + 1, replacement: ',' } : undefined;
      },
    ),
  ),
};

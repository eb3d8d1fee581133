import { all, byPattern } from '../patterns.js';
import type { Rule } from '../rule.js';

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
    { wrong: '밥을 먹을래? 빵을 먹을래?', right: '밥을 먹을래, 빵을 먹을래?' },
  ],
  silent: [
    '언제 왔니? 어디서 왔니? 뭐 하러 왔니?',
    '너는 형이냐, 동생이냐?',
    '배고프니? 빵을 먹을래?',
    '정말이냐? 왜 그랬냐?',
  ],
  find: all(
    byPattern(/(?<=[까니냐요래])\?(?= (?:또는|혹은|아니면) [^.?!]*\?)/, ''),
    // the same ending twice, on nouns or with an object each, and no question word
    byPattern(
      /^([^?.!]*?)([가-힣]+)(이냐|냐|이니|니|입니까|인가요|을래|할래|갈래)\? ([가-힣 ]{1,12}?)(이냐|냐|이니|니|입니까|인가요|을래|할래|갈래)\?$/,
      (m) => {
        const [, head, left, first, right, second] = m;
        if (first!.replace(/^이/, '') !== second!.replace(/^이/, '')) return undefined;
        if (/(?:누구|언제|어디|무엇|뭐|왜|어떻게|몇|얼마|무슨|어느|정말|진짜)/.test(m[0])) return undefined;
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

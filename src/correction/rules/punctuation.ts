import type { LineView } from '../line-view.js';
import { all, byPattern } from '../patterns.js';
import type { Finding, Rule } from '../rule.js';

/** How sentences end, and where spaces stand around marks. */
export const rule: Rule = {
  id: 'punctuation',
  title: '마침표·쉼표·쌍점의 자리',
  category: 'GRAMMER',
  article: '문장 부호 마침표·쉼표·쌍점 규정',
  comment:
    '마침표, 물음표, 느낌표, 쉼표, 쌍점은 앞말에 붙여 쓰고 뒷말과는 띄어 씁니다. 서술, 명령, 청유를 나타내는 문장의 끝에는 마침표를 씁니다.',
  examples: [
    { wrong: '철수야 , 나랑 놀자!', right: '철수야, 나랑 놀자!' },
    { wrong: '비가 왔다.그래서 집에 있었다.', right: '비가 왔다. 그래서 집에 있었다.' },
    { wrong: '사과,배,귤을 샀다.', right: '사과, 배, 귤을 샀다.' },
    { wrong: '준비물 : 연필, 지우개', right: '준비물: 연필, 지우개' },
  ],
  silent: [
    '값은 1,000원이다.',
    '10:30에 만나자.',
    '2024. 5. 1. 회의',
    '3.14는 원주율이다.',
    '그는 …… 말이 없었다.',
    '청군:백군',
  ],
  find: all(
    byPattern(/(?<=[가-힣]) +(?=[,.?!](?:\s|$))/, ''),
    byPattern(/(?<=[가-힣]) +:(?= )/, ':'),
    byPattern(/(?<=[다요까죠네지][.?!])(?=[가-힣]{2,})/, (m, line) =>
      /^(?:고|라고|라는|며|하고)/.test(line.text.slice(m.index)) ? undefined : ' ',
    ),
    byPattern(/(?<=[가-힣],)(?=[가-힣\d])/, (m, line) =>
      /\d,$/.test(line.text.slice(0, m.index)) ? undefined : ' ',
    ),
    // 예: 남궁, 선우
    byPattern(/(?<=\((?:예|보기|단|주)), ?(?=['‘"“가-힣])/, (m, line) =>
      /\((?:예|보기)$/.test(line.text.slice(0, m.index)) ? ': ' : undefined,
    ),
    // an answer and what follows it
    byPattern(
      /(?<=^(?:네|예|아니요|그래|응|좋아|글쎄|여보|얘))\.(?= (?:맞|알겠|그렇|그래|제가|저는|지금|정말|안|좋|이제|아니|괜찮|고맙|감사|그럼))/,
      // a sentence of its own, unless its author meant otherwise
      (m) => ({ begin: m.index, end: m.index + 1, replacement: ',', confirm: true }),
    ),
    byPattern(
      /(?<=^(?:네|예|아니요|그래|응))(?= (?:맞습니다|맞아요|알겠습니다|그렇습니다|그래요|좋습니다|좋아요|알겠어요|고맙습니다|감사합니다|괜찮아요))/,
      ',',
    ),
    // 저장할까요? 또는 취소할까요?
    byPattern(/(?<=[까니냐요])\?(?= (?:또는|혹은|아니면) [^.?!]*\?)/, ''),
    // A.B.C 정당
    byPattern(/(?<![A-Za-z.])([A-Z])\.([A-Z])(?:\.([A-Z]))?(?= [가-힣])/, (m) => ({
      begin: m.index,
      end: m.index + m[0].length,
      replacement: [m[1], m[2], m[3]].filter(Boolean).join(', '),
      confirm: true,
      score: 0.5,
    })),
    // 필수:이름, 나이
    byPattern(/(?<=^[가-힣]{1,6}(?: [가-힣]{1,6})?):(?=[^\s:/\d][^:]*[ ,]|\d{4}년|\d{1,2}월)/, ': '),
    // 10 : 20
    byPattern(/(?<=\d) : (?=\d)/, ':'),
    // 대구, 대전, ……
    byPattern(/(?<=[가-힣]), ?(?=……|\.\.\.)/, ''),
    finalMark,
  ),
};

/** A sentence that ends in a final ending wants a mark; whether it is a title only its author knows. */
function finalMark(line: LineView): Finding[] {
  if (line.options.treatAsTitle) return [];
  const last = line.words.at(-1);
  const end = last?.morphemes.at(-1);
  if (!last || !end || end.tag !== 'EF' || end.end !== line.text.length) return [];
  if (!/(?:다|요|까|죠)$/.test(last.surface) || line.words.length < 2) return [];
  const mark = /(?:까|나요|가요)$/.test(last.surface) ? '?' : '.';
  return [
    { begin: end.end - 1, end: end.end, replacement: last.surface.at(-1)! + mark, confirm: true, score: 0.5 },
  ];
}

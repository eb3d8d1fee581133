import type { LineView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import type { Rule } from '../../rule/rule.js';

/** 좋지오: the particle of courtesy behind an ending. */
export const rule: Rule = {
  id: 'yo-particle',
  title: '어미 뒤의 ‘요’',
  category: 'GRAMMER',
  article: '한글 맞춤법 제17항',
  comment:
    '끝난 말 뒤에 덧붙어 높임을 나타내는 조사는 ‘오’가 아니라 ‘요’로 적습니다(예: 읽어요, 좋지요, 할까요).',
  examples: [
    { wrong: '경치가 참 좋지오?', right: '경치가 참 좋지요?' },
    { wrong: '저도 그 책을 읽었어오.', right: '저도 그 책을 읽었어요.' },
  ],
  silent: ['이리 오시오.', '나는 모르오.', '조지오.', '그렇지 않소?', '산이 높으오.'],
  find: byPattern(
    /(?<=[가-힣][렇좋많하있없않]지|[좋많싫]지|[가-힣]{2}지|[았었했겠]지|[았었했겠][어네]|[을를할갈볼]까|군|네|는데|은데|인데|거든|읽어|먹어|있어|없어|좋아|많아|같아)오(?=[.?!~]|$)/,
    (m, line) => (isEnding(line, m.index) ? '요' : undefined),
  ),
};

/** 조지오 is a name: what stands before must end a predicate. */
function isEnding(line: LineView, at: number): boolean {
  const word = line.words.find(({ begin, end }) => begin <= at && at < end);
  if (!word) return false;
  const stem = line.text.slice(word.begin, at);
  return (
    word.morphemes.some(({ tag }) => /^(?:VV|VA|VX|VCP|VCN|XSV|XSA|EP)$/.test(tag)) ||
    /(?:렇|좋|많|하|있|없|않)지$/.test(stem)
  );
}

import { type LineView, wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** 부탁 드립니다: what is said to somebody respected is one word with 드리다; 선물을 드리다 is not. */
export const rule: Rule = {
  id: 'deurida',
  title: '-드리다',
  category: 'SPACING',
  article: '한글 맞춤법 제2항',
  comment:
    '공손한 행위를 뜻하는 명사 뒤의 ‘-드리다’는 동사를 만드는 접미사이므로 앞말에 붙여 씁니다(예: 말씀드리다, 부탁드리다, 감사드리다).',
  examples: [
    { wrong: '빠른 답변 부탁 드립니다.', right: '빠른 답변 부탁드립니다.' },
    { wrong: '지난번에 말씀 드린 내용이다.', right: '지난번에 말씀드린 내용이다.' },
    { wrong: '진심으로 감사 드립니다.', right: '진심으로 감사드립니다.' },
  ],
  silent: [
    '할머니께 선물 드렸니?',
    '깊은 감사를 드립니다.',
    '부모님께 용돈 드리기로 했다.',
    '다시 한번 감사의 말씀 드립니다.',
    '자리에 앉기 전에 한 말씀 드리려고 합니다.',
    '제가 그 부탁 드린 사람입니다.',
    '떠나기 전에 마지막 인사 드리러 왔습니다.',
    '어머님께 따뜻한 인사 드리고 싶어요.',
  ],
  // Edited text sets it apart as well.
  find: likely(
    byPattern(
      /(?<=(?<![가-힣])(?<!의 |[은는을ㄴ] )(?:부탁|감사|말씀|인사|사과|축하|연락|답변|안내|문의|보고|건의|요청|제안)) +(?=드(?:리|려|렸|린|릴|립|림|렸))/,
      ({ index }, line) => (isSpokenOf(line, index - 1) ? undefined : ''),
    ),
  ),
};

/** 한 말씀, 그 부탁, 다음 말씀, 따뜻한 인사: which one it is, is told of a noun. */
function isSpokenOf(line: LineView, offset: number): boolean {
  const before = line.words[(wordAt(line, offset)?.index ?? 0) - 1];
  const last = before?.morphemes.at(-1);
  if (!before || !last) return false;
  return /^(?:ETM|MM|JKG|NR)/.test(last.tag) || /^(?:이|그|몇|다음|마지막|끝)$/.test(before.surface);
}

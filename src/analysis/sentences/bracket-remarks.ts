import { isRoundBracket } from './brackets.js';
import type { LineToken, TokenKind } from './line-tokens.js';
import { listNumber } from './list-markers.js';
import { finalityAt, type Line, textEnd } from './sentence-line.js';
import { FINALITY } from './sentence-weights.js';

/** A longer one says something of its own. */
const LONGEST_REMARK = 60;

/** [1], [주 2], [3점]; any other square bracket names what follows ([앵커], [답변]). */
const NOTE =
  /^(?:(?:주|각주)?\s?\d{1,3}(?:[,–~-]\s?\d{1,3})*|[a-z]|(?:총\s?)?\d{1,3}(?:\.\d)?점|출처[\s:：=]+\S[^\]]*)$/u;

/** (웃음), (☎ 1588-0000), [3점]: a bracket behind a finished sentence that is no sentence, so that it belongs to that. */
export function isRemark(line: Line, tokens: readonly LineToken[], index: number): boolean {
  const { kind, begin, end } = tokens[index]!;
  if (kind !== 'group' || end - begin > LONGEST_REMARK) return false;
  const content = line.text.slice(begin + 1, end - 1);
  const opening = line.text[begin]!;
  if (opening === '[' || opening === '［') return NOTE.test(content);
  return (
    isRoundBracket(opening) && !opensWhatFollows(line, begin, end, content) && isNameOnly(line, begin, end)
  );
}

/** (주)한빛, (회장): 네, (총무) 께서, (1) 첫째, (가) 다음 글, (서울=한빛뉴스) 김 기자 */
function opensWhatFollows(line: Line, begin: number, end: number, content: string): boolean {
  const { text } = line;
  if (end >= text.length) return false;
  if (/^(?:[\p{L}\p{N}]|\s?[:：])/u.test(text.slice(end, end + 2))) return true;
  if (line.evidence.morphemes[line.firstBeginningAt[end + 1] ?? -1]?.tag[0] === 'J') return true;
  return content.length === 1 || content.includes('=') || listNumber(text, begin) !== undefined;
}

/** The marks of a sentence, but for that in 견적서.hwp. */
const SENTENCE_LIKE: ReadonlySet<TokenKind> = new Set(['stop', 'question', 'group']);

/** Whether it holds no sentence, and nothing that waits for what follows ((웃으며), (왼쪽부터)). */
function isNameOnly(line: Line, begin: number, end: number): boolean {
  const inner = line.shape.tokens(begin + 1, end - 1);
  if (inner.some(({ kind }, i) => SENTENCE_LIKE.has(kind) && inner[i + 1]?.kind !== 'word')) return false;
  const last = inner[textEnd(inner, 0, inner.length).index];
  if (last?.kind !== 'word') return true;
  const morpheme = line.evidence.morphemes[line.lastEndingAt[last.end] ?? -1];
  if (morpheme !== undefined && !/^(?:N|XS|XR|S)/.test(morpheme.tag)) return false;
  return finalityAt(line, last).finality <= FINALITY.noun;
}

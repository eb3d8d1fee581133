import { isSyllable } from '../../../hangul/syllable.js';
import { finalEnding } from '../../korean/final-ending.js';
import type { LineView, WordView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Marks that no Korean word ends in; quotation marks and brackets come separately. */
const NEVER_FINAL = /[`+#\\_*&@^|=%$]/;
const PARTNERS: Record<string, string> = { '(': ')', '[': ']', '{': '}', '<': '>', '"': '"', "'": "'" };
const OPENERS: Record<string, string> = { ')': '(', ']': '[', '}': '{', '>': '<' };

/** Signs left at the end of a word by a slip of the finger. */
export const rule: Rule = {
  id: 'stray-marks',
  title: '잘못 들어간 부호',
  category: 'GRAMMER',
  article: '문장 부호',
  comment: '낱말 끝에 문장 부호 규정에 없는 부호가 있거나 괄호와 따옴표의 짝이 맞지 않습니다.',
  examples: [
    { wrong: '그는 연극을\\ 보러 갔다.', right: '그는 연극을 보러 갔다.' },
    { wrong: '이 제품을} 받아 보세요.', right: '이 제품을 받아 보세요.' },
    { wrong: '내일은< 제가 바빠요.', right: '내일은 제가 바빠요.' },
    { wrong: '특별한- 제약은 없습니다.', right: '특별한 제약은 없습니다.' },
  ],
  silent: [
    '안녕하세요~ 반갑습니다.',
    '1) 첫째 항목',
    '(괄호 안의 말)은 그대로 둔다.',
    '그는 "알았다"고 말했다.',
    '제목: 회의 결과',
    '서울-부산 구간',
    '홈 > 설정 > 보안',
    '신발/ 의류 상표이다.',
    '정말 좋아요 ^^',
    '네~',
    '다음에 또 올게요~',
    '정말 맛있네요~',
    '현재: 접수 중',
    '진술서를 쓰라"고 하셨다.',
    '나는 아무것도 몰라요." 아이는 고개를 저었다.',
    '협정에 편입되어 있다) 제14조에 따른다.',
    '오늘부터 시행되는1) 제도입니다.',
    '값을 돌려줍니다; 없으면 비워 둡니다.',
    '방은 1백% 다 찼다.',
  ],
  find(line) {
    const out: Finding[] = [];
    for (const word of line.words)
      if (!isSyllable(word.surface.charCodeAt(word.surface.length - 1))) out.push(...inWord(line, word));
    return out;
  },
};

function inWord(line: LineView, word: WordView): Finding[] {
  const match = /^(.*?[가-힣\d][,.?!]?)([^\s가-힣\dA-Za-z])$/su.exec(word.surface);
  if (!match) return [];
  const mark = match[2]!;
  const body = match[1]!;
  const at = word.begin + body.length;
  const more = word.end < line.text.length;
  const closing = finalEnding(word.morphemes);
  const tag = closing?.tag ?? word.morphemes.findLast((m) => m.tag[0] !== 'S')?.tag ?? '';
  // A slip in the place of the final mark.
  const replacement = !more && tag === 'EF' && !/[.?!,]$/.test(body) ? '.' : '';
  const remove: Finding = { begin: at, end: at + 1, replacement, certainty: 'likely' };
  // A bracket that opens at the end of a line may be closed on the next one.
  if (!more && /[([{<]/.test(mark)) return [];
  if (/[A-Za-z]/.test(body)) return [];
  const hangul = /[가-힣][,.?!]?$/.test(body);
  const once = line.text.indexOf(mark) === line.text.lastIndexOf(mark);
  const goesOn =
    tag === 'ETM' ||
    tag.startsWith('JK') ||
    tag === 'JX' ||
    tag === 'JC' ||
    tag === 'EC' ||
    tag === 'MAG' ||
    tag.startsWith('MM');
  if (mark in PARTNERS || mark in OPENERS) {
    // What it closes may stand in the sentence before, and 1) 2) are notes.
    if (/[)\]"']/.test(mark) && (!goesOn || tag === 'EC' || !hangul)) return [];
    // 없군요." 그는: what the quotation began with stands in the sentence before
    if (/["']/.test(mark) && /[.?!]$/.test(body)) return [];
    return isUnpaired(line.text, at, mark) && !isListMark(word, line) ? [remove] : [];
  }
  if (!once) return [];
  // 1백%
  if (mark === '%' && /\d[십백천만억]$/.test(body)) return [];
  if (NEVER_FINAL.test(mark)) return hangul ? [remove] : [];
  if (/[-~/:;]/.test(mark)) {
    if (!hangul || /[.,?!]$/.test(body)) return [];
    // 현재: 급여 …, 일시: 10시, 말하길: “…
    if (mark === ':' && (tag[0] !== 'J' || word.index === 0)) return [];
    if (mark === ':' && /^\s*[“"‘'「『]/.test(line.text.slice(word.end))) return [];
    // A semicolon between clauses is a choice of style, and in chats a drop of sweat.
    if (mark === ';' && (tag === 'EF' || tag === 'EC')) return [];
    const noun = tag.startsWith('N') && (mark === '-' || mark === '/') && more;
    if (mark === '/' && !more) return [];
    // 신발/ 의류: one or the other
    if (mark === '/' && noun && line.words[word.index + 1]?.morphemes[0]?.tag.startsWith('N')) return [];
    return (goesOn && tag !== 'EC') || (tag === 'EC' && mark !== '~' && mark !== ':') || noun ? [remove] : [];
  }
  // A full stop, question or exclamation mark in the middle of a clause.
  if (/[.?!]/.test(mark) && more && /^ [가-힣]/.test(line.text.slice(word.end)))
    return tag === 'ETM' || tag === 'JKO' || tag === 'JKG' ? [remove] : [];
  return [];
}

function isUnpaired(text: string, at: number, mark: string): boolean {
  if (mark === '"' || mark === "'") return text.split(mark).length === 2 && !/[“”‘’]/.test(text);
  const open = mark in OPENERS ? OPENERS[mark]! : mark;
  const close = PARTNERS[open]!;
  let depth = 0;
  const opened: number[] = [];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === open) opened.push(i);
    else if (text[i] === close) {
      if (opened.length > 0) opened.pop();
      else if (i === at) return true;
      else depth++;
    }
  }
  return depth >= 0 && opened.includes(at);
}

/** 1) 가) at the start; :) and its like. */
function isListMark(word: WordView, line: LineView): boolean {
  const body = word.surface.slice(0, -1);
  if (
    word.surface.endsWith(')') &&
    /^[\d가-힣ivxIVX]{1,3}$/.test(body) &&
    /(?:^|[.,:;]\s*|\s)$/.test(line.text.slice(0, word.begin))
  )
    return body.length === 1 || /\d/.test(body);
  return /[:;=^]-?[)(>]$/.test(word.surface);
}

import { isSyllable } from '../../../hangul/syllable.js';
import { finalEnding } from '../../korean/final-ending.js';
import type { LineView, WordView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Marks that no Korean word ends in; quotation marks and brackets come separately. */
const NEVER_FINAL = /[`#\\_*&@^|=%$]/;
const PARTNERS: Record<string, string> = { '(': ')', '[': ']', '{': '}', '<': '>', '"': '"', "'": "'" };
/** What is opened may be closed by a mark of another width. */
const WIDE: Record<string, string> = { ')': '）', ']': '］', '}': '｝', '>': '＞' };
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
    '새 노래 기타( ギター）를 발표했다.',
    '그 영화는 디즈니+ 앱에서만 볼 수 있다.',
  ],
  find(line) {
    const out: Finding[] = [];
    for (const word of line.words)
      if (!isSyllable(word.surface.charCodeAt(word.surface.length - 1))) out.push(...inWord(line, word));
    return out;
  },
};

/** A mark at the end of a word, with what tells whether it belongs there. */
interface FinalMark {
  line: LineView;
  word: WordView;
  mark: string;
  /** The word without the mark, and where the mark stands. */
  body: string;
  at: number;
  /** The kind of the last morpheme before the mark. */
  tag: string;
  /** Does the word end in a syllable, perhaps with a mark of the end of a sentence? */
  hangul: boolean;
  /** Does something follow in the line? */
  more: boolean;
  /** Does the sentence go on behind a word of this kind? */
  goesOn: boolean;
}

/** The kinds of marks; the first that fits decides whether the mark is stray. */
const KINDS: ReadonlyArray<readonly [mark: RegExp, isStray: (final: FinalMark) => boolean]> = [
  [/[()[\]{}<>"']/, isStrayPartner],
  // 1백%.
  [/%/, ({ body, hangul, ...final }) => isSingle(final) && hangul && !/\d[십백천만억]$/.test(body)],
  // 디즈니+: names end so
  [/[+]/, ({ tag, hangul, ...final }) => isSingle(final) && hangul && tag !== 'NNP'],
  [NEVER_FINAL, ({ hangul, ...final }) => isSingle(final) && hangul],
  [/[:]/, isStrayColon],
  [/[;]/, (final) => isBetweenWords(final) && !/^E[FC]$/.test(final.tag) && final.goesOn],
  [/[/]/, isStraySlash],
  [/[-]/, (final) => isBetweenWords(final) && (final.goesOn || isNounBeforeMore(final))],
  [/[~]/, (final) => isBetweenWords(final) && final.goesOn && final.tag !== 'EC'],
  [/[.?!]/, isStrayFinal],
];

function inWord(line: LineView, word: WordView): Finding[] {
  const final = finalMark(line, word);
  if (!final || /[A-Za-z]/.test(final.body)) return [];
  const { mark, body, at, tag, more } = final;
  // A bracket that opens at the end of a line may be closed on the next one, and Markdown breaks lines with a backslash.
  if (!more && /[([{<\\]/.test(mark)) return [];
  if (!KINDS.find(([kind]) => kind.test(mark))?.[1](final)) return [];
  // A slip in the place of the final mark.
  const replacement = !more && tag === 'EF' && !/[.?!,]$/.test(body) ? '.' : '';
  return [{ begin: at, end: at + 1, replacement, certainty: 'likely' }];
}

function finalMark(line: LineView, word: WordView): FinalMark | undefined {
  const match = /^(.*?[가-힣\d][,.?!]?)([^\s가-힣\dA-Za-z])$/su.exec(word.surface);
  if (!match) return undefined;
  const body = match[1]!;
  const tag = finalEnding(word.morphemes)?.tag ?? word.morphemes.findLast((m) => m.tag[0] !== 'S')?.tag ?? '';
  return {
    line,
    word,
    mark: match[2]!,
    body,
    at: word.begin + body.length,
    tag,
    hangul: /[가-힣][,.?!]?$/.test(body),
    more: word.end < line.text.length,
    goesOn: /^(?:ETM$|JK|JX$|JC$|EC$|MAG$|MM)/.test(tag),
  };
}

/** Brackets and quotation marks that have no partner. */
function isStrayPartner({ line, word, mark, body, at, tag, hangul, goesOn }: FinalMark): boolean {
  // What it closes may stand in the sentence before, and 1) 2) are notes.
  if (/[)\]"']/.test(mark) && (!goesOn || tag === 'EC' || !hangul)) return false;
  // 없군요." 그는: what the quotation began with stands in the sentence before.
  if (/["']/.test(mark) && /[.?!]$/.test(body)) return false;
  return isUnpaired(line.text, at, mark) && !isListMark(word, line);
}

function isSingle({ line, mark }: Pick<FinalMark, 'line' | 'mark'>): boolean {
  return line.text.indexOf(mark) === line.text.lastIndexOf(mark);
}

function isBetweenWords(final: FinalMark): boolean {
  return isSingle(final) && final.hangul && !/[.,?!]$/.test(final.body);
}

function isNounBeforeMore({ tag, more }: FinalMark): boolean {
  return tag.startsWith('N') && more;
}

/** 현재: 급여, 일시: 10시, 말하길: “네”: a colon behind a heading or before a quotation is right. */
function isStrayColon(final: FinalMark): boolean {
  const { line, word, tag, goesOn } = final;
  if (!isBetweenWords(final) || tag[0] !== 'J' || word.index === 0) return false;
  return goesOn && !/^\s*[“"‘'「『]/.test(line.text.slice(word.end));
}

/** 신발/ 의류: one or the other. */
function isStraySlash(final: FinalMark): boolean {
  const { line, word, more, goesOn } = final;
  if (!isBetweenWords(final) || !more) return false;
  if (!isNounBeforeMore(final)) return goesOn;
  return !line.words[word.index + 1]?.morphemes[0]?.tag.startsWith('N');
}

/** A full stop, question or exclamation mark in the middle of a clause. */
function isStrayFinal(final: FinalMark): boolean {
  const { line, word, tag, more } = final;
  if (!isSingle(final) || !more || !/^ [가-힣]/.test(line.text.slice(word.end))) return false;
  return tag === 'ETM' || tag === 'JKO' || tag === 'JKG';
}

function isUnpaired(text: string, at: number, mark: string): boolean {
  if (mark === '"' || mark === "'") return text.split(mark).length === 2 && !/[“”‘’]/.test(text);
  const open = mark in OPENERS ? OPENERS[mark]! : mark;
  const close = PARTNERS[open]!;
  let depth = 0;
  const opened: number[] = [];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === open) opened.push(i);
    else if (text[i] === close || text[i] === WIDE[close]) {
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

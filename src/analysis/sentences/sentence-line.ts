import { type Addresses, addressesOf } from './addresses.js';
import type { EvidenceMorpheme } from './evidence-morpheme.js';
import { type LineShape, type LineToken, shapeOf } from './line-tokens.js';
import { FINALITY, LINE_BARE, LINE_MARKED, MARK } from './sentence-weights.js';
import { type WordFinality, wordFinality } from './word-finality.js';

/** What the engine knows about a line; positions count UTF-16 code units of the line. */
export interface SentenceEvidence {
  /** The probability, by the model, that a sentence starts at this character. */
  startProbability(i: number): number;
  morphemes: ReadonlyArray<EvidenceMorpheme>;
}

export interface Line {
  text: string;
  evidence: SentenceEvidence;
  shape: LineShape;
  tokens: LineToken[];
  /** Index of the last morpheme that ends at a position, of the first that begins there; −1 where there is none. */
  lastEndingAt: Int32Array;
  firstBeginningAt: Int32Array;
  /** Positions inside a morpheme. */
  inside: Uint8Array;
  /** By the end of the word; each is asked for more than once. */
  finalities: Map<number, WordFinality>;
  addresses: Addresses | undefined;
  /** What the other sentence ends of the line say about ends without a mark. */
  habit: number;
  /** Whether its sentences end as among friends (갔어, 뭐야) rather than in 다 or 요. */
  familiar: boolean;
  /** Whether the line itself ends in a nominal form: then others in it are ends as well. */
  style: WordFinality['nominal'];
}

/** The end of a stretch of text: its last word or group, and the marks after it. */
export interface TextEnd {
  /** Among the tokens given; −1 when the stretch holds nothing but marks. */
  index: number;
  mark: keyof typeof MARK;
  hasSpace: boolean;
}

export function readLine(text: string, evidence: SentenceEvidence): Line {
  const shape = shapeOf(text);
  const lastEndingAt = new Int32Array(text.length + 1).fill(-1);
  const firstBeginningAt = new Int32Array(text.length + 1).fill(-1);
  const inside = new Uint8Array(text.length + 1);
  evidence.morphemes.forEach(({ begin, end }, index) => {
    // 이/VCP after a vowel has no surface: it is found as the neighbour of the ending.
    if (end <= begin) return;
    lastEndingAt[end] = index;
    if (firstBeginningAt[begin] === -1) firstBeginningAt[begin] = index;
    inside.fill(1, begin + 1, end);
  });
  const tokens = shape.tokens(0, text.length);
  const line: Line = {
    text,
    evidence,
    shape,
    tokens,
    lastEndingAt,
    firstBeginningAt,
    inside,
    finalities: new Map(),
    addresses: addressesOf({
      text,
      tokens,
      morphemes: evidence.morphemes,
      lastEndingAt,
      firstBeginningAt,
    }),
    habit: 0,
    familiar: false,
    style: 'none',
  };
  line.habit = markingHabit(line);
  const last = tokens.findLast((token) => token.kind === 'word');
  if (last) line.style = finalityAt(line, last).nominal;
  line.familiar = isFamiliar(line, last);
  return line;
}

const MARK_OF: Partial<Record<LineToken['kind'], keyof typeof MARK>> = {
  stop: 'stop',
  question: 'question',
  ellipsis: 'ellipsis',
  tilde: 'tilde',
  emoticon: 'emoticon',
  space: 'none',
  closer: 'none',
};

/** Walks back from `next` over marks, faces and spaces; of several marks the strongest counts. */
export function textEnd(tokens: readonly LineToken[], first: number, next: number): TextEnd {
  let mark: keyof typeof MARK = 'none';
  let hasSpace = false;
  for (let index = next - 1; index >= first; index--) {
    const kind = tokens[index]!.kind;
    const found = MARK_OF[kind];
    if (found === undefined) return { index, mark, hasSpace };
    if (kind === 'space') hasSpace = true;
    if (MARK[found] > MARK[mark]) mark = found;
  }
  return { index: -1, mark, hasSpace };
}

export function finalityAt(line: Line, word: LineToken): WordFinality {
  let known = line.finalities.get(word.end);
  if (!known) {
    const last = line.lastEndingAt[word.end] ?? -1;
    known = wordFinality(line.text.slice(word.begin, word.end), line.evidence.morphemes, last);
    line.finalities.set(word.end, known);
  }
  return known;
}

const DISTANT = /[다요까죠오]$/;

/** By all that surely ends a sentence, and by how the line ends; one alone may be chance. */
function isFamiliar(line: Line, last: LineToken | undefined): boolean {
  let familiar = 0;
  for (const token of line.tokens) {
    if (token.kind !== 'word') continue;
    const { finality, open, nominal } = finalityAt(line, token);
    if (nominal !== 'none' || (finality < FINALITY.final && !(open && token === last))) continue;
    familiar += DISTANT.test(line.text.slice(token.end - 1, token.end)) ? -1 : 1;
  }
  return familiar > 1;
}

/** Whether the sure sentence ends of a line carry marks: then an unsure one without a mark is none. */
function markingHabit(line: Line): number {
  let marked = 0;
  let bare = 0;
  line.tokens.forEach((token, index) => {
    if (token.kind !== 'word' || finalityAt(line, token).finality < FINALITY.sure) return;
    const next = line.tokens[index + 1];
    if (next?.kind === 'space') bare++;
    else if (next && MARK_OF[next.kind] !== undefined) marked++;
  });
  if (marked > 0 && bare === 0) return LINE_MARKED;
  return bare > marked ? LINE_BARE : 0;
}

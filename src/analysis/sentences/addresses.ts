import type { EvidenceMorpheme } from './evidence-morpheme.js';
import type { LineToken } from './line-tokens.js';

/** Words said to somebody who may be named right behind them. */
const GREETING =
  /^(?:안녕|안뇽|안녕하세요|안녕하십니까|안녕하신가요|감사합니다|감사해요|감사드립니다|감사드려요|고마워요?|고맙습니다|반가워요?|반갑습니다|죄송합니다|죄송해요|미안해요?|미안합니다|축하해요?|축하합니다|축하드립니다|축하드려요|수고하셨습니다|수고하셨어요|수고했어요?|수고하세요|사랑해요?|사랑합니다|존경합니다|환영합니다)$/;
/** Their first letters, which spare most words the comparison. */
const FIRST_LETTERS = new Set([...'안감고반죄미축수사존환'].map((letter) => letter.charCodeAt(0)));
const LONGEST_GREETING = 8;

const TITLE =
  /^(?:[가-힣]{1,7}님들?|여러분들?|언니들?|오빠들?|누나|형|형들|엄마|아빠|선배|쌤|샘|이모|이모부|삼촌|고모|할머니|할아버지|얘들아|애들아|친구들|친구들아|자기야|모두들|다들)$/;
/** 하나님 아버지 */
const PARENT = /^(?:아버지|어머니)$/;
/** 선생님 덕분에, 교수님 말씀: what is theirs. */
const POSSESSED = /^(?:덕|때문|말씀|댁|생각|같)/;

/** 김민수 교수님, 시청자 여러분: how many words may name somebody. */
const MOST_WORDS = 3;

interface Words {
  text: string;
  tokens: readonly LineToken[];
  morphemes: readonly EvidenceMorpheme[];
  lastEndingAt: Int32Array;
  firstBeginningAt: Int32Array;
}

/** The tokens that name somebody behind a greeting (안녕하세요 교수님), and whether it is the last of them. */
export type Addresses = ReadonlyMap<number, boolean>;

export function addressesOf(words: Words): Addresses | undefined {
  const { text, tokens } = words;
  let found: Map<number, boolean> | undefined;
  tokens.forEach(({ kind, begin, end }, greeting) => {
    if (kind !== 'word' || end - begin > LONGEST_GREETING || !FIRST_LETTERS.has(text.charCodeAt(begin)))
      return;
    if (!GREETING.test(text.slice(begin, end))) return;
    const space = greeting + (tokens[greeting + 1]?.kind === 'tilde' ? 2 : 1);
    const last = addressEnd(words, space);
    if (last < 0) return;
    found ??= new Map();
    for (let at = space + 1; at <= last; at++) found.set(at, at === last);
  });
  return found;
}

/** The last word of an address behind the space at `space`; −1 where there is none. */
function addressEnd(words: Words, space: number): number {
  const { text, tokens, morphemes, lastEndingAt } = words;
  for (let i = 0; i < MOST_WORDS; i++) {
    const at = space + 1 + 2 * i;
    const word = tokens[at];
    if (tokens[at - 1]?.kind !== 'space' || word?.kind !== 'word') return -1;
    const tag = morphemes[lastEndingAt[word.end] ?? -1]?.tag;
    if (tag === 'JKV' || TITLE.test(text.slice(word.begin, word.end))) {
      const next = tokens[at + 2];
      const last = next && PARENT.test(text.slice(next.begin, next.end)) ? at + 2 : at;
      return isTalkedAbout(words, last) ? -1 : last;
    }
    if (tag === undefined || !/^(?:NN[GP]|NP|XSN|MM)/.test(tag)) return -1;
  }
  return -1;
}

/** 사장님 계신가요, 선생님 덕분에: the one who is named belongs to what follows. */
function isTalkedAbout({ text, tokens, morphemes, firstBeginningAt }: Words, at: number): boolean {
  const next = tokens[at + 2];
  if (tokens[at + 1]?.kind !== 'space' || next?.kind !== 'word') return false;
  if (POSSESSED.test(text.slice(next.begin, next.begin + 2))) return true;
  // 감사합니다 여러분 사랑합니다 may call out to them either way.
  if (GREETING.test(text.slice(next.begin, next.end))) return true;
  const first = firstBeginningAt[next.begin] ?? -1;
  const opening = morphemes[first];
  if (opening === undefined || !/^V[VA]/.test(opening.tag)) return false;
  return /시$/.test(opening.form) || /시$/.test(morphemes[first + 1]?.form ?? '');
}

import type { Lexicon } from '../../lexicon/lexicon.js';
import { joinMorphemes, morphemeOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';
import { STEMS } from './stems.js';

/** -지, its short form in 만만치, with 를 in 가질; whatever particle may stand between. */
const NEGATED = /^(?:지|치|질)$/;

/** 운동 하는 사람: behind a space it is the verb, no suffix, unless it leans on a bound noun (갈 듯 하다). */
export function settleOpening(
  path: readonly PathMorpheme[],
  before: readonly PathMorpheme[] | undefined,
): void {
  const first = path[0];
  if (first?.tag !== 'XSV' || first.word || before?.at(-1)?.tag === 'NNB') return;
  if (first.form === '하') first.tag = 'VV';
}

/** What one syllable is that stands alone where a line begins: nothing is there for it to be the particle of. */
const FIRST_WORDS: Readonly<Record<string, Tag>> = {
  이: 'MMD',
  요: 'MMD',
  나: 'NP',
  다: 'MAG',
  에: 'IC',
  야: 'IC',
  아: 'IC',
  과: 'NNG',
};

/** A line begins with a word: 이 커피 쓰다, 나 컴퓨터 샀어, 시키다 말았다. */
export function settleFirst(path: readonly PathMorpheme[]): void {
  const first = path[0];
  if (!first || first.word) return;
  if (first.tag === 'XSV') first.tag = 'VV';
  else if (path.length === 1 && (first.tag[0] === 'J' || first.tag[0] === 'E'))
    first.tag = FIRST_WORDS[first.form] ?? first.tag;
}

/** 내일 비가 오니: where a line ends, nothing follows that 니 could give the reason of; 알고 보니 is left so. */
export function settleAsking(path: readonly PathMorpheme[]): void {
  const ending = path.findLast(({ tag }) => tag !== 'SF');
  if (ending?.form !== '니' || ending.tag !== 'EC' || ending.word) return;
  const stem = path[path.indexOf(ending) - 1];
  if (stem && stem.form !== '보') ending.tag = 'EF';
}

/** Verbs that take up what was said: 춥다 하다, 크다 싶다, 작다 보니, 많다 못해. */
const TAKES_UP = /^(?:하|그러|그렇|이러|싶|보|못하|못|치|말|는|니|만|가)/;

/** What the next eojeol decides. */
export function settleBefore(path: readonly PathMorpheme[], next: readonly PathMorpheme[]): void {
  const last = path.at(-1);
  // 집에 가기 싫다 벌써 밤이야: nothing connects two clauses by an adjective in -다.
  if (last?.form === '다' && last.tag === 'EC' && path.at(-2)?.tag === 'VA' && !last.word) {
    if (!TAKES_UP.test(next[0]?.form ?? '')) last.tag = 'EF';
  }
  // 그런가 보다, 갈까 싶다: what an auxiliary follows does not end.
  if (last?.tag === 'EF' && /(?:가|까|나)$/.test(last.form) && next[0]?.tag === 'VX' && !last.word)
    last.tag = 'EC';
  pointAt(path, next);
  countWith(path, next);
}

/** 금 서 돈, 쌀 너 말, 총 세 명: how many, or all of them; but 총 한 자루 is a gun. */
function countWith([only, more]: readonly PathMorpheme[], [next]: readonly PathMorpheme[]): void {
  if (!only || more || only.word || !next) return;
  const all = only.form === '총' && COUNTS.has(next.tag) && next.form !== '한';
  if (all || (/^[서너석넉]$/.test(only.form) && MEASURES.test(next.form))) only.tag = 'MMN';
}

const COUNTS: ReadonlySet<Tag> = new Set<Tag>(['MMN', 'SN', 'NR']);

/** What three and four have a shape of their own for. */
const MEASURES = /^(?:돈|말|푼|발|냥|되|섬|자)$/;

/** 이 그릇 예쁘다: before a noun it points. */
function pointAt(path: readonly PathMorpheme[], next: readonly PathMorpheme[]): void {
  const [only, more] = path;
  if (only?.form !== '이' || !/^(?:IC|NNG)$/.test(only.tag) || more || only.word) return;
  if (next[0]?.tag === 'NNG' || next[0]?.tag === 'NNP') only.tag = 'MMD';
}

/** What the eojeol before decides alone, whatever the context model prefers. Changes `path` where it is so. */
export function settleBehind(before: readonly PathMorpheme[], path: PathMorpheme[]): void {
  if (path[0]?.form[0] === '못' && (isNegated(before) || isExhausted(before, path))) cannot(path);
}

/** How far behind what it is compared with a predicate may stand, in eojeols. */
const COMPARED_WITHIN = 5;

/** 형보다 동생의 성적이 나았다: what is compared is better; what heals is not compared. */
export function settleCompared(cuts: ReadonlyArray<{ path: readonly PathMorpheme[] }>, at: number): void {
  const first = cuts[at]!.path[0];
  if (first?.form !== '낫' || first.tag !== 'VV' || first.word) return;
  for (let i = Math.max(0, at - COMPARED_WITHIN); i < at; i++) {
    const last = cuts[i]!.path.at(-1);
    if (last?.form === '보다' && last.tag === 'JKB') first.tag = 'VA';
  }
}

/** 전설 속의 용인 이무기: between what it belongs to and another noun, a noun that says what that is, no town. */
export function settleApposition(
  before: readonly PathMorpheme[] | undefined,
  path: PathMorpheme[],
  next: readonly PathMorpheme[] | undefined,
  lexicon: Lexicon,
): void {
  const [name, more] = path;
  if (more || name?.tag !== 'NNP' || !name.form.endsWith('인') || name.word || name.mended) return;
  if (before?.at(-1)?.tag !== 'JKG' || next?.[0]?.tag !== 'NNG') return;
  const form = name.form.slice(0, -1);
  const noun = lexicon.lookup(form, 'NNG');
  if (noun < 0 || !lexicon.isHeadwordEntry(noun) || !lexicon.isCounted(noun)) return;
  const { from, to } = name;
  const log = name.log / name.form.length;
  path.splice(
    0,
    1,
    morphemeOf(form, 'NNG', from, to - 1, log * form.length),
    morphemeOf('이', 'VCP', to - 1, to, log / 2),
    morphemeOf('ㄴ', 'ETM', to - 1, to, log / 2),
  );
}

function isNegated(before: readonly PathMorpheme[]): boolean {
  let last = before.length - 1;
  while (last > 0 && before[last]!.tag[0] === 'J') last--;
  return before[last]?.tag === 'EC' && NEGATED.test(before[last]!.form);
}

/** 견디다 못해, 참다 못하여: cannot any longer. */
function isExhausted(before: readonly PathMorpheme[], path: readonly PathMorpheme[]): boolean {
  const last = before.at(-1);
  return (
    last?.form === '다' &&
    last.tag === 'EC' &&
    path.some(({ form, tag }) => tag === 'EC' && /^[아어여]/.test(form))
  );
}

/** 좋지 못하다: an auxiliary; 공부를 못하다 is 못 and 하다. */
function cannot(path: PathMorpheme[]): void {
  const [first, second] = path;
  if (first!.word || second?.word) return;
  if (first!.form === '못하' && STEMS.has(first!.tag)) first!.tag = 'VX';
  else if (first!.form === '못' && first!.tag === 'MAG' && second?.form === '하' && STEMS.has(second.tag))
    joinMorphemes(path, 0, 2, '못하', 'VX');
}

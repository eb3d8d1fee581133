import type { PathMorpheme } from '../lattice/path-morpheme.js';

const WITH = /^(?:와|과|랑|이랑|하고)$/;
/** 발전과 나아가 평화: it goes on, no more is said of two. */
const FURTHER = /^나아가$/;
/** 영화나 보자: before a predicate it joins nothing. */
const AT_LEAST = /^이?나$/;
const TOGETHER = /^(?:함께|같이|더불어|달리)$/;
/** What is said of two, so that one of them stands with 와: 강과 가까운 집, 형과 닮은 동생. */
const SAID_OF_TWO = /^(?:같|비슷하?|다르|가깝|유사하?|동일하?|친하?|밀접하?|무관하?|상관없)$/;

/**
 * 와, 과, 랑 before a predicate say with whom something is done (형과 싸웠다); before a noun they join two. A predicate that
 * describes a noun belongs to that noun (맛과 깔끔한 서비스, 자신감과 단결된 힘), unless it is said of two.
 */
export function settleComitative(path: readonly PathMorpheme[], next: readonly PathMorpheme[]): void {
  const last = path.at(-1);
  if (last?.tag !== 'JC' || last.word) return;
  if (AT_LEAST.test(last.form) && isPredicate(next) && !next.some(({ tag }) => tag === 'ETM'))
    last.tag = 'JX';
  if (!WITH.test(last.form)) return;
  const [first] = next;
  if (isPredicate(next) || (first?.tag === 'MAG' && TOGETHER.test(first.form))) last.tag = 'JKB';
}

function isPredicate(path: readonly PathMorpheme[]): boolean {
  const [first, second] = path;
  if (!first) return false;
  const derived = second?.tag === 'XSV' || second?.tag === 'XSA';
  const kind = derived ? second.tag : first.tag;
  if (!/^(?:VV|VA|XSV|XSA)$/.test(kind)) return false;
  const ending = path.find(({ tag }) => tag[0] === 'E' && tag !== 'EP');
  if (!ending || ending.tag === 'ETN') return false;
  if (SAID_OF_TWO.test(first.form)) return true;
  const adverbial = ending.form === '게' && (kind === 'VA' || kind === 'XSA');
  return ending.tag !== 'ETM' && !adverbial && !FURTHER.test(first.form);
}

import { lastCoda } from '../../hangul/syllable.js';
import type { LineView } from '../line/line-view.js';
import type { Finding } from '../rule/rule.js';

const PARTICLES: ReadonlyArray<readonly [afterConsonant: string, afterVowel: string]> = [
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
  ['으로', '로'],
];

/** 네트웍이 → 네트워크가: a noun that ends otherwise than before takes its particle along. */
export function withParticle(line: LineView, finding: Finding): Finding {
  const { begin, end, replacement } = finding;
  const before = lastCoda(line.text.slice(begin, end)) ?? '';
  const after = lastCoda(replacement) ?? '';
  if ((before === '') === (after === '')) return finding;
  const next = /^(?:으로|[은는이가을를과와로])(?![가-힣])/.exec(line.text.slice(end, end + 3))?.[0];
  const pair = PARTICLES.find((two) => next !== undefined && two.includes(next));
  if (!next || !pair) return finding;
  const right = after === '' || (after === 'ㄹ' && pair[1] === '로') ? pair[1] : pair[0];
  return { ...finding, end: end + next.length, replacement: replacement + right };
}

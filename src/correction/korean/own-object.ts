import type { Morpheme } from '../../analysis/types.js';
import type { LineView, WordView } from '../line/line-view.js';

/** Particles behind which a noun may be the object all the same: 흥정은 붙이다. */
const ANY_CASE = /^(?:은|는|ㄴ|도|만|까지|이나|나)$/;

/** Words before the verb among which its object is looked for. */
const REACH = 12;

/**
 * The noun that a verb has as its object, whatever adverbs and places stand between: 국물 of 국물을 약한 불에서 더 졸이다.
 * Undefined where its clause names none.
 */
export function ownObject({ words, text }: LineView, { index }: WordView): string | undefined {
  let topic: string | undefined;
  for (let i = index - 1; i >= Math.max(0, index - REACH); i--) {
    const { begin, morphemes } = words[i]!;
    const last = morphemes.at(-1)!;
    if (last.tag[0] === 'S' || endsClause(morphemes)) break;
    const noun = text.slice(begin, last.begin);
    if (last.tag === 'JKO') return noun;
    if (last.tag === 'JX' && ANY_CASE.test(last.form)) topic ??= noun;
    if (i === index - 1 && last.tag === 'NNG') topic ??= text.slice(begin, last.end);
  }
  return topic;
}

/** 닫고, 부은 (뒤): what stands before is another verb's; 약한 and 빠르게 are no clauses. */
function endsClause(morphemes: readonly Morpheme[]): boolean {
  const last = morphemes.at(-1)!;
  if (last.tag[0] !== 'E' || last.form === '게') return false;
  return last.tag !== 'ETM' || !morphemes.some(({ tag }) => tag === 'VA' || tag === 'XSA');
}

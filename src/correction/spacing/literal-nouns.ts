import type { Gap } from './gap.js';

/** Verbs that the dictionary has in another meaning than that of their parts, which people do with the thing itself as well. */
const FIGURATIVE =
  /^(?:눈감|눈뜨|물먹|물오르|바람맞|바람나|김빠지|김새|열받|꽃피|꽃피우|싹트|뿌리내리|뿌리박|뿔나|공치|점찍|등치|뺨치|주름잡|발붙이|담쌓|손들)$/;

/** Above this the analysis takes noun and verb for words of their own. */
const SURELY_TWO = 0.8;

/**
 * 눈 감고 생각하다, 물 먹고 오다: the thing itself is meant, and what is done with it, not overlooking something (눈감다) or
 * failing (물먹다). With an object before it the noun has no place of its own: 잘못을 눈감아 주다.
 */
export function isMeantItself({ line, left, last, first }: Gap): boolean {
  if (last.tag !== 'NNG' || !FIGURATIVE.test(left.surface + first.form)) return false;
  const before = line.words[left.index - 1]?.morphemes.at(-1);
  if (before?.tag === 'JKO') return false;
  // 엉덩이에 뿔 난다: it grows there
  if (first.form === '나' && before?.tag === 'JKB' && before.form === '에') return true;
  return last.probability > SURELY_TWO && first.probability > SURELY_TWO;
}

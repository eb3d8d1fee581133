import type { Gap } from './gap.js';

/** Parts of bodies and other things with which people do something, and of which verbs with another meaning are made. */
const THINGS =
  /^(?:눈|코|입|귀|뺨|목|머리|손|발|팔|다리|어깨|등|배|가슴|허리|무릎|살|털|뿔|꼬리|날개|물|불|바람|김|열|꽃|싹|뿌리|잎|공|점|못|줄|담|벽|문|길|돌|금|침|땀|주름|구멍)$/;

/** Above this the analysis takes noun and verb for words of their own. */
const SURELY_TWO = 0.8;

/**
 * 눈 감고 생각하다, 물 먹고 오다: the thing itself is meant, and what is done with it, not overlooking something (눈감다) or
 * failing (물먹다). With an object before it the noun has no place of its own: 잘못을 눈감아 주다.
 */
export function isMeantItself({ line, left, last, first }: Gap): boolean {
  if (last.tag !== 'NNG' || first.tag !== 'VV' || !THINGS.test(left.surface)) return false;
  const before = line.words[left.index - 1]?.morphemes.at(-1);
  if (before?.tag === 'JKO') return false;
  // 엉덩이에 뿔 난다: it grows there
  if (first.form === '나' && before?.tag === 'JKB' && before.form === '에') return true;
  return last.probability > SURELY_TWO && first.probability > SURELY_TWO;
}

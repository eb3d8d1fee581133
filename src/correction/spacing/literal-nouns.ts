import type { Gap } from './gap.js';

/** Verbs that the dictionary has in another meaning than that of their parts, which people do with the thing itself as well. */
const FIGURATIVE =
  /^(?:눈감|눈뜨|물먹|물오르|바람맞|바람나|김빠지|김새|열받|꽃피|꽃피우|싹트|뿌리내리|뿌리박|뿔나|공치|점찍|등치|뺨치|주름잡|발붙이|담쌓|손들)$/;

/** Verbs that mean something else than their parts do only before certain words: 등쳐 먹다, 피나는 노력, 달뜬 목소리. */
const ONLY_WITH: Readonly<Record<string, RegExp>> = {
  등치: /^먹/,
  피나: /^(?:노력|연습|훈련|투쟁|고생)/,
  달뜨: /^(?:마음|목소리|얼굴|표정|기분|가슴)/,
};

/** Above this the analysis takes noun and verb for words of their own. */
const SURELY_TWO = 0.8;

/**
 * 눈 감고 생각하다, 물 먹고 오다: the thing itself is meant, and what is done with it, not overlooking something (눈감다) or
 * failing (물먹다). With an object before it the noun has no place of its own: 잘못을 눈감아 주다.
 */
export function isMeantItself({ line, left, right, last, first }: Gap): boolean {
  const verb = left.surface + first.form;
  const before = line.words[left.index - 1]?.morphemes.at(-1);
  const next = line.words[right.index + 1]?.surface ?? '';
  // 등 쳐 주다, 달 뜨는 밤: only with these the other meaning is the likelier
  if (Object.hasOwn(ONLY_WITH, verb) && before?.tag !== 'JKO') return !ONLY_WITH[verb]!.test(next);
  if (last.tag !== 'NNG' || !FIGURATIVE.test(verb) || before?.tag === 'JKO') return false;
  // 엉덩이에 뿔 난다: it grows there
  if (first.form === '나' && before?.tag === 'JKB' && before.form === '에') return true;
  return last.probability > SURELY_TWO && first.probability > SURELY_TWO;
}

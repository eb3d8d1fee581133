/** Pairs of particles: after a consonant, after a vowel. */
const PAIRS: ReadonlyArray<readonly [string, string]> = [
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
  ['이랑', '랑'],
  ['이나', '나'],
];

/** The shape that a particle has behind this word; undefined where it has only one. */
export function rightShape(
  surface: string,
  consonant: 'yes' | 'no' | 'ㄹ',
  before: string,
): string | undefined {
  if (surface === '으로' || surface === '로') return consonant === 'yes' ? '으로' : '로';
  for (const [after, open] of PAIRS) {
    if (surface !== after && surface !== open) continue;
    // 나+가 is 내가 and so on: not a matter of shape
    if ((after === '이' && /(?:^|[^가-힣])(?:나|너|저|누구)$/.test(before)) || before === '')
      return undefined;
    return consonant === 'no' ? open : after;
  }
  return undefined;
}

/** The analysis may have mended the particle already. */
export function isOtherShape(surface: string, form: string): boolean {
  return (
    PAIRS.some((pair) => pair.includes(surface) && pair.includes(form)) ||
    (/^(?:으)?로$/.test(surface) && /^(?:으)?로$/.test(form))
  );
}

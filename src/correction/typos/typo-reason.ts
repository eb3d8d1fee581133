import { lettersAt } from '../../hangul/letters.js';

/** Why a spelling is wrong, where a single article of the norm says so: the id of the help. */
export function typoReason(kind: 'typo' | 'typo-sound', wrong: string, right: string): string {
  if (wrong.length !== right.length) return kind;
  let at = 0;
  while (at < wrong.length && wrong[at] === right[at]) at++;
  const [a, b] = [lettersAt(wrong, at), lettersAt(right, at)];
  if (!a || !b) return kind;
  const rest = wrong.slice(at + 1) === right.slice(at + 1);
  if (rest && a.onset === b.onset && a.coda === b.coda) return vowel(a.nucleus, b.nucleus, a.onset) ?? kind;
  const before = lettersAt(right, at - 1);
  if (rest && a.nucleus === b.nucleus && a.coda === b.coda && before && /[ㄱㅂ]/.test(before.coda))
    return TENSE[a.onset] === b.onset ? 'typo-tense' : kind;
  const [next, after] = [lettersAt(wrong, at + 1), lettersAt(right, at + 1)];
  if (!next || !after || a.coda !== '' || b.coda === '' || after.onset !== 'ㅇ') return kind;
  if (a.onset !== b.onset || a.nucleus !== b.nucleus) return kind;
  // 미다지 for 미닫이; 머거 for 먹어
  if (/[ㅈㅊ]/.test(next.onset) && /[ㄷㅌ]/.test(b.coda) && after.nucleus === 'ㅣ') return 'typo-palatal';
  return 'typo-liaison';
}

const TENSE: Record<string, string> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' };

function vowel(wrong: string, right: string, onset: string): string | undefined {
  const both = wrong + right;
  if (/^(?:ㅔㅖ|ㅖㅔ)$/.test(both) && /[ㄱㄹㅁㅍㅎ]/.test(onset)) return 'typo-ye';
  return /^(?:ㅣㅢ|ㅢㅣ)$/.test(both) ? 'typo-ui' : undefined;
}

import { besideKey, KEYS, strokesOf, typed } from '../../hangul/keyboard.js';
import { otherLetters, swappedSyllables } from './letter-slips.js';
import { soundCandidates } from './sound-candidates.js';

/**
 * What is written as it is heard; a key that was not hit, one that was though it lies elsewhere, any commoner slip; or what no single key tells: two
 * syllables in the wrong order, another letter.
 */
export type SlipKind =
  | 'heard'
  | 'missing-key'
  | 'stray-key'
  | 'common'
  | 'swapped-syllables'
  | 'other-letter';

/** What somebody may have meant to type, and by which slip it became what stands there. */
export interface UndoneSlip {
  text: string;
  kind: SlipKind;
}

/**
 * Every text of whole syllables that one slip of a finger turns into this one. `from` and `to`: the characters among
 * which the slip happened; the keys of one character before and after them are tried too, since a letter that goes
 * astray takes those of its neighbours along.
 */
export function* undoneSlips(text: string, from: number, to: number): Generator<UndoneSlip> {
  const strokes = strokesOf(text);
  const keys = strokes.map(({ key }) => key);
  const isTried = ({ at }: { at: number }) => at >= from - 1 && at <= to;
  const first = strokes.findIndex(isTried);
  const last = strokes.findLastIndex(isTried);
  const seen = new Set([text]);
  const wholly = (meant: string, kind: SlipKind): UndoneSlip[] => {
    if (seen.has(meant)) return [];
    seen.add(meant);
    return /^[가-힣]+$/.test(meant) ? [{ text: meant, kind }] : [];
  };
  const found = (changed: readonly string[], kind: SlipKind) => wholly(typed(changed), kind);
  for (const meant of soundCandidates(text)) yield* wholly(meant, 'heard');
  for (let i = first; i <= last; i++) {
    yield* found(keys.toSpliced(i, 1), isBeside(keys, i) ? 'common' : 'stray-key');
    if (i < last) yield* found(keys.toSpliced(i, 2, keys[i + 1]!, keys[i]!), 'common');
    for (const key of besideKey.get(keys[i]!) ?? []) yield* found(keys.with(i, key), 'common');
  }
  for (let i = first; i <= last + 1; i++)
    for (const key of KEYS) yield* found(keys.toSpliced(i, 0, key), 'missing-key');
  for (const meant of swappedSyllables(text, from, to)) yield* wholly(meant, 'swapped-syllables');
  for (const meant of otherLetters(text, from, to)) yield* wholly(meant, 'other-letter');
}

/** Was the key pressed along with the one before or after it, or twice? */
function isBeside(keys: readonly string[], i: number): boolean {
  return [keys[i - 1], keys[i + 1]].some(
    (other) => other !== undefined && (other === keys[i] || besideKey.get(other)?.includes(keys[i]!)),
  );
}

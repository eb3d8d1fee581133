import { lettersAt, syllableOf } from '../../hangul/letters.js';
import { CODAS, NUCLEI, ONSETS, SYLLABLES } from '../../hangul/syllable.js';
import { BoundedMemory } from '../../lexicon/bounded-memory.js';
import { isWritten } from './common-syllables.js';

/** Every text that has another letter, one more or one less in one of its syllables between `from` and `to`. */
export function* otherLetters(text: string, from: number, to: number): Generator<string> {
  for (let i = from; i < to; i++)
    for (const syllable of syllablesNear(text[i]!)) yield text.slice(0, i) + syllable + text.slice(i + 1);
}

const nearOf = new BoundedMemory<readonly string[]>(SYLLABLES, 1);

function syllablesNear(syllable: string): readonly string[] {
  return nearOf.get(syllable, () =>
    [...withAnotherLetter(syllable)].filter((other) => other !== syllable && isWritten(other)),
  );
}

function* withAnotherLetter(syllable: string): Generator<string> {
  const letters = lettersAt(syllable, 0);
  if (!letters) return;
  for (const onset of ONSETS) yield syllableOf({ ...letters, onset });
  for (const nucleus of NUCLEI) yield syllableOf({ ...letters, nucleus });
  for (const coda of CODAS) yield syllableOf({ ...letters, coda });
}

/** Every text in which two syllables that stand side by side have changed places. */
export function* swappedSyllables(text: string, from: number, to: number): Generator<string> {
  for (let i = Math.max(0, from - 1); i < Math.min(to, text.length - 1); i++)
    yield text.slice(0, i) + text[i + 1]! + text[i]! + text.slice(i + 2);
}

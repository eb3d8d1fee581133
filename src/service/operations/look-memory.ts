import { createHash } from 'node:crypto';
import type { CorrectionJob, Corrector, FirstLook, SecondLook } from '../workers/corrector.js';

/** How long an answer is kept after it was last of use, in milliseconds: as long as a writer thinks. */
const KEPT_MS = 10 * 60 * 1000;
/** How often what is too old is looked for, in milliseconds. */
const SWEEP_MS = 60_000;
/** Characters of text whose answers are kept for all callers together: some twenty documents of a hundred pages. */
const MOST_CHARACTERS = 2_000_000;

/** What was said of the parts of a text, for a caller who sends it again with every change: an editor. */
export interface LookMemory {
  recall<T>(question: string, characters: number, ask: () => Promise<T>): Promise<T>;
}

interface Remembered {
  answer: unknown;
  characters: number;
  until: number;
}

/** Answers are kept in memory alone, apart for every key: nobody gets what another has asked. */
export function createLookMemories(now: () => number = Date.now): { of(keyId: string): LookMemory } {
  // In the order of their last use.
  const kept = new Map<string, Remembered>();
  let characters = 0;

  const sweep = setInterval(() => {
    for (const [id, entry] of kept) if (entry.until <= now()) forget(id, entry);
  }, SWEEP_MS);
  sweep.unref();

  function forget(id: string, entry: Remembered): void {
    kept.delete(id);
    characters -= entry.characters;
  }
  function keep(id: string, entry: Remembered): void {
    const before = kept.get(id);
    if (before) forget(id, before);
    kept.set(id, entry);
    characters += entry.characters;
    for (const [oldId, old] of kept) {
      if (characters <= MOST_CHARACTERS && old.until > now()) break;
      forget(oldId, old);
    }
  }
  return {
    of: (keyId) => ({
      async recall<T>(question: string, size: number, ask: () => Promise<T>): Promise<T> {
        const id = createHash('sha256').update(`${keyId}\n${question}`).digest('base64');
        const known = kept.get(id);
        const answer = known && known.until > now() ? (known.answer as T) : await ask();
        keep(id, { answer, characters: size, until: now() + KEPT_MS });
        return answer;
      },
    }),
  };
}

/** A corrector that does not look again at what it has just looked at. */
export function remembering(
  corrector: Corrector,
  memory: LookMemory,
  { encoding, options, dictionaries }: CorrectionJob,
): Pick<Corrector, 'cut' | 'firstLook' | 'secondLook'> {
  const how = JSON.stringify([encoding, options, dictionaries.map(({ name, version }) => [name, version])]);
  return {
    cut: (...args) => corrector.cut(...args),
    firstLook: (cut, job) =>
      memory.recall<FirstLook>(
        `first ${how} ${JSON.stringify(cut.protectedSpans ?? [])} ${cut.text}`,
        cut.text.length,
        () => corrector.firstLook(cut, job),
      ),
    secondLook: (thoughts, job) =>
      memory.recall<SecondLook[]>(`second ${how} ${JSON.stringify(thoughts)}`, thoughts[0]!.line.length, () =>
        corrector.secondLook(thoughts, job),
      ),
  };
}

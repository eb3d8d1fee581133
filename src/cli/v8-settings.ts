import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** Of Node 20. Later ones have a compiler between the quick and the thorough one, and settings of other names. */
const MEASURED_V8 = '11.3.';
/** Of Node 20 to 24. */
const TRIED_V8 = /^1[123]\./;

/**
 * For a program whose engines use every core. V8 compiles each engine's code for itself, which a core that is idle does
 * for nothing; where none is, what it compiles has to pay. Functions are taken later, when more is known about them, and
 * less of others is copied into them.
 */
export function compileLess(): void {
  if (!process.versions.v8.startsWith(MEASURED_V8)) return;
  setFlagsFromString('--interrupt-budget=264000');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=200');
}

/**
 * For the threads that are started from now on: an engine with a helper has begun several batches, and holds much that is
 * needed only until they are done. With the 16 MB that V8 would grow to, it is copied time and again before.
 */
export function collectLess(): void {
  if (!TRIED_V8.test(process.versions.v8)) return;
  setFlagsFromString('--min-semi-space-size=32');
  setFlagsFromString('--max-semi-space-size=32');
}

export function usesEveryCore(threads: number): boolean {
  return threads >= availableParallelism();
}

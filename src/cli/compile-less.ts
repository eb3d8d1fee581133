import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/**
 * For a program whose engines use every core. V8 compiles each engine's code for itself, which a core that is idle does
 * for nothing; where none is, what it compiles has to pay. Functions are taken later, when more is known about them, and
 * less of others is copied into them.
 */
export function compileLess(): void {
  setFlagsFromString('--interrupt-budget=264000');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=200');
}

export function usesEveryCore(threads: number): boolean {
  return threads >= availableParallelism();
}

import type { Analyser } from '../../src/analysis/types.js';
import { createWhitespaceAnalyser } from './whitespace-analyser.mjs';

/** The test double, but every text takes its time; remembers how many texts it began. */
export function createSlowAnalyser(milliseconds: number): Analyser & { begun: number } {
  const quick = createWhitespaceAnalyser() as Analyser;
  const slow = {
    ...quick,
    begun: 0,
    async analyse(...args: Parameters<Analyser['analyse']>) {
      slow.begun += args[0].length;
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return quick.analyse(...args);
    },
  };
  return slow;
}

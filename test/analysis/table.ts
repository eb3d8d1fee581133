import { describe, expect, it } from 'vitest';
import type { AnalyseOptions, Analyser } from '../../src/analysis/types.js';
import { tagged } from './tagged.js';

/** A sentence, and the analysis of some eojeols in a row that the table is about. */
export type Row = readonly [sentence: string, analysis: string];

export function describeTable(
  name: string,
  engine: () => Promise<Analyser>,
  rows: readonly Row[],
  options?: AnalyseOptions,
): void {
  describe(name, () => {
    it.each(rows)('%s', async (sentence, analysis) => {
      const found = await tagged(await engine(), sentence, options);
      expect(` ${found} `, found).toContain(` ${analysis} `);
    });
  });
}

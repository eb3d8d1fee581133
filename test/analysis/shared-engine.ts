import { afterAll } from 'vitest';
import { createEngine } from '../../src/analysis/engine.js';
import type { AnalyseOptions, Analyser, Sentence } from '../../src/analysis/types.js';

/** One engine with the shipped weights for all tests of a file. */
export function sharedEngine(): { engine(): Promise<Analyser> } {
  let started: Promise<Analyser> | undefined;
  afterAll(async () => {
    await (await started)?.close();
  });
  return {
    engine() {
      started ??= createEngine();
      return started;
    },
  };
}

export function taggedOf(sentences: readonly Sentence[]): string {
  return sentences
    .flatMap(({ eojeols }) =>
      eojeols.map(({ morphemes }) => morphemes.map(({ form, tag }) => `${form}/${tag}`).join('+')),
    )
    .join(' ');
}

export async function tagged(engine: Analyser, text: string, options?: AnalyseOptions): Promise<string> {
  const [sentences] = await engine.analyse([text], options);
  return taggedOf(sentences!);
}

import type { AnalyseOptions, Analyser, Sentence } from '../../src/analysis/types.js';

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

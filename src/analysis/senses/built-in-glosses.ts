import { senseOf } from './find-sense.js';
import type { SenseModel } from './sense-model.js';

/** What one homograph means, in a few words of our own. */
export interface BuiltInGloss {
  word: string;
  pos: string;
  number: number;
  meaning: string;
}

let read: Promise<readonly BuiltInGloss[]> | undefined;

/** Read by the first who asks for senses: nothing else needs it. */
export function builtInGlosses(): Promise<readonly BuiltInGloss[]> {
  read ??= import('./gloss-data.js').then(({ GLOSS_LINES }) =>
    GLOSS_LINES.trim()
      .split('\n')
      .map((line) => {
        const [word, pos, number, meaning] = line.split('\t') as [string, string, string, string];
        return { word, pos, number: Number(number), meaning };
      }),
  );
  return read;
}

/** The same by the senses of a model. */
export async function builtInMeanings(model: SenseModel): Promise<ReadonlyMap<number, string>> {
  const meanings = new Map<number, string>();
  for (const gloss of await builtInGlosses()) {
    const sense = senseOf(model, gloss);
    if (sense !== undefined) meanings.set(sense, gloss.meaning);
  }
  return meanings;
}

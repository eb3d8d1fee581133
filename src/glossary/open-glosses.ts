import { senseOf } from '../analysis/senses/find-sense.js';
import { buildGlosses, type Gloss } from '../analysis/senses/gloss-block.js';
import type { SenseModel } from '../analysis/senses/sense-model.js';
import type { Store } from '../store/types.js';
import { DUMP_SOURCES } from './dump-entry.js';

/**
 * What the imported dictionaries say about our senses, as memory that the analysis reads; undefined where nothing was
 * imported. 우리말샘 goes before 표준국어대사전, and that before 한국어기초사전.
 */
export async function openGlosses(
  store: Store,
  openModel: () => SenseModel,
): Promise<SharedArrayBuffer | undefined> {
  if ((await store.senses.imports()).length === 0) return undefined;
  const model = openModel();
  const rank = (source: string) => (DUMP_SOURCES as readonly string[]).indexOf(source);
  const entries = (await store.senses.matched()).sort((a, b) => rank(b.source) - rank(a.source));
  const glosses = new Map<number, Gloss>();
  for (const { word, ours, number, targetId, definition } of entries) {
    const sense = senseOf(model, { word, ...ours });
    if (sense === undefined) continue;
    glosses.set(sense, { senseNo: number, urimalTargetId: targetId, meaning: definition });
  }
  return buildGlosses(model, glosses);
}

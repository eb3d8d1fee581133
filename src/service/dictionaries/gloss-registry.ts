import { openSenseModel } from '../../analysis/senses/open-sense-model.js';
import { openGlosses } from '../../glossary/open-glosses.js';
import { inTurn } from '../../store/in-turn.js';
import type { Store } from '../../store/types.js';
import type { SentenceRenderer } from '../render/sentence-renderer.js';

/** What imported dictionaries say about senses, in memory, renewed when the store says that it changed. */
export interface GlossRegistry {
  /** For the options of an analysis; undefined where nothing was imported. */
  current(): SharedArrayBuffer | undefined;
  close(): void;
}

export async function openGlossRegistry(
  store: Store,
  onError: (error: unknown) => void,
): Promise<GlossRegistry> {
  let glosses: SharedArrayBuffer | undefined;
  let generations = '';

  async function load() {
    const now = (await store.senses.imports()).map(({ generation }) => generation).join();
    if (now === generations) return;
    glosses = await openGlosses(store, openSenseModel);
    generations = now;
  }

  const refresh = inTurn(load);
  const stop = store.onChange((topic) => {
    if (topic === 'senses') refresh().catch(onError);
  });
  await refresh();
  return { current: () => glosses, close: stop };
}

/** A renderer that shows the glosses of the moment to analyses that ask for senses. */
export function withGlosses(renderer: SentenceRenderer, glosses: GlossRegistry): SentenceRenderer {
  return {
    renderSentences: (texts, options, request, waiting) =>
      renderer.renderSentences(
        texts,
        options.withSense ? { ...options, glosses: glosses.current() } : options,
        request,
        waiting,
      ),
  };
}

import { noSearcher, type Searcher } from '../operations/dict-search.js';
import type { SentenceRenderer } from '../render/sentence-renderer.js';
import { type Corrector, noCorrector } from './corrector.js';

/** The engine as the operations need it. */
export interface Engine extends SentenceRenderer {
  /** Absent where the engine cannot correct. */
  corrector?: Corrector;
  /** Absent where the engine has no list of headwords. */
  search?: Searcher;
  /** How long the oldest small request has waited to be begun, in milliseconds; absent where none ever waits. */
  readonly waited?: number;
  close(): Promise<void>;
}

/** The parts of an engine that is still being started: a request that comes before it is there waits for it. */
export function engineOnceStarted(engine: Promise<Engine>): {
  renderer: SentenceRenderer;
  corrector: Corrector;
  search: Searcher;
} {
  const correctorOf = async () => (await engine).corrector ?? noCorrector;
  return {
    renderer: { renderSentences: async (...args) => (await engine).renderSentences(...args) },
    corrector: {
      cut: async (...args) => (await correctorOf()).cut(...args),
      correct: async (...args) => (await correctorOf()).correct(...args),
      firstLook: async (...args) => (await correctorOf()).firstLook(...args),
      secondLook: async (...args) => (await correctorOf()).secondLook(...args),
    },
    search: async (...args) => ((await engine).search ?? noSearcher)(...args),
  };
}

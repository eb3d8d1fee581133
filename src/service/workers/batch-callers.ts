import type { AnalyseOptions } from '../../analysis/types.js';
import type {
  RenderedSentences,
  RenderRequest,
  SentenceRenderer,
  Waiting,
} from '../render/sentence-renderer.js';

/** Characters that go into one batch: a single long text gains nothing from company. */
const BATCH_CHARACTERS = 2000;
const BATCH_TEXTS = 64;

interface Caller {
  texts: readonly string[];
  signal?: AbortSignal;
  resolve(rendered: RenderedSentences[]): void;
  reject(error: unknown): void;
}

interface Group {
  options: AnalyseOptions;
  request: RenderRequest;
  waiting: Caller[];
}

/**
 * Joins small requests of several callers that ask for the same kind of answer. Nobody is made to wait for company:
 * requests are joined only while every worker is busy, and they would have waited in any case.
 */
export function batchCallers(renderer: SentenceRenderer, workers: number): SentenceRenderer {
  const groups = new Map<string, Group>();
  let running = 0;

  function next(): void {
    while (running < workers && groups.size > 0) {
      // The group that has waited longest; a map keeps the order of insertion.
      const [key, group] = groups.entries().next().value!;
      groups.delete(key);
      group.waiting = group.waiting.filter(isStillThere);
      const batch = takeBatch(group.waiting);
      if (group.waiting.length > 0) groups.set(key, group);
      if (batch.length > 0) void run(group, batch);
    }
  }

  async function run({ options, request }: Group, batch: readonly Caller[]): Promise<void> {
    running++;
    try {
      const texts = batch.length === 1 ? batch[0]!.texts : batch.flatMap((item) => item.texts);
      const rendered = await renderer.renderSentences(texts, options, request, waitingOf(batch));
      let at = 0;
      for (const item of batch) {
        item.resolve(rendered.slice(at, at + item.texts.length));
        at += item.texts.length;
      }
    } catch (error) {
      for (const item of batch) item.reject(error);
    } finally {
      running--;
      next();
    }
  }

  return {
    renderSentences(texts, options, request, waiting = {}) {
      if (waiting.large || characters(texts) > BATCH_CHARACTERS || texts.length > BATCH_TEXTS) {
        return renderer.renderSentences(texts, options, request, waiting);
      }
      return new Promise((resolve, reject) => {
        const key = keyOf(options, request);
        const group = groups.get(key);
        const item = { texts, signal: waiting.signal, resolve, reject };
        if (group === undefined) groups.set(key, { options, request, waiting: [item] });
        else group.waiting.push(item);
        next();
      });
    },
  };
}

/** Rejects whoever has gone meanwhile. */
function isStillThere({ signal, reject }: Caller): boolean {
  if (signal?.aborted) reject(signal.reason);
  return !signal?.aborted;
}

/** Together they are a little more than one small request, and no large one. */
function waitingOf(batch: readonly Caller[]): Waiting {
  return batch.length === 1 ? { signal: batch[0]!.signal } : { large: false };
}

function takeBatch(waiting: Caller[]): Caller[] {
  let size = 0;
  let texts = 0;
  let count = 0;
  while (count < waiting.length) {
    const item = waiting[count]!;
    size += characters(item.texts);
    texts += item.texts.length;
    if (count > 0 && (size > BATCH_CHARACTERS || texts > BATCH_TEXTS)) break;
    count++;
  }
  return waiting.splice(0, count);
}

function keyOf({ dictionaries, ...options }: AnalyseOptions, request: RenderRequest): string {
  return JSON.stringify([options, request, dictionaries?.map(({ name, version }) => [name, version])]);
}

function characters(texts: readonly string[]): number {
  let count = 0;
  for (const text of texts) count += text.length;
  return count;
}

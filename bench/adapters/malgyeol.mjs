// This engine. One thread runs it in process, several run the pool, an engine each.
import { createEngine } from '../../dist/analysis/engine.js';
import { createPool } from '../../dist/analysis/pool/pool.js';
import { serve } from './serve.mjs';

const threads = Number(process.argv[2]);
const engine = threads === 1 ? await createEngine() : await createPool({ threads });

await serve({
  morphemes: async (texts) =>
    (await engine.analyse(texts)).map((sentences) =>
      sentences.flatMap((s) => s.eojeols.flatMap((e) => e.morphemes.map((m) => [m.form, m.tag]))),
    ),
  sentences: async (texts) =>
    (await engine.sentences(texts)).map((spans, i) =>
      spans.map(({ begin, end }) => texts[i].slice(begin, end)),
    ),
  space: async (texts) => {
    const kept = await engine.space(texts);
    const reset = await engine.space(texts, { reset: true });
    return kept.map((text, i) => ({ kept: text, reset: reset[i] }));
  },
});
await engine.close();

// garu-ko (WebAssembly); always one thread.
import { Garu, splitSentences } from '../work/npm/node_modules/garu-ko/dist/index.js';
import { serve } from './serve.mjs';

const garu = await Garu.load();

await serve({
  morphemes: (texts) => texts.map((text) => garu.analyze(text).tokens.map((t) => [t.text, t.pos])),
  sentences: (texts) => texts.map((text) => splitSentences(text).map((s) => s.text)),
});

/**
 * Words of confusion sets in sentences, with what stands around each: one JSON object a line.
 *
 * usage: node training/confusion/clues.mjs SOURCE < sentences.txt > SOURCE.clues   (needs dist/)
 */
import { argv, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';

const { createEngine } = await import('../../dist/analysis/engine.js');
const { lineView } = await import('../../dist/correction/line/line-view.js');
const { candidatesIn } = await import('../../dist/correction/confusion/candidates.js');
const { cluesOf } = await import('../../dist/correction/confusion/clues.js');

const BATCH = 128;
const engine = await createEngine();

async function write(texts) {
  const evidences = await engine.evidence(texts);
  texts.forEach((text, i) => {
    const view = lineView(text, evidences[i], engine.lexicon, {});
    for (const { rule, form, others, place } of candidatesIn(view)) {
      const row = { source: argv[2], rule, form, others: others.map((other) => other.form) };
      stdout.write(`${JSON.stringify({ ...row, clues: cluesOf(view, place), text })}\n`);
    }
  });
}

let batch = [];
for await (const line of createInterface({ input: stdin })) {
  batch.push(line);
  if (batch.length === BATCH) await write(batch);
  if (batch.length === BATCH) batch = [];
}
if (batch.length > 0) await write(batch);
await engine.close();

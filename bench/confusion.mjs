// Words that are wrong only in context: how many are found. node bench/confusion.mjs [--half tuning|kept] [--show]
import { parseArgs } from 'node:util';
import { createEngine } from '../dist/analysis/engine.js';
import { correctAll } from '../dist/correction/correct.js';
import { confusionSentences, measureConfusion, sumsOf } from './confusion-sentences.mjs';

const { values } = parseArgs({
  options: { half: { type: 'string', default: 'tuning' }, show: { type: 'boolean', default: false } },
});
const engine = await createEngine();
const { rows, ...sums } = await measureConfusion(
  (texts) => correctAll(texts, {}, engine),
  confusionSentences(values.half),
);
if (values.show)
  for (const { found, other, asked, damaged, wrong, right, answers } of rows) {
    if (!found) console.log(`${other ? 'other' : asked ? 'asked' : 'missed'}: ${wrong} → ${answers[0]}`);
    if (damaged) console.log(`damaged: ${right} → ${answers[1]}`);
  }
for (const set of new Set(rows.map((row) => row.set))) {
  const { sentences, found, asked, other, damaged } = sumsOf(rows.filter((row) => row.set === set));
  console.log(`${set}: ${found} of ${sentences} found, ${asked} asked, ${other} other, ${damaged} damaged`);
}
console.log(sums);
await engine.close();

// Is a mistake corrected alike wherever it stands? node bench/steadiness.mjs [--show N] [--every N]
// Every example of every rule alone and in nine surroundings; --every 10 takes each tenth example.
import { parseArgs } from 'node:util';
import { createEngine } from '../dist/analysis/engine.js';
import { correctAll } from '../dist/correction/correct.js';
import { RULES } from '../dist/correction/rules/index.js';
import { exampleCases, steadiness } from './steady-variants.mjs';

const BATCH = 256;
const { values } = parseArgs({
  options: { show: { type: 'string', default: '20' }, every: { type: 'string', default: '1' } },
});
const engine = await createEngine();
async function inBatches(texts, options) {
  const answers = [];
  for (let i = 0; i < texts.length; i += BATCH)
    answers.push(...(await correctAll(texts.slice(i, i + BATCH), options, engine)));
  return answers;
}
const cases = exampleCases(RULES).filter((_, i) => i % Number(values.every) === 0);
const { asked, unsteady, share } = await steadiness(inBatches, cases);
for (const { id, name, text, wanted, got } of unsteady.slice(0, Number(values.show)))
  console.log(`${id}, ${name}: ${text}\n  wanted ${wanted}\n  got    ${got}`);
const byKind = new Map();
for (const { name } of unsteady) byKind.set(name, (byKind.get(name) ?? 0) + 1);
console.log(
  `${asked} variants of ${cases.length} examples, ${(100 * share).toFixed(1)} % with the same answer`,
);
for (const [name, n] of byKind) console.log(`  ${n}\t${name}`);
await engine.close();

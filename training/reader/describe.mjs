/**
 * Marked sentences as the rules leave them, with the judge's candidates and what it knows of them.
 *
 * usage: node training/reader/describe.mjs [--as-written] STAGE OUT FILE…   (after `npm run build`)
 *
 * STAGE is `hope`: all candidates, by one look; or `verdict`: those that models/judge.json finds worth reading, read. Each line of FILE is an object whose `marked` holds
 * {wrong|right|also right}; text without marks is right. With --as-written the rules have not been there before: what they
 * would mend are mistakes to learn from, too. What an earlier stage wrote is a FILE as well: its sentences are as the rules left them.
 */
import { createWriteStream, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createEngine } from '../../dist/analysis/engine.js';
import { correctAll } from '../../dist/correction/correct.js';
import { described, possible } from '../../dist/correction/judge/evidence.js';
import { habitsOf } from '../../dist/correction/judge/habits.js';
import { protectedStretches } from '../../dist/correction/keep/protect.js';
import { rememberingEvidence } from '../../dist/correction/line/evidence-memory.js';
import { lineView } from '../../dist/correction/line/line-view.js';
import { ruled } from './ruled.mjs';

const TOGETHER = 60;
const [stage, path, ...files] = process.argv.slice(2).filter((argument) => argument !== '--as-written');
const asWritten = process.argv.includes('--as-written');
const out = createWriteStream(path);
const engine = await createEngine();
const { languageReader: reader, judge: { hope } = {} } = engine;
const written = (marked) => marked.replace(/\{([^|{}]*)\|[^{}]*\}/g, '$1');

async function known(views, kept, remembering) {
  if (stage === 'hope') return possible(views, kept, reader);
  return described(views, kept, { reader, hope }, remembering);
}

async function textsOf(rows) {
  if (rows[0].revised !== undefined) return rows.map(({ revised }) => revised);
  const texts = rows.map(({ marked }) => written(marked));
  if (asWritten) return texts;
  return (await correctAll(texts, {}, ruled(engine))).map(({ revised }) => revised);
}

for (const file of files) {
  const origin = `${asWritten ? 'written ' : ''}${basename(file)}`;
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ marked, revised, file = origin }) => ({ marked, revised, file }))
    .filter(({ marked }) => !marked.includes('\n'));
  for (let at = 0; at < rows.length; at += TOGETHER) {
    const part = rows.slice(at, at + TOGETHER);
    const texts = await textsOf(part);
    const remembering = rememberingEvidence(engine);
    const evidences = await remembering.evidence(texts, {});
    const views = texts.map((text, i) => lineView(text, evidences[i], engine.lexicon, {}));
    const found = await known(views, texts.map((text) => protectedStretches(text)), remembering);
    part.forEach(({ marked, file }, i) => {
      const c = found[i].map(({ candidate, features }) => [
        candidate.begin,
        candidate.end,
        candidate.replacement,
        features.map((value) => Number(value.toFixed(3))),
        habitsOf(texts[i], candidate),
      ]);
      out.write(`${JSON.stringify({ file, marked, revised: texts[i], c })}\n`);
    });
    process.stderr.write(`\r${basename(file)} ${Math.min(rows.length, at + TOGETHER)}/${rows.length} `);
  }
  process.stderr.write('\n');
}
await new Promise((done) => out.end(done));
await engine.close();

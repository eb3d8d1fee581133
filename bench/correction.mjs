// How much correction changes: node bench/correction.mjs FILE [--joined] [--twice] [--show N]
// FILE holds one sentence a line. On edited text every change is either a mistake of its editor or one of ours.
//   --joined  auxiliaries and terms may stay joined (disable_vx_spacing, disable_caret_spacing)
//   --twice   corrects the result again and counts what still changes
//   --show N  prints the first N changed sentences with the rules behind them
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEngine } from '../dist/analysis/engine.js';
import { correctAll } from '../dist/correction/correct.js';

const BATCH = 64;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    joined: { type: 'boolean' },
    twice: { type: 'boolean' },
    show: { type: 'string', default: '0' },
  },
});
const lines = readFileSync(positionals[0], 'utf8').split('\n').filter(Boolean);
const options = values.joined ? { disableVxSpacing: true, disableCaretSpacing: true } : {};
const engine = await createEngine();
const started = process.cpuUsage();
const rules = new Map();
let changed = 0;
let again = 0;
for (let i = 0; i < lines.length; i += BATCH) {
  const answers = await correctAll(lines.slice(i, i + BATCH), options, engine);
  for (const { origin, revised, blocks } of answers) {
    if (origin === revised) continue;
    changed++;
    const ids = blocks
      .filter((block) => block.revised !== origin.slice(block.begin, block.end))
      .flatMap(({ nested, revisions }) =>
        nested.length > 0 ? nested.map((piece) => piece.revisions[0].helpId) : revisions[0].helpId,
      );
    for (const id of new Set(ids)) rules.set(id, (rules.get(id) ?? 0) + 1);
    if (changed <= Number(values.show)) console.log(`${origin}\n→ ${revised}  [${ids.join(', ')}]`);
  }
  if (values.twice) {
    const second = await correctAll(
      answers.map(({ revised }) => revised),
      options,
      engine,
    );
    again += second.filter(({ origin, revised }) => origin !== revised).length;
  }
}
const { user, system } = process.cpuUsage(started);
const characters = lines.reduce((sum, line) => sum + line.length, 0);
console.log(
  `${lines.length} sentences, ${changed} changed (${((100 * changed) / lines.length).toFixed(2)} %)`,
);
if (values.twice) console.log(`${again} changed again by a second correction`);
console.log(`${Math.round(characters / ((user + system) / 1e6))} characters per CPU second`);
for (const [id, n] of [...rules].sort((a, b) => b[1] - a[1])) console.log(`  ${n}\t${id}`);
await engine.close();

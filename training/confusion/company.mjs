/**
 * What the company of a word says about which member of its confusion set it is: one log-linear model a set, in which every
 * member counts the same however often it is written. What stands in edited text is taken to be right.
 *
 * usage: node training/confusion/company.mjs models/company.bin FILE.clues… [--held 10]
 * `--held N` keeps every Nth text out of the training and prints how many of its words are told.
 */
import { createReadStream, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const { HEADER_BYTES, MAGIC, SCALE, keyOf } = await import('../../dist/analysis/word-company.js');
const { hashForm } = await import('../../dist/lexicon/lexicon-format.js');

/** Particles of every line, of which the company says too little for what it would weigh. */
const LEFT_OUT = 'e-ui';
/** Examples of a dictionary are written with care. */
const CAREFUL = 'krdict';
const CARE = 3;
const PASSES = 12;
const RATE = 0.15;
const DECAY = 0.003;
/** A clue must be met so often. */
const LEAST = 2;
/** A rare member counts at most so many times. */
const MOST = 30;
/** Weights nearer to nothing are left out. */
const FAINT = 0.1;

const { values, positionals } = parseArgs({ args: argv.slice(2), allowPositionals: true, options: { held: { type: 'string' } } });
const [out, ...files] = positionals;

const sets = new Map();
for (const file of files)
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const { source, rule, form, others, clues, text } = JSON.parse(line);
    if (rule === LEFT_OUT) continue;
    const forms = [form, ...others].sort();
    const name = `${rule} ${forms.join(' ')}`;
    if (!sets.has(name)) sets.set(name, { rule, forms, rows: [] });
    const held = values.held !== undefined && (hashForm(text) >>> 0) % Number(values.held) === 0;
    sets.get(name).rows.push({ y: forms.indexOf(form), clues, care: source === CAREFUL ? CARE : 1, held });
  }

const entries = new Map();
for (const [name, { rule, forms, rows }] of sets) {
  const learnt = fit(name, forms.length, rows);
  if (!learnt) continue;
  report(name, forms, rows, learnt);
  for (const [clue, weights] of learnt)
    for (let k = 1; k < forms.length; k++) {
      const weight = weights[k] - weights[0];
      const value = Math.max(-127, Math.min(127, Math.round(weight * SCALE)));
      if (Math.abs(weight) >= FAINT && value !== 0) entries.set(keyOf(`${rule} ${forms[k]}`, clue), value);
    }
}
write();

/** AdaGrad over all passes; undefined where a member was never met. */
function fit(name, members, rows) {
  const training = rows.filter(({ held }) => !held);
  const met = new Map();
  for (const { clues } of training) for (const clue of clues) met.set(clue, (met.get(clue) ?? 0) + 1);
  const weights = new Map();
  for (const [clue, count] of met) if (count >= LEAST) weights.set(clue, new Float64Array(members));
  const squares = new Map([...weights.keys()].map((clue) => [clue, new Float64Array(members).fill(1e-6)]));
  const per = new Float64Array(members);
  for (const { y, care } of training) per[y] += care;
  if (per.some((sum) => sum === 0)) return undefined;
  const most = Math.max(...per);
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(training, `${name}${pass}`);
    for (const { y, clues, care } of training) {
      const shares = sharesOf(scoresOf(clues, weights, members));
      const counts = (care * Math.min(MOST, most / per[y])) / 3;
      for (const clue of clues) {
        const own = weights.get(clue);
        if (!own) continue;
        const square = squares.get(clue);
        for (let k = 0; k < members; k++) {
          const slope = (shares[k] - (k === y ? 1 : 0)) * counts + DECAY * own[k];
          square[k] += slope * slope;
          own[k] -= (RATE * slope) / Math.sqrt(square[k]);
        }
      }
    }
  }
  return weights;
}

function scoresOf(clues, weights, members) {
  const out = new Float64Array(members);
  for (const clue of clues) weights.get(clue)?.forEach((weight, k) => {
    out[k] += weight;
  });
  return out;
}

function sharesOf(scores) {
  const best = Math.max(...scores);
  const out = scores.map((score) => Math.exp(score - best));
  const sum = out.reduce((a, b) => a + b);
  return out.map((share) => share / sum);
}

/** Always the same order for the same name. */
function shuffle(rows, name) {
  for (let i = rows.length - 1; i > 0; i--) {
    const j = (hashForm(`${name}${i}`) >>> 0) % (i + 1);
    [rows[i], rows[j]] = [rows[j], rows[i]];
  }
}

function report(name, forms, rows, weights) {
  const told = forms.map((form, y) => {
    const held = rows.filter((row) => row.held && row.y === y);
    const right = held.filter(({ clues }) => {
      const scores = scoresOf(clues, weights, forms.length);
      return scores.indexOf(Math.max(...scores)) === y;
    });
    return `${form} ${right.length} of ${held.length}`;
  });
  console.log(`${name}: ${rows.length} met, ${weights.size} clues; told ${told.join(', ')}`);
}

function write() {
  const rows = [...entries].sort(([a], [b]) => a - b);
  const bytes = Buffer.alloc(HEADER_BYTES + rows.length * 5);
  bytes.writeUInt32LE(MAGIC, 0);
  bytes.writeUInt32LE(rows.length, 4);
  rows.forEach(([key, weight], i) => {
    bytes.writeUInt32LE(key, HEADER_BYTES + i * 4);
    bytes.writeInt8(weight, HEADER_BYTES + rows.length * 4 + i);
  });
  writeFileSync(out, bytes);
  console.log(`${rows.length} weights, ${bytes.length} bytes`);
}

// usage: node training/dense/candidates.mjs [TEMPERATURE] < sentences.jsonl > candidates.txt
// What the engine weighs at every eojeol, the readings of the lexicon among them, beside what is right. A line a sentence,
// `source TAB eojeol TAB eojeol …`; an eojeol is the units of the reading that the linear model takes; where readings differ in
// units and the right one is known and among them, also ` GS score linear kind right units` (GS: U+001D) for each reading.
import { createInterface } from 'node:readline';
import { bestOf, ContextModel } from '../../dist/analysis/context/context-model.js';
import { unitsKey } from '../../dist/analysis/dense/units.js';
import { loadModelFiles } from '../../dist/analysis/encoder/model-files.js';
import { alternativesOf } from '../../dist/analysis/readings/alternatives.js';
import { isHint, isRight } from '../context/agreement.mjs';
import { createReader } from '../context/reader.mjs';

const BATCH = 48;
const MARKS = /^S[FPSEOW]$/;
const temperature = Number(process.argv[2] ?? 1);
const { readTexts, labels, lexicon } = await createReader();
const context = ContextModel.from(loadModelFiles()['context.bin']);
const counts = {};
let batch = [];
for await (const line of createInterface({ input: process.stdin })) {
  batch.push(JSON.parse(line));
  if (batch.length === BATCH) await flush();
}
await flush();
for (const [source, { all, first, linear, narrow, wide, asked }] of Object.entries(counts))
  console.error(source, all, ...Object.entries({ first, linear, narrow, wide, asked }).map(([name, n]) => `${name} ${(n / all).toFixed(4)}`));

async function flush() {
  const readings = await readTexts(batch.map(({ tokens }) => tokens.join(' ')), temperature);
  let out = '';
  batch.forEach(({ source, tokens, gold, hint }, k) => {
    const eojeols = readings[k].flatMap(openEojeols);
    // White space that only one side takes for such: the eojeols do not correspond.
    if (eojeols.length === tokens.length) out += lineOf(source, eojeols, eojeols.map((_, i) => (hint ? `?${hint}` : (gold[i] ?? ''))));
  });
  if (!process.stdout.write(out)) await new Promise((resolve) => process.stdout.once('drain', resolve));
  batch = [];
}

function openEojeols({ line, from, to, spaces, scores }) {
  const characters = line.characters.slice(from, to);
  const out = [];
  for (let begin = 0; begin < characters.length; ) {
    let end = begin + 1;
    while (end < characters.length && spaces[end] === 0) end++;
    const search = { characters, from: begin, to: end, candidates: scores, labels, lexicon, extras: [], typos: false };
    out.push({ surface: characters.slice(begin, end).join(''), alternatives: alternativesOf(search, true) });
    begin = end;
  }
  return out;
}

function lineOf(source, eojeols, golds) {
  const right = eojeols.map(({ alternatives }, i) => alternatives.map(({ path }) => golds[i] !== '' && agrees(path, golds[i], source)));
  const hinted = golds.some(isHint) ? onlyOne(right) : -1;
  const frames = [];
  const fields = eojeols.map(({ alternatives }, at) => {
    const scores = context.weigh(eojeols, frames, at, true) ?? [0];
    const keys = alternatives.map(({ path }) => unitsKey(path));
    const chosen = bestOf(scores);
    const known = golds[at] !== '' && (!isHint(golds[at]) || at === hinted);
    if (known) count(source, alternatives, right[at], chosen, keys);
    if (!known || !right[at].some(Boolean) || keys.every((key) => key === keys[0])) return keys[chosen];
    const readings = alternatives.map(({ score, twin, wide }, k) =>
      `${score.toFixed(3)} ${Math.max(-99, scores[k]).toFixed(3)} ${wide ? 2 : twin ? 1 : 0} ${right[at][k] ? 1 : 0} ${keys[k]}`);
    return [keys[chosen], ...readings].join('\x1d');
  });
  return `${source}\t${fields.join('\t')}\n`;
}

function count(source, alternatives, right, chosen, keys) {
  const c = (counts[source] ??= { all: 0, first: 0, linear: 0, narrow: 0, wide: 0, asked: 0 });
  c.all++;
  c.first += right[0] ? 1 : 0;
  c.linear += right[chosen] ? 1 : 0;
  c.narrow += alternatives.some(({ wide }, k) => right[k] && !wide) ? 1 : 0;
  c.wide += right.some(Boolean) ? 1 : 0;
  c.asked += keys.some((key) => key !== keys[0]) ? 1 : 0;
}

/** Pairs of our own tell readings that differ in units; everything else is compared as for the linear model. */
function agrees(path, gold, source) {
  if (!source.startsWith('pairs')) return isRight(path, gold, source);
  const morphemes = gold.split('+').map((m) => ({ form: m.slice(0, m.lastIndexOf('/')), tag: m.slice(m.lastIndexOf('/') + 1) }));
  return unitsKey(path.filter(({ tag }) => !MARKS.test(tag))) === unitsKey(morphemes);
}

/** The one eojeol in which the word of a hint may stand; −1 where there are several, or none. */
function onlyOne(right) {
  const found = right.flatMap((flags, i) => (flags.some(Boolean) ? [i] : []));
  return found.length === 1 ? found[0] : -1;
}

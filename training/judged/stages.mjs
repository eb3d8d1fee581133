// usage: node training/judged/stages.mjs [--changes STAGE] < rows.jsonl      (rows: training/judged/stages.py)
// Runs the engine stage by stage and tells for each stage how many eojeols it changed, and how often the change was right
// (a wrong reading became a right one), wrong (a right one became wrong), or neither. A row is {source, text, known}, known
// {begin: gold} for corpora and {begin: {right: [reading], wrong: [reading]}} for judged eojeols, whose other readings are
// unknown. With --changes the changes of one stage are printed, with how far what it chose lay above what it left.
import { createInterface } from 'node:readline';
import { bestOf, ContextModel } from '../../dist/analysis/context/context-model.js';
import { DenseModel } from '../../dist/analysis/dense/dense-model.js';
import { loadModelFiles } from '../../dist/analysis/encoder/model-files.js';
import { openReadings } from '../../dist/analysis/eojeol-paths.js';
import { GraphReader } from '../../dist/analysis/graphs/graph-reader.js';
import { Graphs } from '../../dist/analysis/graphs/graphs.js';
import { finishedPaths, searchEojeol } from '../../dist/analysis/lattice/lattice.js';
import { morphemesOn } from '../../dist/analysis/lattice/path.js';
import { readOffCertain } from '../../dist/analysis/lattice/read-off.js';
import { settleConvention } from '../../dist/analysis/readings/convention.js';
import { GRAMMAR } from '../../dist/analysis/readings/grammar-steps.js';
import { repair } from '../../dist/analysis/readings/repairs.js';
import { isRight } from '../context/agreement.mjs';
import { createReader } from '../context/reader.mjs';

const BATCH = 48;
const STAGES = ['convention', 'mending', 'repairs', 'determiners', 'context', 'dense', ...GRAMMAR.map(({ name }) => name)];
/** What only the convention about marks decides, as calibration.py leaves it out. */
const MARKS = /\+?([.?!~]+)\/S[FEO]/g;
const shown = process.argv[2] === '--changes' ? process.argv[3] : undefined;
const { readTexts, labels, lexicon } = await createReader();
const files = loadModelFiles();
const parts = { labels, lexicon, context: ContextModel.from(files['context.bin']), raw: false, dictionaries: [], respaced: false };
const reader = new GraphReader(new Graphs(files));
const dense = await DenseModel.load(files, reader);
const counts = new Map();

let batch = [];
for await (const line of createInterface({ input: process.stdin })) {
  batch.push(JSON.parse(line));
  if (batch.length === BATCH) await flush();
}
await flush();
await reader.close();
report();

async function flush() {
  const readings = await readTexts(batch.map(({ text }) => text), 1);
  const open = readings.map((line) => openReadings(line, parts));
  const linear = open.map((line) => line.map(({ eojeols }) => eojeols.map(({ scores }) => scores?.slice())));
  await dense.weigh(open.flat());
  batch.forEach((row, k) => {
    open[k].forEach((one, r) => {
      for (const trace of tracesOf(one, linear[k][r])) judge(row, trace);
    });
  });
  batch = [];
}

/** What each stage makes of every eojeol: where it begins in the text, [stage, reading, margin] for each change. */
function tracesOf({ reading, eojeols }, linear) {
  const characters = reading.line.characters.slice(reading.from, reading.to);
  const traces = eojeols.map((eojeol, i) => {
    const { from, to, alternatives, scores } = eojeol;
    const trace = { begin: reading.line.begins[reading.from + from], steps: [] };
    const search = { characters, from, to, candidates: reading.scores, labels, lexicon, extras: [], typos: false };
    const put = putter(trace);
    for (const [stage, path] of searchSteps(search)) put(stage, path);
    put('determiners', alternatives[0].path);
    put('context', alternatives[bestOf(linear[i])].path, marginOf(linear[i], 0));
    eojeol.path = alternatives[bestOf(scores)].path;
    put('dense', eojeol.path, marginOf(scores, bestOf(linear[i])));
    return trace;
  });
  const chosen = { eojeols, opensLine: reading.from === 0, closesLine: reading.to === reading.line.characters.length, doubtsSpaces: false, lexicon };
  for (const { name, settle } of GRAMMAR)
    eojeols.forEach((_, i) => {
      settle(chosen, i);
      for (const at of [i - 1, i]) if (at >= 0) putter(traces[at])(name, eojeols[at].path);
    });
  return traces;
}

/** The search by itself, then what is made of its best path before other readings are asked for. */
function searchSteps(search) {
  const certain = readOffCertain(search);
  const found = certain ?? bestFinished(search);
  if (!found) return [['search', searchEojeol(search)]];
  const copy = () => found.map((morpheme) => ({ ...morpheme }));
  const mended = searchEojeol(search);
  return [
    ['search', copy()],
    ['convention', settleConvention(copy(), lexicon)],
    ['mending', mended.map((morpheme) => ({ ...morpheme }))],
    ['repairs', repair(mended, search.characters, search.from, search.to)],
  ];
}

function bestFinished(search) {
  const finished = finishedPaths(search);
  return finished.length > 0 ? morphemesOn(finished.reduce((a, b) => (b.score > a.score ? b : a))) : undefined;
}

function putter({ steps }) {
  return (stage, path, margin) => {
    const reading = path.map(({ form, tag }) => `${form}/${tag}`).join('+');
    if (steps.at(-1)?.reading !== reading) steps.push({ stage, reading, path: path.map(({ form, tag }) => ({ form, tag })), margin });
  };
}

function marginOf(scores, left) {
  return scores ? Math.max(...scores) - scores[left] : undefined;
}

function judge({ source, text, known }, { begin, steps }) {
  const truth = known[begin];
  if (!truth) return;
  const count = countsOf(source);
  count.all++;
  const verdicts = steps.map((step) => verdictOf(step, truth, source));
  if (verdicts.at(-1)) count.right++;
  for (let i = 1; i < steps.length; i++) {
    const kind = kindOf(verdicts[i - 1], verdicts[i]);
    const { stage, reading, margin } = steps[i];
    count.stages[stage][kind]++;
    if (stage === shown)
      console.log([source, kind, margin?.toFixed(2) ?? '', steps[i - 1].reading, reading, around(text, begin)].join('\t'));
  }
}

function verdictOf({ reading, path }, truth, source) {
  if (typeof truth === 'string') return isRight(path, truth, source);
  const compared = reading.replace(MARKS, '$1');
  return truth.right.includes(compared) ? true : truth.wrong.includes(compared) ? false : undefined;
}

function kindOf(before, after) {
  if (before === after) return before === undefined ? 'unknown' : 'neither';
  if (after === true) return before === false ? 'right' : 'toRight';
  if (before === true) return after === false ? 'wrong' : 'fromRight';
  return 'unknown';
}

function countsOf(source) {
  if (!counts.has(source))
    counts.set(source, {
      all: 0,
      right: 0,
      stages: Object.fromEntries(STAGES.map((stage) => [stage, { right: 0, wrong: 0, toRight: 0, fromRight: 0, neither: 0, unknown: 0 }])),
    });
  return counts.get(source);
}

function around(text, begin) {
  return `${text.slice(Math.max(0, begin - 20), begin)}▸${text.slice(begin, begin + 25)}`;
}

function report() {
  for (const [source, { all, right, stages }] of counts) {
    console.log(`${source}: ${all} eojeols, right at the end ${(right / all).toFixed(4)}`);
    for (const [stage, { right, wrong, toRight, fromRight, neither, unknown }] of Object.entries(stages)) {
      const judged = toRight + fromRight > 0 ? `  from unknown to right ${toRight}, from right to unknown ${fromRight}` : '';
      if (right + wrong + toRight + fromRight + neither + unknown > 0)
        console.log(`  ${stage.padEnd(12)} right ${right}  wrong ${wrong}  neither ${neither}  unknown ${unknown}${judged}`);
    }
  }
}

// usage: node training/context/examples.mjs OUT < candidates.txt
// What is for measuring (sources *.dev) goes to OUT-dev.*.
// Candidates with gold → numbers: OUT.feat (features of all candidates, one after another), OUT.cand (a float score,
// an int count of features and of those among them, the first, that look at no neighbour, per candidate), OUT.ex (source, count of candidates, bits of those that are right).
import { closeSync, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { areTwins, levelTwins } from '../../dist/analysis/readings/alternatives.js';
import { frameOf, stemOf, writeCompany, writeEntry, writeFeatures } from '../../dist/analysis/context/context-features.js';
import { FeatureSink } from '../../dist/analysis/context/feature-sink.js';
import { isHint, isRight } from './agreement.mjs';
import { createTwinFinder } from './twins.mjs';

const SOURCES = ['kiwi', 'krdict', 'klue', 'amb', 'gsd', 'ksl', 'sjw', 'sjs', 'stem', 'chosen', 'klue.dev', 'amb.dev', 'gsd.dev', 'ksl.dev', 'teacher', 'apart', 'apart.dev', 'stem.dev', 'amb.new'];
/**
 * Where stems that look the same were told apart: by people in running text, or for a set of chosen forms, of which
 * most show one stem only.
 */
const KINDS_OF_STEMS = { sjw: 'stem', sjs: 'stem', krdict: 'stem', klue: 'stem', ksl: 'stem', amb: 'chosen', 'amb.new': 'chosen' };
/** Lines kept for measuring whether stems are told apart, one in so many. */
const KEPT_APART = 12;
/** Of a stem that might have been another, no more than so many places. */
const MOST_APART = 2000;
const findTwins = createTwinFinder();
const apartSeen = new Map();
const counts = {};
const outputs = [openOutput(process.argv[2]), openOutput(`${process.argv[2]}-dev`)];
let lineNumber = 0;

for await (const line of createInterface({ input: process.stdin })) {
  const [source, ...rest] = line.split('\t');
  const kept = lineNumber++ % KEPT_APART === 0;
  const eojeols = rest.map(parse);
  for (const { alternatives } of eojeols) levelTwins(alternatives);
  const frames = eojeols.map(({ surface, alternatives }) => frameOf(surface, alternatives[0].path));
  const hinted = rest.length > 0 && isHint(eojeols[0].gold) ? hintedEojeol(eojeols, source) : -1;
  eojeols.forEach(({ gold, alternatives }, at) => {
    if (!gold || (isHint(gold) && at !== hinted)) return;
    const count = (counts[source] ??= { all: 0, base: 0, oracle: 0, examples: 0 });
    let right = 0;
    alternatives.forEach(({ path }, k) => {
      if (isRight(path, gold, source)) right |= 1 << k;
    });
    count.all++;
    count.base += right & 1;
    count.oracle += right !== 0 ? 1 : 0;
    if (right & 1 && !source.endsWith('.dev')) writeApart(alternatives, frames, at, kept);
    if (alternatives.length < 2 || right === 0) return;
    const stems = tellsStems(alternatives, right);
    // It leans on Kiwi, which takes one of 사 and 살 and never the other.
    if (stems && source === 'teacher') return;
    count.examples++;
    const kind = stems ? (KINDS_OF_STEMS[source] ?? source) : source;
    const stem = stemOf(alternatives[0].path);
    const company = alternatives.some(({ path }) => stemOf(path) !== stem);
    // What the encoders make of stems that look the same counts for nothing, so it does not matter that they know the text.
    const keep = kept && kind === 'stem' && source !== 'krdict';
    // A dictionary has as many phrases of a rare stem as of a frequent one: it tells their company, not their shares.
    const chosen = stems && (source === 'krdict' || kind === 'chosen');
    writeExample(keep ? 'stem.dev' : kind, alternatives, right, (alternative, sink) => {
      if (chosen) {
        const stem = stemOf(alternative.path);
        writeEntry(stem, frames, at, sink);
        writeCompany(stem, frames, at, sink);
        return 0;
      }
      const alone = writeFeatures(alternative, frames, at, sink);
      if (company) writeCompany(stemOf(alternative.path), frames, at, sink);
      return alone;
    });
  });
  for (const output of outputs) if (output.sink.length > 4e6) output.flush();
}
for (const output of outputs) output.close();
for (const [source, { all, base, oracle, examples: n }] of Object.entries(counts))
  console.error(source, all, 'base', (base / all).toFixed(4), 'oracle', (oracle / all).toFixed(4), 'examples', n);

function writeExample(kind, alternatives, right, write) {
  const output = outputs[kind.endsWith('.dev') ? 1 : 0];
  for (const alternative of alternatives) {
    const before = output.sink.length;
    const alone = write(alternative, output.sink) ?? 0;
    output.candidates.push([alternative.score, output.sink.length - before, alone]);
  }
  output.examples.push([SOURCES.indexOf(kind), alternatives.length, right]);
}

/**
 * 길을 걷고 says of whom one walks what 길을 걸었다 does not: a form in which two stems do not look the same teaches what
 * keeps company with each of them, and nothing about how frequent they are.
 */
function writeApart(alternatives, frames, at, kept) {
  for (const twin of findTwins(alternatives)) {
    const name = [twin.real, twin.other].map(({ form, tag }) => `${form}/${tag}`).join(' ');
    const seen = apartSeen.get(name) ?? 0;
    if (seen >= MOST_APART) continue;
    apartSeen.set(name, seen + 1);
    const pair = [twin.real, twin.other].map((m) => ({ score: 0, stem: stemOf([m]) }));
    writeExample(kept ? 'apart.dev' : 'apart', pair, 1, ({ stem }, sink) => {
      writeEntry(stem, frames, at, sink);
      writeCompany(stem, frames, at, sink);
    });
  }
}

/** The one eojeol in which the word may stand; −1 where there are several, or none. */
function hintedEojeol(eojeols, source) {
  let found = -1;
  for (let at = 0; at < eojeols.length; at++) {
    const { gold, alternatives } = eojeols[at];
    if (!alternatives.some(({ path }) => isRight(path, gold, source))) continue;
    if (found >= 0) return -1;
    found = at;
  }
  return found;
}

/** Is the stem what is right or wrong about it? */
function tellsStems(alternatives, right) {
  return alternatives.some(
    ({ path }, i) => (right >> i) & 1 && alternatives.some((other, j) => !((right >> j) & 1) && areTwins(path, other.path)),
  );
}

function parse(text) {
  const [surface, gold, ...alternatives] = text.split('\x1d');
  return {
    surface,
    gold,
    alternatives: alternatives.map((alternative) => {
      const [score, twin, ...path] = alternative.split(' ');
      return { score: Number(score), twin: twin === '1', path: path.map(morpheme) };
    }),
  };
}

function morpheme(text) {
  const k = text.lastIndexOf('/');
  return { form: text.slice(0, k), tag: text.slice(k + 1) };
}

function openOutput(path) {
  const files = ['feat', 'cand', 'ex'].map((name) => openSync(`${path}.${name}`, 'w'));
  const output = {
    sink: new FeatureSink(),
    candidates: [],
    examples: [],
    flush() {
      const { sink, candidates, examples } = output;
      writeSync(files[0], Buffer.from(sink.ids.buffer, 0, sink.length * 4));
      const c = new DataView(new ArrayBuffer(candidates.length * 12));
      candidates.forEach(([score, count, alone], i) => {
        c.setFloat32(i * 12, score, true);
        c.setInt32(i * 12 + 4, count, true);
        c.setInt32(i * 12 + 8, alone, true);
      });
      writeSync(files[1], Buffer.from(c.buffer));
      writeSync(files[2], Buffer.from(Int32Array.from(examples.flat()).buffer));
      sink.length = 0;
      output.candidates = [];
      output.examples = [];
    },
    close() {
      output.flush();
      for (const file of files) closeSync(file);
    },
  };
  return output;
}

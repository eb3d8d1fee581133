// usage: node training/context/examples.mjs OUT < candidates.txt
// Candidates with gold → numbers: OUT.feat (features of all candidates, one after another), OUT.cand (a float score
// and an int count of features per candidate), OUT.ex (source, count of candidates, bits of those that are right).
import { closeSync, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { areTwins, levelTwins } from '../../dist/analysis/alternatives.js';
import { FeatureSink, frameOf, writeFeatures } from '../../dist/analysis/context-features.js';
import { isHint, isRight } from './agreement.mjs';

const SOURCES = ['kiwi', 'krdict', 'klue', 'amb', 'gsd', 'ksl', 'sjw', 'sjs', 'stem', 'chosen', 'klue.dev', 'amb.dev', 'gsd.dev', 'ksl.dev', 'amb.fold', 'held', 'shipped'];
/**
 * Where stems that look the same were told apart: by people in running text, or for a set of chosen forms, of which
 * most show one stem only.
 */
const KINDS_OF_STEMS = { sjw: 'stem', sjs: 'stem', krdict: 'stem', klue: 'stem', ksl: 'stem', amb: 'chosen', 'amb.fold': 'chosen' };
const out = process.argv[2];
const files = ['feat', 'cand', 'ex'].map((name) => openSync(`${out}.${name}`, 'w'));
const sink = new FeatureSink();
let candidates = [];
let examples = [];
const counts = {};

for await (const line of createInterface({ input: process.stdin })) {
  const [source, ...rest] = line.split('\t');
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
    if (alternatives.length < 2 || right === 0) return;
    const stems = tellsStems(alternatives, right);
    // Both lean on Kiwi, which takes one of 사 and 살 and never the other.
    if (stems && (source === 'held' || source === 'shipped')) return;
    count.examples++;
    for (const alternative of alternatives) {
      const before = sink.length;
      writeFeatures(alternative, frames, at, sink);
      candidates.push([alternative.score, sink.length - before]);
    }
    const kind = stems ? (KINDS_OF_STEMS[source] ?? source) : source;
    examples.push([SOURCES.indexOf(kind), alternatives.length, right]);
  });
  if (sink.length > 4e6) flush();
}
flush();
for (const file of files) closeSync(file);
for (const [source, { all, base, oracle, examples: n }] of Object.entries(counts))
  console.error(source, all, 'base', (base / all).toFixed(4), 'oracle', (oracle / all).toFixed(4), 'examples', n);

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

function flush() {
  writeSync(files[0], Buffer.from(sink.ids.buffer, 0, sink.length * 4));
  const c = new DataView(new ArrayBuffer(candidates.length * 8));
  candidates.forEach(([score, count], i) => {
    c.setFloat32(i * 8, score, true);
    c.setInt32(i * 8 + 4, count, true);
  });
  writeSync(files[1], Buffer.from(c.buffer));
  writeSync(files[2], Buffer.from(Int32Array.from(examples.flat()).buffer));
  sink.length = 0;
  candidates = [];
  examples = [];
}

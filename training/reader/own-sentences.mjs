/**
 * The right sentences of our own tests and rules, names and rare words among them, as marked sentences for describe.mjs.
 *
 * usage: node training/reader/own-sentences.mjs > OUT   (after `npm run build`)
 *
 * A sentence is right where the rules, which the tests hold to, find nothing in it, not even to ask about.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { confusionSentences } from '../../bench/confusion-sentences.mjs';
import { createEngine } from '../../dist/analysis/engine.js';
import { correctAll } from '../../dist/correction/correct.js';
import { ruled } from './ruled.mjs';

const ROOMS = ['src/correction', 'src/analysis', 'test'];
const QUOTED = /'((?:[^'\\\n]|\\.)*)'|`([^`$\\\n]*)`/g;
const WRONG = /(?:wrong|asks|alike)\b.{0,3}[:=] *(?:['\[]|$)/;
const FEWEST = 6;

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (/\.(ts|rules)$/.test(entry.name)) yield path;
  }
}

/** Strings of a spec; the right sides of the examples of a rule, and what it is silent about. */
function sentencesIn(path) {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.ts')) return text.split('\n').flatMap((line, i, lines) => rightIn(line, lines[i - 1] ?? ''));
  const examples = text.slice(text.search(/^examples:/m));
  return examples.split('\n').map((line) => (line.split(' → ')[1] ?? line).trim());
}

/** Of several sentences on a line of a test the first is mostly the wrong one. */
function rightIn(line, before) {
  if (WRONG.test(line) || WRONG.test(before)) return [];
  const quoted = [...line.matchAll(QUOTED)].map((m) => m[1] ?? m[2]).filter(isSentence);
  return quoted.length > 1 ? quoted.slice(1) : quoted;
}

function isSentence(text) {
  return text.length >= FEWEST && /^[^{}|\\<>\[\]→]*$/.test(text) && / /.test(text) && /[가-힣]{2}/.test(text);
}

const found = new Set(confusionSentences('tuning').map(({ right }) => right));
for (const room of ROOMS)
  for (const path of files(room)) for (const text of sentencesIn(path)) if (isSentence(text)) found.add(text);

const engine = await createEngine();
const all = [...found];
const TOGETHER = 60;
for (let at = 0; at < all.length; at += TOGETHER) {
  const part = all.slice(at, at + TOGETHER);
  const corrected = await correctAll(part, {}, ruled(engine));
  part.forEach((text, i) => {
    if (corrected[i].revised === text && corrected[i].blocks.length === 0) process.stdout.write(`${JSON.stringify({ marked: text })}\n`);
  });
  process.stderr.write(`\r${at}/${all.length} `);
}
await engine.close();

// usage: node training/context/candidates.mjs [TEMPERATURE] < sentences.jsonl > candidates.txt
// What the engine takes into account at every eojeol, beside what it should answer: the slow half of making examples
// (the encoders read everything once). A line a sentence, `source TAB eojeol TAB eojeol …`; an eojeol is
// `surface GS gold GS candidate GS …` (GS: U+001D; a gold with a question mark is a hint, see krdict.py), a candidate `score twin form/TAG form/TAG …`.
import { createInterface } from 'node:readline';
import { alternativesOf } from '../../dist/analysis/readings/alternatives.js';
import { createReader } from './reader.mjs';

const BATCH = 48;
const temperature = Number(process.argv[2] ?? 1);
const { readTexts, labels, lexicon } = await createReader();
let batch = [];
let done = 0;
for await (const line of createInterface({ input: process.stdin })) {
  batch.push(JSON.parse(line));
  if (batch.length === BATCH) await flush();
}
await flush();

async function flush() {
  const readings = await readTexts(batch.map(({ tokens }) => tokens.join(' ')), temperature);
  let out = '';
  batch.forEach(({ source, tokens, gold, hint }, k) => {
    const eojeols = [];
    for (const { line, from, to, spaces, scores } of readings[k]) {
      const characters = line.characters.slice(from, to);
      for (let begin = 0; begin < characters.length; ) {
        let end = begin + 1;
        while (end < characters.length && spaces[end] === 0) end++;
        const at = eojeols.length;
        const candidates = alternativesOf({ characters, from: begin, to: end, candidates: scores, labels, lexicon, extras: [], typos: false }).map(
          ({ score, twin, path }) =>
            `${score.toFixed(3)} ${twin ? 1 : 0} ${path.map(({ form, tag }) => `${form}/${tag}`).join(' ')}`,
        );
        eojeols.push(
          [characters.slice(begin, end).join(''), hint ? `?${hint}` : (gold[at] ?? ''), ...candidates].join('\x1d'),
        );
        begin = end;
      }
    }
    // White space that only one side takes for such: the eojeols do not correspond.
    if (eojeols.length === tokens.length) out += `${source}\t${eojeols.join('\t')}\n`;
  });
  if (!process.stdout.write(out)) await new Promise((resolve) => process.stdout.once('drain', resolve));
  done += batch.length;
  if (done % (BATCH * 200) === 0) process.stderr.write(`${done}\n`);
  batch = [];
}

// node bench/spelling.mjs FILE…: how many eojeols of the texts are read as something that does not spell them.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createEngine } from '../dist/analysis/engine.js';
import { spellingOf } from '../dist/lexicon/spelling.js';

const BATCH = 64;
const engine = await createEngine();
const counts = { plain: 0, respelt: 0, other: 0 };
for (const file of process.argv.slice(2)) {
  let batch = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line.trim() === '') continue;
    batch.push(line);
    if (batch.length === BATCH) batch = await judge(batch);
  }
  await judge(batch);
}
await engine.close();
process.stdout.write(`${JSON.stringify(counts)}\n`);

async function judge(texts) {
  const answers = await engine.analyse(texts);
  answers.forEach((sentences, i) => {
    for (const { begin, end, morphemes } of sentences.flatMap(({ eojeols }) => eojeols)) {
      const surface = texts[i].slice(begin, end);
      const spelling = spellingOf(morphemes, surface);
      counts[spelling]++;
      if (spelling !== 'other') continue;
      process.stdout.write(`${surface}\t${morphemes.map(({ form, tag }) => `${form}/${tag}`).join('+')}\n`);
    }
  });
  return [];
}

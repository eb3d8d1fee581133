// Reads what `malgyeol analyze --lemmas --format json --encoding UTF16 --out` wrote and prints a document a line for the
// indexer: its text, a tab, and the words to index as "form begin end" with a tab between them.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: createReadStream(process.argv[2]) })) {
  const { text, analysis } = JSON.parse(line);
  const words = analysis.map(({ form, begin, length }) => `${form} ${begin} ${begin + length}`);
  console.log([text, ...words].join('\t'));
}

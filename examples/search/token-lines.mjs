// Reads what `malgyeol analyze --out` wrote (--format json --encoding UTF16) and prints a document a line for the
// indexer: its text, a tab, and the words to index as "form begin end" with a tab between them.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Nouns, stems of predicates, adverbs, foreign words and figures: the same as `analyze --lemmas`. */
const INDEXED = new Set(['NNG', 'NNP', 'NR', 'NF', 'NA', 'XR', 'VV', 'VA', 'MAG', 'SL', 'SH', 'SN']);

for await (const line of createInterface({ input: createReadStream(process.argv[2]) })) {
  const { text, analysis } = JSON.parse(line);
  const words = analysis.sentences
    .flatMap(({ tokens }) => tokens.flatMap(({ morphemes }) => morphemes))
    .filter(({ tag }) => INDEXED.has(tag))
    .map(({ text: { content, beginOffset, length } }) => `${content} ${beginOffset} ${beginOffset + length}`);
  console.log([text, ...words].join('\t'));
}

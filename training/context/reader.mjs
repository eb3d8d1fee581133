// The encoders alone, as the engine uses them, for steps that look into the search.
import { Candidates, MAX_CANDIDATES } from '../../dist/analysis/encoder/candidates.js';
import { Encoder } from '../../dist/analysis/encoder/encoder.js';
import { NO_LABEL, parseLabel } from '../../dist/analysis/encoder/label.js';
import { readLine } from '../../dist/analysis/text/line.js';
import { loadModelFiles } from '../../dist/analysis/encoder/model-files.js';
import { read, readAgain, readingsOf } from '../../dist/analysis/encoder/reading.js';
import { characterIds, readTaggerConfig } from '../../dist/analysis/encoder/tagger-config.js';
import { GraphReader } from '../../dist/analysis/graphs/graph-reader.js';
import { Graphs } from '../../dist/analysis/graphs/graphs.js';
import { Lexicon } from '../../dist/lexicon/lexicon.js';

export async function createReader() {
  const files = loadModelFiles();
  const config = readTaggerConfig(files);
  const encoder = new Encoder(new GraphReader(new Graphs(files, config)));
  const ids = characterIds(config);
  return {
    labels: config.labels.map((label) => parseLabel(label) ?? NO_LABEL),
    lexicon: Lexicon.from(files['lexicon.bin']),
    /** The readings of every text, each a single line. */
    async readTexts(texts, temperature) {
      const readings = texts.map((text) => readingsOf(readLine(text, 0, text.length, ids)));
      if (temperature > 1) for (const reading of readings.flat()) reading.scores = new Candidates(WIDE);
      await read(encoder, readings.flat(), 'small');
      if (temperature > 1) for (const { scores } of readings.flat()) cool(scores, temperature);
      else await readAgain(encoder, readings.flat());
      return readings;
    },
  };
}

/** All labels that the graph gives. */
const WIDE = 1000;

/**
 * Text that the encoders were trained on until they knew it by heart: their scores are made as doubtful as those of
 * new text, or nothing would be left to learn from it.
 */
function cool({ logs, counts, length }, temperature) {
  for (let i = 0; i < length; i++) {
    let sum = 0;
    for (let k = 0; k < counts[i]; k++) {
      const at = i * MAX_CANDIDATES + k;
      logs[at] /= temperature;
      sum += Math.exp(logs[at]);
    }
    for (let k = 0; k < counts[i]; k++) logs[i * MAX_CANDIDATES + k] -= Math.log(sum);
  }
}

// The encoders alone, as the engine uses them, for steps that look into the search.
import { Encoder } from '../../dist/analysis/encoder.js';
import { NO_LABEL, parseLabel } from '../../dist/analysis/label.js';
import { readLine } from '../../dist/analysis/line.js';
import { loadModelFiles } from '../../dist/analysis/model-files.js';
import { read, readAgain, readingsOf } from '../../dist/analysis/reading.js';
import { characterIds } from '../../dist/analysis/tagger-config.js';
import { Lexicon } from '../../dist/lexicon/lexicon.js';

export async function createReader() {
  const files = loadModelFiles();
  const config = JSON.parse(Buffer.from(new Uint8Array(files['tagger.json'])).toString('utf8'));
  const encoder = await Encoder.load(files, config);
  const ids = characterIds(config);
  return {
    labels: config.labels.map((label) => parseLabel(label) ?? NO_LABEL),
    lexicon: Lexicon.from(files['lexicon.bin']),
    /** The readings of every text, each a single line. */
    async readTexts(texts) {
      const readings = texts.map((text) => readingsOf(readLine(text, 0, text.length, ids)));
      await read(encoder, readings.flat(), 'small');
      await readAgain(encoder, readings.flat());
      return readings;
    },
  };
}

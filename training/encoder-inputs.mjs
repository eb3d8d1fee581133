// Text lines in, what the encoder reads of them out: for every piece two int32 (places, bytes of memory a place), the
// int32 ids, the bytes of the memory. For calibrate.py, which thereby measures what the engine really computes.
import { readFileSync } from 'node:fs';
import { EncoderBatch } from '../dist/analysis/encoder/encoder-batch.js';
import { readLine } from '../dist/analysis/text/line.js';
import { loadModelFiles } from '../dist/analysis/encoder/model-files.js';
import { encoderInput, readingsOf } from '../dist/analysis/encoder/reading.js';
import { characterIds, readTaggerConfig } from '../dist/analysis/encoder/tagger-config.js';

const files = loadModelFiles();
const config = readTaggerConfig(files);
const ids = characterIds(config);
const batch = new EncoderBatch(config, new Uint32Array(files['memory.bin']));
const out = [];
for (const text of readFileSync(0, 'utf8').split('\n')) {
  for (const reading of readingsOf(readLine(text, 0, text.length, ids))) {
    batch.fill([encoderInput(reading)]);
    const { width } = batch;
    const bytes = batch.memory.length / width;
    for (const part of [Int32Array.of(width, bytes), batch.ids, batch.memory])
      out.push(Buffer.from(part.buffer.slice(part.byteOffset, part.byteOffset + part.byteLength)));
  }
}
process.stdout.write(Buffer.concat(out));

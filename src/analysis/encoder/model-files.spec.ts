import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadModelFiles } from './model-files.js';

it('reads weights and tables into shared memory and leaves documents alone', () => {
  const directory = mkdtempSync(join(tmpdir(), 'malgyeol-models-'));
  mkdirSync(join(directory, 'old.bin'));
  writeFileSync(join(directory, 'MODEL.md'), 'notes');
  writeFileSync(join(directory, 'tagger.onnx'), Uint8Array.of(1, 2, 3));
  writeFileSync(join(directory, 'empty.bin'), '');
  const files = loadModelFiles(directory);
  expect(Object.keys(files).sort()).toEqual(['empty.bin', 'tagger.onnx']);
  expect(files['tagger.onnx']).toBeInstanceOf(SharedArrayBuffer);
  expect([...new Uint8Array(files['tagger.onnx']!)]).toEqual([1, 2, 3]);
});

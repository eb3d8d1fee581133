import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadModelFiles, MODEL_DIR, readModelFile } from './model-files.js';
import { damagedModelFiles, readManifest } from './model-manifest.js';

const WRITE_MANIFEST = fileURLToPath(new URL('../../../scripts/write-model-manifest.mjs', import.meta.url));

function directoryOf(files: Record<string, Uint8Array | string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'malgyeol-models-'));
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(directory, name), bytes);
  return directory;
}

it('reads weights and tables into shared memory and leaves documents alone', () => {
  const directory = directoryOf({
    'MODEL.md': 'notes',
    'tagger.onnx': Uint8Array.of(1, 2, 3),
    'empty.bin': '',
  });
  mkdirSync(join(directory, 'old.bin'));
  const files = loadModelFiles(directory);
  expect(Object.keys(files).sort()).toEqual(['empty.bin', 'tagger.onnx']);
  expect(files['tagger.onnx']).toBeInstanceOf(SharedArrayBuffer);
  expect([...new Uint8Array(files['tagger.onnx']!)]).toEqual([1, 2, 3]);
});

describe('a directory with a manifest', () => {
  const bytes = Uint8Array.from({ length: 3_000_000 }, (_, i) => (i * 31) % 251);
  const packed = () => {
    const directory = directoryOf({ 'memory.bin': bytes, 'words.dat': 'words', 'tagger.json': '{}' });
    execFileSync(process.execPath, [WRITE_MANIFEST, directory]);
    return directory;
  };

  it('is read as it was packed, what is read later left out', async () => {
    const directory = packed();
    writeFileSync(join(directory, 'left-over.bin'), 'of an older version');
    const files = loadModelFiles(directory);
    expect(Object.keys(files)).toEqual(['memory.bin', 'tagger.json']);
    expect(Buffer.from(new Uint8Array(files['memory.bin']!)).equals(bytes)).toBe(true);
    expect(Buffer.from(new Uint8Array(readModelFile('words.dat', directory))).toString()).toBe('words');
    expect(await damagedModelFiles(directory)).toEqual([]);
  });

  it.each(['memory.bin', 'words.dat', 'tagger.json'])('refuses %s cut, flipped or missing', async (name) => {
    const directory = packed();
    const path = join(directory, name);
    const whole = readFileSync(path);
    const refused = async () => {
      expect(() => loadModelFiles(directory)).toThrow(name);
      expect(() => readModelFile(name, directory)).toThrow(name);
      expect(await damagedModelFiles(directory)).toEqual([expect.stringContaining(name)]);
    };
    truncateSync(path, whole.length >> 1);
    await refused();
    const flipped = Buffer.from(whole);
    flipped[whole.length >> 1]! ^= 4;
    writeFileSync(path, flipped);
    await refused();
    rmSync(path);
    await refused();
  });

  it('refuses a manifest that is cut', async () => {
    const directory = packed();
    truncateSync(join(directory, 'manifest.json'), 100);
    expect(() => loadModelFiles(directory)).toThrow('manifest.json');
  });
});

it('what ships agrees with its manifest (after a change of models/: node scripts/write-model-manifest.mjs)', async () => {
  expect(() => loadModelFiles()).not.toThrow();
  expect(await damagedModelFiles(MODEL_DIR)).toEqual([]);
  const files = readdirSync(MODEL_DIR).filter((name) => /\.(?:onnx|bin|dat|json)$/.test(name));
  expect([...Object.keys(readManifest(MODEL_DIR)!), 'manifest.json'].sort()).toEqual(files.sort());
});

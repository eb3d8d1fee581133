/** Writes manifest.json of a model folder, `models` unless told otherwise: what the program checks when it starts. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';

const folder = process.argv[2] ?? fileURLToPath(new URL('../models', import.meta.url));
const MODEL_FILE = /\.(onnx|bin|json|dat)$/;
const MANIFEST = 'manifest.json';

const manifest = {};
for (const name of readdirSync(folder).sort()) {
  if (!MODEL_FILE.test(name) || name === MANIFEST) continue;
  const bytes = readFileSync(join(folder, name));
  manifest[name] = {
    bytes: bytes.length,
    crc32: crc32(bytes).toString(16).padStart(8, '0'),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`);

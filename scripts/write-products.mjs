/**
 * Assembles src/analysis/reader/products.wat into products-code.ts, so that no build needs an assembler.
 *
 * usage: npx --package wabt -- wat2wasm src/analysis/reader/products.wat -o products.wasm && node scripts/write-products.mjs products.wasm
 */
import { readFileSync, writeFileSync } from 'node:fs';

const code = readFileSync(process.argv[2]).toString('base64');
writeFileSync(
  new URL('../src/analysis/reader/products-code.ts', import.meta.url),
  `/** Assembled from products.wat by scripts/write-products.mjs. */\nexport const CODE =\n  '${code}';\n`,
);

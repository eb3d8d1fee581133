import { appendFileSync } from 'node:fs';
import { beforeAll, expect } from 'vitest';

/** Writes down which test file makes which marked function run (mutations.mjs); a setup file of run.mjs. */
const noted = new Set<string>();
let spec = '';

beforeAll(() => {
  spec = expect.getState().testPath ?? '';
});

Object.assign(globalThis, {
  reached(id: number) {
    const line = `${id}\t${spec}\n`;
    if (noted.has(line) || !process.env.MUTANTS_REACHED) return;
    noted.add(line);
    appendFileSync(process.env.MUTANTS_REACHED, line);
  },
});

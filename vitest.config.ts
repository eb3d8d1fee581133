import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';
import { SlowRoomsFirst } from './test/support/slow-rooms-first.js';

/** Tests of the engine and the rules in this process, which leave nothing behind. */
const ENGINE = [
  'src/{analysis,build,correction,hangul,lexicon}/**/*.spec.ts',
  'test/{analysis,correction,cost}/**/*.spec.ts',
  'test/{dictionary-correction,loose-jamo}.spec.ts',
];
/** Of these, those that change the engine or need much memory. */
const ALONE = [
  'src/analysis/piece-evidence.spec.ts',
  'src/correction/long-text.spec.ts',
  'test/analysis/{any-text,hostile}.spec.ts',
  'test/cost/hostile-cost.spec.ts',
];

/** What a person at the page waits for, measured: one after the other, when everything else is done. */
const QUIET = ['test/browser/{checking,editor-speed}.spec.ts'];

// Random texts are others in every run; the same seed brings the same ones again.
if (process.env.MALGYEOL_TEST_SEED === undefined) {
  process.env.MALGYEOL_TEST_SEED = String(randomInt(2 ** 31));
  // Others read this file too, to learn which tests there are.
  if (process.env.VITEST) console.info(`MALGYEOL_TEST_SEED=${process.env.MALGYEOL_TEST_SEED}`);
}

export default defineConfig({
  test: {
    setupFiles: ['test/support/pattern-needs.ts'],
    // Only what hangs: a machine that is busy with other things is no fault of a test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Two cores is the smallest machine we promise to build on; the third fork works while others wait for servers and browsers.
    maxWorkers: 3,
    sequence: { sequencer: SlowRoomsFirst },
    projects: [
      // One process reads the modules, the models and the browser once for all its files, which else takes most of the
      // time; so a file leaves the process as it found it.
      { extends: true, test: { name: 'engine', include: ENGINE, exclude: ALONE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['src/**/*.spec.ts', 'test/**/*.spec.ts'],
          exclude: [...ENGINE, ...QUIET],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
      {
        extends: true,
        test: { name: 'quiet', include: QUIET, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});

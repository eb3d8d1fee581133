import { defineConfig } from 'vitest/config';

/** Tests of the engine and the rules in this process, which leave nothing behind. */
const SHARED = [
  'src/{analysis,build,correction,hangul,lexicon}/**/*.spec.ts',
  'test/{analysis,correction}/**/*.spec.ts',
];
/** Of these, those that change the engine or need much memory. */
const HEAVY = [
  'src/analysis/piece-evidence.spec.ts',
  'src/correction/long-text.spec.ts',
  'test/analysis/{any-text,hostile}.spec.ts',
];

export default defineConfig({
  test: {
    setupFiles: ['test/support/pattern-needs.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Two cores is the smallest machine we promise to build on; more forks only fight over them.
    maxWorkers: 2,
    projects: [
      // One process reads the modules and the models once for all its files, which else takes most of the time.
      { extends: true, test: { name: 'shared', include: SHARED, exclude: HEAVY, isolate: false } },
      { extends: true, test: { name: 'heavy', include: HEAVY } },
      {
        extends: true,
        test: { name: 'alone', include: ['src/**/*.spec.ts', 'test/**/*.spec.ts'], exclude: SHARED },
      },
    ],
  },
});

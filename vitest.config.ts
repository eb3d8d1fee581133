import { defineConfig } from 'vitest/config';

/** Tests whose process may not be shared: they change the working directory or standard output, measure memory, or need much of it. */
const ALONE = [
  'test/cli/**/*.spec.ts',
  'test/hostile/**/*.spec.ts',
  'test/pool.spec.ts',
  'src/analysis/piece-evidence.spec.ts',
];

export default defineConfig({
  test: {
    setupFiles: ['test/support/pattern-needs.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Two cores is the smallest machine we promise to build on; more forks only fight over them.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['src/**/*.spec.ts', 'test/**/*.spec.ts'],
          exclude: ALONE,
          // One process reads the modules and the models once for all its files, which else takes most of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});

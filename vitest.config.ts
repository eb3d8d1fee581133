import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.spec.ts', 'test/**/*.spec.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Two cores is the smallest machine we promise to build on; more forks only fight over them.
    maxWorkers: 2,
  },
});

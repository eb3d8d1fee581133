import fc from 'fast-check';

/** One seed for every property of a run (vitest.config.ts draws and prints it). */
fc.configureGlobal({ seed: Number(process.env.MALGYEOL_TEST_SEED) });

export default fc;

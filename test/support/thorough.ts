/** `.ci/run` takes its time; `npm test` looks at fewer and shorter texts of the same kinds. */
export const THOROUGH = process.env.MALGYEOL_TEST_THOROUGH === '1';

export function sized<T>(quick: T, thorough: T): T {
  return THOROUGH ? thorough : quick;
}

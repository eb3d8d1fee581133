/** Begun first: a minute or more each where everything is tried, most of it spent waiting for programs and packages. */
export const LONGEST = [
  'test/cost/hostile-cost.spec.ts',
  'test/clients/python-package.spec.ts',
  'test/package/package.spec.ts',
  'test/search/lucene.spec.ts',
  'test/documents/code-blocks.spec.ts',
  'test/store-upgrade.spec.ts',
  'test/browser/reach.spec.ts',
];

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rulesPage } from './rules-page.js';

it('docs/rules.md is current (run `npm run build && node scripts/write-rules-page.mjs`)', () => {
  const page = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');
  expect(page).toBe(rulesPage());
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configReference } from '../src/server/config-reference.js';

it('docs/configuration.md is what the schema says (else: npm run docs)', () => {
  expect(readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8')).toBe(configReference());
});

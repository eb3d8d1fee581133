/** Writes docs/rules.md from the rules themselves; needs a build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { rulesPage } from '../dist/correction/answer/rules-page.js';

mkdirSync(new URL('../docs/', import.meta.url), { recursive: true });
writeFileSync(new URL('../docs/rules.md', import.meta.url), rulesPage());

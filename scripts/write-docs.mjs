import { writeFileSync } from 'node:fs';
import { configReference } from '../dist/server/config-reference.js';

/** Pages that are made from the code. `npm run build` comes first. */
writeFileSync(new URL('../docs/configuration.md', import.meta.url), configReference());

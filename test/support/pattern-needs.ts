import { existsSync, readFileSync } from 'node:fs';
import { useNeeds } from '../../src/correction/rule/triggers/pattern-needs.js';

/** Tests run from the sources; what the build found out about the patterns makes them as quick as the program. */
const table = new URL('../../dist/correction/rule/triggers/pattern-needs.json', import.meta.url);
if (existsSync(table)) useNeeds(JSON.parse(readFileSync(table, 'utf8')));

import { writeFileSync } from 'node:fs';
import { keyOf, type PatternNeeds, patternsInUse } from '../correction/rule/triggers/pattern-needs.js';
import { analysePattern } from './pattern-needs/analyse-pattern.js';

import '../correction/rules/index.js';

/** Writes what the patterns of all rules need, beside the program that reads it; run by the build. */
const table: Record<string, PatternNeeds> = {};
for (const pattern of patternsInUse()) table[keyOf(pattern)] = analysePattern(pattern);
writeFileSync(
  new URL('../correction/rule/triggers/pattern-needs.json', import.meta.url),
  JSON.stringify(table),
);

import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { readRuleFolder, TABLE } from '../correction/rule/files/data-rules.js';
import { keyOf, type PatternNeeds, patternsInUse } from '../correction/rule/triggers/pattern-needs.js';
import { analysePattern } from './pattern-needs/analyse-pattern.js';

/**
 * Writes, beside the program that reads them, the rules that are data as one table, from their files in the folder that
 * is named, and what the patterns of all rules need; run by the build.
 */
writeFileSync(TABLE, JSON.stringify(readRuleFolder(argv[2]!)));

// Loaded only now: it reads the table.
await import('../correction/rules/index.js');
const needs: Record<string, PatternNeeds> = {};
for (const pattern of patternsInUse()) needs[keyOf(pattern)] = analysePattern(pattern);
writeFileSync(
  new URL('../correction/rule/triggers/pattern-needs.json', import.meta.url),
  JSON.stringify(needs),
);

/**
 * Writes src/correction/rules/index.ts: one import a rule that is code, in the order of the paths. Rules that are data are
 * read from their files (src/correction/rule/files).
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const FOLDER = new URL('../src/correction/rules/', import.meta.url);

export const INDEX = fileURLToPath(new URL('index.ts', FOLDER));

export function ruleIndex() {
  const paths = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts'))
    .map((entry) =>
      (entry.parentPath ?? entry.path).slice(fileURLToPath(FOLDER).length).concat('/', entry.name),
    )
    .map((path) => path.split('\\').join('/'))
    .filter((path) => path.includes('/') && !path.startsWith('/'))
    .map((path) => path.slice(0, -'.ts'.length))
    .sort();
  const rules = paths.map((path) => ({ path, name: nameOf(path) }));
  return [
    '// Written by scripts/write-rule-index.mjs; run it after adding, moving or removing a rule.',
    "import { dataRule } from '../rule/files/data-rule.js';",
    "import { dataRuleSpecs } from '../rule/files/data-rules.js';",
    "import { withHouseRules } from '../rule/files/house-rules.js';",
    "import { inOrder } from '../rule/in-order.js';",
    "import type { Rule } from '../rule/rule.js';",
    ...[...rules.map(({ path, name }) => [path, `rule as ${name}`]), ['mechanisms', 'MECHANISMS']]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, names]) => `import { ${names} } from './${path}.js';`),
    '',
    '/** Rules that are code; the others are data. */',
    'const CODE_RULES: readonly Rule[] = [',
    ...rules.map(({ name }) => `  ${name},`),
    '];',
    '',
    '/** Every rule; where two find the same place the earlier one wins: a house style before all others. */',
    'export const RULES: readonly Rule[] = withHouseRules(',
    '  inOrder([...CODE_RULES, ...dataRuleSpecs().map((spec) => dataRule(spec, MECHANISMS))]),',
    ');',
    '',
  ].join('\n');
}

/** spacing/one-word-nouns: oneWordNouns */
function nameOf(path) {
  return path.replace(/^.*\//, '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) writeFileSync(INDEX, ruleIndex());

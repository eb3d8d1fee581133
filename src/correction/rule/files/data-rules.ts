import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRules } from './read-rules.js';
import { RuleFileError } from './rule-file-error.js';
import type { RuleSpec } from './rule-spec.js';

/** Where the rules are, in the sources; a build has `TABLE` beside instead. */
const FOLDER = new URL('../../rules/', import.meta.url);
export const TABLE = new URL('../../rules/data-rules.json', import.meta.url);

const ENDING = '.rules';

/** The rules that are data: from the table that the build compiled, or from their files where there is none. */
export const dataRuleSpecs = (): readonly RuleSpec[] => {
  known ??= existsSync(TABLE)
    ? (JSON.parse(readFileSync(TABLE, 'utf8')) as RuleSpec[])
    : readRuleFolder(fileURLToPath(FOLDER));
  return known;
};
let known: readonly RuleSpec[] | undefined;

/** The rules of all files below a folder, in the order of their paths. */
export function readRuleFolder(folder: string): RuleSpec[] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
  const seen = new Set<string>();
  return paths.flatMap((path) => {
    const specs = readRules(readFileSync(path, 'utf8'), relative('.', path));
    for (const { id } of specs) {
      if (seen.has(id))
        throw new RuleFileError(relative('.', path), 1, `같은 이름의 규칙이 둘 있습니다: ${id}`);
      seen.add(id);
    }
    return specs;
  });
}

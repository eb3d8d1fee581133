import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { bundlePrograms, dropModules, SCRIPTS } from '../../scripts/bundle-programs.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function buildOf(files: Record<string, string>): string {
  const build = mkdtempSync(join(tmpdir(), 'malgyeol-bundled-'));
  folders.push(build);
  for (const [path, text] of Object.entries({ 'package.json': '{"type":"module"}', ...files })) {
    mkdirSync(dirname(join(build, path)), { recursive: true });
    writeFileSync(join(build, path), text);
  }
  return build;
}

const MAIN = `import { word } from '../deep/er/table.js';
import { late } from './late.js';
console.log(word(), await late());`;
const PROGRAM = {
  'cli/main.js': MAIN,
  'cli/late.js': "export const late = async () => (await import('../deep/lazy.js')).word();",
  'deep/lazy.js':
    "export { word } from './er/table.js'; import { other } from '../packages/other.js'; other();",
  'deep/er/table.js': `import { readFileSync } from 'node:fs';
let count = 0;
export function word() {
  return readFileSync(new URL('./table.txt', import.meta.url), 'utf8') + ++count;
}`,
  'deep/er/table.txt': 'found',
  'packages/other.js': "export const other = () => console.log('other');",
};

it('a bundled program finds its files, loads lazily and has each module once', async () => {
  const build = buildOf(PROGRAM);
  await bundlePrograms(build, [{ scripts: ['cli/main.js'] }]);
  dropModules(build);
  expect(existsSync(join(build, 'deep/er/table.js'))).toBe(false);
  expect(readFileSync(join(build, 'cli/main.js'), 'utf8')).not.toContain('packages/other.js');
  const said = execFileSync(process.execPath, [join(build, 'cli/main.js')], { encoding: 'utf8' });
  expect(said).toBe('other\nfound1 found2\n');
});

it.each([
  ['import.meta.dirname', 'of import.meta only .url can be bundled'],
  ["await import('../not/there.js')", 'not/there.js'],
])('nothing is bundled that would not run: %s', async (expression, message) => {
  const build = buildOf({ 'cli/main.js': `console.log(${expression});` });
  await expect(bundlePrograms(build, [{ scripts: ['cli/main.js'] }])).rejects.toThrow(message);
});

it('every script that a thread is started with is bundled: the package has no other', () => {
  const src = join(import.meta.dirname, '../../src');
  const started = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .map((path) => path.replaceAll('\\', '/'))
    .flatMap((path) =>
      [
        ...readFileSync(join(src, path), 'utf8').matchAll(/new URL\('(\.[^']+\.js)', import\.meta\.url\)/g),
      ].map(([, script]) => posix.join(posix.dirname(path), script!)),
    );
  expect(started.length).toBeGreaterThan(3);
  // The pool by itself, which only benchmarks start.
  const missing = started.filter((script) => !SCRIPTS.includes(script));
  expect(missing).toEqual(['analysis/pool/worker.js']);
});

import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInstalled } from './processes.mjs';

const ENTRIES = ['library/index.d.ts', 'client/index.d.ts'];
const FROM = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"]+)\2/g;

/**
 * Puts the types into `build` that those who import us can reach, and what these take of other packages beside them
 * (`build/packages/types`): the packages themselves are not installed with us.
 */
export function bundleTypes(build) {
  runInstalled('typescript', 'tsc', ['-p', 'tsconfig.json', '--emitDeclarationOnly', '--outDir', build]);
  const reached = new Set();
  for (const entry of ENTRIES) reach(resolve(build, entry), resolve(build), reached);
  for (const path of readdirSync(build, { recursive: true }))
    if (path.endsWith('.d.ts') && !reached.has(resolve(build, path))) rmSync(join(build, path));
}

function reach(path, build, reached) {
  if (reached.has(path)) return;
  reached.add(path);
  const source = readFileSync(path, 'utf8');
  const pointed = source.replace(FROM, (whole, before, quote, from) => {
    if (from.startsWith('node:')) return whole;
    if (from.startsWith('.')) {
      reach(declarationOf(resolve(dirname(path), from)), build, reached);
      return whole;
    }
    const copy = copied(from, join(build, 'packages/types'));
    reach(declarationOf(copy), build, reached);
    const to = relative(dirname(path), copy).replaceAll('\\', '/');
    return `${before}${quote}${to.startsWith('.') ? to : `./${to}`}${quote}`;
  });
  if (pointed !== source) writeFileSync(path, pointed);
}

const declarationOf = (path) => path.replace(/\.js$/, '.d.ts');

/** The place of a module of a package in the copy of its types, which is made when it is first asked for. */
function copied(from, target) {
  const module = fileURLToPath(import.meta.resolve(from));
  const [, folder, name] = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))/.exec(module);
  const copy = join(target, name);
  const isTypes = (path) => statSync(path).isDirectory() || path.endsWith('.d.ts');
  if (!existsSync(copy)) cpSync(folder, copy, { recursive: true, filter: isTypes });
  return join(copy, relative(folder, module));
}

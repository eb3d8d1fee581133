import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';
import { INSTALLED, OUTPUT } from './bundled-code.mjs';
import { licenceTexts } from './package-licences.mjs';

/** Folders of a build that are no compiled code of ours, or that nobody gets. */
const OTHERS = new Set(['web', 'onnxruntime', 'build', 'packages']);
/** depd names functions with eval; as it does where it is installed. */
const ACCEPTED = new Set(['EVAL']);
/** Where the bundles go, inside the build. */
const FOLDER = 'packages';

/**
 * Puts what the compiled code in `build` uses of other packages into `build/packages`, one file for each package and
 * shared ones beside them, and lets the code take it from there. The packages whole are ten times as large.
 */
export async function bundlePackages(build) {
  const files = compiledFiles(build).map((path) => ({ path, ...importsOf(path) }));
  const wanted = new Map();
  for (const { imports } of files)
    for (const { from, names } of imports) {
      const all = wanted.get(from) ?? new Set();
      for (const name of names) all.add(name);
      wanted.set(from, all);
    }
  const modules = await writeBundles(wanted, join(build, FOLDER));
  for (const { path, source, imports } of files)
    if (imports.length > 0)
      writeFileSync(path, pointedAt(source, imports, dirname(path), join(build, FOLDER)));
  writeFileSync(join(build, FOLDER, 'LICENCES.txt'), licenceTexts(modules));
}

function compiledFiles(build) {
  return readdirSync(build, { recursive: true })
    .filter((path) => path.endsWith('.js') && !OTHERS.has(path.split(/[\\/]/)[0]))
    .map((path) => join(build, path));
}

/** Every import of a package in a file: where its name stands, and what is taken of it. */
function importsOf(path) {
  const source = readFileSync(path, 'utf8');
  const imports = [];
  const add = (literal, names) => {
    const from = literal.value;
    if (from.startsWith('.') || isBuiltin(from) || INSTALLED.has(from)) return;
    imports.push({ from, names, start: literal.start, end: literal.end });
  };
  // Parsing is for the few files that may have one.
  if (!/\b(?:from|import)\s*\(?\s*['"][^.]/.test(source)) return { source, imports };
  for (const node of parseAst(source).body) {
    if (node.type === 'ImportDeclaration') add(node.source, node.specifiers.map(nameTaken));
    if (node.type === 'ExportNamedDeclaration' && node.source)
      add(
        node.source,
        node.specifiers.map(({ local }) => local.name),
      );
    if (node.type === 'ExportAllDeclaration' && !node.source.value.startsWith('.'))
      throw new Error(`${path}: export * of a package does not say what it takes: ${node.source.value}`);
  }
  for (const match of source.matchAll(/const \{([^{}]*)\} = await import\(["']([^."'][^"']*)["']\)/g)) {
    const end = match.index + match[0].length - 1;
    const names = match[1].split(',').map((name) => name.trim().split(':')[0]);
    add({ value: match[2], start: end - match[2].length - 2, end }, names);
  }
  for (const { index } of source.matchAll(/\bimport\(["'](?!\.|node:)/g))
    if (!imports.some(({ start }) => start === index + 'import('.length))
      throw new Error(`${path}: import() of a package must say what it takes: const { … } = await import(…)`);
  return { source, imports };
}

function nameTaken(specifier) {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportSpecifier') return specifier.imported.name;
  throw new Error(`import * does not say what it takes of a package: ${specifier.local.name}`);
}

/** One entry a package, all in one run, so that what two of them use is there once. Returns the modules that are in. */
async function writeBundles(wanted, folder) {
  const entries = Object.fromEntries([...wanted.keys()].map((from) => [bundleName(from), `\0${from}.mjs`]));
  const bundle = await rolldown({
    input: entries,
    platform: 'node',
    external: [...INSTALLED],
    transform: { define: { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' } },
    plugins: [
      {
        name: 'what-is-taken',
        resolveId: (id) => (id.startsWith('\0') ? id : undefined),
        load(id) {
          if (!id.startsWith('\0')) return undefined;
          const from = id.slice(1, -'.mjs'.length);
          return `export { ${[...wanted.get(from)].join(', ')} } from ${JSON.stringify(from)};`;
        },
      },
    ],
    onLog: (level, log) => {
      if (level === 'warn' && !ACCEPTED.has(log.code)) console.warn(log.message);
    },
  });
  const { output } = await bundle.write({
    dir: folder,
    entryFileNames: '[name].js',
    chunkFileNames: 'shared-[name].js',
    ...OUTPUT,
  });
  await bundle.close();
  return output.flatMap(({ moduleIds = [] }) => moduleIds).filter((id) => !id.startsWith('\0'));
}

const bundleName = (from) => from.replace(/^@/, '').replaceAll('/', '-');

function pointedAt(source, imports, folder, bundles) {
  let text = source;
  for (const { from, start, end } of [...imports].sort((a, b) => b.start - a.start)) {
    const path = relative(resolve(folder), resolve(bundles, `${bundleName(from)}.js`)).replaceAll('\\', '/');
    text = `${text.slice(0, start)}'${path}'${text.slice(end)}`;
  }
  return text;
}

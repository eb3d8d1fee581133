import { mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { INSTALLED, OUTPUT } from './bundled-code.mjs';

/**
 * The scripts that are started or imported from outside; those in one entry share their parts. A thread shares none with
 * the program that starts it: either loads what it needs, in few files. Everything that the modules in `together` import
 * is one file: nearly every command waits for all of it.
 */
const PROGRAMS = [
  { scripts: ['cli/main.js'], together: ['cli/dispatch.js', 'cli/text-command.js'] },
  // The library may do in the thread that asks what the worker does.
  { scripts: ['service/workers/worker.js', 'library/index.js'] },
  { scripts: ['service/workers/search-worker.js'] },
  { scripts: ['service/dictionaries/dictionary-worker.js'] },
  { scripts: ['analysis/graphs/helper-thread.js'] },
];
export const SCRIPTS = PROGRAMS.flatMap(({ scripts }) => scripts);
/** Where the parts of the scripts go, inside the build. */
const PARTS = 'parts';
/** Which modules are in which file; not shipped. */
const CONTENTS = 'build/bundled-modules.json';
/** Files of their own already: what is taken of other packages (bundle-packages.mjs), and a table that two programs read. */
const ASIDE = ['packages/', 'analysis/senses/gloss-data.js'];
/** Folders of a build that need nothing of ours beside them: for browsers, of others, or bundled. */
const WHOLE = ['web', 'onnxruntime', 'client', PARTS];

/**
 * Puts the modules in `build` that a program consists of into few files, its script in the place that it had: to find,
 * read and link a hundred modules takes a tenth of a second. What is imported lazily stays in files of its own. The
 * modules remain beside it, for tests and tools.
 */
export async function bundlePrograms(build, programs = PROGRAMS) {
  const files = [];
  for (const program of programs) files.push(...(await filesOf(program, realpathSync(build))));
  const write = (path, text) => {
    mkdirSync(dirname(join(build, path)), { recursive: true });
    writeFileSync(join(build, path), text);
  };
  // Written last: the script of one program may be a module of another.
  for (const { path, code } of files) write(path, code);
  write(CONTENTS, JSON.stringify(Object.fromEntries(files.map(({ path, modules }) => [path, modules]))));
}

/** Takes away the modules that are in bundles: who installs us runs nothing else. */
export function dropModules(build) {
  for (const path of readdirSync(build, { recursive: true })) {
    const place = path.replaceAll(sep, '/');
    if (!place.endsWith('.js') || WHOLE.includes(place.split('/')[0])) continue;
    if (!SCRIPTS.includes(place) && !isAside(place)) rmSync(join(build, path));
  }
}

async function filesOf({ scripts, together = [] }, build) {
  const program = posix.basename(scripts[0], '.js');
  const places = placesIn(build);
  const imports = new Map();
  let members;
  const bundle = await rolldown({
    input: Object.fromEntries(scripts.map((script) => [script, join(build, script)])),
    platform: 'node',
    external: [/^node:/, ...INSTALLED],
    // A part that imported the script would wait for it, while the script may be waiting for the part.
    preserveEntrySignatures: 'strict',
    plugins: [
      places.plugin,
      { name: 'imports', moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds) },
    ],
    onLog: (_, log) => {
      throw new Error(`${program}: ${log.message}`);
    },
  });
  const isTogether = (id) => {
    // Known when the first is asked for: every module has been read by then.
    members ??= reachable(together, imports, build);
    return members.has(id);
  };
  const { output } = await bundle.generate({
    entryFileNames: '[name]',
    chunkFileNames: `${PARTS}/${program}/[name].js`,
    codeSplitting: { groups: [{ name: 'together', test: isTogether }] },
    ...OUTPUT,
  });
  await bundle.close();
  return output.map(({ fileName, code, moduleIds }) => ({
    path: fileName,
    code: places.filledIn(code, fileName),
    modules: moduleIds.filter((id) => id.startsWith(build)).map(places.placeOf),
  }));
}

function reachable(paths, imports, build) {
  const reached = new Set(paths.map((path) => join(build, path)));
  for (const id of reached) for (const next of imports.get(id) ?? []) reached.add(next);
  return reached;
}

/**
 * Modules that ask where they are (import.meta.url) get the place that they had by themselves, so that they find what
 * they look for, whichever file they are in; and files that stay aside are imported from where they are.
 */
function placesIn(build) {
  const asking = [];
  const placeOf = (path) => relative(build, path).replaceAll(sep, '/');
  const plugin = {
    name: 'places',
    resolveId(id, from) {
      const place = from && placeOf(resolve(dirname(from), id));
      return place && isAside(place) ? { id: `in-build:${place}`, external: true } : undefined;
    },
    transform: (code, id) =>
      code.replaceAll('import.meta.url', () => `PLACE_OF_MODULE_${asking.push(id) - 1}`),
  };
  function filledIn(code, file) {
    if (code.includes('import.meta')) throw new Error(`${file}: of import.meta only .url can be bundled`);
    const folder = posix.dirname(file);
    return code
      .replaceAll('in-build:', `${posix.relative(folder, '.')}/`)
      .replace(/\bPLACE_OF_MODULE_(\d+)\b/g, (_, index) => {
        const place = posix.relative(folder, placeOf(asking[index]));
        return `new URL(${JSON.stringify(place)},import.meta.url).href`;
      });
  }
  return { plugin, placeOf, filledIn };
}

function isAside(place) {
  return ASIDE.some((aside) => place.startsWith(aside));
}

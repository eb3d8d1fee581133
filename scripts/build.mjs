import { existsSync, renameSync, rmSync } from 'node:fs';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { copyRuntime } from './copy-runtime.mjs';
import { installIfNeeded, run, runInstalled } from './install-if-needed.mjs';

chdir(fileURLToPath(new URL('..', import.meta.url)));
installIfNeeded();

// Built beside and put in place at the end: a server that is starting from `dist` never finds half of it.
const fresh = `dist-${process.pid}`;
const old = `${fresh}-old`;
process.on('exit', () => {
  for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
});

runInstalled('typescript', 'tsc', ['-p', 'tsconfig.json', '--outDir', fresh]);
// What only the build runs stands apart: the program needs none of its packages.
runInstalled('typescript', 'tsc', ['-p', 'tsconfig.build.json', '--outDir', fresh]);
run('node', [`${fresh}/build/write-pattern-needs.js`]);
runInstalled('vite', 'vite', ['build', 'web', '--outDir', `../${fresh}/web`, '--logLevel', 'warn']);
copyRuntime(`${fresh}/onnxruntime`);
// Loaded here and not above: on a fresh clone the bundler has only just been installed.
const { bundlePackages } = await import('./bundle-packages.mjs');
await bundlePackages(fresh);
const { bundlePrograms } = await import('./bundle-programs.mjs');
await bundlePrograms(fresh);
if (existsSync('dist')) renameSync('dist', old);
renameSync(fresh, 'dist');

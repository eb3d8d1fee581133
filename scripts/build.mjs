import { existsSync, renameSync, rmSync } from 'node:fs';
import { run } from './install-if-needed.mjs';

// Built beside and put in place at the end: a server that is starting from `dist` never finds half of it.
const fresh = `dist-${process.pid}`;
const old = `${fresh}-old`;
process.on('exit', () => {
  for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
});

run('npx', ['tsc', '-p', 'tsconfig.json', '--outDir', fresh]);
run('npx', ['vite', 'build', 'web', '--outDir', `../${fresh}/web`, '--logLevel', 'warn']);
if (existsSync('dist')) renameSync('dist', old);
renameSync(fresh, 'dist');

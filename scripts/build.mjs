import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, chdir, execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { BUILT } from './build-if-needed.mjs';
import { copyRuntime } from './copy-runtime.mjs';
import { installForBuild } from './install.mjs';
import { commandOf, runAside } from './processes.mjs';
import { progressLine } from './progress.mjs';

chdir(fileURLToPath(new URL('..', import.meta.url)));

if (argv[2] === '--only-build') await build().catch(fail);
else {
  const progress = progressLine('말결을 빌드합니다');
  await installForBuild(progress);
  await progress.step('빌드', build);
  progress.end();
}

/** Built beside and put in place at the end: a server that is starting from `dist` never finds half of it. */
async function build() {
  const fresh = `dist-${process.pid}`;
  const old = `${fresh}-old`;
  process.on('exit', () => {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => exit(1));
  mkdirSync(fresh);
  // Its time is that of the sources: what is changed while we build is new again.
  writeFileSync(join(fresh, BUILT), '');

  // Loaded here and not above: on a fresh clone the bundler has only just been installed.
  const { compile } = await import('./compile.mjs');
  const { bundlePackages } = await import('./bundle-packages.mjs');
  const { bundlePrograms } = await import('./bundle-programs.mjs');
  compile('src', fresh);
  copyRuntime(join(fresh, 'onnxruntime'));
  const page = ['build', 'web', '--outDir', `../${fresh}/web`, '--logLevel', 'warn'];
  const said = await Promise.all([
    runAside(execPath, [commandOf('vite', 'vite'), ...page]),
    runAside(execPath, [join(fresh, 'build/write-rule-tables.js'), 'src/correction/rules']),
    bundlePackages(fresh).then(() => bundlePrograms(fresh)),
  ]);
  for (const warning of said.slice(0, 2)) process.stderr.write(warning);
  if (existsSync('dist')) renameSync('dist', old);
  renameSync(fresh, 'dist');
}

function fail(error) {
  console.error(error.said ?? error);
  exit(1);
}

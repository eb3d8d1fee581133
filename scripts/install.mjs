import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runAside } from './processes.mjs';

/** Where onnxruntime is installed: apart from the rest, since only a part of it is used (see its package.json). */
export const RUNTIME = fileURLToPath(new URL('../runtime', import.meta.url));
const QUIET = ['--no-audit', '--no-fund'];
/** The workspace of what only tests and checks need. */
const TESTS = 'test';

/**
 * Installs what is missing for a build, in a step of `progress`: `npm start` and `npm run build` are the first commands
 * that a newcomer types.
 */
export async function installForBuild(progress) {
  // Who works on us keeps what the tests need.
  await install(existsSync('node_modules/vitest') ? ['', TESTS] : [''], progress);
}

export async function installForTests(progress) {
  await install(['', TESTS], progress);
}

async function install(workspaces, progress) {
  const missing = [
    ...(isInstalled(workspaces) ? [] : [() => installPackages(workspaces)]),
    ...(isRuntimeInstalled() ? [] : [installRuntime]),
  ];
  if (missing.length > 0)
    await progress.step('패키지 설치', () => Promise.all(missing.map((start) => start())));
}

/** What is there already stays, for a server that is running from it. */
function installPackages(workspaces) {
  if (!existsSync('node_modules') && !workspaces.includes(TESTS))
    return runAside('npm', ['ci', '--workspaces=false', ...QUIET]);
  const which = workspaces.includes(TESTS) ? [] : ['--workspaces=false'];
  return runAside('npm', ['install', '--no-save', ...which, ...QUIET]);
}

/**
 * Is every package that the workspaces ('' is the root) ask for there, and is what is there as the lock wants it? A
 * package that came with another one is new only together with that one.
 */
function isInstalled(workspaces) {
  const marker = 'node_modules/.package-lock.json';
  if (!existsSync(marker)) return false;
  const { packages: wanted } = readJson('package-lock.json');
  const { packages: present } = readJson(marker);
  const asked = workspaces.flatMap((path) => {
    const { dependencies = {}, devDependencies = {} } = wanted[path];
    return Object.keys({ ...dependencies, ...devDependencies }).map((name) => `node_modules/${name}`);
  });
  return (
    asked.every((path) => path in present) &&
    Object.entries(present).every(
      ([path, { version }]) => !(path in wanted) || wanted[path].version === version,
    )
  );
}

const librariesIn = (folder) => join(folder, 'node_modules/onnxruntime-node/bin/napi-v6');

function isRuntimeInstalled() {
  const path = 'node_modules/onnxruntime-node';
  const manifest = join(RUNTIME, path, 'package.json');
  const wanted = readJson(join(RUNTIME, 'package-lock.json')).packages[path].version;
  return (
    existsSync(manifest) &&
    readJson(manifest).version === wanted &&
    existsSync(join(librariesIn(RUNTIME), process.platform, process.arch))
  );
}

/** The package brings 280 MB for all platforms: of these stays what one machine needs. */
async function installRuntime() {
  await runAside('npm', ['ci', ...QUIET], { cwd: RUNTIME });
  const libraries = librariesIn(RUNTIME);
  for (const system of readdirSync(libraries))
    for (const processor of readdirSync(join(libraries, system)))
      if (system !== process.platform || processor !== process.arch)
        rmSync(join(libraries, system, processor), { recursive: true });
}

/** For every platform, in a folder of its own: what we publish runs on all of them. */
export async function installEveryRuntime(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(join(RUNTIME, name), join(folder, name));
  await runAside('npm', ['ci', ...QUIET], { cwd: folder });
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `npm start`, `npm test` and `npm run build` are the first commands a newcomer types: they install what is missing. */
export function installIfNeeded() {
  if (isInstalled()) return;
  console.error('말결에 필요한 패키지를 설치합니다. 처음 한 번, 1분쯤 걸립니다.');
  run('npm', ['ci', '--no-audit', '--no-fund']);
}

/** Is every package there as the lock wants it? Those for other machines need not be. */
function isInstalled() {
  const marker = 'node_modules/.package-lock.json';
  if (!existsSync(marker)) return false;
  const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const present = packagesOf(marker);
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

export function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

/** The command of an installed package, and of no other: `npx` would fetch a stranger's where ours is missing. */
export function runInstalled(name, command, args) {
  const folder = join('node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  run(process.execPath, [join(folder, typeof bin === 'string' ? bin : bin[command]), ...args]);
}

import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** `npm start` and `npm test` are the first commands a newcomer types: they install what is missing. */
export function installIfNeeded() {
  const marker = 'node_modules/.package-lock.json';
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  run('npm', ['ci', '--no-audit', '--no-fund']);
}

export function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

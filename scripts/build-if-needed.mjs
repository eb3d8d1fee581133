import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { runAside } from './processes.mjs';

/** In a build, with the time at which it began. */
export const BUILT = '.built';
const SOURCES = ['src', 'scripts', 'web', 'tsconfig.json', 'package-lock.json', 'runtime/package-lock.json'];

/** A second `npm start` must not take `dist` away from the first: what is built is built again only when it is old. */
export async function buildIfNeeded(progress) {
  const marker = join('dist', BUILT);
  const built = existsSync(marker) ? statSync(marker).mtimeMs : 0;
  if (built > Math.max(...SOURCES.map(newest))) return;
  // In a process of its own, so that the server does not keep the memory of the bundler.
  await progress.step('빌드', () => runAside(execPath, ['scripts/build.mjs', '--only-build']));
}

function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './install-if-needed.mjs';

/** Written last, so that a build which was interrupted does not count. */
const MARKER = 'dist/.built';
const SOURCES = ['src', 'scripts', 'web', 'tsconfig.json', 'package-lock.json'];

/** A second `npm start` must not take `dist` away from the first: what is built is built again only when it is old. */
export function buildIfNeeded() {
  const built = existsSync(MARKER) ? statSync(MARKER).mtimeMs : 0;
  if (built > Math.max(...SOURCES.map(newest))) return;
  console.error('말결을 빌드합니다. 처음 한 번, 30초쯤 걸립니다.');
  run('node', ['scripts/build.mjs']);
  writeFileSync(MARKER, '');
}

function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { licenceOf } from './package-licences.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What the build wrote about what it took of others: a heading for each, with its licence. */
const LISTS = [
  { path: 'dist/packages/LICENCES.txt', heading: /^={80}\n(\S+) (\S+) \((.+)\)\n={80}$/gm },
  { path: 'dist/web/licences.md', heading: /^## (\S+) - (\S+) \((.+)\)$/gm },
];

/** The packages that users get with us: those that npm installs, and those that the build in dist/ holds parts of. */
export function shippedPackages() {
  const bundled = LISTS.flatMap(({ path, heading }) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(heading)].map(([, name, version, licence]) => ({
      name,
      version,
      licence,
    })),
  );
  return [...installedPackages(), ...bundled];
}

function installedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([path, { dev, version }]) => {
    const manifest = join(root, path, 'package.json');
    // Optional packages of other systems are not installed here.
    if (path === '' || dev || !existsSync(manifest)) return [];
    const { name, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
    return [{ name, version, licence: licenceOf(rest) }];
  });
}

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
const LOCK = 'package-lock.json';
/** What the build copies of onnxruntime; the rest of what comes with it only fetches more. */
const RUNTIME = ['node_modules/onnxruntime-node', 'node_modules/onnxruntime-common'];

/** The packages that users get with us: those that npm installs, and those that the build in dist/ holds parts of. */
export function shippedPackages() {
  const bundled = LISTS.flatMap(({ path, heading }) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(heading)].map(([, name, version, licence]) => ({
      name,
      version,
      licence,
    })),
  );
  return [...installedPackages(), ...runtimePackages(), ...bundled];
}

/** The SHA-512 of the archive of a package in hexadecimal, as the locks know it; the packages of other systems have none. */
export function archiveHash(name, version) {
  for (const lock of [LOCK, join('runtime', LOCK)]) {
    const entry = Object.entries(packagesOf(lock)).find(
      ([path, known]) => path.endsWith(`node_modules/${name}`) && known.version === version,
    );
    const [, digest] = /^sha512-(\S+)/.exec(entry?.[1].integrity ?? '') ?? [];
    if (digest) return Buffer.from(digest, 'base64').toString('hex');
  }
  return undefined;
}

function packagesOf(lock) {
  return JSON.parse(readFileSync(join(root, lock), 'utf8')).packages;
}

function runtimePackages() {
  const packages = packagesOf(join('runtime', LOCK));
  return RUNTIME.map((path) => ({
    name: path.replace('node_modules/', ''),
    version: packages[path].version,
    licence: packages[path].license,
  }));
}

function installedPackages() {
  return Object.entries(packagesOf(LOCK)).flatMap(([path, { dev, version }]) => {
    const manifest = join(root, path, 'package.json');
    // Optional packages of other systems are not installed here.
    if (
      !path.startsWith('node_modules/') ||
      dev ||
      path === 'node_modules/malgyeol-tests' ||
      !existsSync(manifest)
    )
      return [];
    const { name, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
    return [{ name, version, licence: licenceOf(rest) }];
  });
}

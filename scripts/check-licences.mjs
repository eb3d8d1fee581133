/**
 * Which licences the packages that ship with us are under: all of them may be given on together with ours.
 * node scripts/check-licences.mjs
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);

const root = fileURLToPath(new URL('..', import.meta.url));
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** `A OR B` leaves the choice to us; `A AND B` binds us to both. */
function isAllowed(licence) {
  const plain = licence.replace(/[()]/g, ' ').trim();
  return plain
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((name) => ALLOWED.has(name.trim())));
}

function licenceOf(path) {
  const { license, licenses } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none';
}

const counts = new Map();
const refused = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  // What only builds and tests us is not given on; optional packages of other systems are not installed here.
  if (path === '' || entry.dev || !existsSync(join(root, path, 'package.json'))) continue;
  const licence = licenceOf(path);
  counts.set(licence, (counts.get(licence) ?? 0) + 1);
  if (!isAllowed(licence)) refused.push(`${path}: ${licence}`);
}
for (const [licence, count] of [...counts].sort((a, b) => b[1] - a[1])) console.log(`${count} × ${licence}`);
if (refused.length > 0) {
  console.error(`licences that are not on the list:\n${refused.join('\n')}`);
  process.exit(1);
}

/**
 * Which licences the packages that ship with us are under: all of them may be given on together with ours.
 * node scripts/check-licences.mjs, after a build
 */
import { shippedPackages } from './shipped-packages.mjs';

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

/** `A OR B` leaves the choice to us; `A AND B` binds us to both. */
function isAllowed(licence) {
  const plain = licence.replace(/[()]/g, ' ').trim();
  return plain
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((name) => ALLOWED.has(name.trim())));
}

const counts = new Map();
const refused = [];
for (const { name, licence } of shippedPackages()) {
  counts.set(licence, (counts.get(licence) ?? 0) + 1);
  if (!isAllowed(licence)) refused.push(`${name}: ${licence}`);
}
for (const [licence, count] of [...counts].sort((a, b) => b[1] - a[1])) console.log(`${count} × ${licence}`);
if (refused.length > 0) {
  console.error(`licences that are not on the list:\n${refused.join('\n')}`);
  process.exit(1);
}

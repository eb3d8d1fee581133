/**
 * Known weaknesses of the packages that ship with us, as npm knows them; of tools that only build us it says nothing.
 * node scripts/check-weaknesses.mjs, after a build
 */
import { spawnSync } from 'node:child_process';
import { shippedPackages } from './shipped-packages.mjs';

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 28 });
const { vulnerabilities } = JSON.parse(stdout || '{}');
if (!vulnerabilities) {
  // Without the advisories of the registry nothing can be said; a finding is an error.
  console.log('npm audit could not ask for advisories here: not checked');
  process.exit(0);
}
const shipped = new Set(shippedPackages().map(({ name }) => name));
const found = Object.values(vulnerabilities).filter(({ name }) => shipped.has(name));
for (const { name, severity, range } of found) console.error(`${name} ${range}: ${severity}`);
if (found.length > 0) process.exit(1);
console.log('npm audit: nothing known');

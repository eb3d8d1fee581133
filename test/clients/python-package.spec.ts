import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const python = file('.venv/malgyeol/bin/python');

/** Installing takes a network and a minute, so it happens only where that is allowed. */
const allowed = process.env.MALGYEOL_TEST_PYTHON === '1';

if (!allowed) {
  it('the Python package is not tested here: set MALGYEOL_TEST_PYTHON=1 to install and test it', ({ skip }) =>
    skip());
}

const needsSpark = (name: string) => name === 'test_spark.py';

function hasSpark(): boolean {
  const java = spawnSync('java', ['-version']).status === 0;
  return java && spawnSync(python, ['-c', 'import pyspark']).status === 0;
}

describe.runIf(allowed)('the Python package', () => {
  it.for(readdirSync(file('python/tests')).filter((name) => name.startsWith('test_')))(
    '%s passes, with the package installed from this clone',
    { timeout: 1_200_000 },
    async (name, { skip }) => {
      if (!existsSync(python)) execFileSync(file('scripts/install-python.sh'), { stdio: 'inherit' });
      if (needsSpark(name) && !hasSpark()) skip('PySpark or Java is not here: malgyeol.spark is not tested');
      const env = { ...process.env, PYTHONPATH: '' };
      const pytest = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', '--import-mode=importlib'];
      const ran = await run(python, [...pytest, file(`python/tests/${name}`)], {
        env,
        cwd: file('python/tests'),
        maxBuffer: 64 * 2 ** 20,
      }).catch((failed) => {
        // The message of the command alone does not say which test failed.
        throw new Error(`${failed.message}\n${failed.stdout}`);
      });
      expect(ran.stdout).toMatch(/\d+ passed/);
    },
  );
});

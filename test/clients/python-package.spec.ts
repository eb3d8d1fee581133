import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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

describe.runIf(allowed)('the Python package', () => {
  it.each(['test_malgyeol.py'])(
    '%s passes, with the package installed from this clone',
    async (name) => {
      if (!existsSync(python)) execFileSync(file('scripts/install-python.sh'), { stdio: 'inherit' });
      const env = { ...process.env, PYTHONPATH: '' };
      const pytest = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', '--import-mode=importlib'];
      const ran = await run(python, [...pytest, file(`python/tests/${name}`)], {
        env,
        cwd: file('python/tests'),
      });
      expect(ran.stdout).toMatch(/\d+ (passed|skipped)/);
    },
    600_000,
  );
});

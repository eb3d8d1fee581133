import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createRealEngine, hasModels } from '../support/real-engine.js';
import { startTestServer } from '../support/server.js';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The published Python clients are installed only where that is allowed: it takes a network and a minute. */
const allowed = process.env.MALGYEOL_TEST_PYTHON === '1' && hasModels;

if (!allowed) {
  it('language_tool_python is not run here: it needs MALGYEOL_TEST_PYTHON=1 and models/', ({ skip }) =>
    skip());
}

it.runIf(allowed)(
  'language_tool_python checks Korean',
  async () => {
    const python = file('.venv/language_tool_python/bin/python');
    if (!existsSync(python)) execFileSync(file('scripts/install-clients.sh'), { stdio: 'inherit' });
    const server = await startTestServer({ config: { open: true }, createEngine: createRealEngine });
    try {
      const args = [file('test/clients/call_language_tool_python.py'), server.url];
      const out = JSON.parse((await promisify(execFile)(python, args)).stdout);
      expect(out).toEqual({
        matches: [
          {
            rule: 'spacing-particle',
            category: 'COMPOUNDING',
            issue: 'whitespace',
            found: '영수 도',
            replacements: ['영수도'],
            sentence: '😀 영수 도 학교에 갔읍니다.',
          },
          {
            rule: 'seumnida',
            category: 'STANDARD',
            issue: 'misspelling',
            found: '갔읍니다',
            replacements: ['갔습니다'],
            sentence: '😀 영수 도 학교에 갔읍니다.',
          },
        ],
        corrected: '😀 영수도 학교에 갔습니다.',
        disabled: ['spacing-particle'],
        only: ['seumnida'],
        'no typos': [],
        picky: ['double-passive'],
        english: 0,
        auto: ['spacing-particle', 'seumnida'],
        german: expect.stringContaining('unsupported language'),
      });
    } finally {
      await server.close();
    }
  },
  300_000,
);

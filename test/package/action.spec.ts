import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { actionArguments } from '../../scripts/action.mjs';
import { parseCorrectOptions } from '../../src/cli/correct-options.js';

const root = new URL('../../', import.meta.url);

it('the action asks for what its inputs say', () => {
  const [command, ...args] = actionArguments({
    PATHS: 'docs  README.md',
    BASELINE: 'known.json',
    FAIL: 'true',
  });
  expect(command).toBe('correct');
  expect(parseCorrectOptions(args)).toMatchObject({
    files: ['docs', 'README.md'],
    check: 'changes',
    report: 'github',
    baseline: 'known.json',
  });
  const lenient = parseCorrectOptions(actionArguments({ FAIL: 'false', OPTIONS: '--title' }).slice(1));
  expect(lenient).toMatchObject({ files: ['.'], options: { treatAsTitle: true } });
  expect(lenient).not.toHaveProperty('check');
});

it('every hook of pre-commit calls a command that there is', () => {
  const hooks = readFileSync(new URL('.pre-commit-hooks.yaml', root), 'utf8');
  const entries = [...hooks.matchAll(/entry: malgyeol correct (.*)/g)].map(([, args]) => args!.split(' '));
  expect(entries.map((args) => parseCorrectOptions(args))).toMatchObject([
    { check: 'changes' },
    { write: true },
  ]);
});

import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { installed } from '../../../test/support/installed.mjs';
import { COMMANDS } from '../command-table.js';
import { type CompletedCommand, completionScript, SHELLS } from './completion.js';

const commands: CompletedCommand[] = await Promise.all(
  Object.values(COMMANDS).map(async ({ summary, load }) => ({ summary, spec: (await load()).spec })),
);

/** What bash offers for a line that ends in the word to be completed. */
function completed(line: string): string[] {
  const words = line.split(' ');
  const quoted = words.map((word) => `'${word}'`).join(' ');
  const script = `${completionScript('bash', commands)}
COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _malgyeol; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, status } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  expect(status).toBe(0);
  return stdout.split('\n').filter((word) => word !== '');
}

const has = (shell: string) => installed(shell, '-c', 'true');

describe.runIf(has('bash'))(`completion in bash${has('bash') ? '' : ': not run, there is no bash'}`, () => {
  it.each([
    ['malgyeol corr', ['correct']],
    ['malgyeol correct --upd', ['--update-baseline']],
    ['malgyeol correct --format s', ['sarif']],
    ['malgyeol correct --level ', ['careful', 'normal', 'strict']],
    ['malgyeol key re', ['register', 'revoke']],
    ['malgyeol correct --baseline ', []],
  ])('%s', (line, words) => {
    expect(completed(line)).toEqual(words);
  });
});

it.each(SHELLS)('%s names every command and option that the help shows', (shell) => {
  const script = completionScript(shell, commands);
  for (const { spec } of commands) {
    expect(script).toContain(spec.name);
    for (const [name, { hidden }] of Object.entries(spec.options))
      if (!hidden) expect(script).toContain(shell === 'fish' ? `-l ${name}` : `--${name}`);
  }
});

it.each(SHELLS.filter(has))('%s reads its script', (shell) => {
  const { stderr, status } = spawnSync(shell, ['-n'], {
    input: completionScript(shell, commands),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

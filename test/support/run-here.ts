import { vi } from 'vitest';
import type { Command } from '../../src/cli/command/command-spec.js';
import { COMMANDS } from '../../src/cli/command-table.js';
import { dispatch } from '../../src/cli/dispatch.js';
import type { Ran } from './own-streams.js';

/** A command in this process: starting Node for every line would take most of the time of a test. */
export async function runHere(args: string[], commands: Record<string, Command> = COMMANDS): Promise<Ran> {
  const ran = { status: 0, stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      ran[name] += text;
      return true;
    }),
  );
  try {
    ran.status = await dispatch(args, process, commands);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return ran;
}

import { vi } from 'vitest';
import { dispatch } from '../../src/cli/dispatch.js';

/** A command in this process: starting Node for every line would take most of the time of a test. */
export async function runHere(args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const ran = { status: 0, stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      ran[name] += text;
      return true;
    }),
  );
  try {
    ran.status = await dispatch(args);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return ran;
}

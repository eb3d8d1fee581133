import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/command-table.js';
import { dispatch } from '../../src/cli/dispatch.js';

async function call(args: string[], commands = COMMANDS) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const status = await dispatch(args, { stdout, stderr }, commands);
  return { status, stdout: String(stdout.read() ?? ''), stderr: String(stderr.read() ?? '') };
}

describe('dispatch', () => {
  it('lists every command in the help', async () => {
    for (const flag of ['--help', '-h', 'help']) {
      const { status, stdout } = await call([flag]);
      expect(status).toBe(0);
      for (const [name, { summary }] of Object.entries(COMMANDS)) {
        const line = stdout.split('\n').find((shown) => shown.startsWith(`  ${name} `));
        expect(line?.slice(2 + name.length).trim()).toBe(summary);
      }
    }
  });

  it('can load every command of the table', async () => {
    for (const { load } of Object.values(COMMANDS)) expect(typeof (await load()).run).toBe('function');
  });

  it('shows the help on standard error when no command is given', async () => {
    const { status, stdout, stderr } = await call([]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('사용법: malgyeol <명령> [옵션]');
  });

  it('prints the version of the package', async () => {
    expect((await call(['--version'])).stdout).toMatch(/^malgyeol \d+\.\d+\.\d+\n$/);
  });

  it('hands -reg KEY to key register', async () => {
    const seen: string[][] = [];
    const key = { summary: '', load: async () => ({ run: async (args: string[]) => seen.push(args) && 0 }) };
    expect((await call(['-reg', 'KEY-1'], { key })).status).toBe(0);
    expect(seen).toEqual([['register', 'KEY-1']]);
  });

  it('reports what a command throws', async () => {
    const bad = {
      summary: '',
      load: async () => ({
        run: async (): Promise<number> => {
          throw new Error('디스크가 가득 찼습니다.');
        },
      }),
    };
    expect(await call(['bad'], { bad })).toEqual({
      status: 1,
      stdout: '',
      stderr: '오류: 디스크가 가득 찼습니다.\n',
    });
  });
});

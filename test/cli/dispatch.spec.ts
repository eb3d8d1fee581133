import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { defineCommand, helpOf } from '../../src/cli/command/command-spec.js';
import { COMMANDS } from '../../src/cli/command-table.js';
import { dispatch } from '../../src/cli/dispatch.js';

async function call(args: string[], commands = COMMANDS) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const status = await dispatch(args, { stdout, stderr }, commands);
  return { status, stdout: String(stdout.read() ?? ''), stderr: String(stderr.read() ?? '') };
}

const spec = defineCommand({ name: 'bad', usage: '', about: [], english: [], options: {}, examples: [] });

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

  it('every command has a help in Korean and English with examples', async () => {
    for (const [name, { load }] of Object.entries(COMMANDS)) {
      const { spec } = await load();
      expect(spec.name).toBe(name);
      const help = helpOf(spec);
      expect(help).toContain(`사용법: malgyeol ${name} `);
      expect(help).toMatch(/^예\n {2}\S/m);
      expect(help).toMatch(/^English\n {2}[A-Z]/m);
      for (const [option, { hidden }] of Object.entries(spec.options))
        if (!hidden) expect(help).toContain(`--${option}`);
    }
  });

  it('names the command that was probably meant', async () => {
    expect((await call(['corect'])).stderr).toContain('알 수 없는 명령입니다: corect. 혹시 correct?');
    expect((await call(['nothing-like-it'])).stderr).not.toContain('혹시');
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
    const key = {
      summary: '',
      load: async () => ({ spec, run: async (args: string[]) => seen.push(args) && 0 }),
    };
    expect((await call(['-reg', 'KEY-1'], { key })).status).toBe(0);
    expect(seen).toEqual([['register', 'KEY-1']]);
  });

  it('reports what a command throws', async () => {
    const bad = {
      summary: '',
      load: async () => ({
        spec,
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

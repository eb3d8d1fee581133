import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/malgyeol', import.meta.url));

/** The real command with the real engine: correction has no double. */
async function run(args: string[], input = '', cwd = tmpdir()) {
  const child = spawn(process.execPath, [bin, 'correct', ...args, '--threads', '1'], { cwd });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdin.end(input);
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, stdout, stderr };
}

function file(content: string, name = 'text.md'): { path: string; directory: string } {
  const directory = mkdtempSync(join(tmpdir(), 'malgyeol-correct-'));
  const path = join(directory, name);
  writeFileSync(path, content);
  return { path, directory };
}

describe('malgyeol correct', { timeout: 120_000 }, () => {
  it('answers standard input line by line, as the service does', async () => {
    const { stdout, status } = await run([], '학교에 갔읍니다.\n비가 온다.\n');
    const [first, second] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(first).toMatchObject({
      origin: '학교에 갔읍니다.',
      revised: '학교에 갔습니다.',
      revisedBlocks: [
        {
          origin: { content: '갔읍니다.', beginOffset: 4, length: 5 },
          revised: '갔습니다.',
          revisions: [{ revised: '갔습니다.', category: 'STANDARD', helpId: 'seumnida' }],
          nested: [],
        },
      ],
      whitespaceCleanupRanges: [],
      helps: { seumnida: { id: 'seumnida', category: 'STANDARD' } },
      language: 'ko_KR',
      tokensCount: 2,
    });
    expect(second).toMatchObject({ revised: '비가 온다.', revisedBlocks: [], helps: {} });
  });

  it('takes the switches by either spelling, and gives plain text on request', async () => {
    const input = '책을 읽어보았다.\n';
    expect((await run(['--format', 'text'], input)).stdout).toBe('책을 읽어 보았다.\n');
    expect((await run(['--format', 'text', '--disable-vx-spacing'], input)).stdout).toBe(input);
    expect((await run(['--format', 'text', '--disable_vx_spacing'], input)).stdout).toBe(input);
  });

  it('shows what is wrong in a file and why; --check fails, --write mends', async () => {
    const { path } = file('# 제목\n\n학교에 갔읍니다.\n\n`갔읍니다`\n');
    const shown = await run([path, '--check', '--no-color']);
    expect(shown.status).toBe(1);
    expect(shown.stdout).toContain(`${path}:3:5 갔읍니다. → 갔습니다.`);
    expect(shown.stdout).toContain('[seumnida]');
    expect(shown.stderr).toContain('고칠 곳 1군데');
    expect((await run([path, '--color'])).stdout).toContain('\u001b[32m갔습니다.');
    expect((await run([path, '--write'])).status).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe('# 제목\n\n학교에 갔습니다.\n\n`갔읍니다`\n');
    expect((await run([path, '--check'])).status).toBe(0);
  });

  it('gives JSON for files, and leaves alone what the ignore file names', async () => {
    const { path, directory } = file('학교에 갔읍니다. 밥은 안되요.\n');
    expect(JSON.parse((await run([path, '--json'])).stdout).revised).toBe('학교에 갔습니다. 밥은 안돼요.\n');
    writeFileSync(join(directory, '.malgyeolignore'), '# 남겨 둘 것\nrule:doe-dwae\n갔읍니다\n');
    const { stdout } = await run([path, '--json'], '', directory);
    expect(JSON.parse(stdout).revised).toContain('갔읍니다. 밥은 안되요');
  });

  it('names a file that is not there', async () => {
    const { status, stderr } = await run(['없는파일.txt']);
    expect(status).toBe(1);
    expect(stderr).toContain('없는파일.txt: 파일이 없습니다.');
  });
});

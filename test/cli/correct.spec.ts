import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseCorrectOptions } from '../../src/cli/correct-options.js';
import { correctHere } from '../support/correct-here.js';
import { LEVEL_CASES, OPTION_CASES } from '../support/correction-options.js';

const bin = fileURLToPath(new URL('../../bin/malgyeol', import.meta.url));

/** The program as it is installed, with standard input. */
async function program(args: string[], input: string) {
  const child = spawn(process.execPath, [bin, 'correct', ...args, '--threads', '1']);
  child.stdin.end(input);
  const status = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { stdout: await text(child.stdout), status: await status };
}

function file(content: string, name = 'text.md'): { path: string; directory: string } {
  const directory = mkdtempSync(join(tmpdir(), 'malgyeol-correct-'));
  const path = join(directory, name);
  writeFileSync(path, content);
  return { path, directory };
}

describe('malgyeol correct', () => {
  it('answers standard input line by line, as the service does', async () => {
    const { stdout, status } = await program([], '학교에 갔읍니다.\n비가 온다.\n');
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
    expect((await correctHere(['--format', 'text'], input)).stdout).toBe('책을 읽어 보았다.\n');
    expect((await correctHere(['--format', 'text', '--disable-vx-spacing'], input)).stdout).toBe(input);
    expect((await correctHere(['--format', 'text', '--disable_vx_spacing'], input)).stdout).toBe(input);
  });

  it('shows what is wrong in a file and why; --check fails, --write mends', async () => {
    const { path } = file('# 제목\n\n학교에 갔읍니다.\n\n`갔읍니다`\n');
    const shown = await correctHere([path, '--check', '--no-color']);
    expect(shown.status).toBe(1);
    expect(shown.stdout).toContain(`${path}:3:5 갔읍니다. → 갔습니다.`);
    expect(shown.stdout).toContain('[seumnida]');
    expect(shown.stderr).toContain('고칠 곳 1군데');
    expect((await correctHere([path, '--color'])).stdout).toContain('\u001b[32m갔습니다.');
    expect((await correctHere([path, '--write'])).status).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe('# 제목\n\n학교에 갔습니다.\n\n`갔읍니다`\n');
    expect((await correctHere([path, '--check'])).status).toBe(0);
  });

  it('gives JSON for files, and leaves alone what the ignore file names', async () => {
    const { path, directory } = file('학교에 갔읍니다. 밥은 안되요.\n');
    expect(JSON.parse((await correctHere([path, '--json'])).stdout).revised).toBe(
      '학교에 갔습니다. 밥은 안돼요.\n',
    );
    writeFileSync(join(directory, '.malgyeolignore'), '# 남겨 둘 것\nrule:doe-dwae\n갔읍니다\n');
    const { stdout } = await correctHere([path, '--json'], '', directory);
    expect(JSON.parse(stdout).revised).toContain('갔읍니다. 밥은 안되요');
  });

  it('prints a diff of each line, in colour on demand, with the reason and its article', async () => {
    const { path } = file('첫 줄이다.\n회의결과를 보냈읍니다. 나는 너와 틀려.\n');
    const { stdout } = await correctHere([path, '--no-color']);
    expect(stdout).toContain(
      '- 회의결과를 보냈읍니다. 나는 너와 틀려.\n+ 회의 결과를 보냈습니다. 나는 너와 틀려.\n',
    );
    expect(stdout).toContain(`${path}:2:7 보냈읍니다. → 보냈습니다.`);
    expect(stdout).toContain('틀려. → 달라. (확인)');
    expect(stdout).toMatch(/습니다.*\(표준어 사정 원칙 제17항\) \[seumnida\]/);
    const coloured = (await correctHere([path, '--color'])).stdout;
    expect(coloured).toContain('\u001b[31m보냈읍니다.\u001b[0m');
    expect(coloured).toContain('\u001b[32m보냈습니다.\u001b[0m');
  });

  it('knows Markdown and HTML, and comments that ask to be left alone', async () => {
    const kept = [
      '```',
      '갔읍니다',
      '```',
      '<!-- malgyeol-ignore -->',
      '이 줄은 안되요.',
      '[글](./안되요.md) `안되요` <b title="안되요">굵게</b>',
      '이것도 안되요. <!-- malgyeol-ignore-line -->',
      '<!-- malgyeol-ignore-start -->',
      '갔읍니다.',
      '<!-- malgyeol-ignore-end -->',
      '<script>const 안되요 = 1;</script>',
    ].join('\n');
    const { path } = file(`${kept}\n<p>학교에 <em>갔읍니다</em>.</p>\n`, 'page.html');
    expect((await correctHere([path, '--write'])).status).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(`${kept}\n<p>학교에 <em>갔습니다</em>.</p>\n`);
  });

  it('takes several files, and cuts a long one without losing a line', async () => {
    const lines = Array.from(
      { length: 200 },
      (_, i) => `${i + 1}번 사람은 집에 갔읍니다. 그리고 밥을 먹었다.`,
    );
    const long = file(`${lines.join('\n')}\n`);
    const short = file('비가 온다.\n');
    const { stdout, stderr, status } = await correctHere([long.path, short.path, '--json', '--check']);
    const [first, second] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(1);
    expect(stderr).toBe('');
    expect(first.revised).toBe(`${lines.join('\n').replaceAll('갔읍니다', '갔습니다')}\n`);
    expect(first.revisedBlocks).toHaveLength(200);
    const last = first.revisedBlocks.at(-1).origin;
    expect([...first.origin].slice(last.beginOffset, last.beginOffset + last.length).join('')).toBe(
      '갔읍니다.',
    );
    expect(second.revisedBlocks).toEqual([]);
    expect([first.path, second.path]).toEqual([long.path, short.path]);
  });

  it('a place where the author is only asked fails --check=questions alone', async () => {
    const { path } = file('나는 너와 틀려.\n');
    const asked = await correctHere([path, '--check']);
    expect(asked.status).toBe(0);
    expect(asked.stderr).toContain('고칠 곳 0군데, 확인할 곳 1군데');
    expect((await correctHere([path, '--check=questions'])).status).toBe(1);
    expect((await correctHere(['--check'], '나는 너와 틀려.\n')).status).toBe(0);
    expect((await correctHere(['--check'], '학교에 갔읍니다.\n')).status).toBe(1);
  });

  it('without switches: what every option changes stays as it is by default', async () => {
    const { stdout } = await correctHere(
      ['--format', 'text'],
      OPTION_CASES.map(({ text }) => `${text}\n`).join(''),
    );
    expect(stdout).toBe(OPTION_CASES.map(({ off }) => `${off}\n`).join(''));
  });

  it.each(OPTION_CASES.map((one) => [one.flag, one] as const))('%s', async (flag, one) => {
    expect((await correctHere(['--format', 'text', flag], `${one.text}\n`)).stdout).toBe(`${one.on}\n`);
    // Named alike on the command line and on the wire.
    const { options } = parseCorrectOptions([`--${one.option}`]);
    expect(options).toEqual(parseCorrectOptions([flag]).options);
    expect(Object.values(options)).toEqual([true]);
  });

  it('--level', async () => {
    const { stdout } = await correctHere(['--format', 'text', '--level=strict'], `${LEVEL_CASES.text}\n`);
    expect(stdout).toBe(`${LEVEL_CASES.strict}\n`);
    expect(parseCorrectOptions(['--level', 'careful']).options).toEqual({ level: 'careful' });
    expect(() => parseCorrectOptions(['--level', 'brave'])).toThrow('careful, normal, strict');
  });

  it('--title and --disable-split-sentence', async () => {
    const title = '오늘도 압록강은 흐른다\n';
    const blocks = async (...args: string[]) =>
      JSON.parse((await correctHere(args, title)).stdout).revisedBlocks;
    expect(await blocks('--sentence-check')).toHaveLength(1);
    expect(await blocks('--sentence-check', '--title')).toEqual([]);
    const two = '비가 왔다. 눈이 왔다.\n';
    expect(JSON.parse((await correctHere([], two)).stdout).revisedSentences).toHaveLength(2);
    expect(
      JSON.parse((await correctHere(['--disable-split-sentence'], two)).stdout).revisedSentences,
    ).toHaveLength(1);
  });

  it('does not touch a file that is no UTF-8', async () => {
    const { path } = file('');
    const bytes = Buffer.from([0xb0, 0xa1, 0xb3, 0xaa, 0x0a]);
    writeFileSync(path, bytes);
    const { status, stderr } = await correctHere([path, '--write']);
    expect(status).toBe(2);
    expect(stderr).toContain('UTF-8로 된 글이 아닙니다');
    expect(readFileSync(path)).toEqual(bytes);
  });

  it('goes on with the other files when one cannot be read, and says so at the end', async () => {
    const { path } = file('\ufeff학교에 갔읍니다.\r\n끝', '글.txt');
    const { status, stdout, stderr } = await correctHere([
      '없는파일.txt',
      path,
      '--write',
      '--check',
      '--no-color',
    ]);
    expect(status).toBe(2);
    expect(stderr).toContain('없는파일.txt: 파일이 없습니다.');
    expect(stderr).toContain('2개 파일, 고칠 곳 1군데 (파일 1개에 썼습니다), 다루지 못한 파일 1개');
    expect(stdout).toContain('+ ');
    expect(readFileSync(path, 'utf8')).toBe('\ufeff학교에 갔습니다.\r\n끝');
  });

  it('--cleanup-whitespace takes no mark of the byte order for a space', async () => {
    const { path } = file('\ufeff비가  온다.\n');
    await correctHere([path, '--write', '--cleanup-whitespace']);
    expect(readFileSync(path, 'utf8')).toBe('\ufeff비가 온다.\n');
  });

  it('warns of a rule in the ignore file that does not exist; fails without one that was named', async () => {
    const { path, directory } = file('비가 온다.\n');
    writeFileSync(join(directory, '.malgyeolignore'), 'rule:doe-dwea\n');
    const { stderr, status } = await correctHere([path], '', directory);
    expect(status).toBe(0);
    expect(stderr).toContain('rule:doe-dwea');
    const missing = await correctHere([path, '--ignore-file', '없다']);
    expect(missing).toMatchObject({ status: 2, stdout: '' });
    expect(missing.stderr).toContain('없다: 무시 파일을 찾을 수 없습니다.');
  });

  it('reads standard input as one document where text is asked for: front matter, fences, comments', async () => {
    const kept =
      '---\ntitle: 갔읍니다\n---\n```\n갔읍니다.\n```\n<!-- malgyeol-ignore -->\n여기는 갔읍니다.\n';
    const packed = gzipSync(`${kept}집에 갔읍니다.`);
    const { stdout, status } = await correctHere(['--format', 'text', '--check'], packed);
    expect([status, stdout]).toEqual([1, `${kept}집에 갔습니다.`]);
    expect((await correctHere(['-', '--fix'], '집에 갔읍니다.\n')).stdout).toBe('집에 갔습니다.\n');
  });

  it('knows LaTeX by the name of the file', async () => {
    const { path } = file('\\label{갔읍니다} 집에 \\emph{갔읍니다}. % 갔읍니다\n', 'text.tex');
    await correctHere([path, '--fix']);
    expect(readFileSync(path, 'utf8')).toBe('\\label{갔읍니다} 집에 \\emph{갔습니다}. % 갔읍니다\n');
  });

  it('refuses what is no text, and does not write into what is packed', async () => {
    const pdf = await correctHere(['--format', 'text'], '%PDF-1.7\n');
    expect([pdf.status, pdf.stdout]).toEqual([2, '']);
    expect(pdf.stderr).toContain('글이 아니라 PDF 파일로 보입니다');
    const { path } = file('', 'text.md.gz');
    writeFileSync(path, gzipSync('집에 갔읍니다.\n'));
    const { stdout, stderr, status } = await correctHere([path, '--fix', '--no-color']);
    expect(stdout).toContain('+ 집에 갔습니다.');
    expect([status, stderr]).toEqual([2, expect.stringContaining('압축된 파일에는 쓰지 않습니다')]);
  });

  it('takes folders and patterns, knows a baseline, and tells programs what it found', async () => {
    const { directory } = file('집에 갔읍니다.\n');
    mkdirSync(join(directory, 'in'));
    writeFileSync(join(directory, 'in/more.txt'), '학교에 갔읍니다. 나는 너와 틀려.\n');
    writeFileSync(join(directory, '.gitignore'), 'old/\n');
    mkdirSync(join(directory, 'old'));
    writeFileSync(join(directory, 'old/text.md'), '옛날에 갔읍니다.\n');
    const sarif = await correctHere(['--format', 'sarif', '--check', '.'], '', directory);
    expect(sarif.status).toBe(1);
    expect(sarif.stderr).toContain('2개 파일, 고칠 곳 2군데, 확인할 곳 1군데');
    const { results } = JSON.parse(sarif.stdout).runs[0];
    const uris = results.map(
      (one: { locations: Array<{ physicalLocation: { artifactLocation: { uri: string } } }> }) =>
        one.locations[0]!.physicalLocation.artifactLocation.uri,
    );
    expect(uris).toEqual(['in/more.txt', 'in/more.txt', 'text.md']);
    const known = ['--baseline', 'known.json', '--check', '--format', 'github', '**/*.{md,txt}'];
    expect((await correctHere([...known, '--update-baseline'], '', directory)).status).toBe(0);
    writeFileSync(join(directory, 'text.md'), '# 새 줄\n\n집에 갔읍니다.\n밥을 먹었읍니다.\n');
    const again = await correctHere(known, '', directory);
    expect(again.status).toBe(1);
    expect(again.stdout).toMatch(/^::warning file=text\.md,line=4,[^\n]*먹었읍니다[^\n]*\n$/);
  });

  it('a long fence is corrected in none of its cuts', async () => {
    const fence = `\`\`\`\n${'학교에 갔읍니다.\n'.repeat(600)}\`\`\`\n`;
    const { path } = file(`${fence}학교에 갔읍니다.\n`);
    await correctHere([path, '--write']);
    expect(readFileSync(path, 'utf8')).toBe(`${fence}학교에 갔습니다.\n`);
  });
});

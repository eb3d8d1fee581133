import { existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'; // biome-ignore format: short
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sealed } from '../../src/cli/bulk/sealed-json.js';
import { malgyeol, start } from '../support/malgyeol.js';

const directory = mkdtempSync(join(tmpdir(), 'malgyeol-bulk-run-'));
let made = 0;
const file = (name: string, content: string) => {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
};
const freshOut = () => join(directory, `out-${++made}`);
const text = (...path: string[]) => readFileSync(join(...path), 'utf8');
const refused = (reason: string) => ({ status: 2, stderr: expect.stringContaining(reason) });
const journalPath = (out: string) => join(out, '.malgyeol', 'nouns.journal');

/** What a run leaves that was killed after the first lines: the journal says less than the output holds. */
function asIfKilled(out: string, output: string, { lines, position }: { lines: number; position: number }) {
  const journal = JSON.parse(readFileSync(journalPath(out), 'utf8'));
  const kept = text(out, output).split('\n').slice(0, lines).join('\n'); // biome-ignore format: short
  const unfinished = {
    input: 0,
    place: { position, line: lines + 1 },
    output: { size: Buffer.byteLength(kept) + 1 },
    whole: [],
    rows: lines,
    done: false,
  };
  const { digest: _, ...before } = journal;
  writeFileSync(journalPath(out), sealed({ ...before, ...unfinished }));
}

async function until(true_: () => boolean) {
  for (let i = 0; i < 2000 && !true_(); i++) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('--resume looks at what is there', () => {
  const input = file('three.txt', '가\n나\n다\n');
  const output = 'three.nouns.jsonl';
  const whole = '{"text":"가","nouns":["가"]}\n{"text":"나","nouns":["나"]}\n{"text":"다","nouns":["다"]}\n';

  async function killed() {
    const out = freshOut();
    expect(await malgyeol(['nouns', input, '--out', out])).toMatchObject({ status: 0 });
    asIfKilled(out, output, { lines: 1, position: 4 });
    return out;
  }

  it('goes on behind the last state, and refuses where the output has less', async () => {
    const out = await killed();
    expect(await malgyeol(['nouns', input, '--out', out, '--resume'])).toMatchObject({ status: 0 });
    expect(text(out, output)).toBe(whole);
    const damaged = await killed();
    truncateSync(join(damaged, output), 5);
    const args = ['nouns', input, '--out', damaged];
    expect(await malgyeol([...args, '--resume'])).toMatchObject(refused(output));
    expect(await malgyeol([...args, '--force'])).toMatchObject({ status: 0 });
    expect(text(damaged, output)).toBe(whole);
  });

  it('makes again what was taken away, finished or not', async () => {
    for (const out of [await killed(), freshOut()]) {
      const args = ['nouns', input, '--out', out, '--resume'];
      if (!existsSync(out)) await malgyeol(args);
      rmSync(join(out, output));
      expect(await malgyeol(args)).toMatchObject({ status: 0, stderr: expect.stringContaining('3줄을') });
      expect(text(out, output)).toBe(whole);
    }
  });

  it('does not call finished what is not there any more', async () => {
    const out = freshOut();
    const bad = file('bad.ndjson', '{"text":"가"}\n{bad\n');
    const args = ['nouns', bad, input, '--out', out];
    expect(await malgyeol(args)).toMatchObject({ status: 3 });
    expect(await malgyeol([...args, '--resume'])).toMatchObject({ status: 3 });
    rmSync(join(out, '.malgyeol', 'nouns.errors.tsv'));
    expect(await malgyeol([...args, '--resume'])).toMatchObject(refused('nouns.errors.tsv'));
    expect(await malgyeol([...args, '--force'])).toMatchObject({ status: 3 });
    truncateSync(join(out, 'bad.nouns.jsonl'), 3);
    expect(await malgyeol([...args, '--resume'])).toMatchObject(refused('bad.nouns.jsonl'));
  });

  it('says what is not as it was; ./x is x', async () => {
    const out = await killed();
    const args = ['--out', out, '--resume'];
    expect(await malgyeol(['nouns', input, ...args, '--format', 'compact'])).toMatchObject(
      refused('--format json → compact'),
    );
    expect(await malgyeol(['nouns', input, file('new.txt', '가\n'), ...args])).toMatchObject(
      refused('없던 입력'),
    );
    const sameFile = `${directory}/./three.txt`;
    expect(await malgyeol(['nouns', sameFile, ...args])).toMatchObject({ status: 0 });
    expect(text(out, output)).toBe(whole);
  });

  it('starts where the finished run was for another or a changed input', async () => {
    const out = freshOut();
    const changing = file('changing.txt', '가\n');
    const args = ['--out', out, '--resume'];
    expect(await malgyeol(['nouns', changing, ...args])).toMatchObject({ status: 0 });
    file('changing.txt', '가 나\n');
    expect(await malgyeol(['nouns', changing, ...args])).toMatchObject({ status: 0 });
    expect(text(out, 'changing.nouns.jsonl')).toContain('가 나');
    expect(await malgyeol(['nouns', input, ...args])).toMatchObject({ status: 0 });
    expect(await malgyeol(['nouns', changing, ...args])).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('이미 끝난'),
    });
  });

  it('knows standard input by its content', async () => {
    const out = freshOut();
    const args = ['nouns', '--out', out];
    await malgyeol(args, '가\n나\n다\n');
    expect(await malgyeol([...args, '--resume'], '가\n나\n다\n')).toMatchObject({ status: 0 });
    expect(await malgyeol([...args, '--resume'], '가\n나\n라\n')).toMatchObject(
      refused('표준 입력의 내용이'),
    );
    asIfKilled(out, 'stdin.nouns.jsonl', { lines: 3, position: 12 });
    expect(await malgyeol([...args, '--resume'], '라\n나\n다\n라\n')).toMatchObject(
      refused('표준 입력의 내용이'),
    );
    expect(await malgyeol([...args, '--resume'], '가\n')).toMatchObject(refused('표준 입력의 내용이'));
    expect(await malgyeol([...args, '--resume'], '가\n나\n다\n라\n')).toMatchObject({ status: 0 });
    expect(text(out, 'stdin.nouns.jsonl')).toBe(`${whole}{"text":"라","nouns":["라"]}\n`);
  });
});

describe('results that are there', () => {
  it('are made again by a command for the same input alone', async () => {
    const out = freshOut();
    for (const name of ['one', 'two']) mkdirSync(join(directory, name), { recursive: true });
    const [one, two] = [file('one/a.txt', '가\n'), file('two/a.txt', '나\n')];
    const args = ['--format', 'compact', '--out', out];
    for (let i = 0; i < 2; i++)
      expect(await malgyeol(['nouns', one, ...args])).toMatchObject({ status: 0, stderr: expect.stringContaining('1줄을') }); // biome-ignore format: short
    expect(await malgyeol(['nouns', two, ...args])).toMatchObject(refused('a.nouns.txt'));
    expect(await malgyeol(['nouns', one, '--format', 'text', '--out', out])).toMatchObject({ status: 0 });
    expect(text(out, 'a.nouns.txt')).toBe('가\n');
    expect(await malgyeol(['nouns', two, ...args, '--force'])).toMatchObject({ status: 0 });
    expect(text(out, 'a.nouns.txt')).toBe('나\n');
    writeFileSync(join(out, 'b.nouns.txt'), '남의 글');
    expect(await malgyeol(['nouns', file('b.txt', '가\n'), ...args])).toMatchObject(refused('b.nouns.txt'));
    expect(text(out, 'b.nouns.txt')).toBe('남의 글');
  });

  it('are never an input under another name, even by force', async () => {
    const out = freshOut();
    mkdirSync(out);
    const input = file('linked.txt', '가\n');
    linkSync(input, join(out, 'linked.nouns.txt'));
    const ran = await malgyeol(['nouns', input, '--format', 'compact', '--out', out, '--force']);
    expect(ran).toMatchObject(refused('입력 파일에'));
    expect(text(input)).toBe('가\n');
  });
});

describe('runs at the same time', () => {
  it('share a directory for other inputs, never for the same results', async () => {
    const out = freshOut();
    const child = start(['nouns', '--out', out]);
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.stdin.write('가\n');
    await until(() => existsSync(join(out, 'stdin.nouns.jsonl')));
    expect(await malgyeol(['nouns', '--out', out, '--resume'], '가\n')).toMatchObject(
      refused('다른 프로세스'),
    );
    expect(await malgyeol(['nouns', '--out', out, '--force'], '가\n')).toMatchObject(
      refused('다른 프로세스'),
    );
    const other = file('beside.ndjson', '{"text":"나"}\n{bad\n');
    expect(await malgyeol(['nouns', other, '--out', out])).toMatchObject({ status: 3 });
    expect(text(out, '.malgyeol', 'nouns-2.errors.tsv')).toContain('beside.ndjson\t2\t');
    child.stdin.end('다\n');
    expect(await closed).toBe(0);
    expect(text(out, 'stdin.nouns.jsonl')).toBe(
      '{"text":"가","nouns":["가"]}\n{"text":"다","nouns":["다"]}\n',
    );
    expect(await malgyeol(['nouns', other, '--out', out, '--resume'])).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('이미 끝난'),
    });
  });

  it('many at once all come through', async () => {
    const out = freshOut();
    const inputs = Array.from({ length: 12 }, (_, i) => file(`many-${i}.txt`, `가${i}\n`));
    const ran = await Promise.all(inputs.map((input) => malgyeol(['nouns', input, '--out', out])));
    expect(ran.map(({ status }) => status)).toEqual(inputs.map(() => 0));
    for (const i of inputs.keys()) expect(text(out, `many-${i}.nouns.jsonl`)).toContain(`"가${i}"`);
  });
});

describe('what stands in the way', () => {
  it('is found in all inputs before the first row', async () => {
    const out = freshOut();
    const args = ['--column', '글', '--out', out];
    const ran = await malgyeol(['nouns', file('p.csv', '글\n가\n'), file('q.csv', '말\n가\n'), ...args]);
    expect(ran).toMatchObject(refused('q.csv: "글" 열이 없습니다'));
    expect(existsSync(out)).toBe(false);
  });

  it('is told with the name of the file, not with the words of the system', async () => {
    const input = file('plain.txt', '가\n');
    expect(await malgyeol(['nouns', input, '--out', join(input, 'x')])).toMatchObject({
      stderr: expect.stringMatching(/plain\.txt.*(디렉터리)/),
    });
    const ran = await malgyeol(['nouns', input, '--out', '/proc/malgyeol/x']);
    expect(ran).toMatchObject({ status: 1, stderr: expect.stringContaining('/proc/malgyeol: ') });
    expect(ran.stderr).not.toContain('ENOENT');
    const out = freshOut();
    mkdirSync(join(out, 'plain.nouns.jsonl'), { recursive: true });
    expect(await malgyeol(['nouns', input, '--out', out])).toMatchObject(refused('plain.nouns.jsonl'));
  });

  it('is not a reader of the messages who goes away', async () => {
    const out = freshOut();
    const child = start(['nouns', file('noisy.ndjson', '{bad\n'.repeat(300)), '--out', out]);
    child.stderr.destroy();
    const status = await new Promise((resolve) => child.once('close', resolve));
    expect(status).toBe(3);
    expect(text(out, '.malgyeol', 'nouns.errors.tsv').trim().split('\n')).toHaveLength(300);
  });

  it('is a row over the limit alone, and the limit is told', async () => {
    const out = freshOut();
    const ran = await malgyeol(['nouns', '--out', out], `${'가'.repeat(1_000_001)}\n나\n`);
    expect(ran).toMatchObject({ status: 3, stderr: expect.stringContaining('한 글은 1,000,000자까지') });
    expect(text(out, 'stdin.nouns.jsonl')).toBe('{"text":"나","nouns":["나"]}\n');
  });

  it('keeps its cell in the list of bad rows, whatever the name of the file', async () => {
    const out = freshOut();
    await malgyeol(['nouns', file('a\tb.ndjson', '{bad\n'), '--out', out]);
    const [cells] = text(out, '.malgyeol', 'nouns.errors.tsv').split('\n');
    expect(cells!.split('\t')).toEqual([expect.stringContaining('a\\tb.ndjson'), '1', expect.any(String)]);
  });

  it('is an interruption, which says how to go on', async () => {
    const out = freshOut();
    const child = start(['nouns', '--out', out]);
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const closed = new Promise((resolve) => child.once('close', (_, signal) => resolve(signal)));
    child.stdin.write('가\n');
    await until(() => existsSync(join(out, 'stdin.nouns.jsonl')));
    child.kill('SIGINT');
    expect(await closed).toBe('SIGINT');
    expect(said).toContain('--resume');
  });
});

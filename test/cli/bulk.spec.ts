import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import { malgyeol, start } from '../support/malgyeol.js';

const directory = mkdtempSync(join(tmpdir(), 'malgyeol-bulk-'));
let made = 0;
const file = (name: string, content: string | Uint8Array) => {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
};
const freshOut = () => join(directory, `out-${++made}`);
const rowsOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line)); // biome-ignore format: short
const journalOf = (out: string, op: string) =>
  JSON.parse(readFileSync(join(out, '.malgyeol', `${op}.journal`), 'utf8'));

/** A row as one frame of Zstandard with a raw block: fzstd unpacks only. */
const ROW = Buffer.from('{"id":1,"text":"가 나"}');
const ZSTD = Buffer.concat([
  Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x20, ROW.length, (ROW.length << 3) | 1, 0, 0]),
  ROW,
]);

describe('--out: rows in, rows out', () => {
  it('keeps the fields of NDJSON as they were written, and reports bad rows by line', async () => {
    const lines = [
      '{"id":12345678901234567890,"text":"가 나"}',
      '{broken',
      '',
      '{"id":2}',
      '{"text":"다","nouns":1}',
    ];
    const out = freshOut();
    const ran = await malgyeol([
      'nouns',
      file('a.ndjson', lines.join('\n')),
      '--field',
      'text',
      '--out',
      out,
    ]);
    expect(ran.status).toBe(3);
    expect(readFileSync(join(out, 'a.nouns.jsonl'), 'utf8')).toBe(
      '{"id":12345678901234567890,"text":"가 나","nouns":["가","나"]}\n{"nouns":null}\n{"text":"다","nouns_input":1,"nouns":["다"]}\n',
    );
    expect(ran.stderr).toContain('a.ndjson: 2번째 줄: 올바른 JSON이 아닙니다.');
    expect(ran.stderr).toContain('a.ndjson: 4번째 줄: "text" 필드가 없습니다.');
    expect(
      readFileSync(join(out, '.malgyeol', 'nouns.errors.tsv'), 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(2);
  });

  it('reads CSV with quotes over lines, and TSV; numbers rows by line', async () => {
    const csv = '\ufeff번호,글\r\n1,"가, ""나""\n다"\r\n2,너무,많다\r\n3,라\r\n';
    const out = freshOut();
    const args = ['--column', '글', '--out', out];
    const ran = await malgyeol(['nouns', file('c.csv', csv), file('d.tsv', '글\tx\n가 "나\t1\n'), ...args]);
    expect(ran.stderr).toContain('c.csv: 4번째 줄: 칸이 2개여야 하는데 3개입니다.');
    expect(rowsOf(join(out, 'c.nouns.jsonl'))).toEqual([
      { 번호: '1', 글: '가, "나"\n다', nouns: expect.any(Array) },
      { 번호: '3', 글: '라', nouns: ['라'] },
    ]);
    expect(rowsOf(join(out, 'd.nouns.jsonl'))).toMatchObject([{ 글: '가 "나', x: '1' }]);
    const missing = await malgyeol([
      'nouns',
      join(directory, 'c.csv'),
      '--column',
      '없음',
      '--out',
      freshOut(),
    ]);
    expect(missing).toMatchObject({ status: 2, stderr: expect.stringContaining('있는 열: 번호, 글') });
  });

  it('unpacks .gz and .zst by their bytes, with and without --out', async () => {
    const packed = gzipSync('가 나\n다\n');
    const paths = [file('e.txt.gz', packed), file('f.ndjson.zst', ZSTD), file('g.txt', packed)];
    const out = freshOut();
    expect(await malgyeol(['nouns', ...paths, '--out', out])).toMatchObject({ status: 0 });
    expect(rowsOf(join(out, 'e.nouns.jsonl'))).toEqual([
      { text: '가 나', nouns: ['가', '나'] },
      { text: '다', nouns: ['다'] },
    ]);
    expect(rowsOf(join(out, 'f.nouns.jsonl'))).toEqual([{ id: 1, text: '가 나', nouns: ['가', '나'] }]);
    expect(readdirSync(out)).toContain('g.nouns.jsonl');
    expect((await malgyeol(['nouns', paths[0]!])).stdout).toBe('["가","나"]\n["다"]\n');
    const broken = await malgyeol(['nouns', file('h.gz', packed.subarray(0, 12)), '--out', freshOut()]);
    expect(broken).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('압축(gzip)을 풀 수 없습니다'),
    });
  });

  it('writes compact lines and reads standard input', async () => {
    const out = freshOut();
    const input = Buffer.concat([
      Buffer.from('가 나.\n\n'),
      Buffer.from([0xb0, 0xa1, 10]),
      Buffer.from('다'),
    ]);
    const ran = await malgyeol(['analyze', '--out', out, '--format', 'compact'], input);
    expect(ran).toMatchObject({ status: 3, stderr: expect.stringContaining('3번째 줄: UTF-8이 아닌') });
    expect(readFileSync(join(out, 'stdin.analyze.txt'), 'utf8')).toBe('가/NNG 나/NNG+./SF\n\n다/NNG\n');
  });

  it('reads and writes Parquet', async () => {
    const table = parquetWriteBuffer({
      columnData: [
        { name: 'id', data: [1, 2, 3], type: 'INT32' },
        { name: 'text', data: ['가 나', null, '다'], type: 'STRING' },
      ],
    });
    const out = freshOut();
    const args = ['--column', 'text', '--out', out, '--format', 'parquet'];
    const path = file('t.parquet', new Uint8Array(table));
    expect(await malgyeol(['nouns', path, ...args])).toMatchObject({ status: 0 });
    const read = async (name: string) =>
      parquetReadObjects({ file: await asyncBufferFromFile(join(out, name)) });
    expect(await read('t.nouns.parquet')).toEqual([
      { id: 1, text: '가 나', nouns: ['가', '나'] },
      // The reader gives nothing for a list that is null.
      { id: 2, text: null, nouns: undefined },
      { id: 3, text: '다', nouns: ['다'] },
    ]);
    await malgyeol(['analyze', path, ...args]);
    expect((await read('t.analyze.parquet'))[2]!.analysis).toEqual([
      { form: '다', tag: 'NNG', begin: 0, length: 1, sentence: 0, eojeol: 0 },
    ]);
  });

  it('loses no value of NDJSON in a table, whatever type a later row has', async () => {
    // More rows than are written together, then other types and a field that no row had before.
    const many = Array.from({ length: 11_000 }, (_, id) => `{"id":${id},"ok":true,"text":""}`);
    const lines = [...many, '{"id":"끝","ok":1,"text":"가","new":[1]}'].join('\n');
    const args = ['--field', 'text', '--format', 'parquet', '--out'];
    const last = async (out: string, name: string) => {
      const rows = await parquetReadObjects({ file: await asyncBufferFromFile(join(out, name)) });
      return [rows.length, rows[0], rows.at(-1)];
    };
    const fromFile = freshOut();
    expect(await malgyeol(['nouns', file('types.ndjson', lines), ...args, fromFile])).toMatchObject({
      status: 0,
    });
    expect(await last(fromFile, 'types.nouns.parquet')).toEqual([
      11_001,
      { id: '0', ok: 'true', text: '', new: null, nouns: [] },
      { id: '끝', ok: '1', text: '가', new: '[1]', nouns: ['가'] },
    ]);
    const fromPipe = freshOut();
    expect(await malgyeol(['nouns', ...args, fromPipe], lines)).toMatchObject({ status: 0 });
    expect(await last(fromPipe, 'stdin.nouns.parquet')).toEqual([
      11_001,
      { id: 0, ok: true, text: '', _rest: null, nouns: [] },
      { id: null, ok: null, text: '가', _rest: '{"id":"끝","ok":1,"new":[1]}', nouns: ['가'] },
    ]);
  });

  it('never writes over an input, and options that need --out say so', async () => {
    const path = file('x.nouns.jsonl', '{"text":"가"}\n');
    writeFileSync(join(directory, 'x.ndjson'), '{"text":"가"}\n');
    const ran = await malgyeol(['nouns', join(directory, 'x.ndjson'), path, '--out', directory]);
    expect(ran).toMatchObject({ status: 2, stderr: expect.stringContaining('입력 파일에') });
    expect((await malgyeol(['nouns', path, '--resume'])).status).toBe(2);
  });
});

describe('a run that was killed', () => {
  const ROWS = 60_000;
  const lines = Array.from({ length: ROWS }, (_, i) =>
    i % 1000 === 7 ? '{bad' : `{"id":${i},"text":"글 ${i} 은 ${'가나 '.repeat(i % 9)}다"}`,
  );
  const input = file('big.ndjson', `${lines.join('\n')}\n`);
  const packed = file('packed.ndjson.gz', gzipSync(`${lines.join('\n')}\n`));

  async function killedThenResumed(args: string[], out: string): Promise<number> {
    const child = start(args);
    const journal = join(out, '.malgyeol', 'nouns.journal');
    const closed = new Promise<string | null>((resolve) =>
      child.once('close', (_, signal) => resolve(signal)),
    );
    while (child.exitCode === null && !(existsSync(journal) && journalOf(out, 'nouns').rows > 0))
      await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGKILL');
    expect(await closed).toBe('SIGKILL');
    const { rows, done } = journalOf(out, 'nouns');
    expect(done).toBe(false);
    expect(await malgyeol(args)).toMatchObject({ status: 2, stderr: expect.stringContaining('--resume') });
    expect(await malgyeol([...args, '--resume'])).toMatchObject({ status: 3 });
    return rows as number;
  }

  it.each([
    ['NDJSON', input, 'big'],
    ['gzip', packed, 'packed'],
  ])('goes on where it was: nothing twice, nothing lost (%s)', async (_, path, stem) => {
    const out = freshOut();
    const before = await killedThenResumed(['nouns', path, '--out', out], out);
    expect(before).toBeGreaterThan(0);
    const ids = rowsOf(join(out, `${stem}.nouns.jsonl`)).map(({ id }) => id);
    expect(ids).toEqual(lines.flatMap((line, i) => (line === '{bad' ? [] : [i])));
    const bad = readFileSync(join(out, '.malgyeol', 'nouns.errors.tsv'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(bad).toHaveLength(ROWS / 1000);
    const again = await malgyeol(['nouns', path, '--out', out, '--resume']);
    expect(again).toMatchObject({ status: 3, stderr: expect.stringContaining('이미 끝난') });
  });

  it('goes on within a Parquet table', async () => {
    const out = freshOut();
    await killedThenResumed(['nouns', input, '--out', out, '--format', 'parquet'], out);
    const rows = await parquetReadObjects({
      file: await asyncBufferFromFile(join(out, 'big.nouns.parquet')),
    });
    expect(rows.map(({ id }) => id)).toEqual(lines.flatMap((line, i) => (line === '{bad' ? [] : [i])));
  });

  it('starts with nothing to resume: at first, and after a finished run with other options', async () => {
    const out = freshOut();
    const small = file('small.txt', '가\n');
    expect(await malgyeol(['nouns', small, '--out', out, '--resume'])).toMatchObject({ status: 0 });
    const other = await malgyeol(['nouns', small, '--out', out, '--resume', '--format', 'compact']);
    expect(other).toMatchObject({ status: 0 });
    expect(readFileSync(join(out, 'small.nouns.txt'), 'utf8')).toBe('가\n');
  });
});

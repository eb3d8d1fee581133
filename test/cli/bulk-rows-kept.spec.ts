import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import fc from '../support/fast-check.js';
import { malgyeol } from '../support/malgyeol.js';

const directory = mkdtempSync(join(tmpdir(), 'malgyeol-rows-kept-'));
let made = 0;

type Cell = string | null;

const FORMATS = ['json', 'compact', 'text', 'parquet'] as const;
type Format = (typeof FORMATS)[number];

async function bulk(name: string, content: string | Uint8Array, args: string[]) {
  const path = join(directory, name);
  writeFileSync(path, content);
  const out = join(directory, `out-${++made}`);
  const ran = await malgyeol(['nouns', path, '--out', out, ...args]);
  const written = (extension: string) => join(out, `${name.replace(/\..*/, '')}.nouns.${extension}`);
  return { ...ran, written };
}

/** The inputs that can hold a row without a text, and that one row as they write it. */
const INPUTS: Record<string, (rows: Cell[]) => string | Uint8Array> = {
  'a.ndjson': (rows) => rows.map((text, id) => `${JSON.stringify({ id, text })}\n`).join(''),
  'blank.ndjson': (rows) =>
    rows.map((text, id) => (text === null ? '\n' : `${JSON.stringify({ id, text })}\n`)).join(''),
  'c.csv': (rows) =>
    `id,text\n${rows.map((text, id) => (text === null ? '\n' : `${id},"${text}"\n`)).join('')}`,
  'one.csv': (rows) => `text\n${rows.map((text) => (text === null ? '\n' : `"${text}"\n`)).join('')}`,
  'p.ndjson.gz': (rows) => gzipSync(INPUTS['a.ndjson']!(rows)),
  'd.parquet': (rows) =>
    new Uint8Array(
      parquetWriteBuffer({
        columnData: [
          { name: 'id', data: rows.map((_, id) => id), type: 'INT32' },
          { name: 'text', data: rows, type: 'STRING' },
        ],
      }),
    ),
};

async function answersIn(format: Format, written: (extension: string) => string): Promise<unknown[]> {
  if (format === 'parquet') {
    const rows = await parquetReadObjects({ file: await asyncBufferFromFile(written('parquet')) });
    return rows.map(({ nouns }) => nouns ?? null);
  }
  const lines = readFileSync(written(format === 'json' ? 'jsonl' : 'txt'), 'utf8')
    .split('\n')
    .slice(0, -1);
  return format === 'json' ? lines.map((line) => JSON.parse(line).nouns) : lines;
}

describe('a row without a text', () => {
  const cells = fc.array(fc.constantFrom<Cell>(null, '', '가', '가 나'), { minLength: 1, maxLength: 12 });

  it.each(Object.keys(INPUTS))('keeps its place in every format, with no answer (%s)', async (name) => {
    await fc.assert(
      fc.asyncProperty(cells, fc.constantFrom(...FORMATS), async (rows, format) => {
        const ran = await bulk(name, INPUTS[name]!(rows), ['--format', format]);
        expect(ran).toMatchObject({ status: 0, stderr: expect.stringContaining(`${rows.length}줄을`) });
        const isTable = format === 'json' || format === 'parquet';
        expect(await answersIn(format, ran.written)).toEqual(
          rows.map((text) => {
            const words = text?.split(' ').filter((word) => word !== '');
            return isTable ? (words ?? null) : (words ?? []).join(' ');
          }),
        );
      }),
      { numRuns: 12 },
    );
  });

  it('keeps its other fields', async () => {
    const ran = await bulk('fields.ndjson', '{"a":1.10,"text":null}\n', []);
    expect(readFileSync(ran.written('jsonl'), 'utf8')).toBe('{"a":1.10,"text":null,"nouns":null}\n');
  });
});

describe('--id', () => {
  const compact = ['--format', 'compact', '--id'];
  const lines = (written: (extension: string) => string) => readFileSync(written('txt'), 'utf8');

  it('writes a field before every compact answer, with all its digits', async () => {
    const rows = [
      '{"no":12345678901234567890,"text":"가","in":{"no":1}}',
      '{bad',
      '{"text":null,"no":"a\\tb"}',
      '{"text":"나"}',
    ];
    const ran = await bulk('id.ndjson', rows.join('\n'), [...compact, 'no']);
    expect(ran.status).toBe(3);
    expect(lines(ran.written)).toBe('12345678901234567890\t가\na\\tb\t\n\t나\n');
  });

  it('takes columns of CSV and Parquet, and the number of the line everywhere', async () => {
    const csv = await bulk('id.csv', 'no,text\n07,가\n\n08,나\n', [...compact, 'no']);
    expect(lines(csv.written)).toBe('07\t가\n\t\n08\t나\n');
    const table = INPUTS['d.parquet']!(['가', null]);
    expect(lines((await bulk('id.parquet', table, [...compact, 'id'])).written)).toBe('0\t가\n1\t\n');
    expect(lines((await bulk('id2.parquet', table, [...compact, '@line'])).written)).toBe('1\t가\n2\t\n');
    expect(lines((await bulk('id3.parquet', table, [...compact, 'text'])).written)).toBe('가\t가\n\t\n');
    expect(lines((await bulk('id.txt', '가\n\n나\n', [...compact, '@line'])).written)).toBe(
      '1\t가\n2\t\n3\t나\n',
    );
  });

  it('is refused where there is none', async () => {
    const refused = (reason: string) => ({ status: 2, stderr: expect.stringContaining(reason) });
    expect(await bulk('no.csv', 'text\n가\n', [...compact, 'no'])).toMatchObject(refused('있는 열: text'));
    expect(await bulk('no.parquet', INPUTS['d.parquet']!(['가']), [...compact, 'no'])).toMatchObject(refused('있는 열: id, text')); // biome-ignore format: short
    expect(await bulk('no.txt', '가\n', [...compact, 'no'])).toMatchObject(refused('@line'));
    expect(await bulk('json.txt', '가\n', ['--id', '@line'])).toMatchObject(refused('compact와 함께'));
  });
});

describe('text behind a closing quote', () => {
  it('is told, in a row and in the names of the columns', async () => {
    const ran = await bulk('q.csv', 'id,text\n1,"가"나\n2,"그는 ""안녕""이라고"\n3,"다"x,"라\n마"\n4,바\n', [
      '--format',
      'compact',
    ]);
    expect(ran.status).toBe(3);
    expect(ran.stderr).toContain('q.csv: 2번째 줄: 닫는 따옴표 뒤에');
    expect(ran.stderr).toContain('q.csv: 4번째 줄: 닫는 따옴표 뒤에');
    expect(ran.stderr).not.toContain('5번째 줄');
    expect(await answersIn('compact', ran.written)).toEqual(['그는 "안녕"이라고', '바']);
    const head = await bulk('h.csv', '"text"x\n가\n', []);
    expect(head).toMatchObject({ status: 2, stderr: expect.stringContaining('첫 줄(열 이름): 닫는 따옴표') });
  });
});

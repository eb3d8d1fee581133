import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import { malgyeol } from '../support/malgyeol.js';

const directory = mkdtempSync(join(tmpdir(), 'malgyeol-rows-in-'));
let made = 0;

/** Runs a command on one file of that name; `lines` are those of its output. */
async function bulk(name: string, content: string | Uint8Array, args: string[], op = 'nouns') {
  const path = join(directory, name);
  writeFileSync(path, content);
  const out = join(directory, `out-${++made}`);
  const ran = await malgyeol([op, path, '--out', out, ...args]);
  const format = args[args.indexOf('--format') + 1];
  const extension = args.includes('--format') ? { compact: 'txt', parquet: 'parquet' }[format!] : 'jsonl';
  const written = join(out, `${name.replace(/\..*/, '')}.${op}.${extension}`);
  return { ...ran, written, lines: () => readFileSync(written, 'utf8').split('\n').slice(0, -1) };
}
const table = async (path: string) => parquetReadObjects({ file: await asyncBufferFromFile(path) });

describe('a field with the name of the answer', () => {
  it('goes on under another name, and the others keep every character', async () => {
    const rows = [
      '{"id":12345678901234567890, "price":1.10,"a":{"nouns":"]}"},"n\\u006funs":"가\\"","text":"나"}',
      '{"nouns":[1.0],"nouns_input":2,"text":"다"}',
    ];
    const ran = await bulk('a.ndjson', rows.join('\n'), []);
    expect(ran.lines()).toEqual([
      '{"id":12345678901234567890, "price":1.10,"a":{"nouns":"]}"},"nouns_input":"가\\"","text":"나","nouns":["나"]}',
      '{"nouns_input_2":[1.0],"nouns_input":2,"text":"다","nouns":["다"]}',
    ]);
    expect(ran.status).toBe(0);
    expect(ran.stderr.match(/"nouns_input"\(으\)로 적습니다/g)).toHaveLength(1);
  });

  it('is kept in tables, and may be the text itself', async () => {
    const fromJson = await bulk('b.ndjson', '{"nouns":"가 나","x":1}', [
      '--field',
      'nouns',
      '--format',
      'parquet',
    ]);
    expect(await table(fromJson.written)).toEqual([{ nouns_input: '가 나', x: 1, nouns: ['가', '나'] }]);
    const fromCsv = await bulk('c.csv', 'nouns,text\n1,가\n', []);
    expect(fromCsv.lines()).toEqual(['{"nouns_input":"1","text":"가","nouns":["가"]}']);
    const columnData = [
      { name: 'nouns', data: [7], type: 'INT32' as const },
      { name: 'text', data: ['가'], type: 'STRING' as const },
    ];
    const input = new Uint8Array(parquetWriteBuffer({ columnData }));
    const fromTable = await bulk('d.parquet', input, ['--format', 'parquet']);
    expect(await table(fromTable.written)).toEqual([{ nouns_input: 7, text: '가', nouns: ['가'] }]);
  });
});

describe('CSV', () => {
  it('takes "" in a single column for a row, and an empty line for one as well', async () => {
    const ran = await bulk('e.csv', 'text\n가\n""\n\n나\n', ['--format', 'compact']);
    expect(ran.lines()).toEqual(['가', '', '', '나']);
  });

  it('keeps two columns of one name apart, and refuses two of the text', async () => {
    const ran = await bulk('f.csv', 'x,x_2,x,text\n1,2,3,가\n', []);
    expect(ran.lines()).toEqual(['{"x":"1","x_2":"2","x_3":"3","text":"가","nouns":["가"]}']);
    expect(ran.stderr).toContain('"x" 열이 또 나와 "x_3"');
    const twice = await bulk('g.csv', 'text,text\n가,나\n', []);
    expect(twice).toMatchObject({ status: 2, stderr: expect.stringContaining('"text" 열이 여러 번') });
    expect(twice.stderr).toContain('g.csv');
  });

  it('keeps the order of columns named by numbers, and \\r\\n within quotes', async () => {
    const csv = 'text,2024,b,2023\r\n"가\r\n나\n다",1,2,3\r\n';
    const ran = await bulk('h.csv', csv, []);
    expect(ran.lines()).toEqual([
      '{"text":"가\\r\\n나\\n다","2024":"1","b":"2","2023":"3","nouns":["가","나","다"]}',
    ]);
    const tabled = await bulk('i.csv', csv, ['--format', 'parquet']);
    const file = await asyncBufferFromFile(tabled.written);
    const { parquetSchema, parquetMetadataAsync } = await import('hyparquet');
    const { children } = parquetSchema(await parquetMetadataAsync(file));
    expect(children.map(({ element }) => element.name)).toEqual(['text', '2024', 'b', '2023', 'nouns']);
  });

  it('reads a quoted cell of very many lines in time that grows with its length', async () => {
    const cell = 'a ""b""\n'.repeat(60_000);
    const began = Date.now();
    const ran = await bulk('j.csv', `id,text,note\n1,가,"${cell}"\n2,나,\n`, ['--format', 'compact']);
    expect(ran.lines()).toEqual(['가', '나']);
    expect(Date.now() - began).toBeLessThan(5000);
  });

  it('names an open quote for what it is, and goes on behind its line', async () => {
    const ran = await bulk('k.csv', 'id,text\n1,가\n2,"나\n3,다\n', ['--format', 'compact']);
    expect(ran.lines()).toEqual(['가', '다']);
    expect(ran).toMatchObject({ status: 3, stderr: expect.stringContaining('3번째 줄: 따옴표가') });
  });

  it('loses one row where bytes within its quotes are broken', async () => {
    const csv = Buffer.concat([Buffer.from('text\n"가\n'), Buffer.from([0xff]), Buffer.from('\n나"\n다\n')]);
    const ran = await bulk('l.csv', csv, ['--format', 'compact']);
    expect(ran.lines()).toEqual(['다']);
    expect(ran.stderr).toContain('2번째 줄: UTF-8이 아닌');
  });
});

describe('text in CP949', () => {
  /** 글 in CP949. */
  const WORD = Buffer.from([0xb1, 0xdb]);

  it('is named, with the file and the way out', async () => {
    const ran = await bulk('m.csv', Buffer.concat([WORD, Buffer.from('\n'), WORD]), ['--column', '글']);
    expect(ran.status).toBe(2);
    expect(ran.stderr).toMatch(/m\.csv: CP949\(EUC-KR\).*iconv -f CP949/);
  });

  it('is named once for all lines of a file', async () => {
    const ran = await bulk('n.txt', Buffer.concat([WORD, Buffer.from('\n가\n'), WORD]), []);
    expect(ran.stderr.match(/CP949\(EUC-KR\)/g)).toHaveLength(1);
    expect(ran.stderr.match(/UTF-8이 아닌/g)).toHaveLength(2);
    const damaged = await bulk('o.txt', Buffer.from('가나다라').subarray(0, -1), []);
    expect(damaged.stderr).not.toContain('CP949');
  });
});

describe('NDJSON', () => {
  it('takes --column for --field', async () => {
    const ran = await bulk('p.ndjson', '{"글":"가"}', ['--column', '글', '--format', 'compact']);
    expect(ran.lines()).toEqual(['가']);
  });

  it.each([
    ['an array', '[\n{"text":"가"}\n]'],
    ['an array on a line', '[{"text":"가"}]'],
    ['an object over lines', '\n{\n  "text": "가"\n}'],
  ])('says that one object a line is wanted (%s)', async (_, json) => {
    const ran = await bulk('q.json', json, []);
    expect(ran).toMatchObject({ status: 2, stderr: expect.stringContaining('한 줄에 객체 하나씩') });
  });
});

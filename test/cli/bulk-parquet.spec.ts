import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects, type SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import { malgyeol } from '../support/malgyeol.js';

const directory = mkdtempSync(join(tmpdir(), 'malgyeol-parquet-'));
let made = 0;
const freshOut = () => join(directory, `out-${++made}`);
const file = (name: string, content: string | Uint8Array) => {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
};

const optional = (name: string, element: Partial<SchemaElement>): SchemaElement => ({
  name,
  repetition_type: 'OPTIONAL',
  ...element,
});
const text = optional('text', { type: 'BYTE_ARRAY', converted_type: 'UTF8' });

/** A table of stored values: numbers and bytes, with what they mean said only at the end. */
async function table(name: string, columns: Array<{ elements: SchemaElement[]; data: unknown[] }>) {
  const root: SchemaElement = { name: 'root', num_children: columns.length };
  const described = [root, ...columns.flatMap(({ elements }) => elements)];
  const stored = described.map(({ converted_type, logical_type, ...element }) =>
    element.num_children ? { ...element, converted_type } : element,
  );
  const bytes = new ByteWriter();
  const writer = new ParquetWriter({ writer: bytes, schema: stored, statistics: false });
  await writer.write({
    columnData: columns.map(({ elements, data }) => ({ name: elements[0]!.name, data })),
  });
  writer.schema = described;
  writer.finish();
  return file(name, new Uint8Array(bytes.getBuffer()));
}

const timestamp = (unit: 'MICROS' | 'NANOS', isAdjustedToUTC: boolean) =>
  ({ type: 'INT64', logical_type: { type: 'TIMESTAMP', unit, isAdjustedToUTC } }) as const;
const VALUES: Array<[SchemaElement[], stored: unknown, json: string]> = [
  [[optional('big', { type: 'INT64' })], 2n ** 62n, '4611686018427387904'],
  [[optional('small', { type: 'INT32', converted_type: 'INT_8' })], -5, '-5'],
  [[optional('u32', { type: 'INT32', converted_type: 'UINT_32' })], -1, '4294967295'],
  [[optional('u64', { type: 'INT64', converted_type: 'UINT_64' })], -1n, '18446744073709551615'],
  [[optional('binary', { type: 'BYTE_ARRAY' })], Uint8Array.of(255, 0), '"/wA="'],
  [[optional('fixed', { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 3 })], Uint8Array.of(255, 0, 1), '"/wAB"'],
  [[optional('day', { type: 'INT32', converted_type: 'DATE' })], -1, '"1969-12-31"'],
  [[optional('micros', timestamp('MICROS', true))], 1577934245123456n, '"2020-01-02T03:04:05.123456Z"'],
  [[optional('nanos', timestamp('NANOS', false))], -1n, '"1969-12-31T23:59:59.999999999"'],
  [
    [optional('price', { type: 'INT64', converted_type: 'DECIMAL', precision: 18, scale: 2 })],
    123456789012345670n,
    '1234567890123456.70',
  ],
  [
    [
      optional('wide', {
        type: 'FIXED_LEN_BYTE_ARRAY',
        type_length: 16,
        converted_type: 'DECIMAL',
        precision: 38,
        scale: 3,
      }),
    ],
    new Uint8Array(16).fill(255),
    '-0.001',
  ],
  [[optional('nothing', { type: 'DOUBLE' })], Number.NaN, '"NaN"'],
  [
    [
      optional('list', { num_children: 1, converted_type: 'LIST' }),
      { name: 'list', num_children: 1, repetition_type: 'REPEATED' },
      optional('element', { type: 'INT64' }),
    ],
    [2n ** 60n, null],
    '[1152921504606846976,null]',
  ],
  [
    [
      optional('map', { num_children: 1, converted_type: 'MAP' }),
      { name: 'key_value', num_children: 2, repetition_type: 'REPEATED' },
      { name: 'key', type: 'INT32', repetition_type: 'REQUIRED' },
      optional('value', { type: 'INT64' }),
    ],
    [
      { key: 5, value: 1n },
      { key: 1, value: null },
    ],
    '{"5":1,"1":null}',
  ],
  [[optional('_rest', { type: 'BYTE_ARRAY', converted_type: 'UTF8' })], Buffer.from('제 것'), '"제 것"'],
  [[optional('nouns', { type: 'INT64' })], 7n, '7'],
];

describe('--out: the columns of a Parquet table', async () => {
  const texts = [Buffer.from('가 나'), Buffer.from('다'), Uint8Array.of(0xb0, 0xa1)];
  const input = await table('all.parquet', [
    { elements: [text], data: texts },
    ...VALUES.map(([elements, value]) => ({ elements, data: [value, null, value] })),
  ]);
  const keptName = (name: string) => (name === 'nouns' ? 'nouns_input' : name);

  it('keep every digit and byte as JSON; a text that is not UTF-8 is a bad row', async () => {
    const out = freshOut();
    const ran = await malgyeol(['nouns', input, '--out', out]);
    expect(ran).toMatchObject({ status: 3, stderr: expect.stringMatching(/3번째 줄: .*UTF-8/) });
    expect(ran.stderr).toContain('nouns_input');
    const pairs = (of: (json: string) => string) =>
      VALUES.map(([[top], , json]) => `,"${keptName(top!.name)}":${of(json)}`).join('');
    expect(readFileSync(join(out, 'all.nouns.jsonl'), 'utf8').trimEnd().split('\n')).toEqual([
      `{"text":"가 나"${pairs((json) => json)},"nouns":["가","나"]}`,
      `{"text":"다"${pairs(() => 'null')},"nouns":["다"]}`,
    ]);
  });

  it('are stored in a table as they were, with what they mean, through two runs', async () => {
    const read = async (path: string) => {
      const source = await asyncBufferFromFile(path);
      const { schema } = await parquetMetadataAsync(source);
      const plain = { ...(await parquetMetadataAsync(source)), schema: [] as SchemaElement[] };
      plain.schema = schema.map(({ converted_type, logical_type, ...element }) =>
        converted_type === 'LIST' ? { ...element, converted_type } : element,
      );
      return { schema, rows: await parquetReadObjects({ file: source, metadata: plain, utf8: false }) };
    };
    const out = freshOut();
    await malgyeol(['nouns', input, '--out', out, '--format', 'parquet']);
    await malgyeol(['space', join(out, 'all.nouns.parquet'), '--out', out, '--format', 'parquet']);
    const before = await read(input);
    const after = await read(join(out, 'all.nouns.space.parquet'));
    for (const [[top]] of VALUES) {
      const name = keptName(top!.name);
      const values = after.rows.map((row) => row[name]);
      expect([name, values]).toEqual([name, before.rows.slice(0, 2).map((row) => row[top!.name])]);
      const element = (schema: SchemaElement[], found: string) => ({
        ...schema.find((e) => e.name === found),
        name: '',
      });
      expect(element(after.schema, name)).toEqual(element(before.schema, top!.name));
    }
  });

  it('are refused where a name stands twice or the texts are no texts', async () => {
    const twice = await table('twice.parquet', [
      { elements: [text], data: [Buffer.from('가')] },
      { elements: [text], data: [Buffer.from('나')] },
    ]);
    const number = await table('number.parquet', [
      { elements: [optional('text', { type: 'INT64' })], data: [1n] },
    ]);
    expect(await malgyeol(['nouns', number, '--out', freshOut()])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('문자열의 열이 아닙니다'),
    });
    expect(await malgyeol(['nouns', twice, '--out', freshOut()])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('두 번'),
    });
  });

  it('tokenize gives a list of segments with their class', async () => {
    const out = freshOut();
    const path = await table('t.parquet', [{ elements: [text], data: [Buffer.from('가 나')] }]);
    await malgyeol(['tokenize', path, '--out', out, '--format', 'parquet']);
    const [row] = await parquetReadObjects({
      file: await asyncBufferFromFile(join(out, 't.tokenize.parquet')),
    });
    expect(row!.analysis).toEqual([
      { form: '가', tag: 'N', begin: 0, length: 1, sentence: 0, eojeol: 0 },
      { form: '나', tag: 'N', begin: 2, length: 1, sentence: 0, eojeol: 1 },
    ]);
  });
});

describe('--out: what a file is', () => {
  it('is seen by its bytes: a table by any name, broken ones and unknown packings with a reason', async () => {
    const path = await table('이름없음', [{ elements: [text], data: [Buffer.from('가')] }]);
    const out = freshOut();
    expect(await malgyeol(['nouns', path, '--out', out, '--format', 'compact'])).toMatchObject({ status: 0 });
    expect(readFileSync(join(out, '이름없음.nouns.txt'), 'utf8')).toBe('가\n');
    const whole = readFileSync(path);
    for (const [name, content, reason] of [
      ['empty.parquet', '', '빈 파일'],
      ['cut.parquet', whole.subarray(0, -9), '깨졌습니다'],
      ['a.txt.bz2', Buffer.from('425a6839314159265359', 'hex'), 'bzip2'],
      ['a.txt.xz', Buffer.from('fd377a585a0000', 'hex'), 'xz'],
      ['a.zip', Buffer.from('504b030414000000', 'hex'), 'zip'],
    ] as const)
      expect(await malgyeol(['nouns', file(name, content), '--out', freshOut()])).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(new RegExp(`${name}: .*${reason}`)),
      });
  });

  it('CSV needs no column for what fits nowhere', async () => {
    const out = freshOut();
    await malgyeol(['nouns', file('c.csv', 'text,_rest\n가,제 것\n'), '--out', out, '--format', 'parquet']);
    const rows = await parquetReadObjects({ file: await asyncBufferFromFile(join(out, 'c.nouns.parquet')) });
    expect(rows).toEqual([{ text: '가', _rest: '제 것', nouns: ['가'] }]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AsyncBuffer, parquetMetadataAsync } from 'hyparquet';
import { parquetWriteFile } from 'hyparquet-writer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileSlices } from './file-slices.js';
import { pagesOf } from './parquet-pages.js';
import { valuesFrom } from './parquet-steps.js';

const ROWS = 3_000;
const folder = mkdtempSync(join(tmpdir(), 'steps-'));
const path = join(folder, 'large.parquet');

beforeAll(() => {
  const indices = Array.from({ length: ROWS }, (_, i) => i);
  parquetWriteFile({
    filename: path,
    rowGroupSize: 2_000,
    pageSize: 4_096,
    columnData: [
      { name: 'id', data: indices, type: 'INT32' },
      { name: 'text', data: indices.map((i) => (i % 9 ? `${i}번째 글입니다. `.repeat(1 + (i % 5)) : null)) },
      { name: 'kind', data: indices.map((i) => ['책', '옷', '컵'][i % 3]) },
      { name: 'tags', data: indices.map((i) => indices.slice(0, i % 4).map(String)) },
    ],
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(file: AsyncBuffer, from: number, stepBytes: number, columns?: string[]) {
  const table = { file, metadata: await parquetMetadataAsync(file), columns };
  const rows: Array<Record<string, unknown>> = [];
  for await (const { start, values } of valuesFrom(from, table, stepBytes)) {
    expect(start).toBe(from + rows.length);
    rows.push(...values);
  }
  return rows;
}

describe('a large group of a Parquet file', () => {
  it('gives the same rows in steps as at once, from any row on', async () => {
    const file = await fileSlices(path);
    const whole = await read(file, 0, Number.POSITIVE_INFINITY);
    expect(whole).toHaveLength(ROWS);
    for (const stepBytes of [3_000, 20_000]) expect(await read(file, 0, stepBytes)).toEqual(whole);
    expect(await read(file, 1_234, 10_000)).toEqual(whole.slice(1_234));
  });

  it('is known by its pages, however long their headers are', async () => {
    const file = await fileSlices(path);
    const metadata = await parquetMetadataAsync(file);
    const group = metadata.row_groups[0]!;
    const found = await pagesOf(file, metadata, group, undefined);
    expect(Object.values(found).every((pages) => pages.length > 0)).toBe(true);
    expect(found.text!.length).toBeGreaterThan(5);
    expect(await pagesOf(file, metadata, group, undefined, 4)).toEqual(found);
  });

  it('is not read again from its start at every step', async () => {
    const file = await fileSlices(path);
    let bytes = 0;
    const counted: AsyncBuffer = {
      byteLength: file.byteLength,
      slice: async (start, end) => {
        const part = await file.slice(start, end);
        bytes += part.byteLength;
        return part;
      },
    };
    await read(counted, 0, 4_096, ['text']);
    expect(bytes).toBeLessThan(4 * file.byteLength);
  });
});

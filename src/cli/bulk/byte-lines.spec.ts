import { describe, expect, it } from 'vitest';
import { byteLines, MAX_LINE_BYTES } from './byte-lines.js';
import { textRows } from './text-rows.js';

/** A line, one that is too long to be held, and another. */
async function* withLongLine(end: string) {
  yield Buffer.from('가\n');
  const part = Buffer.alloc(2 ** 20, 'x');
  for (let bytes = 0; bytes <= MAX_LINE_BYTES; bytes += part.length) yield part;
  yield Buffer.from(end);
}

describe('a line that is too long to be held', () => {
  it('is one bad row, and those behind it stand where they are', async () => {
    const rows = [];
    const source = { name: 'x', say() {} };
    for await (const some of textRows(withLongLine('yy\n나\n'), { position: 0, line: 1 }, source))
      rows.push(...some);
    const long = (Math.floor(MAX_LINE_BYTES / 2 ** 20) + 1) * 2 ** 20;
    expect(rows).toEqual([
      { number: 1, after: { position: 4, line: 2 }, text: '가' },
      {
        number: 2,
        after: { position: 4 + long + 3, line: 3 },
        reason: expect.stringContaining('바이트까지'),
      },
      { number: 3, after: { position: 4 + long + 7, line: 4 }, text: '나' },
    ]);
  });

  it('may be the last', async () => {
    const numbers = [];
    for await (const lines of byteLines(withLongLine('y'), { position: 0, line: 1 }))
      for (const { number, text } of lines) numbers.push([number, text]);
    expect(numbers).toEqual([
      [1, '가'],
      [2, undefined],
    ]);
  });
});

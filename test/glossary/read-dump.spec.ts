import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DumpEntry } from '../../src/glossary/dump-entry.js';
import { readDump } from '../../src/glossary/read-dump.js';
import {
  krdictJson,
  krdictXml,
  stdictJson,
  stdictXml,
  urimalsaemJson,
  urimalsaemXml,
  zip,
} from '../support/dumps.js';

const directory = mkdtempSync(join(tmpdir(), 'malgyeol-dump-'));

async function read(name: string, content: string | Uint8Array): Promise<DumpEntry[]> {
  const path = join(directory, name);
  writeFileSync(path, content);
  const out: DumpEntry[] = [];
  for await (const batch of readDump(path)) out.push(...batch);
  return out;
}

const ENTRY = { word: '배', pos: '명사', number: 2, origin: '倍', definition: '같은 수를 두 번 더한 만큼.' };
const PLAIN = { ...ENTRY, targetId: 0, kind: '일반어' };

describe('layouts of the official dumps', () => {
  it.each([
    [
      'urimalsaem.xml',
      urimalsaemXml([{ ...ENTRY, targetId: 42 }]),
      { ...PLAIN, source: 'urimalsaem', targetId: 42 },
    ],
    [
      'urimalsaem.json',
      urimalsaemJson([{ ...ENTRY, targetId: 42 }]),
      { ...PLAIN, source: 'urimalsaem', targetId: 42 },
    ],
    ['stdict.xml', stdictXml([ENTRY]), { ...PLAIN, source: 'stdict' }],
    ['stdict.json', stdictJson([ENTRY]), { ...PLAIN, source: 'stdict' }],
    ['krdict.xml', krdictXml([ENTRY]), { ...PLAIN, source: 'krdict', kind: '' }],
    ['krdict.json', krdictJson([ENTRY]), { ...PLAIN, source: 'krdict', kind: '' }],
  ])('%s', async (name, content, expected) => {
    expect(await read(name, content)).toEqual([expected]);
  });

  it('a zip with several files, XML and JSON, and one that is neither', async () => {
    const packed = zip({
      'a/1.xml': stdictXml([ENTRY]),
      'a/2.json': stdictJson([{ ...ENTRY, word: '다리', number: 1 }]),
      'readme.txt': '읽어 보세요',
    });
    const found = await read('stdict.zip', packed);
    expect(found.map(({ word, number }) => [word, number])).toEqual([
      ['배', 2],
      ['다리', 1],
    ]);
  });

  it('hyphens, carets, marks and a byte order mark', async () => {
    const entry = { ...ENTRY, word: '가족^수-당', definition: '수<sub>2</sub> <FL>가족</FL>에게 주는 돈.' };
    const [found] = await read('marks.json', `\ufeff${stdictJson([entry])}`);
    expect(found).toMatchObject({ word: '가족수당', definition: '수2 가족에게 주는 돈.' });
  });

  it('line breaks and tabs that JSON forbids in a string', async () => {
    const raw = stdictJson([{ ...ENTRY, definition: '두 번BREAK더한TAB수.' }])
      .replace('BREAK', '\r\n')
      .replace('TAB', '\t');
    expect(await read('raw.json', raw)).toMatchObject([{ definition: '두 번 더한 수.' }]);
  });

  it('a word written in several ways', async () => {
    const entry = { ...ENTRY, word: '가야', origin: '伽倻/伽耶' };
    expect(await read('ways.xml', urimalsaemXml([entry]))).toMatchObject([{ origin: '伽倻/伽耶' }]);
    expect(await read('ways.json', stdictJson([entry]))).toMatchObject([{ origin: '伽倻/伽耶' }]);
  });

  it('streams: an entry may lie across any number of pieces', async () => {
    const many = Array.from({ length: 3000 }, (_, k) => ({ ...ENTRY, number: (k % 99) + 1 }));
    expect(await read('large.xml', urimalsaemXml(many))).toHaveLength(3000);
    expect(await read('large.json', krdictJson(many))).toHaveLength(3000);
  });
});

describe('broken files are refused', () => {
  const whole = { xml: stdictXml([ENTRY, ENTRY]), json: stdictJson([ENTRY, ENTRY]) };
  it.each([
    ['cut.xml', whole.xml.slice(0, -40)],
    ['cut.json', whole.json.slice(0, -4)],
    ['wrong.xml', whole.xml.replace('</item>', '</items>')],
    ['wrong.json', whole.json.replace(':', '=')],
    ['empty.xml', ''],
    ['other.xml', '<html><body>로그인해 주세요</body></html>'],
    ['other.json', '{"error":"none"}'],
    ['latin.xml', Buffer.from([0x3c, 0x61, 0x3e, 0xb0, 0xa1, 0x3c])],
  ])('%s', async (name, content) => {
    await expect(read(name, content)).rejects.toThrow(name);
  });

  it('a zip that was cut', async () => {
    const packed = zip({ '1.xml': stdictXml([ENTRY]) });
    await expect(read('cut.zip', packed.subarray(0, packed.length - 30))).rejects.toThrow();
  });
});

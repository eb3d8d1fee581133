import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { edited } from '../../src/formats/edits.js';
import { openDocument } from '../../src/formats/open-document.js';

/** Made by make-fixtures.py with python-docx and LibreOffice. */
const FOLDER = new URL('../fixtures/documents/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.docx'));
const read = (name: string) => new Uint8Array(readFileSync(new URL(name, FOLDER)));
const WAYS: Record<string, string> = { 몇일: '며칠', 금새: '금세', 읍니다: '습니다', 않좋다: '안 좋다' };
const editsOf = (text: string) =>
  [...text.matchAll(/몇일|금새|읍니다|않좋다/g)].map(({ 0: old, index }) => ({
    from: index,
    to: index + old.length,
    insert: WAYS[old]!,
    reason: `‘${old}’은 틀린 말입니다.`,
  }));
const tracked = { author: '말결', date: new Date('2026-01-02T03:04:05Z') };

describe.each(FILES)('%s', (name) => {
  const document = openDocument(read(name), name);
  const edits = editsOf(document.text);

  it('is the same bytes where nothing was changed', () => {
    expect(Buffer.compare(document.write([]), read(name))).toBe(0);
  });

  it('is corrected in all its parts, and those without a mistake stay to the byte', () => {
    expect(edits.length).toBeGreaterThan(2);
    const file = document.write(edits);
    const before = unzipSync(read(name));
    const after = unzipSync(file);
    expect(openDocument(file, name).text).toBe(edited(document.text, edits));
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [part, bytes] of Object.entries(before)) {
      if (Buffer.compare(bytes, after[part]!) === 0) continue;
      expect(part).toMatch(/^word\/(?:document|footnotes|endnotes|header\d*|comments)\.xml$/);
      // Nothing but letters is different.
      const tags = (xml: Uint8Array) =>
        strFromU8(xml)
          .replace(/>[^<]*</g, '><')
          .replaceAll(' xml:space="preserve"', '');
      expect(tags(after[part]!)).toBe(tags(bytes));
    }
  });
});

it('of python-docx shows boxes, cells, headers and comments', () => {
  const { text, places } = openDocument(read('python-docx.docx'), 'a.docx');
  expect(places.map(({ kind, from, to }) => [kind, text.slice(from, to)])).toEqual([
    ['cell', '금새 왔다.\n둘째 칸\n첫 문단\n둘째 문단'],
    ['box', '상자 안에 몇일'],
    ['header', '머리글에 몇일'],
    ['footer', '꼬리글'],
    ['comment', '이 글은 않좋다.'],
  ]);
});

it('of LibreOffice shows notes', () => {
  const { text, places } = openDocument(read('libreoffice-notes.docx'), 'a.docx');
  expect(places.map(({ kind, from, to }) => [kind, text.slice(from, to)])).toEqual([
    ['footnote', '\t각주도 몇일이다.'],
    ['endnote', '\t미주에 금새 왔다.'],
  ]);
});

describe('what is written', () => {
  const office = ['/usr/bin/libreoffice', '/usr/bin/soffice'].find((path) => {
    try {
      return readFileSync(path) && true;
    } catch {
      return false;
    }
  });
  if (!office) it('no LibreOffice here: documents are not opened again by it', ({ skip }) => skip());

  it.runIf(office)(
    'is opened by LibreOffice, with tracked changes and their reasons',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'malgyeol-office-'));
      const written: string[] = [];
      const write = (name: string, bytes: Uint8Array) => {
        written.push(join(folder, name));
        writeFileSync(join(folder, name), bytes);
      };
      for (const name of FILES) {
        const { text, write: corrected } = openDocument(read(name), name);
        const end = text.indexOf('\n');
        const line = { from: end, to: end, insert: '\n새 문단' };
        write(`plain-${name}`, corrected([...editsOf(text), line]));
        write(`tracked-${name}`, corrected(editsOf(text), { tracked }));
      }
      const user = `-env:UserInstallation=file://${folder}/user`;
      const options = [user, '--headless', '--convert-to', 'fodt', '--outdir', folder, ...written];
      execFileSync(office!, options, { stdio: 'pipe' });
      const opened = (name: string) => readFileSync(join(folder, name.replace(/docx$/, 'fodt')), 'utf8');
      for (const name of FILES) {
        const letters = opened(`plain-${name}`)
          .replace(/<[^>]*>/g, '')
          .replaceAll('지운 몇일', '');
        expect(letters).toContain('새 문단');
        expect(letters).toContain('며칠');
        expect(letters).not.toMatch(/몇일|금새/);
        const marked = opened(`tracked-${name}`);
        const changes = marked.match(/<text:(?:insertion|deletion)>/g)!.length;
        expect(changes).toBeGreaterThanOrEqual(editsOf(openDocument(read(name), name).text).length);
        expect(marked).toContain('<dc:creator>말결</dc:creator>');
        expect(marked).toContain('‘몇일’은 틀린 말입니다.');
      }
    },
    120_000,
  );
});

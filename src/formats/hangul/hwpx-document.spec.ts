import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import '../../../test/support/fast-check.js';
import { edited } from '../edits.js';
import { openDocument } from '../open-document.js';
import { xmlTree } from '../xml/xml-tree.js';

const HP = 'http://www.hancom.co.kr/hwpml/2011/paragraph';
const file = (body: string, more: Record<string, string> = {}) =>
  zipSync({
    mimetype: [strToU8('application/hwp+zip'), { level: 0 }],
    'Contents/header.xml': strToU8('<head/>'),
    'Contents/section0.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8" standalone="yes" ?><hs:sec xmlns:hs="urn:s" xmlns:hp="${HP}">${body}</hs:sec>`,
    ),
    ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)])),
  });
const open = (bytes: Uint8Array) => openDocument(bytes, '글.hwpx');
const bodyOf = (bytes: Uint8Array) =>
  /<hs:sec [^>]*>(.*)<\/hs:sec>/s.exec(
    new TextDecoder().decode(unzipSync(bytes)['Contents/section0.xml']),
  )![1]!;
const run = (text: string, format = 0) => `<hp:run charPrIDRef="${format}"><hp:t>${text}</hp:t></hp:run>`;
const p = (...runs: string[]) => `<hp:p id="0" paraPrIDRef="1" pageBreak="0">${runs.join('')}</hp:p>`;
const LINES = '<hp:linesegarray><hp:lineseg textpos="0"/></hp:linesegarray>';

function replaced(body: string, old: string, insert: string): string {
  const document = open(file(body));
  const from = document.text.indexOf(old);
  return bodyOf(document.write([{ from, to: from + old.length, insert }]));
}

describe('a document of Hangul', () => {
  it('keeps formatting, signs and everything else, and forgets where its lines were broken', () => {
    const body = p(run('먹었'), run('읍니다<hp:tab width="9"/>끝<hp:lineBreak/>줄', 7), LINES);
    expect(open(file(body)).text).toBe('먹었읍니다\t끝\n줄');
    expect(replaced(body, '먹었읍니다', '먹었습니다')).toBe(
      p(run('먹었'), run('습니다<hp:tab width="9"/>끝<hp:lineBreak/>줄', 7)),
    );
    expect(replaced(body + p(run('뒤'), LINES), '뒤', '앞')).toContain(LINES);
  });

  it('shows tables, notes and boxes where they stand', () => {
    const inside = (name: string, text: string) =>
      `<hp:${name}><hp:subList>${p(run(text))}</hp:subList></hp:${name}>`;
    const table = `<hp:run charPrIDRef="0"><hp:tbl><hp:tr>${inside('tc', '칸')}${inside('tc', '')}${inside('tc', '둘째')}</hp:tr></hp:tbl><hp:t>표 뒤</hp:t></hp:run>`;
    const note = `<hp:run charPrIDRef="0"><hp:ctrl>${inside('footNote', '각주 몇일')}</hp:ctrl></hp:run>`;
    const document = open(file(p(run('앞'), note, run('뒤')) + p(table)));
    expect(document.text).toBe('앞뒤\n각주 몇일\n표 뒤\n칸\n둘째');
    expect(document.places.map(({ kind }) => kind)).toEqual(['footnote', 'cell']);
    expect(replaced(p(run('앞'), note), '각주 몇일', '각주 며칠')).toBe(
      p(run('앞'), note.replace('몇일', '며칠')),
    );
  });

  it('leaves out what was deleted with its changes tracked', () => {
    const body = p(run('가<hp:deleteBegin Id="1"/>나<hp:deleteEnd Id="1"/>다'));
    expect(open(file(body)).text).toBe('가다');
    expect(replaced(body, '다', '라')).toBe(body.replace('다<', '라<'));
  });

  it('takes new paragraphs, and joins them', () => {
    const broken = p(run('앞뒤', 3)).replace('pageBreak="0"', 'pageBreak="1"');
    expect(replaced(broken, '앞뒤', '앞\n뒤')).toBe(
      p(run('앞', 3)).replace('pageBreak="0"', 'pageBreak="1"') + p(run('뒤', 3)),
    );
    expect(replaced(p(run('앞'), LINES) + p(run('뒤', 2), LINES), '앞\n뒤', '앞뒤')).toBe(
      p(run('앞'), run('뒤', 2)),
    );
    const empty = '<hp:p id="0"><hp:run charPrIDRef="5"/></hp:p>';
    expect(bodyOf(open(file(empty)).write([{ from: 0, to: 0, insert: '글' }]))).toBe(
      `<hp:p id="0">${run('글', 5)}</hp:p>`,
    );
  });

  it('with a password says so', () => {
    const manifest = { 'META-INF/manifest.xml': '<odf:manifest><odf:encryption-data/></odf:manifest>' };
    expect(() => open(file(p(run('글')), manifest))).toThrow('암호');
  });

  it('holds what was edited, whatever it is, and stays well-formed', () => {
    const text = fc
      .stringMatching(/^[가-힣 &\t]{0,6}$/)
      .map((letters) => letters.replaceAll('&', '&amp;').replaceAll('\t', '<hp:tab/>'));
    const paragraph = fc
      .array(fc.tuple(text, fc.nat(3)), { maxLength: 4 })
      .map((runs) => p(...runs.map(([letters, format]) => run(letters, format)), LINES));
    fc.assert(
      fc.property(
        fc.array(paragraph, { minLength: 1, maxLength: 4 }),
        fc.nat(20),
        fc.nat(8),
        fc.stringMatching(/^[가-힣\n\t<]{0,5}$/),
        (paragraphs, at, length, insert) => {
          const document = open(file(paragraphs.join('')));
          const from = Math.min(at, document.text.length);
          const edit = { from, to: Math.min(from + length, document.text.length), insert };
          const after = document.write([edit]);
          xmlTree(bodyOf(after).replace(/^/, `<a xmlns:hp="${HP}">`).concat('</a>'));
          expect(open(after).text).toBe(edited(document.text, [edit]));
        },
      ),
    );
  });
});

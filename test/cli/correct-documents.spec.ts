import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bodyOf, partIn, wordFile } from '../formats/word.js';
import { correctHere } from '../support/correct-here.js';

const BODY =
  '<w:p><w:r><w:t xml:space="preserve">집에 </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>갔읍니다.</w:t></w:r></w:p>';

function given(content: Uint8Array | string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'malgyeol-documents-')), '보고서.docx');
  writeFileSync(path, content);
  return path;
}

describe('malgyeol correct with documents of Word', () => {
  it('shows what is wrong by paragraph and letter, and changes nothing unless told so', async () => {
    const path = given(wordFile(BODY));
    const { stdout, status } = await correctHere([path, '--no-color']);
    expect([status, stdout]).toEqual([0, expect.stringContaining('보고서.docx:1:4 갔읍니다')]);
    expect(readFileSync(path)).toEqual(Buffer.from(wordFile(BODY)));
  });

  it('writes corrections with the formatting that was there', async () => {
    const path = given(wordFile(BODY));
    await correctHere([path, '--fix']);
    expect(bodyOf(readFileSync(path))).toBe(BODY.replace('읍', '습'));
  });

  it('writes tracked changes with their reasons', async () => {
    const path = given(wordFile(BODY));
    await correctHere([path, '--fix', '--track-changes']);
    expect(bodyOf(readFileSync(path))).toMatch(/<w:delText>읍<.*<w:t>습<.*commentReference/);
    expect(partIn(readFileSync(path), 'word/comments.xml')).toContain('습니다');
    const untouched = readFileSync(path);
    await correctHere([path, '--fix', '--track-changes']);
    expect(readFileSync(path)).toEqual(untouched);
  });

  it('says why it cannot read one', async () => {
    const path = given('글');
    const wrong = await correctHere([path, '--fix']);
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('다른 형식')]);
    expect(readFileSync(path, 'utf8')).toBe('글');
  });
});

import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { decodeText, encodeText } from '../../src/formats/text/encoding.js';
import { bodyOf, partIn, wordFile } from '../formats/word.js';
import { describePage } from '../support/page.js';

const HWPX = 'http://www.hancom.co.kr/hwpml/2011/paragraph';

/** A run in bold in the middle of a wrong word, and a table with a paragraph of its own. */
const DOCX = wordFile(
  '<w:p><w:r><w:t>밥을 먹었</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>읍니다.</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>금새 왔다.</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
);
const HWP = zipSync({
  mimetype: [strToU8('application/hwp+zip'), { level: 0 }],
  'Contents/section0.xml': strToU8(
    `<?xml version="1.0" encoding="UTF-8"?><hs:sec xmlns:hs="urn:section" xmlns:hp="${HWPX}"><hp:p><hp:run><hp:t>몇일 뒤에 만나자.</hp:t></hp:run></hp:p></hs:sec>`,
  ),
});

/** Claims to become two gigabytes. */
const BOMB = (() => {
  const bytes = wordFile('<w:p/>');
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  view.setUint32(view.getUint32(bytes.length - 6, true) + 24, 2_097_000_000, true);
  return bytes;
})();

describePage('files', 'files are not opened', (bench) => {
  const give = (name: string, content: Uint8Array | string) =>
    bench.page
      .locator('.toolbar input[type=file]')
      .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });

  /** What the browser stores when a way to download is chosen. */
  async function download(label: RegExp): Promise<{ name: string; bytes: Uint8Array }> {
    await bench.page.getByText('내려받기').click();
    const [file] = await Promise.all([
      bench.page.waitForEvent('download'),
      bench.page.locator('.menu-item', { hasText: label }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  }

  it('of text keep line ends, mark and encoding', async () => {
    const page = await bench.open();
    await give('메모.md', '\ufeff# 제목\r\n\r\n몇일 뒤다. `몇일` 코드\r\n');
    await bench.finding('몇일').waitFor();
    expect(await page.locator('.finding').count()).toBe(1);
    await page.getByRole('button', { name: '1군데 모두 고치기' }).click();
    const { name, bytes } = await download(/메모\.md/);
    expect(name).toBe('메모.md');
    expect(Buffer.from(bytes).toString()).toBe('\ufeff# 제목\r\n\r\n며칠 뒤다. `몇일` 코드\r\n');
    for (const [encoding, source] of [
      ['utf-16le', encodeText('몇일 뒤\r\n', { name: 'utf-16le', marked: true })!],
      ['cp949', encodeText('몇일 뒤\r\n', { name: 'cp949', marked: false })!],
    ] as const) {
      await give(`${encoding}.txt`, source);
      await bench.finding('몇일').waitFor();
      // The way back to the file is known after the page was loaded again, too.
      if (encoding === 'cp949') await page.reload();
      await bench.finding('몇일').click();
      await bench.card.getByRole('button', { name: '며칠' }).click();
      await page.locator('.file-name', { hasText: encoding }).waitFor();
      const written = (await download(/글.*(?:le|cp949)\.txt/)).bytes;
      expect(decodeText(written)).toMatchObject({ text: '며칠 뒤\r\n', encoding: { name: encoding } });
    }
  }, 90_000);

  it('of pages show what their readers see, a word across tags as one', async () => {
    const page = await bench.open();
    const source =
      '<!doctype html>\n<title>제목</title><p class="a">밥을 <b>먹었</b>읍니다.</p>\n<script>"몇일"</script>';
    await give('글.html', source);
    await bench.finding('먹었읍니다').waitFor();
    expect(await bench.text()).toBe('제목\n밥을 먹었읍니다.');
    await page.getByRole('button', { name: '1군데 모두 고치기' }).click();
    const { name, bytes } = await download(/\.html/);
    expect(name).toBe('글-교정.html');
    expect(Buffer.from(bytes).toString()).toBe(source.replace('읍니다', '습니다'));
  }, 60_000);

  it('that cannot be opened are named, with what to do; the text before them stays', async () => {
    const page = await bench.open();
    await bench.write('쓰던 글이다.');
    const problem = page.getByRole('alert');
    for (const [name, content, words] of [
      ['그림.dat', 'x', '.hwpx'],
      ['책.pdf', '%PDF-1.7', 'PDF'],
      ['공문.hwp', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), '오피스'],
      ['거짓.docx', 'text', '다른 형식'],
      ['폭탄.docx', BOMB, '너무 커져서'],
    ] as const) {
      await give(name, content);
      await problem.filter({ hasText: name }).waitFor();
      expect(await problem.textContent()).toContain(words);
    }
    expect(await bench.text()).toBe('쓰던 글이다.');
  }, 60_000);

  it('that take long are opened beside the page, which can give up', async () => {
    const page = await bench.open();
    await bench.write('쓰던 글이다.');
    const paragraph = (i: number) => `<w:p><w:r><w:t>${(i * 7919).toString(36)} 글이다.</w:t></w:r></w:p>`;
    await give('큰글.docx', wordFile(Array.from({ length: 300_000 }, (_, i) => paragraph(i)).join('')));
    await page.getByRole('button', { name: '그만두기' }).click();
    await page.getByText('여는 중').waitFor({ state: 'detached' });
    await give('작은글.txt', '금새 왔다.');
    await bench.finding('금새').waitFor();
    expect(await bench.text()).toBe('금새 왔다.');
  }, 90_000);

  it('of Word are corrected in place, formats and tables as they were', async () => {
    const page = await bench.open();
    await give('보고서.docx', DOCX);
    await bench.finding('금새').waitFor();
    expect(await bench.text()).toBe('밥을 먹었읍니다.\n금새 왔다.');
    expect(await page.locator('.cm-line.place.cell').getAttribute('data-place')).toBe('표');
    await page.getByRole('button', { name: '2군데 모두 고치기' }).click();
    const { name, bytes } = await download(/\.docx/);
    expect(name).toBe('보고서-교정.docx');
    expect(bodyOf(bytes)).toBe(bodyOf(DOCX).replace('읍', '습').replace('금새', '금세'));
    // A line that is split is a new paragraph.
    await bench.editor.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const split = bodyOf((await download(/\.docx/)).bytes);
    expect(split).toContain('<w:p><w:r><w:t>밥</w:t></w:r></w:p><w:p><w:r><w:t>을 먹었</w:t></w:r>');
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await bench.axe()).toEqual([]);
  }, 60_000);

  it('of Word may come back with tracked changes, and the reasons as comments', async () => {
    const page = await bench.open();
    await give('보고서.docx', DOCX);
    await bench.finding('금새').waitFor();
    await page.getByRole('button', { name: '2군데 모두 고치기' }).click();
    await page.getByText('내려받기').click();
    await page.getByLabel('변경 내용 추적').check();
    await page.keyboard.press('Escape');
    const { bytes } = await download(/\.docx/);
    const body = bodyOf(bytes);
    expect(body).toMatch(/<w:del [^>]*><w:r><w:rPr><w:b\/><\/w:rPr><w:delText>읍<\/w:delText>/);
    expect(body).toMatch(/<w:ins [^>]*w:author="말결"[^>]*><w:r><w:rPr><w:b\/><\/w:rPr><w:t>습<\/w:t>/);
    expect(body.match(/commentReference/g)).toHaveLength(2);
    expect(partIn(bytes, 'word/comments.xml').replace(/<[^>]*>/g, '').length).toBeGreaterThan(10);
  }, 60_000);

  it('of python-docx and LibreOffice come back with only their mistakes changed', async () => {
    const page = await bench.open();
    for (const name of ['python-docx.docx', 'libreoffice.docx', 'libreoffice-notes.docx']) {
      const before = readFileSync(new URL(`../fixtures/documents/${name}`, import.meta.url));
      await give(name, before);
      await page.locator('.file-name', { hasText: name }).waitFor();
      await bench.finding('몇일').waitFor();
      await page
        .locator('.status-line, .status', { hasText: /군데|고칠/ })
        .first()
        .waitFor();
      await page.getByRole('button', { name: /군데 모두 고치기/ }).click();
      const { bytes } = await download(/\.docx/);
      const [old, fresh] = [unzipSync(before), unzipSync(bytes)];
      expect(Object.keys(fresh)).toEqual(Object.keys(old));
      const changed = Object.keys(old).filter((part) => Buffer.compare(old[part]!, fresh[part]!) !== 0);
      expect(changed).toContain('word/document.xml');
      for (const part of changed) {
        const tags = (xml: Uint8Array) =>
          strFromU8(xml)
            .replace(/>[^<]*</g, '><')
            .replaceAll(' xml:space="preserve"', '');
        expect(tags(fresh[part]!)).toBe(tags(old[part]!));
      }
    }
  }, 120_000);

  it('of Hangul are corrected in place', async () => {
    await bench.open();
    await give('공문.hwpx', HWP);
    await bench.finding('몇일').click();
    await bench.card.getByRole('button', { name: '며칠' }).click();
    const { name, bytes } = await download(/\.hwpx/);
    expect(name).toBe('공문-교정.hwpx');
    const files = unzipSync(bytes);
    expect(Object.keys(files)[0]).toBe('mimetype');
    expect(strFromU8(files['Contents/section0.xml']!)).toContain('<hp:t>며칠 뒤에 만나자.</hp:t>');
  }, 60_000);

  it('are still documents after the page was loaded again, and after the text was changed elsewhere', async () => {
    const page = await bench.open();
    await give('보고서.docx', DOCX);
    await bench.finding('금새').click();
    await bench.card.getByRole('button', { name: '금세' }).click();
    await page.reload();
    await bench.finding('먹었읍니다').waitFor();
    expect(await page.locator('.file-name').textContent()).toBe('보고서.docx');
    await bench.tab('분석');
    await page.locator('#text').fill('밥을 먹었읍니다.\n금세 갔다.');
    await bench.tab('교정');
    await bench.finding('먹었읍니다').click();
    await bench.card.getByRole('button', { name: '먹었습니다' }).click();
    const { bytes } = await download(/\.docx/);
    const xml = strFromU8(unzipSync(bytes)['word/document.xml']!);
    expect(xml).toContain('<w:rPr><w:b/></w:rPr>');
    expect(xml.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')).toContain('|금세 갔다.|');
    expect(xml.replace(/<[^>]*>/g, '')).toContain('밥을 먹었습니다.');
  }, 60_000);

  it('may be dropped on the text', async () => {
    const page = await bench.open();
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['금새 왔다.'], '글.txt', { type: 'text/plain' }));
      return transfer;
    });
    await page.dispatchEvent('.cm-content', 'drop', { dataTransfer: data });
    await bench.finding('금새').waitFor();
    expect(await page.locator('.file-name').textContent()).toBe('글.txt');
  }, 60_000);
});

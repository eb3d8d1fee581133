import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { describePage } from '../support/page.js';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const HWPX = 'http://www.hancom.co.kr/hwpml/2011/paragraph';

/** A run in bold in the middle of a wrong word, and a table with a paragraph of its own. */
const DOCX = zipSync({
  '[Content_Types].xml': strToU8('<Types/>'),
  'word/document.xml': strToU8(
    `<?xml version="1.0" encoding="UTF-8"?>\n<w:document xmlns:w="${WORD}"><w:body><w:p><w:r><w:t>밥을 먹었</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>읍니다.</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>금새 왔다.</w:t></w:r></w:p></w:tc></w:tr></w:tbl></w:body></w:document>`,
  ),
});
const HWP = zipSync({
  mimetype: [strToU8('application/hwp+zip'), { level: 0 }],
  'Contents/section0.xml': strToU8(
    `<?xml version="1.0" encoding="UTF-8"?><hs:sec xmlns:hs="urn:section" xmlns:hp="${HWPX}"><hp:p><hp:run><hp:t>몇일 뒤에 만나자.</hp:t></hp:run></hp:p></hs:sec>`,
  ),
});

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

  it('of text come and go as they are', async () => {
    const page = await bench.open();
    await give('메모.md', '# 제목\r\n\r\n몇일 뒤다. `몇일` 코드\r\n');
    await bench.finding('몇일').waitFor();
    expect(await page.locator('.finding').count()).toBe(1);
    await page.getByRole('button', { name: '1군데 모두 고치기' }).click();
    const { name, bytes } = await download(/글/);
    expect(name).toBe('메모.md');
    expect(Buffer.from(bytes).toString()).toBe('# 제목\n\n며칠 뒤다. `몇일` 코드\n');
    await give('그림.png', 'x');
    expect(await page.getByRole('alert').textContent()).toContain('.hwpx');
  }, 60_000);

  it('of Word are corrected in place, formats and tables as they were', async () => {
    const page = await bench.open();
    await give('보고서.docx', DOCX);
    await bench.finding('금새').waitFor();
    expect(await bench.text()).toBe('밥을 먹었읍니다.\n금새 왔다.');
    await page.getByRole('button', { name: '2군데 모두 고치기' }).click();
    const { name, bytes } = await download(/문서/);
    expect(name).toBe('보고서-교정.docx');
    const files = unzipSync(bytes);
    expect(strFromU8(files['[Content_Types].xml']!)).toBe('<Types/>');
    const xml = strFromU8(files['word/document.xml']!);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/);
    expect(xml).toContain('<w:rPr><w:b/></w:rPr>');
    expect(xml.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')).toContain('|금세 왔다.|');
    expect(xml.replace(/<[^>]*>/g, '')).toContain('밥을 먹었습니다.');
    // A line that is split has no place in the document: the text is still to be had.
    await bench.editor.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Enter');
    await page.getByText('내려받기').click();
    await page.locator('.menu-item', { hasText: '문서' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('글로 내려받아');
  }, 60_000);

  it('of Hangul are corrected in place', async () => {
    await bench.open();
    await give('공문.hwpx', HWP);
    await bench.finding('몇일').click();
    await bench.card.getByRole('button', { name: '며칠' }).click();
    const { name, bytes } = await download(/문서/);
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
    const { bytes } = await download(/문서/);
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

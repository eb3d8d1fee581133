import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../../test/support/fast-check.js';
import { bodyOf, decided, formatted, partIn, wordFile } from '../../../test/formats/word.js';
import { type Edit, edited } from '../edits.js';
import { openDocument } from '../open-document.js';
import { escaped, xmlTree } from '../xml/xml-tree.js';

const open = (file: Uint8Array) => openDocument(file, '글.docx');
const BOLD = '<w:rPr><w:b/></w:rPr>';
const TRACKED = { tracked: { author: '말결', date: new Date('2026-01-02T03:04:05Z') } };

/** What becomes of a body when one stretch of its text is replaced. */
function replaced(body: string, old: string, insert: string, options = {}): string {
  const document = open(wordFile(body));
  const from = document.text.indexOf(old);
  expect(from).toBeGreaterThanOrEqual(0);
  return bodyOf(document.write([{ from, to: from + old.length, insert }], options));
}

const run = (text: string, properties = '') =>
  `<w:r>${properties}<w:t${/^\s|\s$/.test(text) ? ' xml:space="preserve"' : ''}>${text}</w:t></w:r>`;
const p = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;

describe('a correction in a document of Word', () => {
  it('has the formatting of what it replaces, also where that begins a run', () => {
    const body = p(run('오늘은 '), run('몇일', BOLD), run(' 쉬었다.'));
    expect(replaced(body, '몇일', '며칠')).toBe(p(run('오늘은 '), run('며칠', BOLD), run(' 쉬었다.')));
  });

  it('leaves the formatting of all other letters of the word', () => {
    const body = p(run('먹었'), run('읍니다', BOLD));
    expect(replaced(body, '먹었읍니다', '먹었습니다')).toBe(p(run('먹었'), run('습니다', BOLD)));
    const half = p(run('몇'), run('일', BOLD));
    expect(replaced(half, '몇일', '며칠')).toBe(p(run('며'), run('칠', BOLD)));
  });

  it('puts a space where it belongs and no link is longer for it', () => {
    const link = `<w:hyperlink r:id="rId9">${run('링크')}</w:hyperlink>`;
    expect(replaced(p(link, run('그다음')), '링크그', '링크 그')).toBe(p(link, run(' 그다음')));
  });

  it('shows tabs and line breaks, and leaves them where they are', () => {
    const body = p('<w:r><w:t>이름</w:t><w:tab/><w:t>몇일</w:t><w:br/><w:t>금새</w:t></w:r>');
    expect(open(wordFile(body)).text).toBe('이름\t몇일\n금새');
    expect(replaced(body, '금새', '금세')).toBe(body.replace('금새', '금세'));
    expect(replaced(body, '몇일\n금새', '며칠 금세')).not.toContain('<w:br/>');
  });

  it('takes text of tracked insertions as text, inside of its mark, and nothing of deletions', () => {
    const ins = (text: string) => `<w:ins w:id="1" w:author="가">${run(text)}</w:ins>`;
    const del = '<w:del w:id="2" w:author="가"><w:r><w:delText>몇일</w:delText></w:r></w:del>';
    const body = (text: string) => p(run('앞 '), ins(text), del, run(' 뒤'));
    expect(open(wordFile(body('몇일'))).text).toBe('앞 몇일 뒤');
    expect(replaced(body('몇일'), '몇일', '며칠')).toBe(body('며칠'));
  });

  it('makes new paragraphs with the properties of the old one; the section ends with the last', () => {
    const section = '<w:sectPr><w:pgSz w:w="1"/></w:sectPr>';
    const centred = '<w:jc w:val="center"/>';
    const body = `<w:p w14:paraId="1" xmlns:w14="x"><w:pPr><w:pageBreakBefore/>${centred}${section}</w:pPr>${run('앞뒤', BOLD)}</w:p>`;
    expect(replaced(body, '앞뒤', '앞\n뒤')).toBe(
      `<w:p w14:paraId="1" xmlns:w14="x"><w:pPr><w:pageBreakBefore/>${centred}</w:pPr>${run('앞', BOLD)}</w:p><w:p xmlns:w14="x"><w:pPr>${centred}${section}</w:pPr>${run('뒤', BOLD)}</w:p>`,
    );
  });

  it('cuts a link in two where a paragraph ends in it', () => {
    const link = (text: string) => `<w:hyperlink w:anchor="가">${run(text)}</w:hyperlink>`;
    expect(replaced(p(link('앞뒤')), '앞뒤', '앞\n뒤')).toBe(p(link('앞')) + p(link('뒤')));
  });

  it('joins paragraphs, with what stands between them; an empty one says nothing of how they look', () => {
    const heading = '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>';
    const mark = '<w:bookmarkStart w:id="5" w:name="가"/>';
    expect(replaced(`${p(run('앞'))}${mark}${p(run('뒤'))}`, '앞\n뒤', '앞 뒤')).toBe(
      p(run('앞 '), mark, run('뒤')),
    );
    expect(replaced(`<w:p/><w:p>${heading}${run('제목')}</w:p>`, '\n제목', '제목')).toBe(
      `<w:p>${heading}${run('제목')}</w:p>`,
    );
  });

  it('writes into empty paragraphs, with the formatting of their mark', () => {
    const empty = `<w:p><w:pPr><w:rPr><w:b/></w:rPr></w:pPr></w:p>`;
    const document = open(wordFile(empty));
    expect(bodyOf(document.write([{ from: 0, to: 0, insert: '글\n둘' }]))).toBe(
      `<w:p><w:pPr><w:rPr><w:b/></w:rPr></w:pPr>${run('글', BOLD)}</w:p><w:p><w:pPr><w:rPr><w:b/></w:rPr></w:pPr>${run('둘', BOLD)}</w:p>`,
    );
    expect(bodyOf(open(wordFile('<w:p/>')).write([{ from: 0, to: 0, insert: '글' }]))).toBe(p(run('글')));
  });

  it('never takes a cell away: its text goes, and what replaces it stands before', () => {
    const cell = (...texts: string[]) => `<w:tc>${texts.map((text) => p(run(text))).join('')}</w:tc>`;
    const body = `${p(run('앞'))}<w:tbl><w:tr>${cell('하나')}${cell('둘')}</w:tr></w:tbl>`;
    const document = open(wordFile(body));
    expect(document.text).toBe('앞\n하나\n둘');
    const after = document.write([{ from: 0, to: document.text.length, insert: '모두' }]);
    expect(open(after).text).toBe('모두');
    expect(bodyOf(after).match(/<w:tc>/g)).toHaveLength(2);
  });

  it('changes the copy of a text box for older programs too', () => {
    const box = (text: string) => `<w:txbxContent>${p(run(text))}</w:txbxContent>`;
    const body = (text: string) =>
      `<w:p>${run('상자')}<w:r><mc:AlternateContent xmlns:mc="mc"><mc:Choice>${box(text)}</mc:Choice><mc:Fallback>${box(text)}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    expect(open(wordFile(body('몇일')))).toMatchObject({
      text: '상자\n몇일',
      places: [{ from: 3, to: 5, kind: 'box' }],
    });
    expect(replaced(body('몇일'), '몇일', '며칠')).toBe(body('며칠'));
  });
});

describe('tracked changes', () => {
  const body = p(run('오늘은 '), run('몇일', BOLD), run(' 쉬었다.'));
  const sign = (id: number) => `w:id="${id}" w:author="말결" w:date="2026-01-02T03:04:05Z"`;

  it('stand beside what they replace, with the reason as a comment', () => {
    const file = open(wordFile(body)).write(
      [{ from: 4, to: 6, insert: '며칠', reason: '‘몇일’은 없다 <&>' }],
      TRACKED,
    );
    expect(bodyOf(file)).toBe(
      p(
        run('오늘은 '),
        '<w:commentRangeStart w:id="0"/>',
        `<w:del ${sign(1)}><w:r>${BOLD}<w:delText>몇일</w:delText></w:r></w:del>`,
        `<w:ins ${sign(2)}>${run('며칠', BOLD)}</w:ins>`,
        '<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>',
        run(' 쉬었다.'),
      ),
    );
    expect(partIn(file, 'word/comments.xml')).toContain('‘몇일’은 없다 &lt;&amp;&gt;');
    expect(partIn(file, '[Content_Types].xml')).toContain('/word/comments.xml');
    expect(partIn(file, 'word/_rels/document.xml.rels')).toContain('/word/comments.xml');
  });

  it('of paragraphs are marks at their ends', () => {
    expect(replaced(p(run('앞뒤')), '앞뒤', '앞\n뒤', TRACKED)).toBe(
      `<w:p><w:pPr><w:rPr><w:ins ${sign(1)}/></w:rPr></w:pPr>${run('앞')}</w:p>${p(run('뒤'))}`,
    );
    expect(replaced(p(run('앞')) + p(run('뒤')), '앞\n뒤', '앞뒤', TRACKED)).toBe(
      `<w:p><w:pPr><w:rPr><w:del ${sign(1)}/></w:rPr></w:pPr>${run('앞')}</w:p>${p(run('뒤'))}`,
    );
  });
});

const WORDS = fc.stringMatching(/^[가-힣 <&😀\t]{0,8}$/u);
const PROPERTIES = fc.constantFrom('', '<w:b/>', '<w:i/>', '<w:b/><w:i/>');
const content = (text: string) =>
  text
    .split(/(\t)/)
    .map((part) => (part === '\t' ? '<w:tab/>' : `<w:t xml:space="preserve">${escaped(part)}</w:t>`))
    .join('');
const RUN = fc
  .tuple(WORDS, PROPERTIES)
  .map(([text, own]) => `<w:r><w:rPr>${own}</w:rPr>${content(text)}</w:r>`);
const INLINE = fc.oneof(
  { weight: 4, arbitrary: RUN },
  RUN.map((inner) => `<w:hyperlink w:anchor="가">${inner}</w:hyperlink>`),
  RUN.map((inner) => `<w:ins w:id="7" w:author="가">${inner}</w:ins>`),
  fc.constantFrom('<w:bookmarkStart w:id="3" w:name="나"/>', '<w:r><w:footnoteReference w:id="2"/></w:r>'),
);
const PARAGRAPH = fc.oneof(
  { weight: 5, arbitrary: fc.array(INLINE, { maxLength: 5 }).map((inner) => `<w:p>${inner.join('')}</w:p>`) },
  fc.constantFrom('<w:p/>', '<w:p><w:pPr><w:jc w:val="center"/></w:pPr></w:p>'),
);
const BODY = fc.array(PARAGRAPH, { minLength: 1, maxLength: 5 }).map((all) => all.join(''));
/** Edits as places in the text, which has another length every time. */
const EDITS = fc.array(fc.tuple(fc.nat(1000), fc.nat(6), fc.stringMatching(/^[가-힣 \n\t<]{0,6}$/)), {
  minLength: 1,
  maxLength: 4,
});

function editsOf(text: string, drawn: ReadonlyArray<readonly [number, number, string]>): Edit[] {
  const edits: Edit[] = [];
  const places = drawn.map(([at, length, insert]) => ({ at: (at * text.length) / 1000, length, insert }));
  for (const { at, length, insert } of places.sort((a, b) => a.at - b.at)) {
    const from = whole(text, Math.max(Math.floor(at), (edits.at(-1)?.to ?? -1) + 1));
    const to = whole(text, Math.min(text.length, from + length));
    if (from <= text.length) edits.push({ from, to, insert });
  }
  return edits;
}
const whole = (text: string, at: number) => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at + 1 : at);

describe('whatever is edited in whatever document', () => {
  it('is in the document that is written, which is well-formed', () => {
    fc.assert(
      fc.property(BODY, EDITS, (body, drawn) => {
        const document = open(wordFile(body));
        const edits = editsOf(document.text, drawn);
        const file = document.write(edits);
        xmlTree(partIn(file, 'word/document.xml'));
        expect(open(file).text).toBe(edited(document.text, edits));
        for (const mark of ['bookmarkStart', 'footnoteReference'])
          expect(bodyOf(file).split(mark).length).toBe(body.split(mark).length);
      }),
    );
  });

  it('leaves every other letter its formatting', () => {
    fc.assert(
      fc.property(BODY, EDITS, (body, drawn) => {
        const before = wordFile(body);
        const { text, write } = open(before);
        const edits = editsOf(text, drawn).map((edit) => ({ ...edit, insert: edit.insert && '힣힣' }));
        // Signs of their own stand for what is put in, so that the rest is what was there.
        const clean = edits.every(({ from, to }) => !/[\n😀힣]/u.test(text.slice(from, to)));
        fc.pre(clean && !text.includes('힣'));
        const after = formatted(write(edits)).filter(([letter]) => letter !== '힣');
        const gone = new Set(
          edits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
        );
        let at = 0;
        const stays = [...text].filter((letter) => {
          const place = at;
          at += letter.length;
          return letter !== '\n' && !gone.has(place);
        });
        expect(after.map(([letter]) => letter).join('')).toBe(stays.join(''));
        const own = formatted(before);
        let i = 0;
        const kept: typeof own = [];
        let offset = 0;
        for (const letter of text) {
          if (letter !== '\n') {
            if (!gone.has(offset)) kept.push(own[i]!);
            i++;
          }
          offset += letter.length;
        }
        expect(after).toEqual(kept);
      }),
    );
  });

  it('can be tracked: accepted it is the new text, refused the old', () => {
    fc.assert(
      fc.property(BODY, EDITS, (drawnBody, drawn) => {
        const body = drawnBody.replace(/<w:ins [^>]*>(.*?)<\/w:ins>/g, '$1');
        const document = open(wordFile(body));
        const edits = editsOf(document.text, drawn).map((edit) => ({
          ...edit,
          to: edit.from + document.text.slice(edit.from, edit.to).split('\n')[0]!.length,
          insert: edit.insert.replaceAll('\n', ' '),
          reason: '까닭',
        }));
        const file = document.write(edits, TRACKED);
        expect(open(wordFile(decided(file, true))).text).toBe(edited(document.text, edits));
        expect(open(wordFile(decided(file, false))).text).toBe(document.text);
      }),
    );
  });
});

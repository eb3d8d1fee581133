import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../../test/support/fast-check.js';
import { edited } from '../edits.js';
import { openDocument } from '../open-document.js';
import { type Encoding, encodeText } from './encoding.js';

const ENCODINGS: Encoding[] = [
  { name: 'utf-8', marked: false },
  { name: 'utf-8', marked: true },
  { name: 'utf-16le', marked: true },
  { name: 'utf-16be', marked: true },
  { name: 'utf-16le', marked: false },
  { name: 'utf-16be', marked: false },
  { name: 'cp949', marked: false },
];
const replacing = (text: string, old: string, insert: string) => {
  const from = text.indexOf(old);
  return [{ from, to: from + old.length, insert }];
};

describe('a file of text', () => {
  it.each(ENCODINGS)('in $name (mark: $marked) keeps encoding, mark and line ends', (encoding) => {
    const source = '몇일 뒤\r\n똠방각하 펲시\n끝\r새 줄\r\n';
    const bytes = encodeText(source, encoding)!;
    const document = openDocument(bytes, '글.txt');
    expect(document.text).toBe('몇일 뒤\n똠방각하 펲시\n끝\n새 줄\n');
    expect(document.write([])).toEqual(bytes);
    const fresh = document.write(replacing(document.text, '몇일 뒤', '며칠\n뒤'));
    expect(fresh).toEqual(encodeText(source.replace('몇일 뒤', '며칠\r\n뒤'), encoding));
  });

  it('reads what Windows has written in the Korean encoding', () => {
    const bytes = Uint8Array.of(0xb8, 0xee, 0xc0, 0xcf, 0x0d, 0x0a);
    const document = openDocument(bytes, '글.txt');
    expect(document.text).toBe('몇일\n');
    expect(document.write(replacing('몇일\n', '몇일', '며칠'))).toEqual(
      Uint8Array.of(0xb8, 0xe7, 0xc4, 0xa5, 0x0d, 0x0a),
    );
    expect(() => document.write([{ from: 0, to: 0, insert: '😀' }])).toThrow('CP949');
  });

  it('is whatever was edited, for any text and edits', () => {
    // Whoever puts a line end between two halves of one gets one.
    const text = fc.oneof(
      fc.stringMatching(/^(?:[가-힣a 😀]|\r\n|\n){0,30}$/u),
      fc.stringMatching(/^[가-힣a 😀\r]{0,30}$/u),
    );
    fc.assert(
      fc.property(
        text,
        fc.nat(30),
        fc.nat(5),
        fc.stringMatching(/^[가-힣\n]{0,4}$/),
        (source, at, length, insert) => {
          const document = openDocument(new TextEncoder().encode(source), '글.md');
          const place = (to: number) => {
            const inside = Math.min(to, document.text.length);
            return /[\udc00-\udfff]/.test(document.text[inside] ?? '') ? inside + 1 : inside;
          };
          const edit = { from: place(at), to: place(at + length), insert };
          const fresh = openDocument(document.write([edit]), '글.md');
          expect(fresh.text).toBe(edited(document.text, [edit]));
        },
      ),
    );
  });

  it('of bytes that are no text is refused', () => {
    expect(() => openDocument(Uint8Array.of(0xff, 0x00, 0xff, 0xff, 0x81), '글.txt')).toThrow('인코딩');
  });
});

it('the Korean encoding of Windows has every syllable where Windows has it', () => {
  // python3: '똠펲힣뷁각갂'.encode('cp949')
  const bytes = Uint8Array.of(0x8c, 0x63, 0xbc, 0x84, 0xc6, 0x52, 0x94, 0xee, 0xb0, 0xa2, 0x81, 0x41);
  expect(encodeText('똠펲힣뷁각갂', { name: 'cp949', marked: false })).toEqual(bytes);
  const all = Array.from({ length: 11172 }, (_, i) => String.fromCharCode(0xac00 + i)).join('');
  const document = openDocument(encodeText(all, { name: 'cp949', marked: false })!, '글.txt');
  expect(document.text).toBe(all);
});

describe('a page', () => {
  const page = (source: string) => openDocument(new TextEncoder().encode(source), 'a.html');
  const corrected = (source: string, old: string, insert: string) => {
    const document = page(source);
    return new TextDecoder().decode(document.write(replacing(document.text, old, insert)));
  };

  it.each([
    ['<p>밥을 <b>먹었</b>읍니다.</p>\n<p>둘째</p>', '밥을 먹었읍니다.\n둘째'],
    ['<ul>\n  <li>하나</li>\n  <li>둘</li>\n</ul>', '하나\n둘'],
    ['앞<br>뒤', '앞\n뒤'],
    [
      '<!doctype html><head><title>제목</title><style>p { }</style><script>"몇일"</script></head>글',
      '제목\n글',
    ],
    ['너 &amp; 나&nbsp;&#44032; &모름;', '너 & 나\u00a0가 &모름;'],
    ['<p>한\n   줄 <i> 이다 </i></p>', '한 줄 이다'],
    ['변수 <code>몇일</code>는', '변수 `몇일`는'],
    ['<pre>a\n  b</pre>뒤', '```\na\n  b\n```\n뒤'],
    ['<a title="a > b">글</a><!-- 몇일 -->', '글'],
    ['값 < 3 이고 &', '값 < 3 이고 &'],
  ])('%s', (source, text) => {
    expect(page(source).text).toBe(text);
    expect(new TextDecoder().decode(page(source).write([]))).toBe(source);
  });

  it('is corrected across its tags, which stay', () => {
    const source = '<p class="a">밥을 <b>먹었</b>읍니다.</p>';
    expect(corrected(source, '먹었읍니다', '먹었습니다')).toBe(source.replace('읍', '습'));
    expect(corrected('<b>몇</b><i>일</i>', '몇일', '며칠')).toBe('<b>며</b><i>칠</i>');
    expect(corrected('<p>할수\n있는</p>', '할수', '할 수')).toBe('<p>할 수\n있는</p>');
    expect(corrected('<p>앞 뒤</p>', '앞 뒤', '앞\n< 뒤')).toBe('<p>앞<br>&lt; 뒤</p>');
    // A title has no tags inside.
    expect(corrected('<title>앞 뒤</title><p>글</p>', '앞 뒤', '앞\n뒤')).toBe(
      '<title>앞 뒤</title><p>글</p>',
    );
    expect(corrected('<option>하나<option>둘', '둘', '둘\n셋')).toBe('<option>하나<option>둘 셋');
    expect(corrected('<p>하나</p><p>둘</p>', '둘', '셋')).toBe('<p>하나</p><p>셋</p>');
  });
});

describe('what is no text', () => {
  const bytes = (...parts: Array<string | number[]>) =>
    Uint8Array.from(
      parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
    );
  const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const wide = (name: string) => [...name].join('\0');
  it.each([
    [bytes('%PDF-1.7'), 'PDF', '복사'],
    [bytes(OLE, 'x', wide('FileHeader'), 'HWP Document File'), '한글 문서(.hwp)', '.hwpx'],
    [bytes(OLE, wide('WordDocument')), 'Word 문서(.doc)', '.docx'],
    [bytes(OLE, wide('EncryptedPackage')), '암호', '암호를 풀어'],
    [bytes('HWP Document File V3.00'), '한글 문서(.hwp)', '.hwpx'],
    [bytes('{\\rtf1'), 'RTF', '.docx'],
    [bytes('PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.text'), '.odt', '.docx'],
    [bytes('PK\u0003\u0004 xl/workbook.xml'), '표 계산', '복사'],
    [bytes('PK\u0003\u0004 a.txt'), '압축', '풀어'],
  ])('is named, with what to do', (file, what, whatToDo) => {
    for (const name of ['a.txt', 'a.docx', 'a.hwp']) {
      expect(() => openDocument(file, name)).toThrow(what);
      expect(() => openDocument(file, name)).toThrow(whatToDo);
    }
  });

  it('is not taken for a document by its name', () => {
    expect(() => openDocument(bytes('text'), 'a.docx')).toThrow('다른 형식');
  });
});

import { UnreadableFile } from './unreadable-file.js';

/** What is read here. */
export type FileKind = 'docx' | 'hwpx' | 'html' | 'text';

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const HTML_NAME = /\.(?:x?html?)$/i;

/** What a file is by its bytes; its name decides only where text may be one thing or the other. */
export function fileKindOf(bytes: Uint8Array, name: string): FileKind {
  if (beginsWith(bytes, ZIP)) return archiveKind(bytes);
  if (beginsWith(bytes, OLE)) throw oldFormat(bytes);
  for (const [begin, what, whatToDo] of OTHERS) if (beginsWith(bytes, begin)) throw refused(what, whatToDo);
  if (/\.(?:docx|hwpx)$/i.test(name))
    throw refused(
      ['문서가 깨졌거나 이름과 다른 형식입니다.', 'The document is broken, or not what its name says.'],
      ['본디 프로그램에서 열어 다시 저장해 보세요.', 'Open it in its own program and save it again.'],
    );
  return HTML_NAME.test(name) ? 'html' : 'text';
}

type BothLanguages = readonly [korean: string, english: string];

const AS_HWPX: BothLanguages = [
  "한글에서 '다른 이름으로 저장하기'로 .hwpx로 저장해서 열어 주세요.",
  'Save it as .hwpx in Hangul and open that.',
];
const AS_DOCX: BothLanguages = [
  "Word나 LibreOffice에서 '다른 이름으로 저장'으로 .docx로 저장해서 열어 주세요.",
  'Save it as .docx in Word or LibreOffice and open that.',
];
const AS_TEXT: BothLanguages = [
  '글을 복사해서 붙여 넣거나, 글을 쓴 본디 문서를 열어 주세요.',
  'Copy the text and paste it here, or open the document that it was made from.',
];
const WITHOUT_PASSWORD: BothLanguages = [
  '본디 프로그램에서 암호를 풀어 저장한 뒤 열어 주세요.',
  'Save it without a password in its own program, then open it.',
];

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

const OTHERS: ReadonlyArray<
  readonly [begin: readonly number[], what: BothLanguages, whatToDo: BothLanguages]
> = [
  [ascii('%PDF-'), ['PDF 파일입니다.', 'This is a PDF file.'], AS_TEXT],
  [
    ascii('HWP Document File'),
    ['오래된 한글 문서(.hwp)입니다.', 'This is an old Hangul document (.hwp).'],
    AS_HWPX,
  ],
  [ascii('{\\rtf'), ['RTF 문서입니다.', 'This is an RTF document.'], AS_DOCX],
  [[0x89, ...ascii('PNG')], ['그림 파일입니다.', 'This is a picture.'], AS_TEXT],
  [[0xff, 0xd8, 0xff], ['그림 파일입니다.', 'This is a picture.'], AS_TEXT],
  [ascii('GIF8'), ['그림 파일입니다.', 'This is a picture.'], AS_TEXT],
];

/** The kinds of archives by a file that only they have. */
function archiveKind(bytes: Uint8Array): FileKind {
  const has = (path: string) => includes(bytes, path);
  if (has('Contents/section0.xml') || has('application/hwp+zip')) return 'hwpx';
  if (has('word/') || has('wordprocessingml')) return 'docx';
  if (has('application/vnd.oasis.opendocument.text'))
    throw refused(['OpenDocument 문서(.odt)입니다.', 'This is an OpenDocument text (.odt).'], AS_DOCX);
  if (has('xl/workbook') || has('ppt/presentation'))
    throw refused(['표 계산이나 발표 문서입니다.', 'This is a spreadsheet or a presentation.'], AS_TEXT);
  if (has('[Content_Types].xml')) return 'docx';
  throw refused(
    ['압축 파일입니다.', 'This is an archive.'],
    ['압축을 풀어 그 안의 문서를 열어 주세요.', 'Unpack it and open the documents in it.'],
  );
}

/** Programs of before 2007, and documents with a password, write this kind of file; its parts are named in UTF-16. */
function oldFormat(bytes: Uint8Array): UnreadableFile {
  const has = (name: string) => includes(bytes, [...name].join('\0'));
  if (has('EncryptedPackage'))
    return refused(['암호가 걸린 문서입니다.', 'The document is protected by a password.'], WITHOUT_PASSWORD);
  if (includes(bytes, 'HWP Document File') || has('HwpSummaryInformation'))
    return refused(['한글 문서(.hwp)입니다.', 'This is a Hangul document (.hwp).'], AS_HWPX);
  if (has('WordDocument'))
    return refused(['오래된 Word 문서(.doc)입니다.', 'This is an old Word document (.doc).'], AS_DOCX);
  return refused(['오래된 오피스 문서입니다.', 'This is an old office document.'], AS_DOCX);
}

const refused = (what: BothLanguages, whatToDo: BothLanguages): UnreadableFile =>
  new UnreadableFile(`${what[0]} ${whatToDo[0]}`, `${what[1]} ${whatToDo[1]}`);

const beginsWith = (bytes: Uint8Array, begin: readonly number[]): boolean =>
  begin.every((byte, i) => bytes[i] === byte);

function includes(bytes: Uint8Array, text: string): boolean {
  const wanted = ascii(text);
  for (let at = bytes.indexOf(wanted[0]!); at !== -1; at = bytes.indexOf(wanted[0]!, at + 1))
    if (wanted.every((byte, i) => bytes[at + i] === byte)) return true;
  return false;
}

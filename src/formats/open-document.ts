import { Archive } from './archive/archive.js';
import { fileKindOf } from './file-kind.js';
import { hwpxDocument } from './hangul/hwpx-document.js';
import type { OpenedDocument } from './opened-document.js';
import { htmlDocument } from './text/html-document.js';
import { plainDocument } from './text/plain-document.js';
import { wordDocument } from './word/word-document.js';

/** A file as text; throws an UnreadableFile where it cannot be one. */
export function openDocument(bytes: Uint8Array, name: string): OpenedDocument {
  switch (fileKindOf(bytes, name)) {
    case 'docx':
      return wordDocument(new Archive(bytes));
    case 'hwpx':
      return hwpxDocument(new Archive(bytes));
    case 'html':
      return htmlDocument(bytes);
    case 'text':
      return plainDocument(bytes);
  }
}

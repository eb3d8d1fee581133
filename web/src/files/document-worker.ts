import type { Edit } from '../../../src/formats/edits';
import { openDocument } from '../../../src/formats/open-document';
import type { OpenedDocument, WriteOptions } from '../../../src/formats/opened-document';
import { UnreadableFile } from '../../../src/formats/unreadable-file';

/** What is asked of the thread that holds the document: first to open it, then to write it. */
export type Question =
  | { open: Uint8Array; name: string }
  | { edits: readonly Edit[]; options?: WriteOptions | undefined };

export type Answer =
  | { document: Omit<OpenedDocument, 'write'> }
  | { bytes: Uint8Array }
  | { problem: string; english: string };

/** Unpacking and reading take seconds where a document is large, and may be given up with the whole thread. */
let opened: OpenedDocument | undefined;

self.addEventListener('message', ({ data }: MessageEvent<Question>) => self.postMessage(answerTo(data)));

function answerTo(question: Question): Answer {
  try {
    if ('open' in question) {
      opened = openDocument(question.open, question.name);
      const { write: _, ...document } = opened;
      return { document };
    }
    return { bytes: opened!.write(question.edits, question.options) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: error.message, english: error.english };
    return {
      problem: '문서를 다루다가 잘못되었습니다. 글을 복사해 붙여 넣어 주세요.',
      english: 'Something went wrong with this document. Please copy its text and paste it.',
    };
  }
}

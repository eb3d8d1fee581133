import type { Edit } from '../../../src/formats/edits';
import type { OpenedDocument, WriteOptions } from '../../../src/formats/opened-document';
import { Told } from '../lib/told';
import type { Answer, Question } from './document-worker';

/** A document that another thread holds. */
export interface HeldDocument extends Omit<OpenedDocument, 'write'> {
  write(edits: readonly Edit[], options?: WriteOptions): Promise<Uint8Array>;
  /** Ends the thread. */
  close(): void;
}

/** Opens a document in a thread of its own; giving up ends it, however busy it is. */
export async function holdDocument(
  bytes: Uint8Array,
  name: string,
  signal?: AbortSignal,
): Promise<HeldDocument> {
  // Given up while its bytes were read.
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
  const close = () => worker.terminate();
  try {
    const answer = await asked(worker, { open: bytes, name }, signal);
    if (!('document' in answer)) throw new Error();
    return {
      ...answer.document,
      close,
      async write(edits, options) {
        const written = await asked(worker, { edits, options });
        if ('bytes' in written) return written.bytes;
        throw new Error();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}

function asked(worker: Worker, question: Question, signal?: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('problem' in data) reject(new Told(data.problem, data.english));
      else resolve(data);
    };
    worker.onerror = () =>
      reject(new Told('문서를 읽는 데 기억 장치가 모자랍니다.', 'There is not enough memory for it.'));
    signal?.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(question);
  });
}

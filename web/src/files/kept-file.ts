import { answerOf, within } from '../documents/database';

/** The bytes of the file that a document came from, for as long as the document is kept; undefined takes them away. */
export async function keepFile(document: string, bytes: Uint8Array | undefined): Promise<void> {
  await within(['files'], 'readwrite', async (store) => {
    if (bytes) await answerOf(store('files').put(bytes, document));
    else await answerOf(store('files').delete(document));
    // A browser that refuses to remember still opens files.
  }).catch(() => {});
}

export async function keptFile(document: string): Promise<Uint8Array | undefined> {
  return within(['files'], 'readonly', (store) =>
    answerOf<Uint8Array | undefined>(store('files').get(document)),
  ).catch(() => undefined);
}

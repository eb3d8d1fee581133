import { inBrowser, readStored } from '../lib/stored';
import { answerOf, type StoredDocument, within } from './database';
import { freshName } from './names';

/** Where earlier versions kept their one text, and the bytes of the file that it came from. */
const NAMES = ['text', 'left-alone', 'changes', 'file'].map((name) => `malgyeol-${name}`);
const OLD_FILE = 'opened';

/** The one text that earlier versions kept becomes a document. */
export async function takeInOldDraft(): Promise<void> {
  const text = readStored('text', '');
  if (text !== '') {
    const id = freshName();
    await within(['documents', 'files'], 'readwrite', async (store) => {
      const document: StoredDocument = {
        id,
        name: '',
        created: Date.now(),
        changed: Date.now(),
        text,
        rev: 1,
        leftAlone: readStored<Array<[number, number]>>('left-alone', []),
        file: readStored('file', ''),
        fileChanges: readStored<unknown>('changes', null),
        thrownAway: 0,
      };
      await answerOf(store('documents').put(document));
      const bytes = await answerOf(store('files').get(OLD_FILE));
      if (bytes) await answerOf(store('files').put(bytes, id));
      await answerOf(store('files').delete(OLD_FILE));
    });
  }
  for (const name of NAMES) inBrowser.remove(name);
}

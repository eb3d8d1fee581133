import { changeSettings, settings } from '../editor/settings.svelte';
import { say } from '../lib/language.svelte';
import { inBrowser, readStored, writeStored } from '../lib/stored';
import { allOf, answerOf, type StoredDocument, type StoredVersion, within } from './database';
import { titleOf } from './document-store';
import { freshName } from './names';

/** Every document with its versions and its file, and what the writer has decided, in one file. */
interface Archive {
  malgyeol: 1;
  documents: Array<StoredDocument & { versions: StoredVersion[]; bytes?: string }>;
  ignoredWords: string[];
  ignoredRules: string[];
  /** Words of dictionaries that were not saved yet, by the name under which this browser keeps them. */
  unsaved: Record<string, unknown>;
}

const UNSAVED = 'unsaved-';
const PREFIX = 'malgyeol-';
const STORES = ['documents', 'versions', 'files'] as const;

export async function archived(): Promise<Blob> {
  const documents = await within(STORES, 'readonly', async (store) => {
    const all = await answerOf<StoredDocument[]>(store('documents').getAll());
    const found: Archive['documents'] = [];
    for (const document of all) {
      const versions = await answerOf<StoredVersion[]>(store('versions').getAll(allOf(document.id)));
      const bytes = await answerOf<Uint8Array | undefined>(store('files').get(document.id));
      found.push({ ...document, versions, ...(bytes ? { bytes: base64Of(bytes) } : {}) });
    }
    return found;
  });
  const names = inBrowser.names().filter((name) => name.startsWith(PREFIX + UNSAVED));
  const unsaved = names.map((name) => name.slice(PREFIX.length));
  const archive: Archive = {
    malgyeol: 1,
    documents,
    ignoredWords: settings.ignoredWords,
    ignoredRules: settings.ignoredRules,
    unsaved: Object.fromEntries(unsaved.map((name) => [name, readStored<unknown>(name, null)])),
  };
  return new Blob([JSON.stringify(archive)], { type: 'application/json' });
}

/** Puts an archive beside what is here: nothing of that is overwritten. How many documents came in new. */
export async function unarchived(text: string): Promise<number> {
  const { documents, ignoredWords, ignoredRules, unsaved } = archiveIn(text);
  let added = 0;
  await within(STORES, 'readwrite', async (store) => {
    for (const { versions, bytes, ...document } of documents) {
      const here = await answerOf<StoredDocument | undefined>(store('documents').get(document.id));
      const isSame = here?.text === document.text;
      const id = here && !isSame ? freshName() : document.id;
      if (!isSame) {
        const name = here
          ? say(`${titleOf(document)} (가져옴)`, `${titleOf(document)} (imported)`)
          : document.name;
        await answerOf(store('documents').put({ ...document, id, name, rev: 1 }));
        if (bytes) await answerOf(store('files').put(bytesOf(bytes), id));
        added++;
      }
      for (const version of versions) await answerOf(store('versions').put({ ...version, document: id }));
    }
  });
  const union = (...lists: string[][]) => [...new Set(lists.flat())];
  changeSettings({
    ignoredWords: union(settings.ignoredWords, ignoredWords),
    ignoredRules: union(settings.ignoredRules, ignoredRules),
  });
  for (const [name, words] of Object.entries(unsaved))
    if (name.startsWith(UNSAVED) && readStored<unknown>(name, null) === null) writeStored(name, words);
  return added;
}

function archiveIn(text: string): Archive {
  const wrong = () =>
    new Error(
      say(
        '말결에서 내보낸 파일이 아닙니다. ‘모두 내보내기’로 만든 .json 파일을 골라 주세요.',
        'This is no file that Malgyeol exported. Please choose a .json file made by ‘Export all’.',
      ),
    );
  let json: Partial<Archive> | null;
  try {
    json = JSON.parse(text) as Partial<Archive> | null;
  } catch {
    throw wrong();
  }
  if (json?.malgyeol !== 1 || !Array.isArray(json.documents)) throw wrong();
  const strings = (list: unknown) =>
    Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
  return {
    malgyeol: 1,
    documents: json.documents.map((document) => documentIn(document) ?? raise(wrong())),
    ignoredWords: strings(json.ignoredWords),
    ignoredRules: strings(json.ignoredRules),
    unsaved: json.unsaved ?? {},
  };
}

function raise(error: Error): never {
  throw error;
}

function documentIn(found: Partial<Archive['documents'][number]>): Archive['documents'][number] | undefined {
  const { id, text } = found;
  if (typeof id !== 'string' || id === '' || typeof text !== 'string') return undefined;
  const number = (value: unknown) => (typeof value === 'number' ? value : Date.now());
  const versions = (found.versions ?? []).filter(
    ({ time, text: old }) => typeof time === 'number' && typeof old === 'string',
  );
  return {
    id,
    text,
    name: String(found.name ?? ''),
    created: number(found.created),
    changed: number(found.changed),
    rev: 1,
    leftAlone: Array.isArray(found.leftAlone) ? found.leftAlone : [],
    accepted: Array.isArray(found.accepted) ? found.accepted : [],
    file: String(found.file ?? ''),
    fileChanges: found.fileChanges ?? null,
    thrownAway: found.thrownAway ? number(found.thrownAway) : 0,
    versions,
    ...(typeof found.bytes === 'string' ? { bytes: found.bytes } : {}),
  };
}

/** In pieces: as arguments of one call there may be too many. */
const PIECE = 0x8000;

function base64Of(bytes: Uint8Array): string {
  let out = '';
  for (let i = 0; i < bytes.length; i += PIECE) out += String.fromCharCode(...bytes.subarray(i, i + PIECE));
  return btoa(out);
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

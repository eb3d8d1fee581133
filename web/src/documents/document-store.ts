import { ChangeSet } from '@codemirror/state';
import { charactersIn } from '../lib/text-counts';
import type { Kept } from './copy';
import {
  allOf,
  answerOf,
  type StoredChange,
  type StoredDocument,
  type StoredVersion,
  within,
} from './database';
import { freeTime, outdated, type Version } from './version-times';

/** How many changes are remembered one by one, for pages that come back to an older revision. */
const CHANGES_KEPT = 2000;
/** What was thrown away can be brought back for so long. */
const IN_BIN_MS = 30 * 24 * 3600 * 1000;

/** A document in the list. */
export interface Listed {
  id: string;
  name: string;
  changed: number;
  characters: number;
  file: string;
  thrownAway: number;
}

const NAME_CHARACTERS = 40;

/** What a document is called: by its writer, after its file, or by its first words. */
export function titleOf({ name, file, text }: Pick<StoredDocument, 'name' | 'file' | 'text'>): string {
  const [first = ''] = /\S.*/.exec(text.slice(0, 2000)) ?? [];
  const words = first.length > NAME_CHARACTERS ? `${first.slice(0, NAME_CHARACTERS).trimEnd()}…` : first;
  return name || file || words.trim();
}

/** All documents, those that were changed last first. */
export async function listDocuments(): Promise<Listed[]> {
  const found: Listed[] = [];
  await within(['documents'], 'readonly', async (store) => {
    const request = store('documents').openCursor();
    for (let cursor = await answerOf(request); cursor; ) {
      const document = cursor.value as StoredDocument;
      const { id, changed, file, thrownAway, text } = document;
      found.push({ id, name: titleOf(document), changed, characters: charactersIn(text), file, thrownAway });
      const next = answerOf(request);
      cursor.continue();
      cursor = await next;
    }
  });
  return found.sort((a, b) => b.changed - a.changed);
}

export async function readDocument(id: string | undefined): Promise<StoredDocument | undefined> {
  if (id === undefined) return undefined;
  return within(['documents'], 'readonly', (store) =>
    answerOf<StoredDocument | undefined>(store('documents').get(id)),
  );
}

/** The document that somebody who comes back most likely wants. */
export async function latestDocument(): Promise<string | undefined> {
  return (await listDocuments()).find(({ thrownAway }) => thrownAway === 0)?.id;
}

/** What was kept of a document behind a revision, in order. */
export async function keptSince(changes: IDBObjectStore, id: string, rev: number): Promise<Kept[]> {
  const range = IDBKeyRange.bound([id, rev + 1], [id, Number.MAX_SAFE_INTEGER]);
  const found = await answerOf<StoredChange[]>(changes.getAll(range));
  return found.map((one) => ({ ...one, changes: ChangeSet.fromJSON(one.changes) }));
}

/** Puts a change and the text that it makes in the place of the revision before. */
export async function putRevision(
  store: (name: 'documents' | 'changes') => IDBObjectStore,
  document: StoredDocument,
  change: StoredChange,
): Promise<void> {
  await answerOf(store('documents').put(document));
  await answerOf(store('changes').put(change));
  const old = IDBKeyRange.bound([document.id], [document.id, document.rev - CHANGES_KEPT]);
  if (document.rev > CHANGES_KEPT) await answerOf(store('changes').delete(old));
}

export async function versionTimes(versions: IDBObjectStore, id: string): Promise<number[]> {
  const keys = (await answerOf(versions.getAllKeys(allOf(id)))) as Array<[string, number]>;
  return keys.map(([, time]) => time);
}

export async function putVersion(versions: IDBObjectStore, id: string, version: Version): Promise<void> {
  const times = await versionTimes(versions, id);
  const last = times.at(-1);
  const before = last && (await answerOf<StoredVersion>(versions.get([id, last])));
  if (before && before.text === version.text) return;
  await answerOf(versions.put({ ...version, document: id, time: freeTime(version.time, times) }));
  for (const time of outdated(times, version.time)) await answerOf(versions.delete([id, time]));
}

/** The versions of a document, the newest first. */
export async function readVersions(id: string): Promise<StoredVersion[]> {
  const found = await within(['versions'], 'readonly', (store) =>
    answerOf<StoredVersion[]>(store('versions').getAll(allOf(id))),
  );
  return found.reverse();
}

async function changeDocument(id: string, change: Partial<StoredDocument>): Promise<void> {
  await within(['documents'], 'readwrite', async (store) => {
    const found = await answerOf<StoredDocument | undefined>(store('documents').get(id));
    if (found) await answerOf(store('documents').put({ ...found, ...change }));
  });
}

export const renameDocument = (id: string, name: string) => changeDocument(id, { name });
export const throwAway = (id: string) => changeDocument(id, { thrownAway: Date.now() });
export const bringBack = (id: string) => changeDocument(id, { thrownAway: 0 });

/** For good, with all that belongs to it. */
export async function destroyDocument(id: string): Promise<void> {
  await within(['documents', 'changes', 'versions', 'files'], 'readwrite', async (store) => {
    await answerOf(store('documents').delete(id));
    await answerOf(store('files').delete(id));
    await answerOf(store('changes').delete(allOf(id)));
    await answerOf(store('versions').delete(allOf(id)));
  });
}

/** What has lain in the bin for a month goes. */
export async function emptyOldBin(): Promise<void> {
  const limit = Date.now() - IN_BIN_MS;
  for (const { id, thrownAway } of await listDocuments())
    if (thrownAway > 0 && thrownAway < limit) await destroyDocument(id);
}

import type { Accepted } from '../editor/accepted';

/** What this browser keeps of the writer's documents. Nothing of it leaves the browser. */
const DATABASE = 'malgyeol';
const VERSION = 2;

export interface StoredDocument {
  id: string;
  /** What the writer calls it; '' for its first words. */
  name: string;
  created: number;
  changed: number;
  text: string;
  /** Grows by one with every change that is kept. */
  rev: number;
  /** Places that the writer wants left as they are. */
  leftAlone: Array<[number, number]>;
  /** Corrections that the writer took, with their reasons. */
  accepted?: Accepted[];
  /** The file that it came from, '' for none, and the changes from the text of that file to this one. */
  file: string;
  fileChanges: unknown;
  /** When it was thrown away; 0 while it is not. */
  thrownAway: number;
}

/** One kept change: from the text of the revision before to that of this one. */
export interface StoredChange {
  document: string;
  rev: number;
  /** The page that made it, and the number of its last edit that is in it. */
  tab: string;
  seq: number;
  changes: unknown;
}

export interface StoredVersion {
  document: string;
  time: number;
  text: string;
  reason: VersionReason;
}

/** Why a version was kept: time had passed, much went away, everything was corrected, an older one came back. */
export type VersionReason = 'time' | 'removal' | 'correction' | 'return';

export type StoreName = 'documents' | 'changes' | 'versions' | 'files';

/** A browser that does not answer by then is taken for one that refuses. */
const OPEN_MS = 4000;

let connection: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    const timer = setTimeout(() => reject(new Error('the database does not answer')), OPEN_MS);
    request.onupgradeneeded = () => {
      const db = request.result;
      const has = (name: StoreName) => db.objectStoreNames.contains(name);
      if (!has('files')) db.createObjectStore('files');
      if (!has('documents')) db.createObjectStore('documents', { keyPath: 'id' });
      if (!has('changes')) db.createObjectStore('changes', { keyPath: ['document', 'rev'] });
      if (!has('versions')) db.createObjectStore('versions', { keyPath: ['document', 'time'] });
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      const db = request.result;
      const forget = () => {
        connection = undefined;
      };
      db.onversionchange = () => {
        db.close();
        forget();
      };
      db.onclose = forget;
      resolve(db);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
  });
}

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Everything of one document in the stores that are keyed by it. */
export const allOf = (document: string) => IDBKeyRange.bound([document], [document, []]);

/**
 * One transaction: all of it or nothing, and no other tab in between. `act` may wait for answers of its stores only.
 */
export async function within<T>(
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  act: (store: (name: StoreName) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  connection ??= open().catch((error) => {
    connection = undefined;
    throw error;
  });
  const transaction = (await connection).transaction(names, mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was given up'));
  });
  // A failure of `act` is told by itself.
  done.catch(() => {});
  try {
    const result = await act((name) => transaction.objectStore(name));
    await done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    throw error;
  }
}

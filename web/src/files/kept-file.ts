/** The bytes of the file that was opened, for when the page is loaded again: too many for what keeps the text. */
const DATABASE = 'malgyeol';
const STORE = 'files';
const NAME = 'opened';

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function using<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  try {
    const request = act(db.transaction(STORE, mode).objectStore(STORE));
    return await new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    db.close();
  }
}

/** A browser that refuses to remember still opens files. */
export async function keepFile(bytes: Uint8Array | undefined): Promise<void> {
  const act = (store: IDBObjectStore) =>
    (bytes ? store.put(bytes, NAME) : store.delete(NAME)) as IDBRequest<unknown>;
  await using<unknown>('readwrite', act).catch(() => {});
}

export async function keptFile(): Promise<Uint8Array | undefined> {
  return using<Uint8Array | undefined>('readonly', (store) => store.get(NAME)).catch(() => undefined);
}

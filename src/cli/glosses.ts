/** What was imported into a data directory about senses; undefined where nothing was. */
export type OpenGlosses = (dataDir: string | undefined) => Promise<SharedArrayBuffer | undefined>;

export const openStoredGlosses: OpenGlosses = async (dataDir) => {
  // Loaded only when senses are asked for: most commands need no settings and no database.
  const { readStoreLocation } = await import('./read-config.js');
  const { defaultData } = await import('../server/default-data.js');
  const { openStoreToRead, UnreadableStore } = await import('../store/open-store.js');
  const location = readStoreLocation({ data: dataDir });
  const store = await openStoreToRead(location).catch((error: Error) => {
    // What somebody else keeps in the usual place is nothing to a user who has named no place.
    if (error instanceof UnreadableStore && location.dataDir === defaultData()) return undefined;
    throw error;
  });
  if (store === undefined) return undefined;
  const { openGlosses } = await import('../glossary/open-glosses.js');
  const { openSenseModel } = await import('../analysis/senses/open-sense-model.js');
  try {
    return await openGlosses(store, openSenseModel);
  } finally {
    await store.close();
  }
};

import { existsSync } from 'node:fs';

/** What was imported into a data directory about senses; undefined where nothing was. */
export type OpenGlosses = (dataDir: string | undefined) => Promise<SharedArrayBuffer | undefined>;

export const openStoredGlosses: OpenGlosses = async (dataDir) => {
  // Loaded only when senses are asked for: most commands need no settings and no database.
  const { readStoreLocation } = await import('./read-config.js');
  const location = readStoreLocation({ data: dataDir });
  // An analysis makes no data directory where there is none.
  if (!location.databaseUrl && !existsSync(location.dataDir)) return undefined;
  const { openStore } = await import('../store/open-store.js');
  const { openGlosses } = await import('../glossary/open-glosses.js');
  const { openSenseModel } = await import('../analysis/senses/open-sense-model.js');
  const store = await openStore(location);
  try {
    return await openGlosses(store, openSenseModel);
  } finally {
    await store.close();
  }
};

import { existsSync } from 'node:fs';
import { readStoreLocation } from './read-config.js';

/** What was imported into a data directory about senses; undefined where nothing was. */
export type OpenGlosses = (dataDir: string | undefined) => Promise<SharedArrayBuffer | undefined>;

export const openStoredGlosses: OpenGlosses = async (dataDir) => {
  const location = readStoreLocation({ data: dataDir });
  // An analysis makes no data directory where there is none.
  if (!location.databaseUrl && !existsSync(location.dataDir)) return undefined;
  // Loaded only when senses are asked for: most commands need no database.
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

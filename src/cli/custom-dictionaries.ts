import type { ExtraWords } from '../analysis/types.js';

/** The dictionaries of a data directory by name, in the order asked for. */
export type OpenDictionaries = (
  dataDir: string | undefined,
  names: readonly string[],
) => Promise<ExtraWords[]>;

/**
 * No store of dictionaries is part of this build, so no name is registered; as the specification wants it, unknown
 * names are ignored.
 */
export const openDictionaries: OpenDictionaries = async () => [];

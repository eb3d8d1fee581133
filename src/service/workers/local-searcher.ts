import { readModelFile } from '../../analysis/encoder/model-files.js';
import { searchHeadwords } from '../../lexicon/headword-search.js';
import { type Headwords, readHeadwords } from '../../lexicon/headwords.js';
import type { Searcher } from '../operations/dict-search.js';

const HEADWORDS_FILE = 'headwords.dat';

/** Searches in this thread; the list is read by the first search. */
export function localSearcher(modelDir?: string): Searcher {
  let list: Headwords | undefined;
  return async (query) => {
    list ??= readHeadwords(new Uint8Array(readModelFile(HEADWORDS_FILE, modelDir)));
    return searchHeadwords(list, query);
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODEL_DIR } from '../../analysis/encoder/model-files.js';
import { searchHeadwords } from '../../lexicon/headword-search.js';
import { type Headwords, readHeadwords } from '../../lexicon/headwords.js';
import type { Searcher } from '../operations/dict-search.js';

const HEADWORDS_FILE = 'headwords.dat';

/** Searches in this thread; the list is read by the first search. */
export function localSearcher(modelDir: string = MODEL_DIR): Searcher {
  let list: Headwords | undefined;
  return async (query) => {
    list ??= readHeadwords(readFileSync(join(modelDir, HEADWORDS_FILE)));
    return searchHeadwords(list, query);
  };
}

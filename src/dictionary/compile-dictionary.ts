import { buildWordTable, buildWordTableInSlices } from '../analysis/custom-words/word-table-builder.js';
import type { ExtraWord, ExtraWords } from '../analysis/types.js';
import { keysOf } from '../nonblocking/known-keys.js';
import { SET_NAMES, type SetName, type StoredDictionary } from '../store/types.js';
import { stemOf } from './stem.js';

const TAG_OF_SET: Record<SetName, ExtraWord['tag']> = {
  np: 'NNP',
  cp: 'NNG',
  cpCaret: 'NNG',
  vv: 'VV',
  va: 'VA',
  mm: 'MMA',
  mag: 'MAG',
  ic: 'IC',
};

/** A stored dictionary as the lattice takes it: one block of memory for all threads. */
export function compileDictionary(dictionary: StoredDictionary): ExtraWords {
  return wordsWith(dictionary, buildWordTable(wordsOf(dictionary)));
}

/** The same, letting others work in between. */
export async function compileInSlices(dictionary: StoredDictionary): Promise<ExtraWords> {
  return wordsWith(dictionary, await buildWordTableInSlices(wordsOf(dictionary)));
}

function wordsWith({ domainName, version }: StoredDictionary, table: SharedArrayBuffer): ExtraWords {
  return { name: domainName, version, entries: [], table };
}

/** In the order of the sets: where two hold the same word, the first one decides. */
export function* wordsOf({ sets }: StoredDictionary): Generator<ExtraWord> {
  for (const set of SET_NAMES) for (const entry of keysOf(sets[set] ?? {})) yield wordOf(set, entry);
}

function wordOf(set: SetName, entry: string): ExtraWord {
  const tag = TAG_OF_SET[set];
  if (set === 'vv' || set === 'va') return { form: stemOf(entry), tag };
  if (set !== 'cpCaret') return { form: entry, tag };
  const parts = entry.split('^');
  const carets: number[] = [];
  let at = 0;
  for (const part of parts.slice(0, -1)) {
    at += part.length;
    carets.push(at);
  }
  return { form: parts.join(''), tag, carets };
}

import type { ExtraWord, ExtraWords } from '../analysis/types.js';
import type { SetName, StoredDictionary } from '../store/types.js';

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

/** A stored dictionary as the lattice takes it. */
export function compileDictionary(dictionary: StoredDictionary): ExtraWords {
  const entries: ExtraWord[] = [];
  for (const [set, items] of Object.entries(dictionary.sets) as Array<[SetName, Record<string, number>]>) {
    for (const entry of Object.keys(items)) entries.push(wordOf(set, entry));
  }
  return { name: dictionary.domainName, version: dictionary.version, entries };
}

function wordOf(set: SetName, entry: string): ExtraWord {
  const tag = TAG_OF_SET[set];
  if (set === 'vv' || set === 'va') return { form: stemOf(entry), tag };
  if (set !== 'cpCaret') return { form: entry, tag };
  const parts = entry.split('^').filter((part) => part !== '');
  const carets: number[] = [];
  let at = 0;
  for (const part of parts.slice(0, -1)) {
    at += part.length;
    carets.push(at);
  }
  return { form: parts.join(''), tag, carets };
}

/** Clients send verbs and adjectives with or without the final 다. */
function stemOf(entry: string): string {
  return entry.length > 1 && entry.endsWith('다') ? entry.slice(0, -1) : entry;
}

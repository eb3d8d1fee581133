import { partsOf, sensesLike } from '../analysis/senses/find-sense.js';
import type { SenseModel } from '../analysis/senses/sense-model.js';
import { finish, hashForm } from '../lexicon/lexicon-format.js';
import type { DumpEntry } from './dump-entry.js';

const SAME_HANJA = 2;
const OTHER_HANJA = -2;
const ONE_HAS_HANJA = -1.5;
const SAME_PART = 0.3;
const SAME_MATTER = 2;
/** Below this an entry is another word than ours, or we cannot tell. */
const LEAST = 0.6;
/** A word that we have once may be no other, unless its hanja say so. */
const LEAST_OF_SINGLE = 0;

/**
 * Which entries of a word are which of our senses. The other dictionaries number in their own way, so a sense is
 * recognised by the hanja that it is written with and by what its definition is about.
 */
export function matchEntries(model: SenseModel, entries: readonly DumpEntry[]): Map<DumpEntry, number> {
  const pairs: Array<{ entry: DumpEntry; sense: number; score: number }> = [];
  for (const entry of entries) {
    // Our senses are those of today's standard language: a word of a dialect is another one, however alike it is.
    if (entry.kind !== '' && entry.kind !== '일반어') continue;
    const vector = model.bag(roughKeys(entry.definition, model));
    for (const sense of sensesLike(model, entry)) {
      const score = likeness(model, sense, entry, vector);
      if (score >= (model.isSingle(sense) ? LEAST_OF_SINGLE : LEAST)) pairs.push({ entry, sense, score });
    }
  }
  // Of several senses of one homograph the first is the one that the dictionary names the word by.
  pairs.sort((a, b) => b.score - a.score || a.entry.number - b.entry.number);
  const out = new Map<DumpEntry, number>();
  const taken = new Set<number>();
  for (const { entry, sense } of pairs) {
    if (out.has(entry) || taken.has(sense)) continue;
    out.set(entry, sense);
    taken.add(sense);
  }
  return out;
}

function likeness(model: SenseModel, sense: number, entry: DumpEntry, vector: Float32Array): number {
  const [ours, theirs] = [model.hanja(sense), hanjaHashes(entry.origin)];
  let score = partsOf(entry.pos).includes(model.part(sense)) ? SAME_PART : 0;
  if (ours !== 0 && theirs.length > 0) score += theirs.includes(ours) ? SAME_HANJA : OTHER_HANJA;
  else if (ours !== 0 || theirs.length > 0) score += ONE_HAS_HANJA;
  return score + SAME_MATTER * cosine(model.definition(sense), vector);
}

/** The first run of hanja in each way of writing the word, as the model keeps it. */
function hanjaHashes(origin: string): number[] {
  return origin.split('/').flatMap((way) => {
    const found = /[\u3400-\u9fff\uf900-\ufaff]+/u.exec(way)?.[0];
    return found === undefined ? [] : [finish(hashForm(found), found.length) >>> 0 || 1];
  });
}

/** The nouns and stems that the eojeols of a definition begin with: enough to know what it is about. */
export function roughKeys(text: string, model: SenseModel): string[] {
  return text.split(/[^가-힣]+/u).flatMap((eojeol) => {
    for (let length = Math.min(eojeol.length, 6); length > 0; length--) {
      const form = eojeol.slice(0, length);
      const key = [`${form}/N`, `${form}/V`, `${form}/M`].find((candidate) => model.knows(candidate));
      if (key !== undefined) return [key];
    }
    return [];
  });
}

function cosine(a: Int8Array, b: Float32Array): number {
  let [dot, left, right] = [0, 0, 0];
  for (let k = 0; k < b.length; k++) {
    dot += a[k]! * b[k]!;
    left += a[k]! * a[k]!;
    right += b[k]! * b[k]!;
  }
  return left === 0 || right === 0 ? 0 : dot / Math.sqrt(left * right);
}

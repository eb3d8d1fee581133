import { randomUUID } from 'node:crypto';
import { senseOf, sensesLike } from '../analysis/senses/find-sense.js';
import type { SenseModel } from '../analysis/senses/sense-model.js';
import type { SenseEntry, SenseImport, Store } from '../store/types.js';
import { DUMP_SOURCES, type DumpEntry, type DumpSource } from './dump-entry.js';
import { matchEntries } from './match-senses.js';
import { dumpFiles, readDump } from './read-dump.js';

/** What an import has done, per dictionary. */
export interface ImportReport {
  source: DumpSource;
  entries: number;
  /** Homographs of ours that now have what this dictionary says. */
  matched: number;
  /** Homographs of ours in all. */
  ours: number;
  /** The same of words that we have once. */
  singles: number;
  ourSingles: number;
  /** Senses of either kind that now have an id of 우리말샘. */
  ids: number;
}

type Covered = Pick<ImportReport, 'matched' | 'singles' | 'ids'>;
const NOTHING: Covered = { matched: 0, singles: 0, ids: 0 };

/** Entries that a dead process left behind are swept away after this long, in milliseconds. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/**
 * Reads dumps into the store. Nothing is seen of them until all files have been read to their end; where one is
 * broken, everything stays as it was.
 */
export async function importDumps(
  files: readonly string[],
  store: Store,
  model: SenseModel,
  progress: (file: string, entries: number) => void = () => {},
): Promise<ImportReport[]> {
  await sweep(store);
  const stamp = `${Date.now()}-${randomUUID()}`;
  const generationOf = (source: DumpSource) => `${source}-${stamp}`;
  const counts = new Map<DumpSource, number>();
  /** Entries that look like a homograph of ours wait until all of their word are there. */
  const waiting = new Map<string, DumpEntry[]>();
  try {
    for (const file of await dumpFiles(files)) {
      let read = 0;
      for await (const batch of readDump(file)) {
        const rest = new Map<DumpSource, SenseEntry[]>();
        for (const entry of batch) {
          counts.set(entry.source, (counts.get(entry.source) ?? 0) + 1);
          if (sensesLike(model, entry).length > 0) append(waiting, `${entry.source} ${entry.word}`, entry);
          else append(rest, entry.source, stored(entry));
        }
        for (const [source, entries] of rest) await store.senses.addEntries(generationOf(source), entries);
        read += batch.length;
        progress(file, read);
      }
    }
    const covered = await addWaiting(waiting, model, store, generationOf);
    const importedAt = new Date().toISOString();
    const imports: SenseImport[] = [...counts].map(([source, entries]) => ({
      source,
      generation: generationOf(source),
      entries,
      ...(covered.get(source) ?? NOTHING),
      importedAt,
    }));
    await store.senses.finish(imports);
  } catch (error) {
    await store.senses.discard(DUMP_SOURCES.map(generationOf)).catch(() => {});
    throw error;
  }
  const done = await store.senses.imports();
  return done
    .filter(({ source }) => counts.has(source as DumpSource))
    .map(({ source, entries, matched, singles, ids }) => ({
      source: source as DumpSource,
      entries,
      matched,
      ours: model.senses,
      singles,
      ourSingles: model.size - model.senses,
      ids,
    }));
}

async function addWaiting(
  waiting: ReadonlyMap<string, readonly DumpEntry[]>,
  model: SenseModel,
  store: Store,
  generationOf: (source: DumpSource) => string,
): Promise<Map<DumpSource, Covered>> {
  const covered = new Map<DumpSource, Covered>();
  const rows = new Map<DumpSource, SenseEntry[]>();
  for (const entries of waiting.values()) {
    const { source } = entries[0]!;
    const found = source === 'krdict' ? byNumber(model, entries) : matchEntries(model, entries);
    covered.set(source, coveredBy(found, model, covered.get(source)));
    for (const entry of entries) {
      const sense = found.get(entry);
      const ours = sense === undefined ? undefined : { pos: model.part(sense), number: model.number(sense) };
      append(rows, source, stored(entry, ours));
    }
  }
  for (const [source, entries] of rows) await store.senses.addEntries(generationOf(source), entries);
  return covered;
}

function coveredBy(
  found: ReadonlyMap<DumpEntry, number>,
  model: SenseModel,
  { matched, singles, ids } = NOTHING,
): Covered {
  const senses = [...new Set(found.values())];
  const once = senses.filter((sense) => model.isSingle(sense)).length;
  const identified = [...found].filter(([{ targetId }]) => targetId > 0).length;
  return { matched: matched + senses.length - once, singles: singles + once, ids: ids + identified };
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function byNumber(model: SenseModel, entries: readonly DumpEntry[]): Map<DumpEntry, number> {
  const out = new Map<DumpEntry, number>();
  for (const entry of entries) {
    const sense = senseOf(model, entry);
    if (sense !== undefined) out.set(entry, sense);
  }
  return out;
}

function stored(entry: DumpEntry, ours = { pos: '', number: 0 }): SenseEntry {
  const { word, pos, number, targetId, definition } = entry;
  return { word, pos, number, targetId, definition, ours };
}

async function sweep(store: Store): Promise<void> {
  const abandoned = (await store.senses.unfinished()).filter((generation) => {
    const began = Number(/-(\d+)-/u.exec(generation)?.[1]);
    return !(Date.now() - began < ABANDONED_MS);
  });
  await store.senses.discard(abandoned);
}

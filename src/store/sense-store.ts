import type { Kysely } from 'kysely';
import type { Tables } from './schema.js';
import type { Change } from './sql-backend.js';
import type { SenseEntry, SenseImport, SenseStore } from './types.js';

/** Rows per statement: 8 values a row stay below the parameter limits of both databases. */
const ROWS_PER_STATEMENT = 1000;
const WORDS_PER_STATEMENT = 1000;

/** Entries come in under a name that nobody reads yet, so that a long import neither locks others out nor shows half. */
export function createSenseStore(db: Kysely<Tables>, change: Change): SenseStore {
  const drop = (trx: Kysely<Tables>, generations: readonly string[]) =>
    trx
      .deleteFrom('sense_entries')
      .where('generation', 'in', [...generations])
      .execute();

  return {
    ...sensesIn(db),

    async imports() {
      return (await db.selectFrom('sense_imports').selectAll().orderBy('source').execute()).map(importOfRow);
    },

    async addEntries(generation, rows) {
      for (let i = 0; i < rows.length; i += ROWS_PER_STATEMENT) {
        const values = rows.slice(i, i + ROWS_PER_STATEMENT).map((entry) => rowOfEntry(generation, entry));
        await db.insertInto('sense_entries').values(values).execute();
      }
    },

    async finish(imports) {
      await change('senses', async (trx) => {
        const sources = imports.map(({ source }) => source);
        const old = await trx
          .deleteFrom('sense_imports')
          .where('source', 'in', sources)
          .returning('generation')
          .execute();
        if (old.length > 0) await drop(trx, old.map((row) => row.generation)); // biome-ignore format: one thought
        await trx.insertInto('sense_imports').values(imports.map(rowOfImport)).execute();
      });
    },

    async discard(generations) {
      if (generations.length > 0) await drop(db, generations);
    },

    async unfinished() {
      const rows = await db
        .selectFrom('sense_entries')
        .select('generation')
        .distinct()
        .where('generation', 'not in', (eb) => eb.selectFrom('sense_imports').select('generation'))
        .execute();
      return rows.map((row) => row.generation);
    },

    remove(sources) {
      return change('senses', async (trx) => {
        const rows = await trx
          .deleteFrom('sense_imports')
          .where('source', 'in', [...sources])
          .returning(['source', 'generation'])
          .execute();
        if (rows.length > 0) await drop(trx, rows.map((row) => row.generation)); // biome-ignore format: one thought
        return rows.map((row) => row.source);
      });
    },
  };
}

/** What a finished import knows; of one that is on its way nobody reads. */
function sensesIn(db: Kysely<Tables>): Pick<SenseStore, 'matched' | 'about'> {
  const entries = () =>
    db
      .selectFrom('sense_entries')
      .innerJoin('sense_imports', 'sense_imports.generation', 'sense_entries.generation')
      .selectAll('sense_entries')
      .select('sense_imports.source as source');

  return {
    async matched() {
      return (await entries().where('our_number', '>', 0).execute()).map(entryOfRow);
    },

    async about(words) {
      const out: Array<SenseEntry & { source: string }> = [];
      for (let i = 0; i < words.length; i += WORDS_PER_STATEMENT) {
        const rows = await entries()
          .where('word', 'in', words.slice(i, i + WORDS_PER_STATEMENT))
          .orderBy('word')
          .orderBy('number')
          .orderBy('target_id')
          .execute();
        out.push(...rows.map(entryOfRow));
      }
      return out;
    },
  };
}

function rowOfEntry(generation: string, entry: SenseEntry): Tables['sense_entries'] {
  return {
    generation,
    word: entry.word,
    pos: entry.pos,
    number: entry.number,
    target_id: entry.targetId,
    definition: entry.definition,
    our_pos: entry.ours.pos,
    our_number: entry.ours.number,
  };
}

function entryOfRow(row: Tables['sense_entries'] & { source: string }): SenseEntry & { source: string } {
  const { source, word, pos, number, definition } = row;
  return {
    source,
    word,
    pos,
    number,
    targetId: row.target_id,
    definition,
    ours: { pos: row.our_pos, number: row.our_number },
  };
}

function rowOfImport({ importedAt, ...row }: SenseImport): Tables['sense_imports'] {
  return { ...row, imported_at: importedAt };
}

function importOfRow({ imported_at, ...row }: Tables['sense_imports']): SenseImport {
  return { ...row, importedAt: imported_at };
}

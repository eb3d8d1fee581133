import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Database from 'libsql';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, startPostgres } from '../support/postgres.mjs';
import { hasModels } from '../support/real-engine.js';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const example = (name: string) => readFileSync(file(`examples/search/${name}`), 'utf8');
const tableOf = (name: string) => example(name).trimEnd().split('\n').slice(1).map((line) => line.split('\t')); // biome-ignore format: short
/** Each statement of a recipe in order. */
const statements = (name: string) =>
  example(name)
    .replace(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);

const out = mkdtempSync(join(tmpdir(), 'malgyeol-search-'));
const documents = tableOf('documents.tsv').map(([id, text]) => ({ id: Number(id), text: text! }));
const questions = tableOf('questions.tsv').map(([text, ids]) => ({
  text: text!,
  wanted: ids!.split(' ').map(Number),
}));
let lemmas: { documents: string[]; questions: string[] };

/** As docs/search.md says. */
beforeAll(async () => {
  if (!hasModels) return;
  const tables = [file('examples/search/documents.tsv'), file('examples/search/questions.tsv')];
  const options = ['--column', 'text', '--format', 'compact', '--lemmas', '--threads', '1', '--out', out];
  await promisify(execFile)(process.execPath, [file('bin/malgyeol'), 'analyze', ...tables, ...options]);
  const linesOf = (name: string) => readFileSync(join(out, `${name}.analyze.txt`), 'utf8').trimEnd().split('\n'); // biome-ignore format: short
  lemmas = { documents: linesOf('documents'), questions: linesOf('questions') };
}, 120_000);

afterAll(() => rmSync(out, { recursive: true, force: true }));

/** Over all questions: how many of the wanted documents were found, and how many of the found ones were wanted. */
function score(found: number[][]) {
  let [right, wanted, given] = [0, 0, 0];
  for (const [i, ids] of found.entries()) {
    right += ids.filter((id) => questions[i]!.wanted.includes(id)).length;
    wanted += questions[i]!.wanted.length;
    given += ids.length;
  }
  return { recall: right / wanted, precision: right / given };
}

describe.runIf(hasModels)('recipes for search over lemmas', () => {
  it('has a question set of its own, and a lemma line for every document and question', () => {
    expect(documents.length).toBeGreaterThanOrEqual(40);
    expect(questions.length).toBeGreaterThanOrEqual(30);
    expect(lemmas.documents).toHaveLength(documents.length);
    expect(lemmas.questions).toHaveLength(questions.length);
    expect(lemmas.questions[questions.findIndex(({ text }) => text === '빵 굽기')]).toBe('빵 굽');
  });

  it('SQLite FTS5 finds inflected words that the words between spaces miss', () => {
    const ask = (textOf: (i: number) => string, wordsOf: (i: number) => string[]) => {
      const database = new Database(':memory:');
      const [create, insert, search] = statements('sqlite.sql');
      database.exec(create!);
      const add = database.prepare(insert!);
      for (const [i, { id, text }] of documents.entries()) add.run(id, text, textOf(i));
      const find = database.prepare(search!);
      const found = questions.map((_, i) => {
        const asked = wordsOf(i).map((word) => `"${word.replaceAll('"', '""')}"`).join(' '); // biome-ignore format: short
        return (find.all(asked) as Array<{ id: number }>).map(({ id }) => id);
      });
      database.close();
      return score(found);
    };
    const ours = ask((i) => lemmas.documents[i]!, (i) => lemmas.questions[i]!.split(' ')); // biome-ignore format: short
    const spaces = ask((i) => documents[i]!.text, (i) => questions[i]!.text.split(' ')); // biome-ignore format: short
    expect(ours.recall).toBeGreaterThan(0.85);
    expect(ours.precision).toBeGreaterThan(0.85);
    expect(spaces.recall).toBeLessThan(0.3);
  });

  const bin = findPostgres();
  if (bin === undefined) {
    it('PostgreSQL is not installed here: its recipe is not tested', ({ skip }) => skip());
  }

  it.runIf(bin !== undefined)(
    'PostgreSQL finds the same with a tsvector',
    async () => {
      const postgres = await startPostgres(bin!);
      const client = new Client({ connectionString: await postgres.createDatabase() });
      try {
        await client.connect();
        const [create, insert, index, search] = statements('postgres.sql');
        await client.query(create!);
        for (const [i, { id, text }] of documents.entries())
          await client.query(insert!, [id, text, lemmas.documents[i]]);
        await client.query(index!);
        const found: number[][] = [];
        for (const line of lemmas.questions)
          found.push((await client.query(search!, [line])).rows.map(({ id }) => id));
        const { recall, precision } = score(found);
        expect(recall).toBeGreaterThan(0.85);
        expect(precision).toBeGreaterThan(0.85);
      } finally {
        await client.end();
        await postgres.stop();
      }
    },
    120_000,
  );
});

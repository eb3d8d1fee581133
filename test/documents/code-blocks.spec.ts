import { readFileSync } from 'node:fs';
import Database from 'libsql';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installed } from '../support/installed.mjs';
import { findPostgres, startPostgres } from '../support/postgres.mjs';
import { createRealEngine, hasModels } from '../support/real-engine.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { THOROUGH } from '../support/thorough.js';
import { blocksOf, type CodeBlock, PAGES, rootPath } from './code-blocks.js';
import { RUN_ELSEWHERE, TRANSLATED, TREATMENTS, type Treatment } from './treatments.js';
import { openWorkshop, provide, type Workshop } from './workshop.js';

/** Every block of README.md and docs/ is run as its reader would, or everything in it that is ours is looked up. */

it('every block is run or looked up: a page or a block that is new has its line in treatments.ts', () => {
  const counts = (of: (page: string) => number) => Object.fromEntries(PAGES.map((page) => [page, of(page)]));
  const treated = (page: string): number => {
    const elsewhere = RUN_ELSEWHERE[page];
    if (elsewhere)
      return readFileSync(rootPath(elsewhere), 'utf8').includes(page) ? blocksOf(page).length : 0;
    return (TREATMENTS[TRANSLATED[page] ?? page] ?? []).length;
  };
  expect(counts(treated)).toEqual(counts((page) => blocksOf(page).length));
});

it('a fence that is never closed, or opened in a way that nobody reads, is found', () => {
  for (const page of PAGES) {
    const fences = readFileSync(rootPath(page), 'utf8').match(/^ *(?:```|~~~)/gm) ?? [];
    expect(fences.length, page).toBe(blocksOf(page).length * 2);
  }
});

it.each(Object.entries(TRANSLATED))('%s has the blocks of %s', (page, original) => {
  const bare = (block: CodeBlock) => block.code.replace(/ +# .*$/gm, '').replace(/--label \S+/g, '--label …');
  expect(blocksOf(page).map(bare)).toEqual(blocksOf(original).map(bare));
});

const able = hasModels && installed('curl', '--version') && installed('bash', '--version');
const postgres = findPostgres();
/** All of them take minutes; the page that everybody reads is always run. */
const ALWAYS = new Set(['README.md']);

describe.runIf(able)('blocks of', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ createEngine: createRealEngine, config: { host: '' } });
  });
  afterAll(() => server.close());

  describe.each(Object.entries(TREATMENTS))('%s', (page, treatments) => {
    let workshop: Workshop;
    beforeAll(async () => {
      workshop = await openWorkshop(server);
    });
    afterAll(() => workshop.close());

    for (const [index, block] of blocksOf(page).entries()) {
      const treatment = treatments[index]!;
      const title = `line ${block.line} (${block.language})${treatment.how === 'run' ? '' : `: ${treatment.why}`}`;
      it(title, async ({ skip }) => {
        if (treatment.how === 'checked') treatment.check(block.code);
        else if (!THOROUGH && !ALWAYS.has(page)) skip('not run, it takes MALGYEOL_TEST_THOROUGH=1');
        else if (!THOROUGH && blocksOf(page).slice(0, index).some(sameAs(block)))
          skip('not run again, the page has the same commands above; MALGYEOL_TEST_THOROUGH=1 runs both');
        else if (block.language === 'sql' && isPostgres(block) && !postgres)
          skip('PostgreSQL is not installed here');
        else await runBlock(block, treatment, workshop);
      });
    }
  });
});

/** A page in two languages has its commands twice: only what they are said to do differs. */
const commandsOf = ({ code }: CodeBlock) =>
  code
    .replace(/(?:^| +)# .*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();
const sameAs = (block: CodeBlock) => (other: CodeBlock) => commandsOf(other) === commandsOf(block);

async function runBlock(block: CodeBlock, treatment: Treatment & { how: 'run' }, workshop: Workshop) {
  provide(workshop, treatment.files ?? {});
  const output = await outputOf(block, treatment, workshop);
  if (treatment.says) expect(output).toMatch(treatment.says);
}

function outputOf(
  { language, code, ...rest }: CodeBlock,
  { asked }: Treatment & { how: 'run' },
  workshop: Workshop,
) {
  switch (language) {
    case 'sh':
    case 'cron':
      return workshop.shell(code, asked);
    case 'python':
      provide(workshop, { 'block.py': code });
      return workshop.shell('python3 block.py');
    case 'sql':
      return isPostgres({ language, code, ...rest }) ? inPostgres(code) : inSqlite(code);
    default:
      throw new Error(`nobody here runs ${language}`);
  }
}

const isPostgres = ({ code }: CodeBlock): boolean => code.includes('tsvector');
const LEMMAS = '책 빌리';

async function inPostgres(code: string): Promise<string> {
  const running = await startPostgres(postgres!);
  const client = new Client({ connectionString: await running.createDatabase() });
  await client.connect();
  try {
    let rows: Array<{ id: number }> = [];
    for (const statement of code
      .replace(/--.*$/gm, '')
      .split(';')
      .filter((text) => text.trim())) {
      const values = statement.includes('$3')
        ? [1, '책을 빌린다.', LEMMAS]
        : statement.includes('$1')
          ? [LEMMAS]
          : [];
      ({ rows } = await client.query(statement, values));
    }
    return JSON.stringify(rows.map(({ id }) => id));
  } finally {
    await client.end();
    await running.stop();
  }
}

async function inSqlite(code: string): Promise<string> {
  const database = new Database(':memory:');
  const [create, select] = code.split(';');
  database.exec(create!);
  database.prepare('insert into documents (text, lemmas) values (?, ?)').run('책을 빌린다.', LEMMAS);
  const rows = database.prepare(select!).all() as Array<{ rowid: number }>;
  database.close();
  return JSON.stringify(rows.map(({ rowid }) => rowid));
}

import { spawnSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import { CALLERS } from '../support/callers.js';
import { dataDirectory } from '../support/cli.js';
import { runHere } from '../support/run-here.js';
import { startTestServer } from '../support/server.js';

const [connect] = CALLERS;
const BIN = fileURLToPath(new URL('../../bin/malgyeol', import.meta.url));

/** In a process of its own, which leaves no connection behind: what is broken on purpose may not be open here. */
function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

async function dictionariesIn(data: string): Promise<string[]> {
  const store = await openStore({ dataDir: data });
  try {
    return (await store.listDictionaries()).map(({ domainName }) => domainName);
  } finally {
    await store.close();
  }
}

describe('malgyeol backup and restore', () => {
  it('a backup is made while a server writes, and holds all that was acknowledged before', async () => {
    const server = await startTestServer();
    const file = join(mkdtempSync(join(tmpdir(), 'malgyeol-backup-')), 'backup.db');
    const put = (domainName: string) =>
      connect!.call(server, 'UpdateCustomDictionary', {
        domainName,
        dict: { npSet: { items: { 말결: 1 } } },
      });
    await put('먼저');
    let writing = true;
    const writer = (async () => {
      for (let i = 0; writing; i++) expect((await put(`사전 ${i}`)).ok).toBe(true);
    })();
    const made = await runHere(['backup', file, '--data', server.dataDir]);
    writing = false;
    await writer;
    expect(made).toMatchObject({ status: 0, stdout: expect.stringContaining('백업했습니다') });
    expect(statSync(file).mode & 0o777).toBe(0o600);

    expect(await runHere(['restore', file, '--data', server.dataDir])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('쓰고 있는 서버가 있습니다'),
    });
    expect((await put('그 뒤')).ok).toBe(true);

    const data = dataDirectory();
    expect((await runHere(['restore', file, '--data', data])).status).toBe(0);
    expect(await dictionariesIn(data)).toContain('먼저');
    await server.close();
  });

  it('restoring keeps what was there under another name', async () => {
    const data = dataDirectory();
    await runHere(['dict', 'add', '하나', 'np', '말결', '--data', data]);
    const file = join(data, 'backup.db');
    await runHere(['backup', file, '--data', data]);
    await runHere(['dict', 'add', '둘', 'np', '말결', '--data', data]);
    const ran = run('restore', file, '--data', data);
    expect(ran.stdout).toMatch(/되돌렸습니다\. 있던 저장소: .*malgyeol\.db\.before-/);
    expect(await dictionariesIn(data)).toEqual(['하나']);
    expect(readdirSync(data).filter((name) => name.includes('before'))).toHaveLength(1);
  });

  it.each(['truncated', 'not a database'])('a broken store (%s) is named, and restored', async (how) => {
    const data = dataDirectory();
    const words = Array.from({ length: 500 }, (_, i) => `낱말${i}`);
    run('dict', 'add', '하나', 'np', ...words, '--data', data);
    const file = join(data, 'backup.db');
    run('backup', file, '--data', data);
    const path = join(data, 'malgyeol.db');
    if (how === 'truncated') truncateSync(path, 12_288);
    else writeFileSync(path, 'no database '.repeat(1000));
    for (const sibling of ['-wal', '-shm']) rmSync(path + sibling, { force: true });
    const broken = run('dict', 'get', '하나', '--data', data);
    expect(broken).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/저장소 파일.*malgyeol restore/),
    });
    expect(run('restore', file, '--data', data).status).toBe(0);
    expect(await dictionariesIn(data)).toEqual(['하나']);
  });

  it('refuses what is no backup, and to write over a file', async () => {
    const data = dataDirectory();
    await runHere(['dict', 'add', '하나', 'np', '말결', '--data', data]);
    const text = join(data, 'text.db');
    writeFileSync(text, 'text');
    expect((await runHere(['restore', text, '--data', data])).stderr).toContain('온전한 백업이 아닙니다');
    expect((await runHere(['backup', text, '--data', data])).stderr).toContain('이미 있는 파일');
    expect(readFileSync(text, 'utf8')).toBe('text');
    expect(await dictionariesIn(data)).toEqual(['하나']);
  });

  describe('with PostgreSQL', () => {
    afterEach(() => {
      delete process.env.MALGYEOL_DATABASE_URL;
    });

    it('the tools of PostgreSQL are named', async () => {
      process.env.MALGYEOL_DATABASE_URL = 'postgres://user:secret@localhost/malgyeol';
      const ran = await runHere(['backup', 'x.db']);
      expect(ran).toMatchObject({ status: 1, stderr: expect.stringContaining('pg_dump') });
      expect(ran.stderr).not.toContain('secret');
      expect((await runHere(['restore', 'x.db'])).stderr).toContain('pg_restore');
    });
  });
});

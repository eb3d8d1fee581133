import { mkdirSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@connectrpc/connect';
import { createGrpcTransport } from '@connectrpc/connect-node';
import Database from 'libsql';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  Health,
  HealthCheckResponse_ServingStatus as Status,
} from '../../src/gen/grpc/health/v1/health_pb.js';
import { openStore } from '../../src/store/open-store.js';
import { namedFailure } from '../../src/store/store-failure.js';
import { CALLERS } from '../support/callers.js';
import { findPostgres, startPostgres, type TestPostgres } from '../support/postgres.mjs';
import { startTestServer, type TestServer } from '../support/server.js';

const UPDATE = { domainName: '우리', dict: { npSet: { items: { 말결: 1 } } } };

describe('SQLite', () => {
  it('the file and those beside it are for the owner alone, whoever made the folder', async () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'malgyeol-')), 'data');
    mkdirSync(dataDir, { mode: 0o755 });
    const old = process.umask(0o022);
    const store = await openStore({ dataDir });
    process.umask(old);
    await store.removeDictionaries({ owner: '' });
    const modes = readdirSync(dataDir).map((name) => statSync(join(dataDir, name)).mode & 0o777);
    expect(modes.length).toBeGreaterThan(1);
    expect(new Set(modes)).toEqual(new Set([0o600]));
    await store.close();
  });

  it('a disk that is full is named', () => {
    const file = new Database(join(mkdtempSync(join(tmpdir(), 'malgyeol-')), 'full.db'));
    file.exec('create table words (word text); PRAGMA max_page_count = 3');
    const fill = () => file.exec(`insert into words values ('${'x'.repeat(20_000)}')`);
    expect(() => {
      try {
        fill();
      } catch (error) {
        throw namedFailure(error);
      }
    }).toThrow('디스크가 가득 찼습니다');
    file.close();
  });
});

const bin = findPostgres();

describe.skipIf(!bin)(`PostgreSQL away${bin ? '' : ' (not run: PostgreSQL is not here)'}`, () => {
  let postgres: TestPostgres;
  let server: TestServer;
  let databaseUrl: string;
  const logged: string[] = [];
  beforeAll(async () => {
    postgres = await startPostgres(bin!);
    const logger = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
    databaseUrl = await postgres.createDatabase();
    server = await startTestServer({ config: { databaseUrl }, logger });
  }, 60_000);
  afterAll(async () => {
    await server?.close().catch(() => {});
  });

  it('for single connections, whatever they are doing: a change fails or is made, and the server goes on', async () => {
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    onTestFinished(() => other.end());
    const change = () => CALLERS[0]!.call(server, 'UpdateCustomDictionary', UPDATE);
    for (let i = 0; i < 100; i++) {
      const changes = [change(), change()];
      await other.query('select pg_sleep($1)', [(i % 10) / 1000]);
      await other.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
      for (const answer of await Promise.all(changes)) {
        expect(answer).toMatchObject(answer.ok ? {} : { code: 'unavailable' });
      }
    }
    await expect.poll(async () => (await change()).ok).toBe(true);
  }, 60_000);

  it('is UNAVAILABLE, 503 and said in the log, and /readyz follows', async () => {
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;
    const health = createClient(Health, createGrpcTransport({ baseUrl: server.url }));
    await expect.poll(ready, { timeout: 15_000 }).toBe(200);
    await postgres.stop();
    for (const caller of CALLERS) {
      const answer = await caller.call(server, 'UpdateCustomDictionary', UPDATE);
      expect(answer).toMatchObject({
        ok: false,
        code: 'unavailable',
        message: expect.stringContaining('저장소(데이터베이스)에 닿을 수 없습니다'),
      });
      if (caller.name === 'REST') expect(answer).toMatchObject({ status: 503 });
    }
    expect(logged.join('')).toContain('요청을 처리하다 오류가 났습니다');
    await expect.poll(ready, { timeout: 15_000 }).toBe(503);
    expect((await health.check({ service: '' })).status).toBe(Status.NOT_SERVING);
    // What needs no store is still answered.
    const analysed = await CALLERS[0]!.call(server, 'AnalyzeSyntax', { document: { content: '가 나' } });
    expect(analysed.ok).toBe(true);
  }, 60_000);
});

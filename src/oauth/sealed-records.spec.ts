import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../store/open-store.js';
import type { Store } from '../store/types.js';
import { readInstallationSecrets } from './installation-secrets.js';
import { createRecordAdapter } from './record-adapter.js';
import { createSeal } from './seal.js';
import { sealedRecords } from './sealed-records.js';
import { readSealingKey } from './sealing-key.js';

let directory: string;
let store: Store;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'malgyeol-seal-'));
  store = await openStore({ dataDir: directory });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

const recordsWith = (loginSecret = '') =>
  sealedRecords(store.oauth, createSeal(readSealingKey({ loginSecret, databaseUrl: '', data: directory })));

/** Everything that lies in the data folder but the key. */
const stored = () =>
  readdirSync(directory)
    .filter((name) => name !== 'login-secret')
    .map((name) => readFileSync(join(directory, name), 'latin1'))
    .join('\n');

describe('what logins need, at rest', () => {
  it('is in the store, and nobody can read it there', async () => {
    const secrets = await readInstallationSecrets(recordsWith());
    const clients = createRecordAdapter(recordsWith(), 'Client');
    await clients.upsert('app', { client_id: 'app', client_secret: 'very-secret-of-the-client' }, 0);
    expect(await clients.find('app')).toMatchObject({ client_secret: 'very-secret-of-the-client' });
    expect(await readInstallationSecrets(recordsWith())).toEqual(secrets);
    const bytes = stored();
    expect(bytes).toContain('oauth-jwks');
    for (const secret of [
      secrets.cookies,
      secrets.sessions.toString('base64url'),
      String(secrets.jwks.keys[0]?.d),
      'very-secret-of-the-client',
    ]) {
      expect(bytes).not.toContain(secret);
    }
  });

  it('the key beside it is for its owner alone', () => {
    readSealingKey({ loginSecret: '', databaseUrl: '', data: directory });
    expect(statSync(join(directory, 'login-secret')).mode & 0o777).toBe(0o600);
  });

  it('all replicas of a database have the key, and the database does not', () => {
    const databaseUrl = 'postgres://malgyeol:the%20password@db.example/malgyeol';
    const keys = ['a', 'b'].map((data) => readSealingKey({ loginSecret: '', databaseUrl, data }));
    expect(keys[0]).toEqual(keys[1]);
    expect(readSealingKey({ loginSecret: 'set', databaseUrl, data: 'a' })).not.toEqual(keys[0]);
  });

  it('what was written in the clear before is kept, and sealed', async () => {
    const before = await readInstallationSecrets(store.oauth);
    expect(stored()).toContain(before.cookies);
    expect(await readInstallationSecrets(recordsWith())).toEqual(before);
    const secret = await store.oauth.secret('login-cookies', () => '');
    expect(secret).not.toContain(before.cookies);
  });

  it('with another key everybody logs in again', async () => {
    const secrets = await readInstallationSecrets(recordsWith('one'));
    await createRecordAdapter(recordsWith('one'), 'Client').upsert('app', { client_id: 'app' }, 0);
    expect(await createRecordAdapter(recordsWith('two'), 'Client').find('app')).toBeUndefined();
    const others = await readInstallationSecrets(recordsWith('two'));
    expect(others.cookies).not.toBe(secrets.cookies);
    expect(await readInstallationSecrets(recordsWith('two'))).toEqual(others);
  });
});

describe('clients that registered themselves', () => {
  const DAY_MS = 24 * 3600 * 1000;

  it('are dropped when nobody uses them for thirty days; use keeps them', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const begun = Date.now();
    const clients = createRecordAdapter(recordsWith(), 'Client');
    await clients.upsert('used', { client_id: 'used' }, 0);
    await clients.upsert('unused', { client_id: 'unused' }, 0);
    vi.setSystemTime(begun + 29 * DAY_MS);
    expect(await clients.find('used')).toMatchObject({ client_id: 'used' });
    vi.setSystemTime(begun + 31 * DAY_MS);
    expect(await clients.find('used')).toMatchObject({ client_id: 'used' });
    expect(await clients.find('unused')).toBeUndefined();
    await store.oauth.prune(Math.floor(Date.now() / 1000));
    vi.setSystemTime(begun);
    expect(await clients.find('unused')).toBeUndefined();
    expect(await clients.find('used')).toMatchObject({ client_id: 'used' });
  });
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_LIMITS } from '../../src/access/account-limits.js';
import { createAccess } from '../../src/access/admit.js';
import { openKeyRing } from '../../src/access/key-ring.js';
import { openUsageMeter } from '../../src/access/usage-meter.js';
import { createAccounts } from '../../src/accounts/accounts.js';
import { createMailer } from '../../src/accounts/mailer.js';
import { openStore, type StoreLocation } from '../../src/store/open-store.js';
import { tokenIn } from '../support/account-visitor.js';
import { findPostgres, startPostgres, type TestPostgres } from '../support/postgres.mjs';

const bin = findPostgres();
let postgres: TestPostgres | undefined;
beforeAll(async () => {
  if (bin !== undefined) postgres = await startPostgres(bin);
}, 60_000);
afterAll(() => postgres?.stop());

const backends: Array<[string, () => Promise<StoreLocation>]> = [
  ['libsql', async () => ({ dataDir: mkdtempSync(join(tmpdir(), 'malgyeol-accounts-')) })],
];
if (bin === undefined) {
  it('PostgreSQL is not installed here: its half of this suite is not run', ({ skip }) => skip());
} else {
  backends.push(['PostgreSQL', async () => ({ dataDir: '', databaseUrl: await postgres!.createDatabase() })]);
}

const HOME = { address: '10.0.0.1', origin: 'http://127.0.0.1' };
const fail = (error: unknown) => {
  throw error;
};

describe.each(backends)('accounts on %s', (_name, locate) => {
  let store: Awaited<ReturnType<typeof openStore>>;
  let parts: Awaited<ReturnType<typeof open>>;
  const clock = { now: Date.now() };
  const links: string[] = [];

  async function open() {
    store = await openStore(await locate());
    const ring = await openKeyRing(store, fail);
    const quotas = { requests: 5, eojeols: 0 };
    const meter = await openUsageMeter(store, () => true, fail);
    const mailer = createMailer({
      smtpUrl: '',
      from: '',
      log: (_email, link) => links.push(link),
      onError: fail,
    });
    const now = () => clock.now;
    const accounts = createAccounts({ store, ring, meter, quotas, mailer, publicOrigin: '', now });
    return { accounts, ring, meter, access: createAccess(ring, meter, quotas) };
  }
  beforeAll(async () => {
    parts = await open();
  });
  afterAll(async () => {
    parts.ring.close();
    await parts.meter.close();
    await store.close();
  });

  async function linkFor(email: string, address = HOME.address): Promise<string> {
    await parts.accounts.requestLink({ ...HOME, address, email });
    return tokenIn(links.at(-1)!);
  }
  const signIn = async (email: string) => parts.accounts.confirm(await linkFor(email));

  it('a link works once, also when two open it at the same time', async () => {
    const token = await linkFor('once@example.com');
    const both = await Promise.allSettled([parts.accounts.confirm(token), parts.accounts.confirm(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(parts.accounts.confirm(token)).rejects.toThrow('이미 쓰였거나 시간이 지났습니다');
    for (const wrong of [undefined, '', 'x', 'A'.repeat(43)]) {
      await expect(parts.accounts.confirm(wrong)).rejects.toThrow('이미 쓰였거나');
    }
  });

  it('a link works for fifteen minutes; one that is used takes the others with it', async () => {
    const late = await linkFor('late@example.com');
    clock.now += ACCOUNT_LIMITS.linkSeconds * 1000;
    await expect(parts.accounts.confirm(late)).rejects.toThrow('시간이 지났습니다');
    const first = await linkFor('late@example.com');
    const second = await linkFor('late@example.com');
    await parts.accounts.confirm(second);
    await expect(parts.accounts.confirm(first)).rejects.toThrow('이미 쓰였거나');
  });

  it('the same address, however it is written, is the same account', async () => {
    const first = await signIn('Same@Example.com');
    const again = await signIn('same@example.COM ');
    expect(again.account).toEqual(first.account);
    expect(again.token).not.toBe(first.token);
    expect((await store.accounts.list()).filter(({ email }) => email === 'same@example.com')).toHaveLength(1);
  });

  it('the store holds no token that would open anything', async () => {
    const signed = await signIn('hashed@example.com');
    const now = Math.floor(clock.now / 1000);
    expect(await store.accounts.findSession(signed.token, now, now)).toBeUndefined();
    expect(await store.accounts.findSession(signed.session.hash, now, now)).toBeDefined();
    expect(JSON.stringify(await store.listKeys())).not.toContain(signed.pageKey);
  });

  it('mails to one address are few, from wherever they are asked for, and come back with time', async () => {
    const email = 'flood@example.com';
    const ask = (i: number) => parts.accounts.requestLink({ ...HOME, email, address: `10.1.0.${i}` });
    const many = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => ask(i)));
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(ACCOUNT_LIMITS.mailsPerAddress);
    await expect(ask(99)).rejects.toMatchObject({ code: 'resource_exhausted' });
    clock.now += ACCOUNT_LIMITS.mailWindowSeconds * 1000;
    await parts.accounts.prune();
    await ask(99);
  });

  it('links asked for from one network are few, also from all addresses of an IPv6 network', async () => {
    const ask = (i: number) =>
      parts.accounts.requestLink({ ...HOME, email: `n${i}@example.com`, address: `2001:db8:0:7::${i + 1}` });
    for (let i = 0; i < ACCOUNT_LIMITS.linksPerNetwork; i++) await ask(i);
    await expect(ask(1000)).rejects.toMatchObject({ code: 'resource_exhausted' });
    await linkFor('elsewhere@example.com', '2001:db8:0:8::1');
  });

  it('a session gets a new token after a day; the old one ends a minute later', async () => {
    const signed = await signIn('rotate@example.com');
    expect((await parts.accounts.signedIn(signed.token))!.token).toBeUndefined();
    clock.now += ACCOUNT_LIMITS.rotateSeconds * 1000;
    const both = await Promise.all([
      parts.accounts.signedIn(signed.token),
      parts.accounts.signedIn(signed.token),
    ]);
    const fresh = both.flatMap((one) => one?.token ?? []);
    expect(fresh).toHaveLength(1);
    expect((await parts.accounts.signedIn(signed.token))!.account.email).toBe('rotate@example.com');
    clock.now += (ACCOUNT_LIMITS.rotationGraceSeconds + 1) * 1000;
    expect(await parts.accounts.signedIn(signed.token)).toBeUndefined();
    expect((await parts.accounts.signedIn(fresh[0]))!.account.email).toBe('rotate@example.com');
    clock.now += ACCOUNT_LIMITS.sessionSeconds * 1000;
    expect(await parts.accounts.signedIn(fresh[0])).toBeUndefined();
  });

  it('signing out ends the session and the key of its page; everywhere, those of all browsers', async () => {
    const [one, two, three] = [
      await signIn('out@example.com'),
      await signIn('out@example.com'),
      await signIn('out@example.com'),
    ];
    expect(parts.ring.find(one.pageKey)?.accountId).toBe(one.account.id);
    await parts.accounts.signOut(one.session, false);
    expect(await parts.accounts.signedIn(one.token)).toBeUndefined();
    expect(parts.ring.find(one.pageKey)).toBeUndefined();
    expect(await parts.accounts.signedIn(two.token)).toBeDefined();
    await parts.accounts.signOut(two.session, true);
    expect(await parts.accounts.signedIn(three.token)).toBeUndefined();
    expect(parts.ring.find(three.pageKey)).toBeUndefined();
  });

  it('keys are made, named, rotated and revoked by their account alone, and only so many', async () => {
    const { account } = await signIn('keys@example.com');
    const { account: other } = await signIn('other@example.com');
    const { keys } = parts.accounts;
    const made = await keys.create(account.id, { label: '편집실', quotaRequests: 99 });
    expect(parts.ring.find(made.key)).toMatchObject({ label: '편집실', quotaRequests: 5 });
    for (const touch of [
      keys.change(other.id, made.id, { label: '남의 것' }),
      keys.rotate(other.id, made.id),
      keys.revoke(other.id, made.id),
    ]) {
      await expect(touch).rejects.toMatchObject({ code: 'not_found' });
    }
    await keys.change(account.id, made.id, { label: '새 이름', quotaRequests: '' });
    expect(parts.ring.find(made.key)).toMatchObject({ label: '새 이름', quotaRequests: null });
    const { key } = await keys.rotate(account.id, made.id);
    expect(parts.ring.find(made.key)).toBeUndefined();
    expect(parts.ring.find(key)?.id).toBe(made.id);
    await keys.revoke(account.id, made.id);
    expect(parts.ring.find(key)).toBeUndefined();
    await expect(keys.rotate(account.id, made.id)).rejects.toMatchObject({ code: 'not_found' });
    for (const label of ['', '  ', 'a'.repeat(61), 3]) {
      await expect(keys.create(account.id, { label })).rejects.toMatchObject({ code: 'invalid_argument' });
    }
    const many = await Promise.allSettled(
      Array.from({ length: ACCOUNT_LIMITS.keys + 2 }, (_, i) => keys.create(account.id, { label: `${i}` })),
    );
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(ACCOUNT_LIMITS.keys);
  });

  it('a new or rotated key is no new day: the quota is that of the account', async () => {
    const { account } = await signIn('quota@example.com');
    const { keys } = parts.accounts;
    const made = await keys.create(account.id, { label: '하나' });
    const callerOf = (key: string) => parts.access.identify((name) => (name === 'api-key' ? key : undefined));
    for (let i = 0; i < 5; i++)
      parts.meter.count(made.id, 'app', { eojeols: 1, characters: 1, failed: false });
    expect(() => parts.access.checkQuota(callerOf(made.key))).toThrow('이 키의 하루 요청 한도(5건)');
    const next = await keys.create(account.id, { label: '둘' });
    expect(() => parts.access.checkQuota(callerOf(next.key))).toThrow('이 계정의 하루 요청 한도(5건)');
    await keys.revoke(account.id, made.id);
    expect(() => parts.access.checkQuota(callerOf(next.key))).toThrow('이 계정의');
    const { account: other } = await signIn('quota-2@example.com');
    const free = await keys.create(other.id, { label: '셋' });
    parts.access.checkQuota(callerOf(free.key));
  });

  it('an account that is removed leaves no address, no key and no dictionary', async () => {
    const { account, token } = await signIn('gone@example.com');
    const { key } = await parts.accounts.keys.create(account.id, { label: '키' });
    const sets = { np: {}, cp: {}, cpCaret: {}, vv: {}, va: {}, mm: {}, mag: {}, ic: {} };
    await store.putDictionary({ domainName: `${account.id}/사전`, sets, version: '1' });
    await store.putDictionary({ domainName: '모두의 사전', sets, version: '1' });
    await parts.accounts.remove(account);
    expect(parts.ring.find(key)).toBeUndefined();
    expect(await parts.accounts.signedIn(token)).toBeUndefined();
    expect((await store.listDictionaries()).map(({ domainName }) => domainName)).toEqual(['모두의 사전']);
    expect((await store.accounts.list()).map(({ email }) => email)).not.toContain('gone@example.com');
    expect((await signIn('gone@example.com')).account.id).not.toBe(account.id);
  });

  it('an account that is blocked is out at once, and its keys come back with it', async () => {
    const email = 'blocked@example.com';
    const { account, token, pageKey } = await signIn(email);
    const { key } = await parts.accounts.keys.create(account.id, { label: '키' });
    const waiting = await linkFor(email);
    const other = await signIn('beside@example.com');
    const at = new Date(clock.now).toISOString();
    expect(await store.accounts.block(account.id, at)).toBe(true);
    expect(await store.accounts.block(account.id, at)).toBe(false);
    await parts.ring.reload();
    expect([parts.ring.find(key), parts.ring.find(pageKey)]).toEqual([undefined, undefined]);
    expect([key, pageKey, 'never-given-out'].map(parts.ring.endOf)).toEqual([
      'blocked',
      'blocked',
      undefined,
    ]);
    const identify = () => parts.access.identify((name) => (name === 'api-key' ? key : undefined));
    expect(identify).toThrow('막힌 계정의 접근 키입니다');
    expect(await parts.accounts.signedIn(token)).toBeUndefined();
    await expect(parts.accounts.confirm(waiting)).rejects.toThrow('이 계정은 막혀 있습니다');
    expect(await parts.accounts.signedIn(other.token)).toBeDefined();
    // Asking for a link answers as for everybody else: nobody learns from outside that it is blocked.
    await linkFor(email);
    expect(await store.accounts.unblock(account.id)).toBe(true);
    expect(await store.accounts.unblock(account.id)).toBe(false);
    await parts.ring.reload();
    expect(identify().keyId).toBe(parts.ring.find(key)!.id);
    expect(parts.ring.endOf(pageKey)).toBe('revoked');
    expect(await parts.accounts.signedIn(token)).toBeUndefined();
    expect((await signIn(email)).account.id).toBe(account.id);
  });

  it('the oldest browser makes room', async () => {
    const first = await signIn('many@example.com');
    clock.now += 1000;
    for (let i = 0; i < ACCOUNT_LIMITS.sessions; i++) {
      if (i % 4 === 0) clock.now += (ACCOUNT_LIMITS.mailWindowSeconds + 1) * 1000;
      await signIn('many@example.com');
    }
    expect(await parts.accounts.signedIn(first.token)).toBeUndefined();
    expect(parts.ring.find(first.pageKey)).toBeUndefined();
  });
});

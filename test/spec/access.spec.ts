import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { koreanDay } from '../../src/access/day.js';
import { openStore } from '../../src/store/open-store.js';
import { CALLERS } from '../support/callers.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { createSlowAnalyser } from '../support/slow-analyser.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const REQUEST = { document: { content: '가 나 다' } };
const STATUS: Record<string, number> = { permission_denied: 403, resource_exhausted: 429 };

/** All at once: each waits most of its time until the server has learned of a key. */
describe.concurrent.each([...CALLERS])('5 over $name', (caller) => {
  const analyse = (headers: Record<string, string>) => caller.call(server, 'AnalyzeSyntax', REQUEST, headers);
  const expectCode = async (answer: Promise<Awaited<ReturnType<typeof analyse>>>, code: string) => {
    const result = await answer;
    if (result.ok) throw new Error('must fail');
    expect(result.code).toBe(code);
    expect(result.message).toMatch(/[가-힣]/);
    if (result.status !== undefined) expect(result.status).toBe(STATUS[code]);
  };

  it('5.1: the key in api-key, in Authorization: Bearer, or in both', async () => {
    expect((await analyse({ 'api-key': server.key })).ok).toBe(true);
    expect((await analyse({ 'api-key': '', authorization: `Bearer ${server.key}` })).ok).toBe(true);
    expect((await analyse({ 'api-key': server.key, authorization: `Bearer ${server.key}` })).ok).toBe(true);
    expect((await analyse({ 'api-key': server.key, authorization: 'Basic eDp5' })).ok).toBe(true);
  });

  it('5.5, wire 4.1: a missing, unknown or malformed key is PERMISSION_DENIED', async () => {
    await expectCode(analyse({ 'api-key': '' }), 'permission_denied');
    await expectCode(analyse({ 'api-key': 'wrong' }), 'permission_denied');
    await expectCode(analyse({ 'api-key': '', authorization: 'Bearer wrong' }), 'permission_denied');
    await expectCode(analyse({ 'api-key': server.key.slice(0, -1) }), 'permission_denied');
  });

  it('a key works until it expires', async () => {
    // On a busy machine a short life may end before the server has learned of the key; then one twice as long is tried.
    let life = 1500;
    await eventually(async () => {
      const expires = Date.now() + life;
      life *= 2;
      const key = await server.addKey({ expiresAt: new Date(expires).toISOString() });
      let worked = false;
      while (!worked && Date.now() < expires) {
        worked = (await analyse({ 'api-key': key })).ok;
        if (!worked) await new Promise((resolve) => setTimeout(resolve, 25));
      }
      expect(worked).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, expires - Date.now())));
      await eventually(() => expectCode(analyse({ 'api-key': key }), 'permission_denied'));
    });
  });

  it('a key that another process makes works within a second, and stops when it is revoked', async () => {
    const label = `revoked over ${caller.name}`;
    const key = await server.addKey({ label });
    await eventually(async () => expect((await analyse({ 'api-key': key })).ok).toBe(true));
    const store = await openStore({ dataDir: server.dataDir });
    const { id } = (await store.listKeys()).find((stored) => stored.label === label)!;
    expect(await store.revokeKey(id, new Date().toISOString())).toBe(true);
    await store.close();
    await eventually(() => expectCode(analyse({ 'api-key': key }), 'permission_denied'));
  });

  it('wire 4.2: a used-up quota of requests is RESOURCE_EXHAUSTED', async () => {
    const key = await server.addKey({ quotaRequests: 2 });
    await eventually(async () => expect((await analyse({ 'api-key': key })).ok).toBe(true));
    await analyse({ 'api-key': key });
    await expectCode(analyse({ 'api-key': key }), 'resource_exhausted');
  });

  it('wire 4.2: a used-up quota of eojeols is RESOURCE_EXHAUSTED', async () => {
    const key = await server.addKey({ quotaEojeols: 3 });
    await eventually(async () => expect((await analyse({ 'api-key': key })).ok).toBe(true));
    await expectCode(analyse({ 'api-key': key }), 'resource_exhausted');
  });

  it('wire 4.2, 8: a text without spaces is counted by its characters', async () => {
    const key = await server.addKey({ quotaEojeols: 3 });
    await server.untilKnown(key);
    const send = () =>
      caller.call(
        server,
        'AnalyzeSyntax',
        { document: { content: '가나다라마바사아자차' } },
        { 'api-key': key },
      );
    expect((await send()).ok).toBe(true);
    await expectCode(send(), 'resource_exhausted');
  });

  it('a read-only key reads dictionaries but may not change them', async () => {
    const key = await server.addKey({ readOnly: true });
    await eventually(async () => {
      expect((await caller.call(server, 'GetCustomDictionaryList', {}, { 'api-key': key })).ok).toBe(true);
    });
    const update = caller.call(
      server,
      'UpdateCustomDictionary',
      { domainName: 'x', dict: {} },
      { 'api-key': key },
    );
    await expectCode(update, 'permission_denied');
    const remove = caller.call(server, 'RemoveCustomDictionaries', { all: true }, { 'api-key': key });
    await expectCode(remove, 'permission_denied');
  });

  it('5.3, 8: usage is counted per application and stored within a second', async () => {
    const app = `앱-${caller.name}`.replace(/[^\x21-\x7e가-힣]/g, '-');
    const header = Buffer.from(app).toString('latin1');
    const send = caller.name === 'REST' || caller.name === 'Connect JSON' ? header : app.replace('앱', 'app');
    for (let i = 0; i < 3; i++) expect((await analyse({ 'x-svc-app-id': send })).ok).toBe(true);
    const stored = send === header ? app : send;
    await eventually(async () => {
      const store = await openStore({ dataDir: server.dataDir });
      const rows = await store.readUsage({ appId: stored }).finally(() => store.close());
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ requests: 3, eojeols: 9, characters: 15, errors: 0, day: koreanDay() });
    }, 1000);
  });
});

describe('a caller that does not wait for the answer', () => {
  it('8: is counted all the same', async () => {
    const slow = await startTestServer({ analyser: createSlowAnalyser(1000) });
    try {
      const given = await fetch(`${slow.url}/svc.LanguageService/AnalyzeSyntax`, {
        method: 'POST',
        headers: { 'api-key': slow.key, 'content-type': 'application/json', 'connect-timeout-ms': '200' },
        body: JSON.stringify({ document: { content: '가'.repeat(100) } }),
      });
      expect(given.status).toBe(504);
      await eventually(async () => {
        const store = await openStore({ dataDir: slow.dataDir });
        const rows = await store.readUsage().finally(() => store.close());
        expect(rows).toMatchObject([{ requests: 1, eojeols: 25, characters: 100, errors: 1 }]);
      });
    } finally {
      await slow.close();
    }
  });
});

describe('keys on disk', () => {
  it('are stored as hashes only', async () => {
    const store = await openStore({ dataDir: server.dataDir });
    const text = JSON.stringify(await store.listKeys());
    await store.close();
    expect(text).not.toContain(server.key);
    expect(text).not.toContain(server.key.slice(8));
  });
});

describe('--open', () => {
  it('answers no page of another site, and to no name that is not ours', async () => {
    const open = await startTestServer({ config: { open: true } });
    const status = (headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const path = '/svc.CustomDictionaryService/RemoveCustomDictionaries';
        const call = request(open.url + path, { method: 'POST', headers }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        });
        call.on('error', reject);
        call.end('{"all":true}');
      });
    // What a browser sends for another site without asking first.
    expect(await status({ 'content-type': 'text/plain', origin: 'https://example.com' })).toBe(403);
    expect(await status({ 'content-type': 'text/plain', origin: 'null' })).toBe(403);
    expect(await status({ host: 'rebound.example.com' })).toBe(403);
    expect(await status({ 'content-type': 'application/json', origin: 'http://localhost:5173' })).toBe(200);
    expect(await status({ 'content-type': 'application/json' })).toBe(200);
    await open.close();
  });

  it('with keys, names that --allowed-hosts leaves out are refused on every route', async () => {
    const named = await startTestServer({ config: { allowedHosts: 'ko.example.com' } });
    const status = (host: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = { host, 'api-key': named.key, 'content-type': 'application/json' };
        const call = request(
          `${named.url}/svc.LanguageService/AnalyzeSyntax`,
          { method: 'POST', headers },
          (response) => {
            response.resume();
            resolve(response.statusCode ?? 0);
          },
        );
        call.on('error', reject);
        call.end(JSON.stringify(REQUEST));
      });
    expect(await status('ko.example.com')).toBe(200);
    expect(await status('other.example.com')).toBe(403);
    await named.close();
  });

  it('serves without keys, on the loopback only', async () => {
    const open = await startTestServer({ config: { open: true, host: '' } });
    const response = await fetch(`${open.url}/svc.LanguageService/AnalyzeSyntax`, {
      method: 'POST',
      body: JSON.stringify(REQUEST),
    });
    expect(response.status).toBe(200);
    await open.close();
    await expect(startTestServer({ config: { open: true, host: '0.0.0.0' } })).rejects.toThrow('루프백');
  });
});

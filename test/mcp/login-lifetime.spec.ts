import { expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import { eventually } from '../support/eventually.js';
import { type Json, post, request } from '../support/mcp.js';
import { authorizeUrl, createVisitor, exchange, REDIRECT, register } from '../support/oauth-visitor.js';
import { startTestServer } from '../support/server.js';

it('one browser connects with one key after the other; what it got lasts, until the key gets a new secret', async () => {
  const server = await startTestServer();
  const { body: client } = await register(server, { client_name: '앱', redirect_uris: [REDIRECT] });
  const clientId = client.client_id;
  const keys = [server.key, await server.addKey({ label: '둘째' })];
  await server.untilKnown(keys[1]!);
  const { visit } = createVisitor(server);
  const given: Json[] = [];
  for (const key of keys) {
    const { response, url } = await visit(authorizeUrl(server, clientId));
    const token = /name="token" value="([^"]+)"/.exec(await response.text())![1]!;
    const body = new URLSearchParams({ token, key, decision: 'allow' });
    const back = await visit(url, { method: 'POST', body, headers: { origin: server.url } });
    const code = new URL(back.url).searchParams.get('code')!;
    given.push((await exchange(server, clientId, code)).body);
  }
  const refresh = (tokens: Json) =>
    exchange(server, clientId, '', { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
  const store = await openStore({ dataDir: server.dataDir });
  // A quarter of an hour later, when the browser's own session is over.
  await store.oauth.prune(Math.floor(Date.now() / 1000) + 16 * 60);
  const refreshed = await Promise.all(given.map(refresh));
  expect(refreshed.map(({ status }) => status)).toEqual([200, 200]);
  const { id } = (await store.listKeys()).find(({ label }) => label === '둘째')!;
  await store.changeKey(id, { rotatedAt: new Date(Date.now() + 1000).toISOString() });
  await store.close();
  const listed = ({ body }: { body: Json }) =>
    post(server, request('tools/list'), { authorization: `Bearer ${body.access_token}` });
  await eventually(async () => expect((await listed(refreshed[1]!)).status).toBe(401));
  expect((await refresh(refreshed[1]!.body)).status).toBe(400);
  expect((await listed(refreshed[0]!)).status).toBe(200);
  await server.close();
});

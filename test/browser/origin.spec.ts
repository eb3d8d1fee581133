import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { browserPath } from '../support/browser.js';
import { PageBench } from '../support/page.js';

if (!browserPath) it('no browser here: requests of other sites are not tried', ({ skip }) => skip());

/** A browser that is signed in by a cookie, and a page of somebody else in it. */
describe.runIf(browserPath !== undefined)('requests that change something', () => {
  const bench = new PageBench();
  afterEach(async () => {
    await bench.closePage();
    await bench.close();
  });

  it('are taken from our own page only, in the browser itself and whatever is sent beside the cookie', async () => {
    await bench.start({ createEngine: undefined });
    const page = await bench.open({ key: '', path: `/#sign-in=${bench.server.signInCode}` });
    await bench.tab('사전');
    await page.getByLabel('새 사전 이름').fill('우리');
    await page.getByRole('button', { name: '만들기' }).click();
    await page.getByRole('heading', { name: '우리' }).waitFor();
    const [cookie] = await page.context().cookies();

    // A page on another port of the same machine is the same site: the cookie goes with what it sends.
    const evil = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><link rel="icon" href="data:,"><title>other</title>');
    });
    await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
    bench.expectsRefusals = true;
    const other = await page.context().newPage();
    await other.goto(`http://127.0.0.1:${(evil.address() as AddressInfo).port}/`);
    const remove = `${bench.server.url}/svc.CustomDictionaryService/RemoveCustomDictionaries`;
    const outcomes = await other.evaluate(async (url) => {
      const body = JSON.stringify({ domain_names: ['우리'] });
      const send = async (init: RequestInit) =>
        fetch(url, { method: 'POST', body, credentials: 'include', ...init }).then(
          ({ status, type }) => `${type} ${status}`,
          () => 'refused by the browser',
        );
      return [
        await send({ headers: { 'content-type': 'application/json', 'x-malgyeol-page': '1' } }),
        await send({ mode: 'no-cors', headers: { 'content-type': 'text/plain' } }),
      ];
    }, remove);
    expect(outcomes).toEqual(['refused by the browser', 'opaque 0']);
    // And a form, which asks nobody before it goes.
    await other.evaluate((url) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: url, enctype: 'text/plain' });
      form.innerHTML = '<input name=\'{"domain_names":["우리"],"a":"\' value=\'"}\'>';
      document.body.append(form);
      form.submit();
    }, remove);
    await other.waitForURL(remove);
    await other.close();
    evil.close();

    // Even a browser that were tricked into sending the header would still say where the request came from.
    const call = (headers: Record<string, string>) =>
      fetch(remove, {
        method: 'POST',
        body: JSON.stringify({ domain_names: ['없는 사전'] }),
        headers: {
          cookie: `${cookie!.name}=${cookie!.value}`,
          'content-type': 'application/json',
          'x-malgyeol-page': '1',
          ...headers,
        },
      }).then(({ status }) => status);
    const own = { origin: bench.server.url };
    const foreign: Array<Record<string, string>> = [
      {},
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: bench.server.url.replace(/\d+$/, '1') },
      { ...own, 'sec-fetch-site': 'cross-site' },
      { ...own, 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) expect(await call(headers), JSON.stringify(headers)).toBe(403);
    expect(await call(own)).toBe(200);
    expect(await call({ origin: 'https://behind.a.proxy', 'sec-fetch-site': 'same-origin' })).toBe(200);
    const leave = await fetch(`${bench.server.url}/page/sign-out`, {
      method: 'POST',
      headers: { cookie: `${cookie!.name}=${cookie!.value}`, origin: 'https://evil.example' },
    });
    expect(leave.status).toBe(403);

    await page.reload();
    await page.getByRole('button', { name: /^우리/ }).waitFor();
  }, 60_000);
});

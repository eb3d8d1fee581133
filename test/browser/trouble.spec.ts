import { expect, it } from 'vitest';
import { describePage } from '../support/page.js';

/** What the writer is told when the server does not answer as it should; the text stays. */
describePage('in trouble the editor', 'trouble is not made', (bench) => {
  const CALLS = '**/svc.RevisionService/*';
  const message = () => bench.page.locator('.status-line .message');

  it('tells that the server is gone, keeps the text, and goes on by itself when it is back', async () => {
    const page = await bench.open();
    bench.expectsRefusals = true;
    await page.route(CALLS, (route) => route.abort('connectionrefused'));
    await bench.write('몇일 뒤다.');
    await message().getByText('서버에 닿지 못했습니다').waitFor();
    expect(await message().textContent()).toContain('글은 이 브라우저에 그대로');
    expect(await bench.axe()).toEqual([]);
    await page.unroute(CALLS);
    await bench.finding('몇일').waitFor();
    expect(await bench.text()).toBe('몇일 뒤다.');
  }, 60_000);

  it('tells that the server is busy and tries again', async () => {
    const page = await bench.open();
    bench.expectsRefusals = true;
    let calls = 0;
    await page.route(CALLS, (route) =>
      ++calls > 1
        ? route.continue()
        : route.fulfill({
            status: 503,
            headers: { 'retry-after': '1' },
            json: { code: 'unavailable', message: '지금은 요청이 너무 많이 밀려 있습니다.' },
          }),
    );
    await bench.write('금새 온다.');
    await message().getByText('서버가 바쁩니다').waitFor();
    await bench.finding('금새').waitFor();
  }, 60_000);

  it('tells that it takes long', async () => {
    const page = await bench.open();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(CALLS, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await bench.write('금새 온다.');
    await message().getByText('평소보다 오래 걸립니다').waitFor();
    release();
    await bench.finding('금새').waitFor();
  }, 60_000);

  it('gives up an older question when the text changes', async () => {
    const page = await bench.open();
    const given: string[] = [];
    page.on('requestfailed', (request) => given.push(request.failure()?.errorText ?? ''));
    let first = true;
    await page.route(CALLS, async (route) => {
      if (first) first = false;
      else await route.continue();
    });
    await bench.write('금새 온다.');
    await page.locator('.status-line progress').waitFor();
    await bench.write('몇일 뒤다.');
    await bench.finding('몇일').waitFor();
    expect(given).toContain('net::ERR_ABORTED');
  }, 60_000);
});

import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A real browser of this machine; undefined where there is none. */
export const browserPath = [process.env.MALGYEOL_TEST_BROWSER, ...PLACES].find(
  (path) => path !== undefined && existsSync(path),
);

let launched: Promise<Browser> | undefined;

/** One for every test of this process, which ends it with itself: a test closes its pages, not the browser. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

async function launch(): Promise<Browser> {
  // Where there is no browser its driver is not loaded either, which takes seconds.
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath: browserPath,
    // Without a character set it names every download of a Korean name "download".
    env: { ...process.env, LANG: 'C.UTF-8' },
    // Containers give neither a sandbox nor much shared memory.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
}

import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A real browser of this machine; undefined where there is none. */
export const browserPath = [process.env.MALGYEOL_TEST_BROWSER, ...PLACES].find(
  (path) => path !== undefined && existsSync(path),
);

export function launchBrowser(): Promise<Browser> {
  // Containers give neither a sandbox nor much shared memory.
  return chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
}

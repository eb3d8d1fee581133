import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browserPath, sharedBrowser } from './browser.js';
import { createRealEngine, hasModels } from './real-engine.js';
import { startTestServer, type TestOptions, type TestServer } from './server.js';

export interface OpenOptions {
  /** 390 × 844 with touch, or a desk. */
  phone?: boolean;
  dark?: boolean;
  path?: string;
  /** Given to the page before it is loaded; '' for none. */
  key?: string;
}

/** A server with the shipped engine and a browser to look at it; complaints of the pages are gathered. */
export class PageBench {
  readonly problems: string[] = [];
  /** Refusals that a test provokes are logged by the browser itself. */
  expectsRefusals = false;
  page!: Page;
  server!: TestServer;
  private browser!: Browser;
  private triesAxe = false;

  async start(options: TestOptions = {}): Promise<void> {
    const { createEngine = createRealEngine, ...rest } = options;
    this.server = await startTestServer(
      'createEngine' in options && !options.createEngine ? rest : { createEngine, ...rest },
    );
    this.browser = await sharedBrowser();
  }

  async open({
    phone = false,
    dark = false,
    path = '/',
    key = this.server.key,
  }: OpenOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({
      viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
      hasTouch: phone,
      isMobile: phone,
      colorScheme: dark ? 'dark' : 'light',
      locale: 'ko-KR',
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.problems.push(String(error)));
    page.on('console', (message) => {
      const refused = /status of|ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE/.test(message.text());
      // Around a dialog axe tries a style of its own, which the policy rightly refuses.
      const ofAxe = this.triesAxe && message.text().startsWith('Applying inline style');
      if (message.type() === 'error' && !ofAxe && !(refused && this.expectsRefusals))
        this.problems.push(message.text());
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(this.server.url) && !/^(?:data|blob):/.test(url)) this.problems.push(url);
    });
    if (key !== '') await page.addInitScript((value) => sessionStorage.setItem('malgyeol-key', value), key);
    await page.goto(this.server.url + path);
    this.page = page;
    return page;
  }

  /** After each test: nothing went wrong in the page. */
  async closePage(): Promise<void> {
    await this.page?.context().close();
    this.expectsRefusals = false;
    this.triesAxe = false;
    expect(this.problems.splice(0)).toEqual([]);
  }

  async close(): Promise<void> {
    await this.server?.close();
  }

  /** What axe-core has to say about the page as it is. */
  async axe(): Promise<string[]> {
    const { default: axe } = await import('axe-core');
    // The content policy lets no script in that is not the server's own, except by way of the debugger.
    if (!(await this.page.evaluate(() => 'axe' in globalThis))) await this.page.evaluate(axe.source);
    this.triesAxe = true;
    return this.page.evaluate(async () => {
      // biome-ignore lint/suspicious/noExplicitAny: axe is not typed in the page
      const { violations } = await (globalThis as any).axe.run(document, { resultTypes: ['violations'] });
      return violations.map(
        (one: { id: string; nodes: Array<{ target: string[]; failureSummary: string }> }) =>
          `${one.id}: ${one.nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join('; ')}`,
      );
    });
  }

  get editor() {
    return this.page.locator('.paper .cm-content').first();
  }

  async write(text: string): Promise<void> {
    await this.editor.fill(text);
  }

  /** The text in the editor, also what is not drawn. */
  async text(): Promise<string> {
    await this.page.getByRole('button', { name: '복사', exact: true }).click();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  finding(text: string) {
    return this.page.locator('.finding', { hasText: text }).first();
  }

  get card() {
    return this.page.locator('.finding-card');
  }

  tab(name: string) {
    return this.page.getByRole('tab', { name }).click();
  }
}

/** Tests that share one bench; where it cannot stand they are skipped, and `instead` says what that means. */
export function describePage(title: string, instead: string, tests: (bench: PageBench) => void): void {
  const canRun = browserPath !== undefined && hasModels;
  if (!canRun) it(`no browser or no models/ here: ${instead}`, ({ skip }) => skip());
  describe.runIf(canRun)(title, () => {
    const bench = new PageBench();
    beforeAll(() => bench.start(), 120_000);
    afterAll(() => bench.close());
    afterEach(() => bench.closePage());
    tests(bench);
  });
}

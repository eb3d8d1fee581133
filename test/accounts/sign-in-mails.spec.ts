import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_LIMITS } from '../../src/access/account-limits.js';
import { openKeyRing } from '../../src/access/key-ring.js';
import { openUsageMeter } from '../../src/access/usage-meter.js';
import { type Accounts, createAccounts } from '../../src/accounts/accounts.js';
import { createMailer } from '../../src/accounts/mailer.js';
import { openStore } from '../../src/store/open-store.js';
import { createAccountVisitor, tokenIn } from '../support/account-visitor.js';
import { startMailServer } from '../support/mail-server.js';
import { startTestServer } from '../support/server.js';

const HOME = { address: '10.0.0.1', origin: 'http://127.0.0.1' };
const fail = (error: unknown) => {
  throw error;
};

describe('mails with links', () => {
  const clock = { now: Date.now() };
  const links: string[] = [];
  let accounts: Accounts;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const store = await openStore({ dataDir: mkdtempSync(join(tmpdir(), 'malgyeol-mails-')) });
    const ring = await openKeyRing(store, fail);
    const quotas = { requests: 0, eojeols: 0 };
    const meter = await openUsageMeter(store, () => false, fail);
    const log = (_email: string, link: string) => void links.push(link);
    const mailer = createMailer({ smtpUrl: '', from: '', log, onError: fail });
    accounts = createAccounts({ store, ring, meter, quotas, mailer, publicOrigin: '', now: () => clock.now });
    close = async () => {
      ring.close();
      await meter.close();
      await store.close();
    };
  });
  afterAll(() => close());

  it('nobody uses up the mails of somebody else: whoever is refused has a link that works', async () => {
    const email = 'victim@example.com';
    const before = links.length;
    let strangers = 0;
    const flood = async () => {
      for (let i = 0; i < 20; i++)
        await accounts
          .requestLink({ ...HOME, email, address: `10.3.0.${++strangers % 250}` })
          .catch((error) => expect(error).toMatchObject({ code: 'resource_exhausted' }));
    };
    for (let quarter = 0; quarter < 6; quarter++) {
      await flood();
      const sent = links.length;
      const asked = await accounts
        .requestLink({ ...HOME, email, address: `10.4.0.${quarter}` })
        .catch((error: Error) => error);
      if (asked instanceof Error) expect(asked.message).toContain('메일함');
      else expect(links.length).toBe(sent + 1);
      // one of the mails that came, whoever asked for it, opens the account
      expect((await accounts.confirm(tokenIn(links.at(-1)!))).account.email).toBe(email);
      await flood();
      clock.now += (ACCOUNT_LIMITS.linkSeconds + 1) * 1000;
    }
    // a flood of mails it is not: a few at once, then one in the time that a link lives
    expect(links.length - before).toBeLessThan(30);
  });

  it('one network asks for few mails beyond, and leaves others theirs', async () => {
    const email = 'few@example.com';
    const ask = async (address: string) => {
      await accounts.requestLink({ ...HOME, email, address });
      await accounts.confirm(tokenIn(links.at(-1)!));
    };
    for (let i = 0; i < ACCOUNT_LIMITS.mailsPerAddress + ACCOUNT_LIMITS.moreMailsPerNetwork; i++)
      await ask('10.5.0.1');
    await expect(ask('10.5.0.1')).rejects.toThrow('너무 자주');
    await ask('10.5.0.2');
  });
});

describe('a network that tries many links', () => {
  it('a link that works is let through, and its account too, however many that do not come from its network', async () => {
    const mail = await startMailServer();
    const server = await startTestServer({ config: { accounts: true, smtpUrl: mail.url } });
    try {
      const { ask } = createAccountVisitor(server);
      const stranger = createAccountVisitor(server);
      expect((await ask('/link', { email: 'crowded@example.com' })).status).toBe(200);
      const token = tokenIn((await mail.next('crowded@example.com')).link);
      const statuses = new Set<number>();
      for (let i = 0; i < ACCOUNT_LIMITS.callsPerNetwork + 20; i++)
        statuses.add((await stranger.ask('/confirm', { token: 'A'.repeat(43) })).status);
      expect([...statuses]).toEqual([403, 429]);
      expect((await ask('/confirm', { token })).body).toMatchObject({ email: 'crowded@example.com' });
      expect((await ask('')).body).toMatchObject({ signedIn: true });
    } finally {
      await server.close();
      await mail.close();
    }
  });
});

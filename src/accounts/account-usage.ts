import { ACCOUNT_LIMITS } from '../access/account-limits.js';
import type { Quotas } from '../access/admit.js';
import { koreanDay } from '../access/day.js';
import type { UsageMeter } from '../access/usage-meter.js';
import type { Store, StoredKey, Usage } from '../store/types.js';

const DAY_MS = 24 * 3600 * 1000;

export interface AccountUsage {
  today: string;
  days: number;
  /** Of the account: all its keys together; 0 means no limit. */
  quotas: Quotas;
  usedToday: Amounts;
  /** The same by key. */
  usedTodayBy: ReadonlyMap<string, Amounts>;
  usage: Array<Usage & { key: string }>;
}

export interface Amounts {
  requests: number;
  eojeols: number;
}

export interface UsageParts {
  store: Store;
  meter: UsageMeter;
  quotas: Quotas;
  now?: () => number;
}

/** What was used with these keys, those that were revoked among them, by day and application. */
export async function usageOf(
  keys: readonly StoredKey[],
  { store, meter, quotas, now = Date.now }: UsageParts,
): Promise<AccountUsage> {
  await meter.flush();
  const days = ACCOUNT_LIMITS.usageDays;
  const names = new Map(keys.map(({ id, label, hint }) => [id, label || hint]));
  const ids = [...names.keys()];
  const rows = await store.readUsage({ from: koreanDay(now() - (days - 1) * DAY_MS), keyIds: ids });
  const today = koreanDay(now());
  const used = rows.filter(({ day }) => day === today);
  return {
    today,
    days,
    quotas,
    usedToday: sumOf(used),
    usedTodayBy: new Map(ids.map((id) => [id, sumOf(used.filter(({ keyId }) => keyId === id))])),
    usage: rows.map((row) => ({ ...row, key: names.get(row.keyId) ?? row.keyId })),
  };
}

function sumOf(rows: readonly Usage[]): Amounts {
  return {
    requests: rows.reduce((sum, { requests }) => sum + requests, 0),
    eojeols: rows.reduce((sum, { eojeols }) => sum + eojeols, 0),
  };
}

import type { Store, Usage } from '../store/types.js';
import { koreanDay } from './day.js';

/** Written this often, in milliseconds: kill -9 may cost one such interval, and one second is promised. */
const FLUSH_INTERVAL_MS = 500;
/** Applications counted apart between two writes; a caller that invents identifiers must not fill the memory. */
const MAX_PENDING_ROWS = 10_000;
const OVERFLOW_APP = '(기타)';

export interface Amount {
  eojeols: number;
  characters: number;
  failed: boolean;
}

export interface UsageMeter {
  count(keyId: string, appId: string, amount: Amount): void;
  /** What these keys have used today together: what the store knew at the last write plus what is not written yet. */
  today(keyIds: readonly string[]): { requests: number; eojeols: number };
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Counts in memory and adds to the store in one transaction; a request never waits for it. */
export async function openUsageMeter(
  store: Store,
  anyLimits: () => boolean,
  onError: (error: unknown) => void,
): Promise<UsageMeter> {
  let pending = new Map<string, Usage>();
  let day = koreanDay();
  /** Totals of today of all replicas; read only while some key has a quota. */
  let totals = new Map<string, { requests: number; eojeols: number }>();
  /** On their way to the store, or there since the totals were read: a quota counts them all the same. */
  let unread: Usage[] = [];
  let writing: Promise<void> | undefined;

  function add(keyId: string, appId: string, amount: Usage) {
    const id = `${amount.day}\u0000${keyId}\u0000${appId}`;
    const row = pending.get(id);
    if (row !== undefined) {
      row.requests += amount.requests;
      row.eojeols += amount.eojeols;
      row.characters += amount.characters;
      row.errors += amount.errors;
    } else if (pending.size >= MAX_PENDING_ROWS && appId !== OVERFLOW_APP) {
      add(keyId, OVERFLOW_APP, { ...amount, appId: OVERFLOW_APP });
    } else {
      pending.set(id, { ...amount });
    }
  }

  async function readTotals() {
    const today = koreanDay();
    const next = new Map<string, { requests: number; eojeols: number }>();
    const rows = anyLimits() ? await store.readUsage({ from: today, to: today }) : [];
    for (const row of rows) {
      const sum = next.get(row.keyId) ?? { requests: 0, eojeols: 0 };
      sum.requests += row.requests;
      sum.eojeols += row.eojeols;
      next.set(row.keyId, sum);
    }
    day = today;
    totals = next;
    unread = [];
  }

  async function write() {
    const rows = [...pending.values()];
    pending = new Map();
    const before = unread;
    unread = [...before, ...rows];
    try {
      await store.addUsage(rows);
    } catch (error) {
      // Not lost: what could not be written is counted again with the next write.
      unread = before;
      for (const row of rows) add(row.keyId, row.appId, row);
      throw error;
    }
    await readTotals();
  }

  function flush(): Promise<void> {
    if (writing !== undefined) return writing;
    if (pending.size === 0 && !anyLimits()) return Promise.resolve();
    writing = write().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  await readTotals();
  const timer = setInterval(() => flush().catch(onError), FLUSH_INTERVAL_MS);
  timer.unref();

  return {
    count(keyId, appId, amount) {
      add(keyId, appId, {
        keyId,
        appId,
        day: koreanDay(),
        requests: 1,
        eojeols: amount.eojeols,
        characters: amount.characters,
        errors: amount.failed ? 1 : 0,
      });
    },
    today(keyIds) {
      const today = koreanDay();
      const sum = { requests: 0, eojeols: 0 };
      for (const keyId of keyIds) {
        const written = totals.get(keyId);
        if (written === undefined || day !== today) continue;
        sum.requests += written.requests;
        sum.eojeols += written.eojeols;
      }
      for (const row of [...unread, ...pending.values()]) {
        if (row.day !== today || !keyIds.includes(row.keyId)) continue;
        sum.requests += row.requests;
        sum.eojeols += row.eojeols;
      }
      return sum;
    },
    flush,
    async close() {
      clearInterval(timer);
      await writing?.catch(() => {});
      await flush();
    },
  };
}

import type { Store, Usage } from '../store/types.js';
import { koreanDay } from './day.js';

/** Written this often, in milliseconds: kill -9 may cost one such interval, and one second is promised. */
const FLUSH_INTERVAL_MS = 500;
/** Applications counted apart between two writes; a caller that invents identifiers must not fill the memory. */
const MAX_PENDING_ROWS = 10_000;
const OVERFLOW_APP = '(기타)';
/** Tenths do not add up to one. */
const ROUNDING = 1e-9;

export interface Amount {
  eojeols: number;
  characters: number;
  failed: boolean;
  /** The part of a request that the call is, where it is not a whole one. */
  share?: number;
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
  let pending = createTally();
  let day = koreanDay();
  /** Totals of today of all replicas; read only while some key has a quota. */
  let totals = new Map<string, { requests: number; eojeols: number }>();
  /** On their way to the store, or there since the totals were read: a quota counts them all the same. */
  let unread: Usage[] = [];
  let writing: Promise<void> | undefined;

  async function readTotals() {
    const today = koreanDay();
    const rows = anyLimits() ? await store.readUsage({ from: today, to: today }) : [];
    totals = totalsOf(rows);
    day = today;
    unread = [];
  }

  async function write() {
    const rows = pending.rows();
    pending = createTally();
    const before = unread;
    unread = [...before, ...rows];
    try {
      await store.addUsage(rows);
    } catch (error) {
      // Not lost: what could not be written is counted again with the next write.
      unread = before;
      for (const row of rows) pending.add(row);
      throw error;
    }
    await readTotals();
  }

  function flush(): Promise<void> {
    if (writing !== undefined) return writing;
    if (pending.rows().length === 0 && !anyLimits()) return Promise.resolve();
    writing = write().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  const wholeRequests = countWholeRequests();
  await readTotals();
  const timer = setInterval(() => flush().catch(onError), FLUSH_INTERVAL_MS);
  timer.unref();

  return {
    count(keyId, appId, { eojeols, characters, failed, share = 1 }) {
      const errors = failed ? 1 : 0;
      const requests = wholeRequests(keyId, share);
      pending.add({ keyId, appId, day: koreanDay(), requests, eojeols, characters, errors });
    },
    today(keyIds) {
      const today = koreanDay();
      const sum = { requests: 0, eojeols: 0 };
      const written = day === today ? keyIds.flatMap((keyId) => totals.get(keyId) ?? []) : [];
      const known = [...unread, ...pending.rows()];
      const later = known.filter((row) => row.day === today && keyIds.includes(row.keyId));
      for (const { requests, eojeols } of [...written, ...later]) {
        sum.requests += requests;
        sum.eojeols += eojeols;
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

/** Counts parts of requests by key: what is left of one that was counted is used up by the parts that follow. */
function countWholeRequests(): (keyId: string, share: number) => number {
  const left = new Map<string, number>();
  return (keyId, share) => {
    if (share >= 1) return 1;
    const rest = (left.get(keyId) ?? 0) - share;
    const isPaid = rest > -ROUNDING;
    if (left.size >= MAX_PENDING_ROWS) left.clear();
    left.set(keyId, isPaid ? rest : rest + 1);
    return isPaid ? 0 : 1;
  };
}

interface Tally {
  add(amount: Usage): void;
  rows(): Usage[];
}

/** Sums by day, key and application. */
function createTally(): Tally {
  const sums = new Map<string, Usage>();
  function add(amount: Usage) {
    const id = `${amount.day}\u0000${amount.keyId}\u0000${amount.appId}`;
    const row = sums.get(id);
    if (row !== undefined) {
      row.requests += amount.requests;
      row.eojeols += amount.eojeols;
      row.characters += amount.characters;
      row.errors += amount.errors;
    } else if (sums.size >= MAX_PENDING_ROWS && amount.appId !== OVERFLOW_APP) {
      add({ ...amount, appId: OVERFLOW_APP });
    } else {
      sums.set(id, { ...amount });
    }
  }
  return { add, rows: () => [...sums.values()] };
}

function totalsOf(rows: readonly Usage[]): Map<string, { requests: number; eojeols: number }> {
  const totals = new Map<string, { requests: number; eojeols: number }>();
  for (const { keyId, requests, eojeols } of rows) {
    const sum = totals.get(keyId) ?? { requests: 0, eojeols: 0 };
    totals.set(keyId, { requests: sum.requests + requests, eojeols: sum.eojeols + eojeols });
  }
  return totals;
}

import type { EojeolRoom, Store, Usage } from '../store/types.js';
import { koreanDay } from './day.js';
import { createUnderWay, type Taken, type UnderWay } from './under-way.js';

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
  /** What of it stands in the store already, on which day. */
  stored?: Stored;
}

export interface Stored {
  day: string;
  eojeols: number;
  characters: number;
}

/** What is to be taken from a day before the work for it begins. */
interface Wanted {
  keyId: string;
  appId: string;
  eojeols: number;
  characters: number;
  /** Whoever takes from the same rooms names the same. */
  lock: string;
  rooms: readonly EojeolRoom[];
}

export interface UsageMeter {
  count(keyId: string, appId: string, amount: Amount): void;
  /** What these keys have used today together: what the store knew at the last write plus what is not written yet. */
  today(keyIds: readonly string[]): { requests: number; eojeols: number };
  /** What is being worked on, which is counted when it has ended. */
  underWay: UnderWay;
  /**
   * Writes at once what a call has `taken`, if all servers together leave room for it; else which room was too small.
   * After either it is not taken any more.
   */
  store(wanted: Wanted, taken: Taken): Promise<Stored | number>;
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
  let totals = new Map<string, Total>();
  /** On their way to the store, or there since the totals were read: a quota counts them all the same. */
  let unread: Usage[] = [];
  let writing: Promise<void> | undefined;
  const underWay = createUnderWay();
  const inOrder = oneAfterTheOther();

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
    writing = inOrder(write).finally(() => {
      writing = undefined;
    });
    return writing;
  }

  const wholeRequests = countWholeRequests();
  await readTotals();
  const timer = setInterval(() => flush().catch(onError), FLUSH_INTERVAL_MS);
  timer.unref();

  return {
    count(keyId, appId, amount) {
      pending.add(rowOfCall(keyId, appId, amount, wholeRequests(keyId, amount.share ?? 1)));
    },
    underWay,
    // In turn with what is written, so that nothing is taken for stored twice or not at all.
    store: (wanted, taken) =>
      inOrder(async () => {
        const stored = await storeWithin(store, wanted, taken, { pending, underWay });
        if (typeof stored !== 'number') unread = [...unread, stored];
        return stored;
      }),
    today(keyIds) {
      const today = koreanDay();
      const written = day === today ? keyIds.flatMap((keyId) => totals.get(keyId) ?? []) : [];
      return sumOf([...written, ...ofDay([...unread, ...pending.rows()], keyIds, today)]);
    },
    flush,
    async close() {
      clearInterval(timer);
      await writing?.catch(() => {});
      await flush();
    },
  };
}

/** What stands in the store already is left out. */
function rowOfCall(keyId: string, appId: string, amount: Amount, requests: number): Usage {
  const { day, eojeols, characters } = amount.stored ?? { day: koreanDay(), eojeols: 0, characters: 0 };
  return {
    keyId,
    appId,
    day,
    requests,
    eojeols: amount.eojeols - eojeols,
    characters: amount.characters - characters,
    errors: amount.failed ? 1 : 0,
  };
}

/** Adds what is wanted where there is room beside what the store does not know yet. */
async function storeWithin(
  store: Store,
  { lock, rooms, keyId, appId, eojeols, characters }: Wanted,
  taken: Taken,
  { pending, underWay }: { pending: Tally; underWay: UnderWay },
): Promise<Usage | number> {
  const row: Usage = { keyId, appId, day: koreanDay(), eojeols, characters, requests: 0, errors: 0 };
  const left = rooms.map((room) => {
    // What is wanted is itself among what is under way.
    const others = underWay.of(room.keyIds).eojeols - eojeols;
    const unwritten = sumOf(ofDay(pending.rows(), room.keyIds, row.day)).eojeols;
    return { keyIds: room.keyIds, eojeols: room.eojeols - unwritten - others };
  });
  const tooSmall = await store.addUsageWithin(row, lock, left);
  taken.eojeols -= eojeols;
  return tooSmall < 0 ? row : tooSmall;
}

function ofDay(rows: readonly Usage[], keyIds: readonly string[], day: string): Usage[] {
  return rows.filter((row) => row.day === day && keyIds.includes(row.keyId));
}

function sumOf(rows: readonly Total[]): Total {
  const sum = { requests: 0, eojeols: 0 };
  for (const { requests, eojeols } of rows) {
    sum.requests += requests;
    sum.eojeols += eojeols;
  }
  return sum;
}

interface Total {
  requests: number;
  eojeols: number;
}

function oneAfterTheOther(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next;
    return next;
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

function totalsOf(rows: readonly Usage[]): Map<string, Total> {
  const totals = new Map<string, Total>();
  for (const { keyId, requests, eojeols } of rows) {
    const sum = totals.get(keyId) ?? { requests: 0, eojeols: 0 };
    totals.set(keyId, { requests: sum.requests + requests, eojeols: sum.eojeols + eojeols });
  }
  return totals;
}

import { networkOf } from './network.js';

/** Wrong keys that an address may try before it is slowed down: people mistype, and copy old keys. */
const FREE_TRIES = 20;
/** The same key again is a program that waits for its key or has an old one, more often than a guess. */
const WEIGHT_OF_REPEATED = 0.1;
/** Keys of one address by which the same is known again. */
const REMEMBERED_KEYS = 8;
/** The time between two refusals from then on, in milliseconds: it grows with every further try, up to an end. */
const FIRST_PAUSE_MS = 50;
const GROWTH = 1.25;
const LONGEST_PAUSE_MS = 5000;
/** One try is forgiven after each of these, in milliseconds. */
const FORGIVEN_MS = 3000;
/** Nobody is kept waiting longer than this; whoever tries faster is told to come back later. In milliseconds. */
const LONGEST_WAIT_MS = 10_000;
/** Addresses that are remembered; of more, those that have been quiet longest are forgotten. */
const MOST_ADDRESSES = 10_000;

interface Tries {
  count: number;
  at: number;
  /** When the next refusal may go out. */
  next: number;
  /** What is remembered of the last keys. */
  keys: readonly number[];
}

/** Slows down whoever guesses keys. Right keys never come here, so they are as quick as ever, from any address. */
export interface WrongKeys {
  /** How long the refusal must wait, in milliseconds; or after how many the caller may try again. */
  refuse(address: string, key: number): { wait: number } | { retryAfter: number };
}

export function createWrongKeys(now: () => number = Date.now): WrongKeys {
  const tried = new Map<string, Tries>();

  return {
    refuse(address, key) {
      const time = now();
      const network = networkOf(address);
      const before = tried.get(network) ?? { count: 0, at: time, next: 0, keys: [] };
      const isRepeated = before.keys.includes(key);
      const weight = isRepeated ? WEIGHT_OF_REPEATED : 1;
      const count = Math.max(0, before.count - (time - before.at) / FORGIVEN_MS) + weight;
      const keys = isRepeated ? before.keys : [...before.keys, key].slice(-REMEMBERED_KEYS);
      const begin = Math.max(time, before.next);
      const late = begin - time > LONGEST_WAIT_MS;
      const next = late ? before.next : begin + pauseAfter(count);
      // Taken out and put back, so that the quietest stand first.
      tried.delete(network);
      tried.set(network, { count, at: time, next, keys });
      if (tried.size > MOST_ADDRESSES) tried.delete(tried.keys().next().value!);
      return late ? { retryAfter: begin - time } : { wait: begin - time };
    },
  };
}

function pauseAfter(count: number): number {
  if (count <= FREE_TRIES) return 0;
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * GROWTH ** (count - FREE_TRIES));
}

import { networksOf } from './network.js';
import { createRateLimit, type RateLimit, type RateOptions } from './rate-limit.js';

/** What all of a /48 may do, in multiples of what one /64 of it may: offices and providers have many people in one. */
const OF_A_WIDE_NETWORK = 4;

/** So many per window and network; `for`: whatever else is counted apart, an e-mail address say. */
export interface NetworkRate {
  /** Seconds to wait, or 0 when the call may go on. */
  take(address: string, others?: { for?: string; count?: number }): number;
}

export function createNetworkRate(most: number, options: RateOptions = {}): NetworkRate {
  const narrow = createRateLimit(most, options);
  const wide = createRateLimit(most * OF_A_WIDE_NETWORK, options);
  return {
    take(address, { for: what = '', count = 1 } = {}) {
      const [own, all] = networksOf(address);
      const take = (rate: RateLimit, network: string) => rate.take(`${network} ${what}`, count);
      // Who is over its own limit uses up nothing of its neighbours'.
      return take(narrow, own) || (all === undefined ? 0 : take(wide, all));
    },
  };
}

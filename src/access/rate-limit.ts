export interface RateLimit {
  /** Seconds to wait, or 0 when the call may go on. */
  take(id: string, count?: number): number;
}

export interface RateOptions {
  now?: () => number;
  windowMs?: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

const MINUTE_MS = 60_000;

/**
 * So many per window (a minute unless said otherwise) and id, in bursts up to a window's worth; ids that are idle are
 * forgotten. None at all means no limit.
 */
export function createRateLimit(
  most: number,
  { now = Date.now, windowMs = MINUTE_MS }: RateOptions = {},
): RateLimit {
  const buckets = new Map<string, Bucket>();
  const perMillisecond = most / windowMs;
  let swept = now();

  /** What has filled up again is as good as new. */
  function sweep(time: number) {
    if (time - swept < MINUTE_MS) return;
    swept = time;
    for (const [id, bucket] of buckets) if (time - bucket.at >= windowMs) buckets.delete(id);
  }

  return {
    take(id, count = 1) {
      if (most === 0) return 0;
      const time = now();
      sweep(time);
      const bucket = buckets.get(id) ?? { tokens: most, at: time };
      buckets.set(id, bucket);
      bucket.tokens = Math.min(most, bucket.tokens + (time - bucket.at) * perMillisecond);
      bucket.at = time;
      if (bucket.tokens < count)
        return Math.max(1, Math.ceil((count - bucket.tokens) / perMillisecond / 1000));
      bucket.tokens -= count;
      return 0;
    },
  };
}

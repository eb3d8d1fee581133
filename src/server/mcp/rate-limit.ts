export interface RateLimit {
  /** Seconds to wait, or 0 when the call may go on. */
  take(id: string, count?: number): number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** So many per minute and id, in bursts up to a minute's worth; ids that are idle are forgotten. */
export function createRateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  const buckets = new Map<string, Bucket>();
  const perMillisecond = perMinute / 60_000;
  let swept = now();

  /** What has filled up again is as good as new. */
  function sweep(time: number) {
    if (time - swept < 60_000) return;
    swept = time;
    for (const [id, bucket] of buckets) if (time - bucket.at >= 60_000) buckets.delete(id);
  }

  return {
    take(id, count = 1) {
      if (perMinute === 0) return 0;
      const time = now();
      sweep(time);
      const bucket = buckets.get(id) ?? { tokens: perMinute, at: time };
      buckets.set(id, bucket);
      bucket.tokens = Math.min(perMinute, bucket.tokens + (time - bucket.at) * perMillisecond);
      bucket.at = time;
      if (bucket.tokens < count)
        return Math.max(1, Math.ceil((count - bucket.tokens) / perMillisecond / 1000));
      bucket.tokens -= count;
      return 0;
    },
  };
}

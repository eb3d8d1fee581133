import type { ServerStatus, UsageRow } from './types';

export interface Sum {
  name: string;
  requests: number;
  eojeols: number;
  errors: number;
}

const DAY_MS = 24 * 3600 * 1000;

/** Every day of the time that is told, those without usage too. */
export function byDay({ usage, today, days }: Pick<ServerStatus, 'usage' | 'today' | 'days'>): Sum[] {
  const last = Date.parse(`${today}T00:00:00Z`);
  const names = Array.from({ length: days }, (_, i) =>
    new Date(last - (days - 1 - i) * DAY_MS).toISOString().slice(0, 10),
  );
  const sums = summed(usage, ({ day }) => day);
  return names.map((name) => sums.get(name) ?? { name, requests: 0, eojeols: 0, errors: 0 });
}

/** Who used most, first. */
export function ranked(usage: readonly UsageRow[], nameOf: (row: UsageRow) => string): Sum[] {
  return [...summed(usage, nameOf).values()].sort((a, b) => b.requests - a.requests);
}

function summed(usage: readonly UsageRow[], nameOf: (row: UsageRow) => string): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const row of usage) {
    const name = nameOf(row);
    const sum = sums.get(name) ?? { name, requests: 0, eojeols: 0, errors: 0 };
    sum.requests += row.requests;
    sum.eojeols += row.eojeols;
    sum.errors += row.errors;
    sums.set(name, sum);
  }
  return sums;
}

export interface Latency {
  operation: string;
  count: number;
  median: number;
  slow: number;
}

const BUCKET = /^malgyeol_request_duration_seconds_bucket\{le="([^"]+)",operation="([^"]+)"\} (\d+)$/gm;

/** The time of half and of nineteen in twenty calls, by operation, from the metrics of the server. */
export function latencies(metrics: string): Latency[] {
  const buckets = new Map<string, Array<[limit: number, count: number]>>();
  for (const [, limit, operation, count] of metrics.matchAll(BUCKET)) {
    const known = buckets.get(operation!) ?? [];
    known.push([limit === '+Inf' ? Number.POSITIVE_INFINITY : Number(limit), Number(count)]);
    buckets.set(operation!, known);
  }
  return [...buckets]
    .map(([operation, counts]) => ({
      operation: operation.replace(/^.*\//, ''),
      count: counts.at(-1)![1],
      median: quantile(counts, 0.5),
      slow: quantile(counts, 0.95),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** Inside of a bucket the calls are taken to lie evenly; beyond the last limit nobody knows. */
function quantile(buckets: ReadonlyArray<readonly [number, number]>, share: number): number {
  const wanted = buckets.at(-1)![1] * share;
  let [below, before] = [0, 0];
  for (const [limit, count] of buckets) {
    if (count >= wanted) {
      if (!Number.isFinite(limit)) return below;
      return below + (limit - below) * ((wanted - before) / Math.max(1, count - before));
    }
    [below, before] = [limit, count];
  }
  return below;
}

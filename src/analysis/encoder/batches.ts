/** Places in one batch: enough to keep the multiplications busy, few enough for the second-level cache. */
export const BATCH_PLACES = 512;
/** Places in one batch of the larger encoder, whose numbers fill the cache sooner. */
export const LARGE_BATCH_PLACES = 320;
/** What starting the graph once more costs, in places that could have been read instead. */
const RUN_COST = 12;

/**
 * Groups inputs of like length so that little is spent on padding and on starting the graph: the cheapest way to cut
 * the inputs, by length, into batches. A batch is as wide as its longest input, which is its last.
 */
export function batchesOf(widths: readonly number[], places = BATCH_PLACES): number[][] {
  const order = widths.map((_, i) => i).sort((a, b) => widths[a]! - widths[b]!);
  const count = order.length;
  // cost[k]: the cheapest way to read the k shortest; from[k]: where its last batch begins.
  const cost = new Float64Array(count + 1);
  const from = new Int32Array(count + 1);
  for (let end = 1; end <= count; end++) {
    const width = widths[order[end - 1]!]!;
    const first = Math.max(0, end - Math.max(1, Math.floor(places / width)));
    let best = Number.POSITIVE_INFINITY;
    for (let begin = end - 1; begin >= first; begin--) {
      const total = cost[begin]! + (end - begin) * width + RUN_COST;
      if (total >= best) continue;
      best = total;
      from[end] = begin;
    }
    cost[end] = best;
  }
  const batches: number[][] = [];
  for (let end = count; end > 0; end = from[end]!) batches.push(order.slice(from[end]!, end));
  return batches.reverse();
}

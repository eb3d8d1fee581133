/** A stretch of one sequence in whose place the other one has another. */
export interface Difference {
  from: number;
  to: number;
  freshFrom: number;
  freshTo: number;
}

/** Sequences that differ in more than this many items are not compared further: the effort grows with its square. */
const MOST_DIFFERENCES = 1500;

/** The fewest items that are to be taken out and put in (Myers, An O(ND) difference algorithm, 1986). */
export function differences(old: readonly string[], fresh: readonly string[]): Difference[] {
  const trace = shortestWay(old, fresh);
  if (!trace) return oneByOne(old, fresh);
  const found: Difference[] = [];
  let x = old.length;
  let y = fresh.length;
  for (let d = trace.length - 1; d > 0; d--) {
    const reached = trace[d - 1]!;
    const k = x - y;
    const down = k === -d || (k !== d && reachedAt(reached, k - 1) < reachedAt(reached, k + 1));
    const before = down ? k + 1 : k - 1;
    const beforeX = reachedAt(reached, before);
    const beforeY = beforeX - before;
    // The way runs on through what is the same on both sides; what stands before that was taken out or put in.
    const endX = down ? beforeX : beforeX + 1;
    const endY = down ? beforeY + 1 : beforeY;
    const next = found.at(-1);
    if (next && next.from === endX && next.freshFrom === endY) {
      next.from = beforeX;
      next.freshFrom = beforeY;
    } else {
      found.push({ from: beforeX, to: endX, freshFrom: beforeY, freshTo: endY });
    }
    x = beforeX;
    y = beforeY;
  }
  return found.reverse();
}

/** Where too much is different: as many items on both sides most likely stand for one another. */
function oneByOne(old: readonly string[], fresh: readonly string[]): Difference[] {
  if (old.length !== fresh.length) return [{ from: 0, to: old.length, freshFrom: 0, freshTo: fresh.length }];
  return old.flatMap((item, i) =>
    item === fresh[i] ? [] : [{ from: i, to: i + 1, freshFrom: i, freshTo: i + 1 }],
  );
}

/** How far each number of steps leads on each diagonal; undefined where there are too many of them. */
function shortestWay(old: readonly string[], fresh: readonly string[]): Int32Array[] | undefined {
  const most = Math.min(old.length + fresh.length, MOST_DIFFERENCES);
  const trace: Int32Array[] = [];
  for (let d = 0; d <= most; d++) {
    const reached = new Int32Array(2 * d + 1);
    const before = trace.at(-1);
    for (let k = -d; k <= d; k += 2) {
      let x = 0;
      if (before) {
        const down = k === -d || (k !== d && reachedAt(before, k - 1) < reachedAt(before, k + 1));
        x = down ? reachedAt(before, k + 1) : reachedAt(before, k - 1) + 1;
      }
      let y = x - k;
      while (x < old.length && y < fresh.length && old[x] === fresh[y]) {
        x++;
        y++;
      }
      reached[k + d] = x;
      if (x >= old.length && y >= fresh.length) {
        trace.push(reached);
        return trace;
      }
    }
    trace.push(reached);
  }
  return undefined;
}

const reachedAt = (reached: Int32Array, k: number): number => reached[k + (reached.length >> 1)] ?? -1;

/** How many letters two texts begin and end with alike; no letter of two halves is cut. */
export function commonEnds(old: string, fresh: string): { head: number; tail: number } {
  const shorter = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < shorter && old[head] === fresh[head]) head++;
  if (head > 0 && isHighHalf(old.charCodeAt(head - 1)) && head < Math.max(old.length, fresh.length)) head--;
  let tail = 0;
  while (tail < shorter - head && old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail]) tail++;
  if (tail > 0 && isLowHalf(old.charCodeAt(old.length - tail))) tail--;
  return { head, tail };
}

const isHighHalf = (code: number) => code >= 0xd800 && code < 0xdc00;
const isLowHalf = (code: number) => code >= 0xdc00 && code < 0xe000;

/** A slip of the finger changes a third of a name at most; what differs more was meant otherwise. */
const CLOSE = 1 / 3;

/** The name that was probably meant, where one is close. */
export function nearestName(given: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const cost = editDistance(given, name);
    if (cost < least && cost <= Math.max(1, Math.floor(Math.max(given.length, name.length) * CLOSE))) {
      best = name;
      least = cost;
    }
  }
  return best;
}

/** As the end of a message: `. 혹시 --write?` or nothing. */
export function didYouMean(given: string, names: Iterable<string>): string {
  const name = nearestName(given, names);
  return name === undefined ? '' : `. 혹시 ${name}?`;
}

/** Letters put in, left out, changed or swapped with their neighbour, each counted as one. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    before = above;
    above = row;
  }
  return above[b.length]!;
}

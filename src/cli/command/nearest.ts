import { editDistance } from '../../service/edit-distance.js';

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

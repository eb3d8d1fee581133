import { keysOf } from './known-keys.js';

/** Members of one object or array that are written in one step. */
const MEMBERS_PER_STEP = 1000;
/** Below this depth nothing of ours is large. */
const DEPTH = 4;

/** What JSON.stringify gives, as parts that belong together; every part is a place where the work may pause. */
export function* writeJson(value: unknown, depth = 0): Generator<string, void> {
  if (value === null || typeof value !== 'object' || depth === DEPTH) {
    yield JSON.stringify(value);
  } else if (Array.isArray(value)) {
    if (value.length <= MEMBERS_PER_STEP) yield JSON.stringify(value);
    else yield* writeSlices(value, (slice) => JSON.stringify(slice), '[', ']');
  } else {
    yield* writeObject(value as Record<string, unknown>, depth);
  }
}

function* writeObject(value: Record<string, unknown>, depth: number): Generator<string, void> {
  const keys = keysOf(value);
  if (keys.length > MEMBERS_PER_STEP) {
    const some = (slice: readonly string[]) => Object.fromEntries(slice.map((key) => [key, value[key]]));
    yield* writeSlices(keys, (slice) => JSON.stringify(some(slice)), '{', '}');
    return;
  }
  let before = '{';
  for (const key of keys) {
    if (value[key] === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    yield* writeJson(value[key], depth + 1);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

function* writeSlices<T>(
  items: readonly T[],
  write: (slice: readonly T[]) => string,
  open: string,
  close: string,
): Generator<string, void> {
  for (let begin = 0; begin < items.length; begin += MEMBERS_PER_STEP) {
    const members = write(items.slice(begin, begin + MEMBERS_PER_STEP)).slice(1, -1);
    yield `${begin === 0 ? open : ','}${members}`;
  }
  yield close;
}

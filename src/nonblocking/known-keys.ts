/** Below this, asking an object for its keys costs nothing. */
const LARGE = 1000;

const known = new WeakMap<object, readonly string[]>();

/**
 * The keys of an object that is not changed any more. V8 sorts the keys of a large object whenever they are asked for:
 * 40 ms for 100,000 of them, in one piece. Whoever has put the object together knows them already.
 */
export function keysOf(object: object): readonly string[] {
  return known.get(object) ?? Object.keys(object);
}

/** Says which keys an object has, for later. */
export function knowKeys(object: object, keys: readonly string[]): void {
  if (keys.length >= LARGE) known.set(object, keys);
}

const ORDINARY = { enumerable: true, configurable: true, writable: true };

/** Adds a member to an object that is being put together; as in JSON, the last of two equal names wins. */
export function putMember<T>(object: Record<string, T>, keys: string[], key: string, value: T): void {
  if (!Object.hasOwn(object, key)) keys.push(key);
  // Not by assignment: a name may be __proto__.
  if (key === '__proto__') Object.defineProperty(object, key, { value, ...ORDINARY });
  else object[key] = value;
}

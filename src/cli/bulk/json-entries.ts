/** One entry of an object in JSON, as it is written. */
export interface JsonEntry {
  name: string;
  /** Where the name begins and ends, with its quotes. */
  begin: number;
  end: number;
  /** The value with every digit, without spaces around it. */
  value: string;
}

/** The entries of a valid object in JSON that are its own, not those of objects within it. */
export function* jsonEntries(json: string): Generator<JsonEntry> {
  let depth = 0;
  let beforeName = false;
  let open: Omit<JsonEntry, 'value'> | undefined;
  const closed = (at: number): JsonEntry[] =>
    open ? [{ ...open, value: json.slice(open.end, at).replace(/^\s*:/, '').trim() }] : [];
  for (let at = 0; at < json.length; at++) {
    const character = json[at]!;
    if (character === '"') {
      const end = endOfString(json, at);
      if (beforeName) open = { name: JSON.parse(json.slice(at, end)) as string, begin: at, end };
      beforeName = false;
      at = end - 1;
    } else if (character === '{' || character === '[') {
      depth++;
      beforeName = depth === 1;
    } else if (character === '}' || character === ']') {
      depth--;
      if (depth === 0) yield* closed(at);
    } else if (character === ',' && depth === 1) {
      yield* closed(at);
      open = undefined;
      beforeName = true;
    }
  }
}

function endOfString(json: string, begin: number): number {
  let at = begin + 1;
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}

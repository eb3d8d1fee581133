import { lineIndex } from './line-index.js';

type Find<Line, Found> = (line: Line) => Found[];

/** What a finder needs, and the number under which a look at a line says whether it is there. */
interface Trigger {
  id: number;
  needed: readonly string[];
}
const triggers = new WeakMap<object, Trigger>();

/**
 * What finds something only in lines that hold one of these, as `PatternNeeds` names them, and one of those `besides`:
 * elsewhere it is not tried.
 */
export function onlyWhere<Line extends { text: string }, Found>(
  needed: readonly string[] | undefined,
  find: Find<Line, Found>,
  besides?: readonly string[],
): Find<Line, Found> {
  if (!needed) return find;
  const id = lineIndex.add(needed);
  const other = besides ? lineIndex.add(besides) : ALWAYS;
  const gated: Find<Line, Found> = (line) =>
    mayFind(id, line.text) && mayFind(other, line.text) ? find(line) : [];
  triggers.set(gated, { id, needed });
  return gated;
}

/** For who asks many finders in turn, `mayFind` of this is quicker than to call one that has nothing to say. */
export function triggerOf(find: object): number {
  return triggers.get(find)?.id ?? ALWAYS;
}
const ALWAYS = -1;

export function mayFind(trigger: number, text: string): boolean {
  return trigger === ALWAYS || lineIndex.holds(trigger, text);
}

/** Several in turn; where each of them needs something, all are passed over with one look. */
export function inTurn<Line extends { text: string }, Found>(
  finders: ReadonlyArray<Find<Line, Found>>,
): Find<Line, Found> {
  const needed = finders.map((find) => triggers.get(find)?.needed);
  const ids = finders.map(triggerOf);
  return onlyWhere(needed.some((texts) => !texts) ? undefined : needed.flatMap((texts) => texts!), (line) => {
    const found: Found[] = [];
    for (let i = 0; i < ids.length; i++) {
      if (!mayFind(ids[i]!, line.text)) continue;
      for (const one of finders[i]!(line)) found.push(one);
    }
    return found;
  });
}

/** As `find`, each of what it finds changed; tried where it is. */
export function eachOf<Line extends { text: string }, Found>(
  find: Find<Line, Found>,
  change: (found: Found, line: Line) => Found,
): Find<Line, Found> {
  return onlyWhere(triggers.get(find)?.needed, (line) => find(line).map((found) => change(found, line)));
}

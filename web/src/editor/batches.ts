import type { Unit } from './units';

/** What a writer sees is asked for in small pieces, so that the first answer comes soon; the rest in larger ones. */
const SEEN_CHARACTERS = 500;
const UNSEEN_CHARACTERS = 3000;

export interface Place {
  from: number;
  to: number;
}

export interface NextBatch {
  units: Unit[];
  isSeen: boolean;
}

/** What to ask for next: what is on the screen first, then what follows it, then what stands before it. */
export function nextBatch(
  units: readonly Unit[],
  seen: Place,
  isWanted: (unit: Unit) => boolean,
): NextBatch | undefined {
  const isSeen = ({ from, to }: Unit) => from <= seen.to && seen.from <= to;
  const begin =
    indexWhere(units, (unit) => isSeen(unit) && isWanted(unit)) ??
    indexWhere(units, (unit) => unit.from > seen.to && isWanted(unit)) ??
    indexWhere(units, isWanted);
  if (begin === undefined) return undefined;
  const first = units[begin]!;
  const most = isSeen(first) ? SEEN_CHARACTERS : UNSEEN_CHARACTERS;
  const taken = new Map<string, Unit>();
  let characters = 0;
  for (let i = begin; i < units.length; i++) {
    const unit = units[i]!;
    if (!isWanted(unit) || taken.has(unit.text)) continue;
    if (taken.size > 0 && (characters + unit.text.length > most || isSeen(unit) !== isSeen(first))) break;
    taken.set(unit.text, unit);
    characters += unit.text.length;
  }
  return { units: [...taken.values()], isSeen: isSeen(first) };
}

function indexWhere(units: readonly Unit[], is: (unit: Unit) => boolean): number | undefined {
  const index = units.findIndex(is);
  return index < 0 ? undefined : index;
}

import type { Reach } from '../../correction/rule/triggers/pattern-needs.js';

/** One of these occurs in whatever is matched, and how often that will be the case in vain. */
export interface Needed {
  reach: ReadonlyMap<string, Reach>;
  cost: number;
}

/** What is known of a part of a pattern. */
export interface Part {
  /** How much room a match takes, in code units. */
  least: number;
  most: number;
  /** All that the part can match, where that is little. */
  exact?: ReadonlySet<string>;
  needed?: Needed;
  /** The best of what stands at a known place, or nearly. */
  near?: Needed;
  /** The next best. */
  besides?: Needed;
  /** What stands where the part begins; left out where that may be anything. */
  first?: First;
}

export interface First {
  characters: ReadonlySet<string>;
  /** The part may take no room and ask for nothing: what follows it begins there. */
  optional: boolean;
}

/** Where something stands is known if it is one of at most so many places. */
const WIDEST = 8;

/** The syllables that Korean text has most of. */
const OFTEN = new Set('이다는에의을를가고은로하한지도서기어사리자해시대으일나');

/** About how much of all text has the character. */
function weight(character: string): number {
  if (/\s/.test(character)) return 1;
  return OFTEN.has(character) ? 0.3 : 0.05;
}

/** Of each text the one or two characters that are the rarest. */
export function neededOf(texts: Iterable<string>): Needed | undefined {
  const costs = new Map<string, number>();
  const reach = new Map<string, Reach>();
  for (const text of texts) {
    if (text === '') return undefined;
    let best = text[0]!;
    let cost = weight(best);
    let at = 0;
    for (let i = 0; i + 1 < text.length; i++) {
      const both = weight(text[i]!) * weight(text[i + 1]!) * 0.3;
      if (both >= cost) continue;
      best = text.slice(i, i + 2);
      cost = both;
      at = i;
    }
    costs.set(best, cost);
    widen(reach, best, [at, at]);
  }
  return { reach, cost: [...costs.values()].reduce((sum, cost) => sum + cost, 0) };
}

function widen(reach: Map<string, Reach>, text: string, [from, to]: Reach): void {
  const known = reach.get(text);
  reach.set(text, known ? [Math.min(known[0], from), Math.max(known[1], to)] : [from, to]);
}

/** The same, seen from a place so much farther ahead. */
export function moved(needed: Needed | undefined, least: number, most: number): Needed | undefined {
  if (!needed || (least === 0 && most === 0)) return needed;
  const reach = new Map<string, Reach>();
  for (const [text, [from, to]] of needed.reach) reach.set(text, [from + least, to + most]);
  return { reach, cost: needed.cost };
}

/** The same, unless one of them may stand at too many places. */
export function nearest(needed: Needed | undefined): Needed | undefined {
  if (!needed) return undefined;
  for (const [from, to] of needed.reach.values()) if (to - from >= WIDEST) return undefined;
  return needed;
}

export function eitherNeeded(all: readonly Needed[]): Needed {
  const reach = new Map<string, Reach>();
  for (const needed of all) for (const [text, one] of needed.reach) widen(reach, text, one);
  return { reach, cost: all.reduce((sum, { cost }) => sum + cost, 0) };
}

export function better(a: Needed | undefined, b: Needed | undefined): Needed | undefined {
  return a && b ? (b.cost < a.cost ? b : a) : (a ?? b);
}

/** Is one said with the other, in part? */
export function overlap(a: Needed, b: Needed): boolean {
  const others = [...b.reach.keys()];
  return [...a.reach.keys()].some((one) =>
    others.some((other) => one.includes(other) || other.includes(one)),
  );
}

export function eitherFirst(parts: readonly First[]): First {
  return {
    characters: new Set(parts.flatMap(({ characters }) => [...characters])),
    optional: parts.some(({ optional }) => optional),
  };
}

export function product(heads: ReadonlySet<string>, tails: ReadonlySet<string>): ReadonlySet<string> {
  if (tails.size === 1 && tails.has('')) return heads;
  const out = new Set<string>();
  for (const head of heads) for (const tail of tails) out.add(head + tail);
  return out;
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** How far behind the beginning of a match a stretch that it needs may begin, at least and at most. */
export type Reach = readonly [from: number, to: number];

/** What must be there for a pattern to match, as far as the pattern itself tells; what it does not tell is left out. */
export interface PatternNeeds {
  /** A text that it is found in holds one of these stretches of one or two characters. */
  text?: readonly string[];
  /** It also holds one of these: long lines hold one or the other of nearly anything, but seldom both. */
  besides?: readonly string[];
  /** A match has one of these near its beginning: none begins elsewhere. */
  near?: Readonly<Record<string, Reach>>;
  /** A match begins with one of these characters. */
  first?: string;
}

/** What the build found out about every pattern of the rules, by `keyOf`: to read a thousand patterns takes seconds. */
const TABLE = new URL('./pattern-needs.json', import.meta.url);
const NOTHING: PatternNeeds = {};

let known: Readonly<Record<string, PatternNeeds>> = existsSync(TABLE)
  ? JSON.parse(readFileSync(TABLE, 'utf8'))
  : {};
const inUse: RegExp[] = [];

/** Nothing is needed for a pattern that the build does not know: it is tried in every line, which only takes longer. */
export function needsOf(pattern: RegExp): PatternNeeds {
  inUse.push(pattern);
  return known[keyOf(pattern)] ?? NOTHING;
}

/** The patterns that were asked about. */
export function patternsInUse(): readonly RegExp[] {
  return inUse;
}

/** For programs that run from the sources, beside which there is no table. */
export function useNeeds(table: Readonly<Record<string, PatternNeeds>>): void {
  known = table;
}

export function keyOf({ source, flags }: RegExp): string {
  return createHash('sha1')
    .update(`${flags.replace(/[dgy]/g, '')}/${source}`)
    .digest('base64')
    .slice(0, 16);
}

import { isSyllable } from '../../hangul/syllable.js';
import { isGlossed } from '../korean/gloss.js';
import { withParticle } from '../korean/with-particle.js';
import { type LineView, oncePerLine } from '../line/line-view.js';
import type { Finding } from './rule.js';
import { placeFinder } from './triggers/match-places.js';
import { needsOf } from './triggers/pattern-needs.js';
import { onlyWhere } from './triggers/triggers.js';

/** A table from lines of `wrong right`, for long lists. */
export function table(lines: string): Record<string, string> {
  const out: Record<string, string> = {};
  for (const pair of lines.split(/[,\n]/)) {
    const [wrong, right] = pair.split('→').map((word) => word.trim());
    if (wrong && right) out[wrong] = right;
  }
  return out;
}

/** Stretches that are wrong wherever they stand in a word. */
export function byStretches(table: Readonly<Record<string, string>>): (line: LineView) => Finding[] {
  return byTable(table, { atWords: false, place: () => true });
}

/** Stretches that are wrong at the start of an eojeol, whatever follows. */
export function byBeginnings(table: Readonly<Record<string, string>>): (line: LineView) => Finding[] {
  return byTable(table, { atWords: true, place: (text, _, end) => !isGlossed(text, end) });
}

/** Whole eojeols, punctuation aside. */
export function byWholeWords(table: Readonly<Record<string, string>>): (line: LineView) => Finding[] {
  return byTable(table, {
    atWords: true,
    place: (text, _, end) => !isSyllable(text.charCodeAt(end)) && !isGlossed(text, end),
  });
}

interface Entries {
  /** Only where a word begins? */
  atWords: boolean;
  /** May an entry stand there? Where it may not, a shorter one may. */
  place(text: string, begin: number, end: number): boolean;
  /** Is it the entry that stands there? Where it is not, nothing is found in these letters. */
  accepts?(line: LineView, begin: number, end: number): boolean;
  withParticle?: boolean;
}

/**
 * The entries of a table where they may stand, from left to right, the longest first. There are some thousand of them:
 * they are looked up by their first letter, which costs a line less than patterns that name them all.
 */
export function byTable(
  table: Readonly<Record<string, string>>,
  { atWords, place, accepts, withParticle: takesParticle }: Entries,
): (line: LineView) => Finding[] {
  const words = Object.keys(table).sort((a, b) => b.length - a.length);
  const byFirst = new Map<number, string[]>();
  for (const word of words) {
    const first = word.charCodeAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), word]);
  }
  const begins = new Uint32Array(0x10000 / 32);
  for (const first of byFirst.keys()) begins[first >> 5]! |= 1 << (first & 31);
  const pattern = new RegExp(words.map(escaped).join('|'));
  const needs = needsOf(pattern);
  const placesIn = placeFinder(pattern, needs);
  return onlyWhere(needs.text, (line: LineView) => {
    const { text } = line;
    const out: Finding[] = [];
    const near = placesIn(text);
    const places = near ?? (atWords ? wordBegins(line) : undefined);
    const count = places ? places.length : text.length;
    for (let i = 0, free = 0; i < count; i++) {
      const begin = places ? places[i]! : i;
      if (begin < free || (near && atWords && !beginsWord(text, begin))) continue;
      const first = text.charCodeAt(begin);
      if (((begins[first >> 5]! >> (first & 31)) & 1) === 0) continue;
      const word = byFirst
        .get(first)!
        .find((entry) => text.startsWith(entry, begin) && place(text, begin, begin + entry.length));
      if (word === undefined) continue;
      const end = begin + word.length;
      const replacement = table[word]!;
      if (replacement !== word && (!accepts || accepts(line, begin, end))) {
        const finding: Finding = { begin, end, replacement };
        out.push(takesParticle ? withParticle(line, finding) : finding);
      }
      free = end;
    }
    return out;
  });
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Where something stands that no letter or figure stands before; many tables ask about the same line. */
export const wordBegins = oncePerLine(({ text }): readonly number[] => {
  const out: number[] = [];
  for (let i = 0; i < text.length; i++) if (beginsWord(text, i)) out.push(i);
  return out;
});

function beginsWord(text: string, at: number): boolean {
  return at === 0 || !isLetterOrFigure(text.charCodeAt(at - 1));
}

function isLetterOrFigure(code: number): boolean {
  if (code > 0x7f) return isSyllable(code);
  return (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a);
}

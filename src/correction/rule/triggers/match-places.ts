import { matchesOf } from '../../../analysis/text/matches-of.js';
import { lineIndex } from './line-index.js';
import type { PatternNeeds } from './pattern-needs.js';

/** A stretch that a match needs, and how far behind its beginning it stands at least and at most. */
interface Landmark {
  first: number;
  /** The second character, or -1. */
  second: number;
  from: number;
  to: number;
}

/** To try a pattern at a place costs as much as to look for it through so many characters. */
const COST_OF_TRYING = 10;

/**
 * As `matchesOf`: a pattern is tried only where what it needs allows a
 * match to begin. A long line is looked through once for all patterns, not once for each.
 */
export function matchFinder(
  pattern: RegExp,
  needs: PatternNeeds,
): (text: string) => readonly RegExpExecArray[] {
  const flags = pattern.flags.replace(/[gy]/g, '');
  const scanning = guarded(new RegExp(pattern.source, `${flags}g`), needs);
  const landmarks = landmarksOf(pattern, needs);
  if (!landmarks) return (text) => matchesOf(scanning, text);
  const sticky = new RegExp(pattern.source, `${flags}y`);
  const begins =
    needs.first === undefined ? undefined : new Set([...needs.first].map((c) => c.charCodeAt(0)));
  return (text) => {
    const count = placesBy(landmarks, text);
    if (count < 0) return matchesOf(scanning, text);
    let out: RegExpExecArray[] | undefined;
    for (let i = 0, free = 0; i < count; i++) {
      const at = places[i]!;
      if (at < free || (begins && !begins.has(text.charCodeAt(at)))) continue;
      sticky.lastIndex = at;
      const match = sticky.exec(text);
      free = at + 1;
      if (!match) continue;
      out ??= [];
      out.push(match);
      free = Math.max(free, at + match[0].length);
    }
    return out ?? NONE;
  };
}

/** Where matches of a pattern may begin, in order; undefined where that is to be looked for place by place. */
export function placeFinder(pattern: RegExp, needs: PatternNeeds): (text: string) => Int32Array | undefined {
  const landmarks = landmarksOf(pattern, needs);
  if (!landmarks) return () => undefined;
  return (text) => {
    const count = placesBy(landmarks, text);
    return count < 0 ? undefined : places.slice(0, count);
  };
}

/**
 * The same pattern, told first which characters a match begins with. One that begins with what stands before it is
 * otherwise looked back from at every character of a line, to its very beginning where it asks for that.
 */
export function guarded(pattern: RegExp, { first }: PatternNeeds): RegExp {
  if (first === undefined || !pattern.source.startsWith('(?<')) return pattern;
  const characters = [...first].map((c) => (/[\]\\^-]/.test(c) ? `\\${c}` : c)).join('');
  return new RegExp(`(?=[${characters}])(?:${pattern.source})`, pattern.flags);
}

const NONE: readonly RegExpExecArray[] = [];

/** Undefined where a match may begin anywhere, or at halves of characters. */
function landmarksOf(pattern: RegExp, { near }: PatternNeeds): Landmark[] | undefined {
  if (!near || pattern.unicode) return undefined;
  for (const text of Object.keys(near)) lineIndex.watch(text);
  return Object.entries(near).map(([text, [from, to]]) => ({
    first: text.charCodeAt(0),
    second: text.length > 1 ? text.charCodeAt(1) : -1,
    from,
    to,
  }));
}

/** Where matches may begin in the text looked at last, in order: used by one search at a time. */
let places = new Int32Array(256);

/** Fills `places` and says how many there are; -1 where they are too many to be worth it. */
function placesBy(landmarks: readonly Landmark[], text: string): number {
  const most = text.length / COST_OF_TRYING;
  // Each has to be looked up.
  if (landmarks.length > text.length / 2) return -1;
  let count = 0;
  for (let l = 0; l < landmarks.length; l++) {
    const { first, second, from, to } = landmarks[l]!;
    for (let place = lineIndex.firstPlace(text, first); place >= 0; place = lineIndex.nextPlace(place)) {
      if (second >= 0 && text.charCodeAt(place + 1) !== second) continue;
      for (let at = place - to; at <= place - from; at++) {
        if (at < 0 || at > text.length) continue;
        if (count > most) return -1;
        if (count === places.length) places = grown(places);
        // They come nearly in order.
        let k = count++;
        while (k > 0 && places[k - 1]! > at) {
          places[k] = places[k - 1]!;
          k--;
        }
        places[k] = at;
      }
    }
  }
  return count;
}

function grown(list: Int32Array): Int32Array<ArrayBuffer> {
  const out = new Int32Array(list.length * 2);
  out.set(list);
  return out;
}

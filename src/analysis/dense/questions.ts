import { bestOf } from '../context/context-model.js';
import type { EojeolPath, OpenReading } from '../eojeol-paths.js';
import type { PathMorpheme } from '../lattice/path-morpheme.js';
import { unitsOf } from './units.js';

/** In the linear model's measure: a reading that lies farther below the best one is not asked about. */
const CLOSE = 2;
/** Eojeols on either side that are taken in. */
export const REACH = 16;
/** Eojeols that are read at once, at most: the model has no more places. */
export const PLACES = 64;

/** A way to say an eojeol, and the alternatives that it stands for: the model makes no difference between them. */
export interface Wording {
  units: readonly string[];
  alternatives: number[];
}

export interface Question {
  scores: number[];
  /** Which eojeol of the window. */
  at: number;
  wordings: Wording[];
}

/** Some eojeols of a line, as they are read so far, and what is asked about them. */
export interface Window {
  eojeols: Array<readonly string[]>;
  questions: Question[];
}

/**
 * What is worth asking about a line: the eojeols of which several readings are about equally good. `knows` tells which
 * units the model has seen.
 */
export function windowsOf({ eojeols }: OpenReading, knows: (unit: string) => boolean): Window[] {
  const asked = eojeols.flatMap((eojeol, at) => {
    const wordings = wordingsOf(eojeol, knows);
    return wordings.length > 1 ? [{ scores: eojeol.scores!, at, wordings }] : [];
  });
  const windows: Window[] = [];
  for (let i = 0; i < asked.length; ) {
    const from = Math.max(0, asked[i]!.at - REACH);
    let next = i + 1;
    while (next < asked.length && asked[next]!.at + REACH < from + PLACES) next++;
    const to = Math.min(eojeols.length, asked[next - 1]!.at + REACH + 1);
    windows.push({
      eojeols: eojeols.slice(from, to).map((eojeol) => unitsOf(pathSoFar(eojeol))),
      questions: asked.slice(i, next).map((question) => ({ ...question, at: question.at - from })),
    });
    i = next;
  }
  return windows;
}

function pathSoFar({ path, alternatives, scores }: EojeolPath): readonly PathMorpheme[] {
  return scores ? alternatives![bestOf(scores)]!.path : path;
}

function wordingsOf({ alternatives, scores }: EojeolPath, knows: (unit: string) => boolean): Wording[] {
  if (!alternatives || !scores) return [];
  const best = bestOf(scores);
  const least = scores[best]! - CLOSE;
  const found = new Map<string, Wording>();
  const units = unitsOf(alternatives[best]!.path);
  if (!units.every(knows)) return [];
  const bestKey = units.join(' ');
  found.set(bestKey, { units, alternatives: [] });
  alternatives.forEach(({ path }, k) => {
    if (scores[k]! < least) return;
    const said = k === best ? units : unitsOf(path);
    // Of a word that it never saw the model cannot tell: such a reading shares the lot of the best one.
    const key = said.every(knows) ? said.join(' ') : bestKey;
    const wording = found.get(key);
    if (wording) wording.alternatives.push(k);
    else found.set(key, { units: said, alternatives: [k] });
  });
  return [...found.values()];
}

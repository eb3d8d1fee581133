import { firstWhere } from '../../hangul/first-where.js';
import type { EojeolPath } from '../eojeol-paths.js';
import type { PathMorpheme } from '../lattice/path-morpheme.js';
import { weightsOf } from './weighed-readings.js';

/** Fitted to eojeols whose readings were judged by hand (training/judged). */
const BASE = 0.7;
const WEIGHT = 0.28;
/** Beyond these the model's own confidence says nothing more. */
const LEAST = 0.01;
const MOST = 0.9995;

/**
 * How probable each morpheme of the reading that was chosen is: what the model says of its characters, and how much of
 * what speaks for all ways to read the eojeol speaks for those that have it.
 */
export function morphemeProbabilities(eojeol: EojeolPath): (morpheme: PathMorpheme) => number {
  const { alternatives = [] } = eojeol;
  // Most eojeols have one reading, which has all support.
  const weights = alternatives.length > 1 ? weightsOf(eojeol) : undefined;
  return (morpheme) => {
    const support =
      weights?.reduce((sum, w, k) => (holds(alternatives[k]!.path, morpheme) ? sum + w : sum), 0) ?? 1;
    const odds = BASE + WEIGHT * (logit(characterProbability(morpheme)) + logit(support));
    return 1 / (1 + Math.exp(-odds));
  };
}

/** The mean over its characters: a long word is not less certain for being long. */
export function characterProbability({ log, from, to }: PathMorpheme): number {
  return Math.exp(log / (to - from));
}

/** The morphemes of a path stand in order; of a long one only those are looked at that begin where this one does. */
function holds(path: readonly PathMorpheme[], morpheme: PathMorpheme): boolean {
  let at = firstWhere(path.length, (i) => path[i]!.from >= morpheme.from);
  for (; path[at]?.from === morpheme.from; at++) if (isSame(path[at]!, morpheme)) return true;
  return false;
}

function isSame(a: PathMorpheme, b: PathMorpheme): boolean {
  return a === b || (a.from === b.from && a.to === b.to && a.tag === b.tag && a.form === b.form);
}

function logit(probability: number): number {
  const bounded = Math.min(Math.max(probability, LEAST), MOST);
  return Math.log(bounded / (1 - bounded));
}

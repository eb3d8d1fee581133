import type { EojeolPath } from '../eojeol-paths.js';
import type { PathMorpheme } from '../lattice/path-morpheme.js';
import type { Morpheme, WeighedReading } from '../types.js';

/** A way to read that is less likely is nobody's. */
const LEAST_TOLD = 0.001;

/** How much of all that speaks for the ways to read an eojeol speaks for each. */
export function weightsOf({
  alternatives = [],
  scores = alternatives.map(({ score }) => score),
}: EojeolPath): number[] {
  const best = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - best));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** The ways to read an eojeol that are worth telling, the likeliest first; undefined where there is one only. */
export function weighedReadings(
  eojeol: EojeolPath,
  morphemesOn: (path: readonly PathMorpheme[]) => Morpheme[],
): WeighedReading[] | undefined {
  const weights = weightsOf(eojeol);
  const different = new Map<string, { path: readonly PathMorpheme[]; probability: number }>();
  (eojeol.alternatives ?? []).forEach(({ path }, k) => {
    // What was settled after they were weighed may have made two of them one.
    const key = path.map(({ form, tag }) => `${form}/${tag}`).join('+');
    const same = different.get(key);
    if (same) same.probability += weights[k]!;
    else different.set(key, { path, probability: weights[k]! });
  });
  const readings = [...different.values()]
    .filter(({ probability }) => probability >= LEAST_TOLD)
    .sort((a, b) => b.probability - a.probability)
    .map(({ path, probability }) => ({ morphemes: morphemesOn(path), probability }));
  return readings.length > 1 ? readings : undefined;
}

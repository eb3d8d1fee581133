import { codaOf, compose, isSyllable, nucleusOf, onsetOf } from '../../hangul/syllable.js';

/**
 * Operations of the edit head: 0 keeps a syllable, 1…19 replace its onset, 20…40 its nucleus, 41…68 its coda
 * (41: no coda). The twin of training/noise.py.
 */
export function applyEdit(surface: string, operation: number): string | undefined {
  const code = surface.charCodeAt(0);
  if (surface.length !== 1 || !isSyllable(code)) return undefined;
  if (operation === 0) return surface;
  if (operation < 20) return compose(operation - 1, nucleusOf(code), codaOf(code));
  if (operation < 41) return compose(onsetOf(code), operation - 20, codaOf(code));
  return compose(onsetOf(code), nucleusOf(code), operation - 41);
}

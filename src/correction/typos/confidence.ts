/** What speaks for and against a repair. */
export interface Grounds {
  /** By how much, in nats, it reads better than what stands there. */
  margin: number;
  /** By how much it is ahead of the next candidate. */
  gap: number;
  /** The edit head's probability of this very operation. */
  share: number;
  /** How well it reads, in nats a syllable. */
  quality: number;
  /** ln of the count of the word that comes out; 0 where it is no noun or adverb with a particle. */
  frequency: number;
  /** What stands there has a morpheme outside the lexicon. */
  unknown: boolean;
  /** What stands there reads as words that people use. */
  plausible: boolean;
  /** What stands there is a noun of the dictionary, however rare. */
  listed: boolean;
  /** The repair spells out what was written by ear. */
  sound: boolean;
}

/**
 * The probability that a repair is what the author meant: a logistic regression over 4,567 proposed repairs in 13,500
 * edited sentences, half of them with one mistyped syllable and a quarter with one spelt by ear; proposals for words that
 * were right count four times, since in real text nearly every word is. Of proposals at .9 and above 97.5 % were right in
 * five-fold cross-validation, of those from .8 to .9 84 %.
 */
export function confidence(g: Grounds): number {
  const margin = Math.max(-4, Math.min(12, g.margin));
  let z = -0.5317 + 0.1031 * margin;
  z += 0.4623 * Math.min(6, g.gap) + 0.3125 * g.share;
  z += 2.7342 * Math.max(-4, g.quality) + 0.1652 * Math.min(9, g.frequency);
  if (g.unknown) z -= 0.3953;
  if (g.plausible) z += -1.3382 + 0.153 * margin;
  if (g.listed) z += -1.8868 + 0.1689 * margin;
  // Less than the fit gives it (4.27): people seldom spell by ear.
  if (g.sound) z += 1.5;
  return 1 / (1 + Math.exp(-z));
}

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
  /** What stands there reads as words that people use. */
  plausible: boolean;
  /** What stands there is a noun of the dictionary, however rare. */
  listed: boolean;
  /** The repair spells out what was written by ear. */
  sound: boolean;
}

/**
 * The probability that a repair is what the author meant: a logistic regression over 2,716 proposed repairs in 10,000
 * edited sentences, every second one with one mistyped syllable; proposals for words that were right count four times,
 * since in real text nearly every word is. Of proposals at .9 and above 97.8 % were right in five-fold cross-validation,
 * of those from .8 to .9 86 %.
 */
export function confidence(g: Grounds): number {
  const margin = Math.max(-4, Math.min(12, g.margin));
  let z = -0.6965 + 0.1386 * margin;
  z += 0.3868 * Math.min(6, g.gap) + 0.7303 * g.share;
  z += 2.3202 * Math.max(-4, g.quality) + 0.199 * Math.min(9, g.frequency);
  if (g.plausible) z += -1.3153 + 0.1704 * margin;
  if (g.listed) z += -1.8595 + 0.1364 * margin;
  if (g.sound) z -= 3.7397;
  return 1 / (1 + Math.exp(-z));
}

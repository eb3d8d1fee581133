/** What the steps of a correction cost for every character that they look at, as many times as a glance at it does. */
export const COSTS = {
  /** A candidate read in its surroundings by the fast encoder. */
  glance: 1,
  /** The same by both encoders. */
  look: 3,
  /** A candidate read in its surroundings by the language model. */
  weighing: 8,
  /** A line with all rules: most of it was read before, or is plain. */
  pass: 2,
  /** For every letter of a word, which slips of a finger may have made it. */
  slips: 30,
};

/** So many glances at each of its characters a line may cost: prose costs 3 to 20, of careless writers 40. */
const PER_CHARACTER = 64;
/** So many of them are kept for passes: what a rule or a repair has begun is brought to an end first. */
const KEPT_FOR_PASSES = 8;
/** A short line may be a mistake as a whole, and costs little however often it is read. */
const LEAST_CHARACTERS = 120;

/**
 * The work that may still be done for a line. A line has its own, in proportion to its length, so that what becomes of it
 * does not depend on what stands around it; it is counted, not timed, so that the same text always gets the same answer.
 */
export class Work {
  private left: number;
  private readonly kept: number;
  private cut = false;

  constructor(characters: number) {
    const counted = Math.max(characters, LEAST_CHARACTERS);
    this.left = PER_CHARACTER * counted;
    this.kept = KEPT_FOR_PASSES * counted;
  }

  /** Something was left undone because it would have cost too much. */
  get isCutShort(): boolean {
    return this.cut;
  }

  /** Whether the line may be read once more from end to end, by rules and all; if so it counts as done. */
  takePass(characters: number): boolean {
    return this.takeAbove(0, COSTS.pass * characters);
  }

  /** Whether so much more may be done about single words; if so it counts as done. */
  take(cost: number): boolean {
    return this.takeAbove(this.kept, cost);
  }

  /** Says that something else would have cost too much. */
  cutShort(): void {
    this.cut = true;
  }

  private takeAbove(kept: number, cost: number): boolean {
    const affords = this.left - cost >= kept;
    if (affords) this.left -= cost;
    else this.cut = true;
    return affords;
  }
}

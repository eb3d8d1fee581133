/** What a call is counted with: towards the day of its key and its account. */
export interface Used {
  eojeols: number;
  characters: number;
}

/** About what an eojeol of prose takes with its space: what has no spaces is work all the same. */
const CHARACTERS_PER_EOJEOL = 4;

/** The eojeols that a text is counted as. */
export function chargedEojeols(eojeols: number, characters: number): number {
  return Math.max(eojeols, Math.ceil(characters / CHARACTERS_PER_EOJEOL));
}

export interface Charge {
  /** What the text turned out to hold. */
  settle(eojeols: number, characters: number): void;
}

/** Counts a text when work on it begins: whoever gives up waiting has had the work done all the same. */
export function chargeText(used: Used, expected: number): Charge {
  let counted = { eojeols: chargedEojeols(0, expected), characters: expected };
  used.eojeols += counted.eojeols;
  used.characters += counted.characters;
  return {
    settle(eojeols, characters) {
      const real = { eojeols: chargedEojeols(eojeols, characters), characters };
      used.eojeols += real.eojeols - counted.eojeols;
      used.characters += real.characters - counted.characters;
      counted = real;
    },
  };
}

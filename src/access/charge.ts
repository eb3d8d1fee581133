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
export function chargeText(used: Used, expected: Used): Charge {
  let counted = expected;
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

const SPACE = 0x20;
const NO_BREAK_SPACE = 0xa0;
const WIDE_SPACE = 0x3000;

/** What texts will be counted as, as far as that is known before they are analysed. */
export function expectedUse(
  texts: readonly string[],
  begin = 0,
  characters = Number.POSITIVE_INFINITY,
): Used {
  const used = { eojeols: 0, characters: 0 };
  let eojeols = 0;
  for (const text of texts) {
    const end = Math.min(text.length, begin + characters);
    let isInside = false;
    for (let i = begin; i < end; i++) {
      const code = text.charCodeAt(i);
      const isSpace = code <= SPACE || code === NO_BREAK_SPACE || code === WIDE_SPACE;
      if (!isSpace && !isInside) eojeols++;
      isInside = !isSpace;
    }
    used.characters += Math.max(0, end - begin);
  }
  used.eojeols = chargedEojeols(eojeols, used.characters);
  return used;
}

import { matchesOf } from '../text/matches-of.js';
import { mergeSpans } from '../text/merge-spans.js';
import type { Span } from '../text/split-lines.js';

/**
 * Stretches in which a full stop or a question mark is part of the spelling. Each is a whole, so that
 * neither the marks nor the spaces inside can end a sentence. The patterns start only where a run of their
 * first characters starts; otherwise a long run would be read again from each of its characters.
 */
const PROTECTED: readonly RegExp[] = [
  // URLs; the sentence's own final marks, closing brackets and Korean particles after them are left out.
  /(?:https?|ftp):\/\/[^\s<>"'“”‘’「」『』()（）［］[\]가-힣…]+|www\.[^\s<>"'“”‘’「」『』()（）［］[\]가-힣…]+/giu,
  // A host with a path but without a scheme: example.com/a?b=c
  /(?<![a-z0-9.-])[a-z0-9-]+(?:\.[a-z0-9-]+)+\/[^\s<>"'“”‘’「」『』()（）가-힣…]*/giu,
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  // Dates and the like, the final stop included: 2024. 5. 1. · 5. 18. · ’24. 3. 2.
  /\d{2,4}\.\s?\d{1,2}\.\s?\d{1,2}\.?(?!\d)/gu,
  /(?<![\d.])\d{4}\.\s?\d{1,2}\.(?!\d)/gu,
  /(?<![\d.])\d{1,2}\.\s?\d{1,2}\.(?=\s?[~∼～([자까부])/gu,
  // Decimals, versions, section numbers, times, Latin file and host names: 3.14 v1.2.3 Node.js p.12
  /(?<![A-Za-z0-9_])[A-Za-z0-9_]+(?:[.?!][A-Za-z0-9_]+)+/gu,
  // Initials: U.S. · J. K. 롤링
  /(?<![A-Za-z])(?:[A-Z]\.\s?){2,}/gu,
  /(?<![A-Za-z])[A-Z]\.(?=\s?[A-Z가-힣])/gu,
  /(?<![A-Za-z])(?:Dr|Mr|Mrs|Ms|Prof|St|Jr|Sr|vs|cf|ca|Rev|Gen|Col|Capt|Sgt|Gov|Sen|Hon|Mt|e\.g|i\.e|et al|Ph\.D|a\.m|p\.m)\./giu,
  // These are words too (“No.” answers a question), so a number has to follow.
  /(?<![A-Za-z])(?:No|Nos|Vol|Fig|Eq|Sec|Ch|Art|pp?|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.(?=\s?\d)/giu,
  // Company forms end a sentence now and then; a following Hangul word without a space is a particle.
  /(?<![A-Za-z])(?:Inc|Ltd|Co|Corp|etc|Bros)\.(?=[\s,]*(?:Ltd|[a-z가-힣,)]))/gu,
];

/**
 * Every one of them holds an address's sign or a mark right behind a Latin letter or a figure (ſ and the Kelvin sign
 * are letters where case does not count); most lines hold none of these.
 */
const NEEDED = /[\w\-\u017f\u212a][.?!]|:\/\/|@/;

const TRAILING_MARKS = new Set('.,!?;:~…');
function withoutTrailingMarks(address: string): string {
  let end = address.length;
  while (end > 0 && TRAILING_MARKS.has(address[end - 1]!)) end--;
  return address.slice(0, end);
}

/** The protected stretches of a line in order, overlaps merged. */
export function protectedSpans(line: string): Span[] {
  if (!NEEDED.test(line)) return [];
  const found: Span[] = [];
  PROTECTED.forEach((pattern, rank) => {
    for (const match of matchesOf(pattern, line)) {
      // Only of addresses: the stop at the end of a date or an abbreviation belongs to it.
      const body = rank < 3 ? withoutTrailingMarks(match[0]) : match[0].trimEnd();
      if (body) found.push({ begin: match.index, end: match.index + body.length });
    }
  });
  return mergeSpans(found);
}

import type { Span } from '../../analysis/text/split-lines.js';

/** A line that ends as a sentence of prose does, with one mark, and brackets or quotation marks behind it. */
const MARKED = /(?:^|[^.!?…~])[.!?]["'”’」』)\]]*\s*$/;
/** A sentence inside a line that ends with its mark, as those of prose do. */
export const MARKED_INSIDE = /[다요까죠][.?!]["'”’]? ["'“‘]?[가-힣]/;
/** A line of words that ends without any. */
const UNMARKED = /[가-힣]\s*$/;
/** Shorter than this a line is hardly a sentence, whatever it ends with. */
const WORDS = 3;
/** In prose so few lines (headings) go without a mark for each that has one. */
const HEADINGS = 0.34;

/**
 * Which lines stand among others that end with marks. Chats, comments, subtitles and lists do not: there a sentence
 * without a mark is as its author wants it.
 */
export function linesAmongMarks(text: string, lines: readonly Span[]): boolean[] {
  const ends = lines.map(({ begin, end }) => endOf(text.slice(begin, end)));
  const count = (end: End) => ends.filter((other) => other === end).length;
  const [marked, unmarked] = [count('marked'), count('unmarked')];
  return ends.map((own) => {
    const sentences = own === 'marked' ? marked - 1 : marked;
    // One without a mark is the line in question. With its mark the others must be judged as before.
    return sentences > 0 && unmarked - 1 <= sentences * HEADINGS;
  });
}

type End = 'marked' | 'unmarked' | 'none';

function endOf(line: string): End {
  if (line.trim().split(/\s+/).length < WORDS) return 'none';
  if (MARKED.test(line) || MARKED_INSIDE.test(line)) return 'marked';
  return UNMARKED.test(line) ? 'unmarked' : 'none';
}

import type { LineView, WordView } from '../line/line-view.js';
import { stemFrequency, wordFrequency } from '../typos/lexical-candidates.js';
import { type Candidate, KINDS } from './candidate.js';
import { isSpaced, readFeatures, tagsAt, wordsOf } from './features.js';
import { letterFeatures } from './letter-features.js';

/** What is known of a place whatever would be put there. */
interface Place {
  words: readonly WordView[];
  written: string;
  /** How the words are read, and the morphemes around the place. */
  read: number[];
  tags: number[];
  /** Of the words as they stand: Latin or figures, written once more, in quotation marks. */
  marks: number[];
}

const MOST_FREQUENT = 12;
/** What goes on longer without a space is no word of a lexicon. */
const LONGEST_WORD = 24;

/** What is known of the candidates of one line before any wording is read again. Many share their place and their words. */
export class FirstFeatures {
  private readonly places = new Map<number, Place>();
  private readonly frequencies = new Map<string, readonly [number, number]>();

  constructor(private readonly view: LineView) {}

  /** In the order in which training/reader/judge.py knows them. */
  of(candidate: Candidate): number[] {
    const { own, placed, behindBest, kind, begin, end, replacement } = candidate;
    const { view } = this;
    const { words, written, read, tags, marks } = this.placeOf(begin, end);
    return [
      placed,
      behindBest,
      ...own,
      KINDS.indexOf(kind),
      end - begin,
      replacement.length,
      written.length,
      ...read,
      isSpaced(candidate) ? view.spaceBefore(kind === 'space-added' ? begin : end) : view.doubtAt(begin),
      ...tags,
      ...letterFeatures(view.text.slice(begin, end), replacement),
      ...this.wordFeatures(candidate, words),
      ...marks,
    ];
  }

  private placeOf(begin: number, end: number): Place {
    const key = begin * (this.view.text.length + 1) + end;
    const known = this.places.get(key);
    if (known) return known;
    const place = placeIn({ view: this.view, begin, end });
    this.places.set(key, place);
    return place;
  }

  /** How common what would stand there is, as a noun or adverb and as a stem before an ending, beside what stands there. */
  private wordFeatures({ begin, end, replacement }: Candidate, words: readonly WordView[]): number[] {
    const { text } = this.view;
    const first = Math.min(begin, words[0]?.begin ?? begin);
    const last = Math.max(end, words.at(-1)?.end ?? end);
    const written = this.leastFrequent(text.slice(first, last));
    const meant = this.leastFrequent(text.slice(first, begin) + replacement + text.slice(end, last));
    return [meant[0], meant[0] - written[0], meant[1], meant[1] - written[1]];
  }

  private leastFrequent(wording: string): readonly [number, number] {
    const known = this.frequencies.get(wording);
    if (known) return known;
    const { lexicon } = this.view;
    if (wording.length > 2 * LONGEST_WORD) return NEVER;
    const words = wording.split(' ').map((word) => word.replace(/^[^가-힣]+|[^가-힣]+$/g, ''));
    const found = [
      Math.min(MOST_FREQUENT, ...words.map((word) => wordFrequency(word, lexicon))),
      Math.min(MOST_FREQUENT, ...words.map((word) => stemFrequency(word, lexicon))),
    ] as const;
    this.frequencies.set(wording, found);
    return found;
  }
}

const NEVER = [0, 0] as const;

function placeIn(reading: { view: LineView; begin: number; end: number }): Place {
  const { view, begin, end } = reading;
  const line = view.text;
  const words = wordsOf(reading);
  const written = words.map(({ surface }) => surface).join(' ');
  return {
    words,
    written,
    read: readFeatures(reading, words),
    tags: tagsAt(reading, begin, end),
    marks: [
      /[A-Za-z0-9]/.test(written) ? 1 : 0,
      end >= line.length - 1 ? 1 : 0,
      written !== '' && line.indexOf(written) !== line.lastIndexOf(written) ? 1 : 0,
      /["'“‘「『<]/.test(line[(words[0]?.begin ?? 1) - 1] ?? '') ? 1 : 0,
    ],
  };
}

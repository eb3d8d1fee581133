import { isInsideSyllable } from '../../hangul/composition.js';

/** Where a text may be cut. */
export interface CutOptions {
  /** A cut is made of whole lines, as many as fit into this many characters. */
  size: number;
  /** A line longer than this is cut inside, as far as the next two allow. */
  longest: number;
  /** A long line may be cut behind a sentence. */
  atSentences: boolean;
  /** A long line may be cut behind a word, or, where no word ends, behind any character. */
  atWords: boolean;
  /** A cut also ends behind every line that is a landmark: an edit then leaves the cuts around it as they were. */
  atLandmarks?: boolean;
  /** False where a long line must stay whole, if it can be helped. */
  isFree?: (place: number) => boolean;
}

/** The part of a text that is wanted: it begins where a cut does and holds as many cuts as fit, but at least one. */
export interface PageLimits {
  begin: number;
  characters: number;
}

const SENTENCE_END = /[.!?…]["'”’」』)\]]*\s/g;
const SPACE = /\s/g;

/** The ends of the cuts of a text, or of one page of it; nothing is left out. Places count UTF-16 code units. */
export function cutEnds(text: string, options: CutOptions, page?: PageLimits): number[] {
  const ends: number[] = [];
  const first = page?.begin ?? 0;
  const most = page?.characters ?? Number.POSITIVE_INFINITY;
  const bounded = page === undefined ? options : boundedBy(options, most);
  const lines = lineEnds(text);
  for (let begin = first; begin < text.length; ) {
    const end = cutEnd(text, begin, bounded, lines);
    if (ends.length > 0 && end - first > most) break;
    ends.push(end);
    begin = end;
  }
  return ends;
}

/** No cut may be longer than a page, whatever that takes. */
function boundedBy(options: CutOptions, characters: number): CutOptions {
  const { size, longest } = options;
  return longest <= characters
    ? options
    : { ...options, size: Math.min(size, characters), longest: characters, atWords: true };
}

function cutEnd(
  text: string,
  begin: number,
  { size, longest, atSentences, atWords, atLandmarks, isFree = () => true }: CutOptions,
  lineEndAfter: (place: number) => number,
): number {
  const landmark = atLandmarks ? landmarkEnd(text, begin, Math.min(text.length, begin + size)) : 0;
  if (landmark) return landmark;
  if (text.length - begin <= size) return text.length;
  const lastBreak = text.slice(begin, begin + size).lastIndexOf('\n');
  if (lastBreak >= 0) return begin + lastBreak + 1;
  const lineEnd = lineEndAfter(begin + size);
  if (lineEnd - begin <= longest) return lineEnd;
  const window = text.slice(begin, begin + longest);
  const lastFree = (pattern: RegExp) => {
    let end = 0;
    for (const { index, 0: match } of window.matchAll(pattern))
      if (isFree(begin + index + match.length)) end = index + match.length;
    return end;
  };
  const end = (atSentences && lastFree(SENTENCE_END)) || (atWords && lastFree(SPACE));
  if (end) return begin + end;
  return atWords ? betweenCharacters(text, begin, begin + longest) : lineEnd;
}

/** One line in so many is a landmark: some hundred characters lie between two of them. */
const LANDMARK_EVERY = 3;

/** Behind the first landmark of a stretch, or 0. A line is one by its letters alone, whatever stands around it. */
function landmarkEnd(text: string, begin: number, end: number): number {
  let hash = 0;
  for (let i = begin; i < end; i++) {
    const c = text.charCodeAt(i);
    if (c !== LINE_FEED) hash = (Math.imul(hash, 31) + c) | 0;
    else if (hash !== 0 && hash % LANDMARK_EVERY === 0) return i + 1;
    else hash = 0;
  }
  return 0;
}
const LINE_FEED = 10;

/** The end of the line that a place lies in; asked for places in order, it looks at every character once. */
function lineEnds(text: string): (place: number) => number {
  let end = 0;
  return (place) => {
    if (end <= place) end = text.indexOf('\n', place) + 1 || text.length;
    return end;
  };
}

/** Code units of the longest character: a syllable of three loose jamo. */
const LONGEST_CHARACTER = 3;

/** The last place up to `wanted` that splits neither a surrogate pair nor a syllable of loose jamo. */
function betweenCharacters(text: string, begin: number, wanted: number): number {
  const first = Math.max(begin + 1, wanted - LONGEST_CHARACTER + 1);
  for (let place = wanted; place >= first; place--) if (!splits(text, place)) return place;
  // Vowels in a row are no syllable, however many there are.
  return wanted;
}

function splits(text: string, place: number): boolean {
  const inPair = /[\ud800-\udbff]/.test(text[place - 1] ?? '') && /[\udc00-\udfff]/.test(text[place] ?? '');
  return inPair || isInsideSyllable(text, place);
}

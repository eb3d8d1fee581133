import { TAGS, type Tag } from '../tags.js';
import type { FeatureSink } from './feature-sink.js';

/**
 * What the context model looks at: for every way to read an eojeol, hashes of its morphemes together with those of
 * the eojeols around it (as the search alone reads them). Training reads the very same numbers, so a change here
 * needs new weights; see training/README.md.
 */
export interface ContextMorpheme {
  form: string;
  tag: Tag;
}

export interface ContextAlternative {
  path: readonly ContextMorpheme[];
  /** Its stem comes from the lexicon and the rules of conjugation, not from the model. */
  twin: boolean;
}

/** What an eojeol shows to its neighbours, in hashes; tags as they are numbered in TAGS. */
export interface Frame {
  surface: number;
  /** The morphemes at its edges: a mark, where one stands there. */
  left: number;
  leftTag: number;
  right: number;
  rightTag: number;
  second: number;
  beforeRight: number;
  /** The first word of content, and whatever closes the eojeol (particle, ending). */
  lemma: number;
  close: number;
  /** How the first word of content begins: what 믹서 and 믹서기 have in common. */
  begin: number;
  /** The last word of content, where it is another one: what 손전화 and 휴대 전화 have in common. */
  head: number;
  /** The mark at its end; 0 where there is none. */
  mark: number;
  /** The first word of content where it is said of something (a verb, a noun with 하 or 되); 0 elsewhere. */
  predicate: number;
}

const TAG_INDEX = Object.fromEntries(TAGS.map((tag, i) => [tag, i + 1])) as Record<Tag, number>;
const MARKS: ReadonlySet<Tag> = new Set<Tag>(['SF', 'SP', 'SS', 'SE', 'SO', 'SW']);
const PREDICATIVE: ReadonlySet<Tag> = new Set<Tag>(['VV', 'VA', 'VX', 'VCP', 'VCN', 'XSV', 'XSA']);
/** How far a word looks for what is said of it. */
const PREDICATE_REACH = 5;
/** Words within so many eojeols count as company by themselves, */
const NEAR = 5;
/** and within so many they tell what the sentence is about. */
export const REACH = 16;
/** Beyond the first and the last eojeol. */
const EDGE = 0x51ed;
export const OUTSIDE: Frame = {
  surface: EDGE,
  left: EDGE,
  leftTag: 60,
  right: EDGE,
  rightTag: 60,
  second: EDGE,
  beforeRight: EDGE,
  lemma: 0,
  close: EDGE,
  begin: 0,
  head: 0,
  mark: 0,
  predicate: 0,
};

function mix(h: number, x: number): number {
  const m = Math.imul(h ^ x, 0x9e3779b1);
  return m ^ (m >>> 15);
}

function featureOf(kind: number, a: number, b: number): number {
  return mix(mix(Math.imul(kind, 0x3c6ef372), a), b);
}

function hashText(text: string): number {
  let h = 0x2545f491;
  for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i));
  return h;
}

function hashMorpheme({ form, tag }: ContextMorpheme): number {
  return mix(hashText(form), TAG_INDEX[tag]);
}

/** Nouns, verbs, adverbs, roots, letters and numbers: what a sentence is about. */
function isContent(tag: Tag): boolean {
  const c = tag[0];
  return (
    (c === 'N' && tag !== 'NNB') || c === 'V' || c === 'M' || tag === 'XR' || tag === 'SL' || tag === 'SN'
  );
}

/** Where the first morpheme stands that is no mark; 0 where there is none. */
function beginOfCore(path: readonly ContextMorpheme[]): number {
  for (let i = 0; i < path.length; i++) if (!MARKS.has(path[i]!.tag)) return i;
  return 0;
}

/** Where the last one ends; behind all where there is none. */
function endOfCore(path: readonly ContextMorpheme[]): number {
  for (let i = path.length; i > 0; i--) if (!MARKS.has(path[i - 1]!.tag)) return i;
  return path.length;
}

export function frameOf(surface: string, path: readonly ContextMorpheme[]): Frame {
  const from = beginOfCore(path);
  const to = endOfCore(path);
  const last = path.length - 1;
  const content = path.findIndex(({ tag }) => isContent(tag));
  const head = path.findLastIndex(({ tag }) => isContent(tag));
  const first = hashMorpheme(path[0]!);
  const right = hashMorpheme(path[last]!);
  const lemma = content < 0 ? 0 : hashMorpheme(path[content]!);
  return {
    surface: hashText(surface),
    left: first,
    leftTag: TAG_INDEX[path[0]!.tag],
    right,
    rightTag: TAG_INDEX[path[last]!.tag],
    second: last > 0 ? hashMorpheme(path[1]!) : EDGE,
    beforeRight: last > 0 ? hashMorpheme(path[last - 1]!) : EDGE,
    lemma,
    close: hashMorpheme(path[to - 1]!),
    begin: content < 0 ? 0 : hashText(path[content]!.form.slice(0, 2)),
    head: head === content ? 0 : hashMorpheme(path[head]!),
    mark: to <= last && from < to ? hashMorpheme(path[to]!) : 0,
    predicate: path.some(({ tag }) => PREDICATIVE.has(tag)) ? lemma : 0,
  };
}

/** The first word of content of a path, as a number; 0 where there is none. */
export function stemOf(path: readonly ContextMorpheme[]): number {
  const content = path.findIndex(({ tag }) => isContent(tag));
  return content < 0 ? 0 : hashMorpheme(path[content]!);
}

/**
 * Writes the features of one way to read the eojeol at `at`, without its company: that says nothing where all ways
 * have the same word of content. Returns how many of them, the first, look at no neighbour.
 */
export function writeFeatures(
  { path, twin }: ContextAlternative,
  frames: readonly Frame[],
  at: number,
  sink: FeatureSink,
): number {
  const begin = sink.length;
  const previous = frames[at - 1] ?? OUTSIDE;
  const before = frames[at - 2] ?? OUTSIDE;
  const next = frames[at + 1] ?? OUTSIDE;
  const after = frames[at + 2] ?? OUTSIDE;
  const from = beginOfCore(path);
  const to = endOfCore(path);
  const marked = to < path.length;
  // What follows the word itself: its own mark, or the next eojeol.
  const right = marked ? hashMorpheme(path[to]!) : next.left;
  const rightTag = marked ? TAG_INDEX[path[to]!.tag] : next.leftTag;
  const put = (kind: number, a: number, b: number) => sink.push(featureOf(kind, a, b));

  let whole = 7;
  let tags = 11;
  let two = EDGE;
  let one = EDGE;
  let oneTag = 0;
  let twoTag = 0;
  let first = 0;
  for (let i = from; i < to; i++) {
    const { tag } = path[i]!;
    const m = hashMorpheme(path[i]!);
    const t = TAG_INDEX[tag];
    whole = mix(whole, m);
    tags = mix(tags, t);
    put(1, m, 0);
    put(2, m, one);
    put(3, m, mix(one, two));
    put(4, t, mix(oneTag, twoTag));
    put(5, m, oneTag);
    put(6, t, one);
    if (i === from) first = m;
    two = one;
    one = m;
    twoTag = oneTag;
    oneTag = t;
  }
  const firstTag = TAG_INDEX[path[from]!.tag];
  const lastTag = TAG_INDEX[path[to - 1]!.tag];
  const last = one;
  const tagsAround = mix(previous.rightTag, rightTag);

  put(10, whole, 0);
  put(11, tags, 0);
  const alone = sink.length - begin;
  put(12, whole, previous.surface);
  put(13, whole, next.surface);
  put(14, whole, previous.right);
  put(15, whole, right);
  put(16, whole, previous.rightTag);
  put(17, whole, rightTag);
  put(18, whole, tagsAround);
  put(19, whole, previous.lemma);
  put(20, whole, next.lemma);
  put(21, tags, tagsAround);
  put(22, tags, previous.right);
  put(23, tags, right);
  put(24, tags, next.surface);
  put(25, tags, previous.surface);

  writeEntry(first, frames, at, sink);
  put(33, firstTag, previous.right);
  put(35, firstTag, mix(previous.right, previous.beforeRight));

  put(40, last, right);
  put(41, last, rightTag);
  put(42, last, next.surface);
  put(43, lastTag, right);
  put(44, lastTag, next.surface);
  put(45, last, mix(right, next.second));
  put(46, mix(last, two), rightTag);
  put(47, mix(last, two), right);
  put(48, last, next.close);
  put(49, lastTag, mix(next.lemma, next.close));
  put(50, last, previous.close);
  put(51, mix(last, previous.close), rightTag);

  const end = (at === frames.length - 1 ? 1 : 0) + (marked ? 2 : 0);
  put(55, last, end);
  put(56, mix(lastTag, two), end);
  put(57, tags, end);
  put(80, last, mix(next.close, after.close));
  put(81, mix(lastTag, next.leftTag), mix(next.rightTag, after.leftTag));
  put(82, last, after.lemma);
  put(83, tags, mix(next.leftTag, next.rightTag));
  put(84, whole, mix(next.lemma, next.close));
  put(85, whole, mix(previous.lemma, previous.close));
  put(86, mix(first, previous.close), right);
  const predicate = nextPredicate(frames, at);
  put(87, last, predicate);
  put(88, lastTag, predicate);
  put(59, tags, mix(before.rightTag, previous.rightTag));
  if (twin) {
    put(60, 1, 0);
    put(61, first, 0);
  }
  return alone;
}

/** The first predicate behind the eojeol. */
function nextPredicate(frames: readonly Frame[], at: number): number {
  for (let j = at + 1; j <= at + PREDICATE_REACH && j < frames.length; j++)
    if (frames[j]!.predicate !== 0) return frames[j]!.predicate;
  return 0;
}

/** Writes what stands right before the eojeol at `at` says about the morpheme that it begins with. */
export function writeEntry(first: number, frames: readonly Frame[], at: number, sink: FeatureSink): void {
  const { right, rightTag, beforeRight, lemma, close } = frames[at - 1] ?? OUTSIDE;
  sink.push(featureOf(30, first, right));
  sink.push(featureOf(31, first, rightTag));
  sink.push(featureOf(32, first, mix(right, beforeRight)));
  sink.push(featureOf(34, first, mix(lemma, close)));
  sink.push(featureOf(58, first, (frames[at - 2] ?? OUTSIDE).close));
}

/** Writes what the words around the eojeol at `at` say about a word of content in it. */
export function writeCompany(stem: number, frames: readonly Frame[], at: number, sink: FeatureSink): void {
  if (stem === 0) return;
  const put = (kind: number, a: number, b: number) => sink.push(featureOf(kind, a, b));
  for (let j = Math.max(0, at - REACH); j <= at + REACH && j < frames.length; j++) {
    const { lemma, close, begin, head } = frames[j]!;
    if (j === at || lemma === 0) continue;
    put(75, stem, lemma);
    if (head !== 0) put(75, stem, head);
    if (j < at - NEAR || j > at + NEAR) continue;
    put(j < at ? 70 : 71, stem, lemma);
    put(74, stem, begin);
    if (head !== 0) put(76, stem, head);
    if (j >= at || j < at - 3) continue;
    // A word with its particle: what the verb takes.
    put(72, stem, mix(lemma, close));
    put(73, stem, close);
    if (head !== 0) put(72, stem, mix(head, close));
  }
}

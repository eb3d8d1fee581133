import { isSyllable } from '../../hangul/syllable.js';
import { FITS, IMPOSSIBLE, joinDegree } from '../../lexicon/joins.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { countsName, particlesAt } from '../custom-words/extra-context.js';
import { type ExtraMatch, type FollowingStart, followingStarts } from '../custom-words/extra-match.js';
import { type Candidates, MAX_CANDIDATES } from '../encoder/candidates.js';
import { applyEdit } from '../encoder/edit.js';
import { applies, type Label, spell } from '../encoder/label.js';
import { settleConvention } from '../readings/convention.js';
import { determinerTag } from '../readings/determiners.js';
import type { Tag } from '../tags.js';
import { LONGEST_WORD, OPENING_COST, STEMS, UNKNOWN_COST, WEIGHTS } from './lattice-weights.js';
import { appendPart, LONGEST_SEARCH, searchParts } from './long-eojeol.js';

/** A morpheme on a path; `from` and `to` count characters (not UTF-16 units) of the line. */
export interface PathMorpheme {
  form: string;
  tag: Tag;
  from: number;
  to: number;
  /** log probability of its characters */
  log: number;
  /** A number for its form, while the search runs: cheaper to compare than a form of thousands of characters. */
  key?: number;
  /** A typing mistake was mended in it. */
  mended?: boolean;
  /** The extra word it is, when it comes from outside the lexicon. */
  word?: ExtraMatch;
}

interface Path {
  score: number;
  /** Finished morphemes, the last first. */
  done: Link | undefined;
  open: PathMorpheme | undefined;
}

interface Link {
  morpheme: PathMorpheme;
  before: Link | undefined;
  /** The last of its eojeol: what follows need not fit it. */
  last?: boolean;
}

/**
 * The best morphemes of one eojeol (characters from…to of the line), or of several that an extra word may span:
 * `spaces` then says where they part.
 */
export function searchEojeol(
  characters: readonly string[],
  from: number,
  to: number,
  candidates: Candidates,
  labels: readonly Label[],
  lexicon: Lexicon,
  extras: readonly ExtraMatch[] = [],
  spaces?: Uint8Array,
): PathMorpheme[] {
  if (to - from > LONGEST_SEARCH) {
    const cuts = searchParts(from, to, candidates, labels, extras);
    const path: PathMorpheme[] = [];
    for (let k = 1; k < cuts.length; k++) {
      const [begin, end] = [cuts[k - 1]!, cuts[k]!];
      const within = extras.filter((extra) => begin <= extra.from && extra.to <= end);
      const part = searchEojeol(characters, begin, end, candidates, labels, lexicon, within, spaces);
      appendPart(path, part, candidates, labels);
    }
    return path;
  }
  if (isCertain(candidates, from, to) && (extras.length === 0 || !holdsSpace(from, to, spaces))) {
    const path = readOff(characters, from, to, candidates, labels);
    if (extras.every((extra) => markWord(path, extra))) return settleConvention(path, lexicon);
  }
  const finished = finishedPaths(characters, from, to, candidates, labels, lexicon, extras, spaces);
  // No label applies to some character: templates need syllables, and anything may stand in a text.
  if (finished.length === 0) return readOff(characters, from, to, candidates, labels);
  let best = finished[0]!;
  for (const path of finished) if (path.score > best.score) best = path;
  return settleConvention(morphemesOn(best), lexicon);
}

/** A way to read an eojeol, with what the search makes of it in nats. */
export interface Analysis {
  score: number;
  path: PathMorpheme[];
}

/** The best ways to read one eojeol, the best first: `searchEojeol` for a caller that knows more than the eojeol. */
export function searchAnalyses(
  characters: readonly string[],
  from: number,
  to: number,
  candidates: Candidates,
  labels: readonly Label[],
  lexicon: Lexicon,
  limit: number,
  extras: readonly ExtraMatch[] = [],
): Analysis[] {
  if (to - from > LONGEST_SEARCH)
    return [{ score: 0, path: searchEojeol(characters, from, to, candidates, labels, lexicon, extras) }];
  if (isCertain(candidates, from, to)) {
    const path = readOff(characters, from, to, candidates, labels);
    if (extras.every((extra) => markWord(path, extra)))
      return [{ score: 0, path: settleConvention(path, lexicon) }];
  }
  const finished = finishedPaths(characters, from, to, candidates, labels, lexicon, extras);
  if (finished.length === 0) return [{ score: 0, path: readOff(characters, from, to, candidates, labels) }];
  finished.sort((a, b) => b.score - a.score);
  return finished.slice(0, limit).map((path) => ({
    score: path.score,
    path: settleConvention(morphemesOn(path), lexicon),
  }));
}

/** Every path through an eojeol that the beam kept. */
function finishedPaths(
  characters: readonly string[],
  from: number,
  to: number,
  candidates: Candidates,
  labels: readonly Label[],
  lexicon: Lexicon,
  extras: readonly ExtraMatch[] = [],
  spaces?: Uint8Array,
): Path[] {
  const at: Path[][] = Array.from({ length: to - from + 1 }, () => []);
  at[0]!.push({ score: 0, done: undefined, open: undefined });
  for (let i = from; i < to; i++) {
    const parts = i > from && spaces?.[i] === 1;
    const paths = prune(parts ? at[i - from]!.map((path) => part(path, lexicon)) : at[i - from]!);
    for (const path of paths) {
      extendByLabels(path, characters, i, candidates, labels, lexicon, at[i - from + 1]!);
      for (const extra of extras) {
        if (extra.from !== i || extra.to > to) continue;
        const starts =
          extra.ending === '' ? [undefined] : followingStarts(extra, characters, candidates, labels);
        for (const start of starts) {
          const next = extendByWord(path, extra, start, candidates, lexicon);
          at[extra.to - from]!.push(next);
          if (start !== undefined || extra.tag[0] !== 'N' || extra.bonus <= 0) continue;
          for (const particle of particlesAt(characters, extra.to, to, spaces)) {
            const behind = extendByParticle(next, particle, extra.to, lexicon);
            at[behind.open!.to - from]!.push(behind);
          }
        }
      }
    }
  }
  const finished = at[to - from]!.map((path) => close(path, lexicon));
  for (const path of finished) if (STEMS.has(path.done!.morpheme.tag)) path.score -= WEIGHTS.unfinished;
  return finished;
}

function morphemesOn(path: Path): PathMorpheme[] {
  const morphemes: PathMorpheme[] = [];
  for (let link = path.done; link; link = link.before) morphemes.push(link.morpheme);
  return morphemes.reverse();
}

function isCertain(candidates: Candidates, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (candidates.counts[i]! > 1 || candidates.edit[i] !== 0) return false;
  return true;
}

function holdsSpace(from: number, to: number, spaces: Uint8Array | undefined): boolean {
  for (let i = from + 1; i < to; i++) if (spaces?.[i] === 1) return true;
  return false;
}

/** Marks the extra word in a path that reads it as it is; false where it does not. */
function markWord(path: readonly PathMorpheme[], extra: ExtraMatch): boolean {
  const morpheme = path.find(({ from }) => from === extra.from);
  if (morpheme?.to !== extra.to || morpheme.tag !== extra.tag || morpheme.form !== extra.form) return false;
  morpheme.word ??= extra;
  return extra.ending === '';
}

/** The path of the best labels, without search. */
export function readOff(
  characters: readonly string[],
  from: number,
  to: number,
  candidates: Candidates,
  labels: readonly Label[],
): PathMorpheme[] {
  const out: PathMorpheme[] = [];
  let open: PathMorpheme | undefined;
  for (let i = from; i < to; i++) {
    const label = candidates.bestLabel(i, labels);
    const log = candidates.logs[i * MAX_CANDIDATES]!;
    if (label.pieces.length === 0 && open) open.to = i + 1;
    for (const piece of label.pieces) {
      const text = spell(characters[i]!, piece.template) ?? characters[i]!;
      if (open && !piece.begins && open.tag === piece.tag) {
        open.form += text;
        open.to = i + 1;
        open.log += log;
      } else {
        open = { form: text, tag: piece.tag, from: i, to: i + 1, log };
        out.push(open);
      }
    }
  }
  return out;
}

function extendByLabels(
  path: Path,
  characters: readonly string[],
  i: number,
  candidates: Candidates,
  labels: readonly Label[],
  lexicon: Lexicon,
  into: Path[],
): void {
  const surface = characters[i]!;
  const operation = candidates.edit[i]!;
  const edited = operation ? applyEdit(surface, operation) : undefined;
  const p = candidates.editProbability[i]!;
  const count = candidates.counts[i]!;
  for (let k = 0; k < count; k++) {
    const label = labels[candidates.labels[i * MAX_CANDIDATES + k]!]!;
    const log = candidates.logs[i * MAX_CANDIDATES + k]!;
    const plain = extend(path, label, surface, log, i, lexicon, false);
    if (plain) into.push(plain);
    if (edited !== undefined) {
      if (plain) plain.score += Math.log(1 - p + 1e-6);
      const mended = extend(path, label, edited, log, i, lexicon, true);
      if (mended) {
        mended.score += Math.log(p) - WEIGHTS.edit;
        into.push(mended);
      }
    }
  }
}

function extend(
  path: Path,
  label: Label,
  surface: string,
  log: number,
  i: number,
  lexicon: Lexicon,
  mended: boolean,
): Path | undefined {
  if (!applies(label, surface)) return undefined;
  const { done, open } = path;
  const score = path.score + log;
  if (label.pieces.length === 0) {
    // A syllable may vanish into the morpheme before it, but not into thin air.
    return open && { score, done, open: { ...open, to: i + 1 } };
  }
  let current: Path = { score, done, open };
  for (const piece of label.pieces) {
    const text = spell(surface, piece.template);
    if (text === undefined) return undefined;
    if (!piece.begins && current.open && current.open.tag === piece.tag && !current.open.word) {
      const o = current.open;
      current = {
        score: current.score,
        done: current.done,
        open: {
          form: o.form + text,
          tag: o.tag,
          from: o.from,
          to: i + 1,
          log: o.log + log,
          key: (Math.imul(o.key!, 31) + text.charCodeAt(0)) | 0,
          mended: o.mended || mended,
        },
      };
    } else {
      const lost = !piece.begins && current.open ? WEIGHTS.lostContinuation : 0;
      current = close(current, lexicon);
      current.score -= lost;
      current.open = { form: text, tag: piece.tag, from: i, to: i + 1, log, key: text.charCodeAt(0), mended };
    }
  }
  return current;
}

/**
 * The extra word instead of what the model reads there; its characters cost what their best labels cost, at most.
 * What follows it (the ending of a stem) may begin inside its last syllable.
 */
function extendByWord(
  path: Path,
  extra: ExtraMatch,
  start: FollowingStart | undefined,
  candidates: Candidates,
  lexicon: Lexicon,
): Path {
  let next = close(path, lexicon);
  const { from } = extra;
  const to = start && !start.shared ? extra.to - 1 : extra.to;
  let log = 0;
  for (let i = from; i < to; i++) log += Math.max(candidates.logs[i * MAX_CANDIDATES]!, -1);
  next.score += log + extra.bonus;
  next.open = { form: extra.form, tag: extra.tag, from, to, log, key: keyOf(extra.form), word: extra };
  if (start) {
    next.score += start.log;
    for (const { form, tag } of start.pieces) {
      next = close(next, lexicon);
      next.open = { form, tag, from: extra.to - 1, to: extra.to, log: start.log, key: keyOf(form) };
    }
  }
  return next;
}

/** Behind a word that it does not know, the model may not see the particle either (이마트24랑). */
function extendByParticle(
  path: Path,
  { form, tag }: { form: string; tag: Tag },
  from: number,
  lexicon: Lexicon,
): Path {
  const next = close(path, lexicon);
  next.score -= WEIGHTS.unseenParticle;
  next.open = {
    form,
    tag,
    from,
    to: from + form.length,
    log: -WEIGHTS.unseenParticle,
    key: keyOf(form),
  };
  return next;
}

/** At a space: what comes next is a new eojeol. */
function part(path: Path, lexicon: Lexicon): Path {
  const closed = close(path, lexicon);
  return closed.done ? { ...closed, done: { ...closed.done, last: true } } : closed;
}

function keyOf(form: string): number {
  let key = 0;
  for (let i = 0; i < form.length; i++) key = (Math.imul(key, 31) + form.charCodeAt(i)) | 0;
  return key;
}

/** Finishes the open morpheme: is it a word, and may it stand after the one before? */
function close(path: Path, lexicon: Lexicon): Path {
  const { open } = path;
  if (!open) return { score: path.score, done: path.done, open: undefined };
  let score = path.score - WEIGHTS.morpheme;
  const before = path.done?.last ? undefined : path.done?.morpheme;
  if (!open.word) score += wordScore(open, lexicon);
  if (!before) score -= OPENING_COST[open.tag] ?? 0;
  else {
    const degree = joinDegree(before.form, before.tag, open.form, open.tag);
    if (degree !== FITS) score -= degree === IMPOSSIBLE ? WEIGHTS.impossible : WEIGHTS.misshapen;
    if (before.word && countsName(before.form, open.tag)) score -= WEIGHTS.impossible;
  }
  return { score, done: { morpheme: open, before: path.done }, open: undefined };
}

function wordScore(open: PathMorpheme, lexicon: Lexicon): number {
  const cost = UNKNOWN_COST[open.tag];
  if (cost === undefined) return isSyllable(open.form.charCodeAt(0)) ? -WEIGHTS.hangulSign : 0;
  const payload = open.form.length > LONGEST_WORD ? -1 : lookUp(open, lexicon);
  if (payload < 0) return open.mended ? -WEIGHTS.mendedUnknown : -cost * WEIGHTS.unknown;
  if (!lexicon.isCounted(payload)) return -WEIGHTS.uncounted;
  return (
    WEIGHTS.frequency *
    (Math.min(lexicon.frequency(payload), WEIGHTS.frequencyLimit) - WEIGHTS.frequencyLimit)
  );
}

function lookUp({ form, tag }: PathMorpheme, lexicon: Lexicon): number {
  const payload = lexicon.lookup(form, tag);
  return payload < 0 && tag === 'MMD' ? lexicon.lookup(form, determinerTag(form, lexicon)) : payload;
}

/** The best paths, one for each way of standing in the middle of a morpheme. */
function prune(paths: Path[]): Path[] {
  if (paths.length <= 1) return paths;
  paths.sort((a, b) => b.score - a.score);
  const kept: Path[] = [];
  for (const path of paths) {
    if (kept.length === WEIGHTS.beam) break;
    const twin = kept.some((k) => sameOpening(k, path));
    if (!twin) kept.push(path);
  }
  return kept;
}

function sameOpening(a: Path, b: Path): boolean {
  if (a.open === undefined || b.open === undefined) return a.open === b.open;
  const before = a.done?.morpheme;
  const other = b.done?.morpheme;
  return (
    a.open.from === b.open.from &&
    a.open.tag === b.open.tag &&
    a.open.key === b.open.key &&
    before?.tag === other?.tag &&
    before?.key === other?.key &&
    before?.from === other?.from
  );
}

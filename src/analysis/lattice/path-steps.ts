import { isSyllable } from '../../hangul/syllable.js';
import { FITS, IMPOSSIBLE, joinDegree } from '../../lexicon/joins.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { countsName } from '../custom-words/extra-context.js';
import type { ExtraMatch, FollowingStart } from '../custom-words/extra-match.js';
import { MAX_CANDIDATES } from '../encoder/candidates.js';
import { applyEdit } from '../encoder/edit.js';
import { applies, type Label, spell } from '../encoder/label.js';
import { determinerTag } from '../readings/determiners.js';
import type { Tag } from '../tags.js';
import { LONGEST_WORD, OPENING_COST, UNKNOWN_COST, WEIGHTS } from './lattice-weights.js';
import { keyOf, type Path } from './path.js';
import { changed, morphemeOf, type PathMorpheme } from './path-morpheme.js';
import type { Search } from './search.js';

/** Adds to `into` what the labels of character `i` make of the path. */
export function extendByLabels(path: Path, i: number, search: Search, into: Path[]): void {
  const { characters, candidates, labels, lexicon, typos } = search;
  const surface = characters[i]!;
  const operation = typos ? candidates.edit[i]! : 0;
  const edited = operation ? applyEdit(surface, operation) : undefined;
  const p = candidates.editProbability[i]!;
  const count = candidates.counts[i]!;
  // Most labels begin a morpheme: what is open before it is looked up once for all of them.
  const before: Before = { path, closed: undefined };
  for (let k = 0; k < count; k++) {
    const label = labels[candidates.labels[i * MAX_CANDIDATES + k]!]!;
    const log = candidates.logs[i * MAX_CANDIDATES + k]!;
    const plain = extend(before, label, { text: surface, log, i, mended: false }, lexicon);
    if (plain) into.push(plain);
    if (edited !== undefined) {
      if (plain) plain.score += Math.log(1 - p + 1e-6);
      const mended = extend(before, label, { text: edited, log, i, mended: true }, lexicon);
      if (mended) {
        mended.score += Math.log(p) - WEIGHTS.edit;
        into.push(mended);
      }
    }
  }
}

/** A path, and the same with its last morpheme finished, once somebody needs it. */
interface Before {
  path: Path;
  closed: Path | undefined;
}

/** One character as a label reads it: as it stands, or with its typing mistake mended. */
interface ReadCharacter {
  text: string;
  log: number;
  i: number;
  mended: boolean;
}

function extend(before: Before, label: Label, read: ReadCharacter, lexicon: Lexicon): Path | undefined {
  const { text: surface, log, i, mended } = read;
  if (!applies(label, surface)) return undefined;
  const { path } = before;
  const { done, open } = path;
  const score = path.score + log;
  if (label.parts.length === 0) {
    // A syllable may vanish into the morpheme before it, but not into thin air.
    return open && { score, done, open: changed(open, { to: i + 1 }) };
  }
  let current: Path = { score, done, open };
  let isFirst = true;
  for (const part of label.parts) {
    const text = spell(surface, part.template);
    if (text === undefined) return undefined;
    if (!part.begins && current.open && current.open.tag === part.tag && !current.open.word) {
      const o = current.open;
      current = {
        score: current.score,
        done: current.done,
        open: morphemeOf(
          o.form + text,
          o.tag,
          o.from,
          i + 1,
          o.log + log,
          (Math.imul(o.key, 31) + text.charCodeAt(0)) | 0,
          o.mended || mended,
        ),
      };
    } else {
      const lost = !part.begins && current.open ? WEIGHTS.lostContinuation : 0;
      if (isFirst) {
        before.closed ??= close(path, lexicon);
        current = { score: before.closed.score + log, done: before.closed.done, open: undefined };
      } else current = close(current, lexicon);
      current.score -= lost;
      current.open = morphemeOf(text, part.tag, i, i + 1, log, text.charCodeAt(0), mended);
    }
    isFirst = false;
  }
  return current;
}

/**
 * The extra word instead of what the model reads there; its characters cost what their best labels cost, at most.
 * What follows it (the ending of a stem) may begin inside its last syllable.
 */
export function extendByWord(
  path: Path,
  extra: ExtraMatch,
  start: FollowingStart | undefined,
  { candidates, lexicon }: Search,
): Path {
  let next = close(path, lexicon);
  const { from } = extra;
  const to = start && !start.shared ? extra.to - 1 : extra.to;
  let log = 0;
  for (let i = from; i < to; i++) log += Math.max(candidates.logs[i * MAX_CANDIDATES]!, -1);
  next.score += log + extra.bonus;
  next.open = morphemeOf(extra.form, extra.tag, from, to, log, keyOf(extra.form), false, false, extra);
  if (start) {
    next.score += start.log;
    for (const { form, tag } of start.morphemes) {
      next = close(next, lexicon);
      next.open = morphemeOf(form, tag, extra.to - 1, extra.to, start.log, keyOf(form));
    }
  }
  return next;
}

/** Behind a word that it does not know, the model may not see the particle either (이마트24랑). */
export function extendByParticle(
  path: Path,
  { form, tag }: { form: string; tag: Tag },
  from: number,
  lexicon: Lexicon,
): Path {
  const next = close(path, lexicon);
  next.score -= WEIGHTS.unseenParticle;
  next.open = morphemeOf(form, tag, from, from + form.length, -WEIGHTS.unseenParticle, keyOf(form));
  return next;
}

/** At a space: what comes next is a new eojeol. */
export function endEojeol(path: Path, lexicon: Lexicon): Path {
  const closed = close(path, lexicon);
  const { score, done } = closed;
  return done
    ? { score, done: { morpheme: done.morpheme, before: done.before, last: true }, open: undefined }
    : closed;
}

/** Finishes the open morpheme: is it a word, and may it stand after the one before? */
export function close(path: Path, lexicon: Lexicon): Path {
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
  return { score, done: { morpheme: open, before: path.done, last: false }, open: undefined };
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

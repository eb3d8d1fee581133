import { type Line, type LinePiece, linePieces } from '../text/line.js';
import { Candidates, giveBack, takeCandidates } from './candidates.js';
import type { Encoder, Size } from './encoder.js';
import type { EncoderInput } from './encoder-batch.js';
import type { Label } from './label.js';

/** A piece of a line with what the encoder says about it. */
export interface Reading {
  line: Line;
  from: number;
  to: number;
  /** Characters before and behind it that the encoder reads as well: only at a cut inside an eojeol. */
  left: number;
  right: number;
  /** The spaces that the piece is read with: the author's, or those that spacing put in their place. */
  spaces: Uint8Array;
  scores: Candidates;
}

export function readingsOf(line: Line): Reading[] {
  return linePieces(line).map((piece) => readingOf(line, piece));
}

export function readingOf(line: Line, { from, to, left, right }: LinePiece): Reading {
  return { line, from, to, left, right, spaces: line.spaces.slice(from, to), scores: takeCandidates() };
}

/** Says that the answers have been made and nobody will look at the scores again. */
export function release(readings: readonly Reading[]): void {
  for (const { scores } of readings) giveBack(scores);
}

export async function read(
  encoder: Encoder,
  readings: readonly Reading[],
  size: Size,
  withEdits = false,
): Promise<void> {
  await encoder.run(readings.map(encoderInput), size, (i, output) => {
    const { scores, from, to, left } = readings[i]!;
    scores.read(output, left, to - from, withEdits);
  });
}

export function encoderInput(reading: Reading): EncoderInput {
  const { line, from, to, left, right } = reading;
  return { ids: line.ids.subarray(from - left, to + right), spaces: spacesWithNeighbours(reading) };
}

function spacesWithNeighbours({ line, from, to, left, right, spaces }: Reading): Uint8Array {
  if (left + right === 0) return spaces;
  const all = line.spaces.slice(from - left, to + right);
  all[0] = 0;
  all.set(spaces, left);
  return all;
}

/** Pieces that were cut inside an eojeol, put together again: as many readings as there are cuts at spaces. */
export function joinReadings(readings: readonly Reading[]): readonly Reading[] {
  if (readings.every(({ left }) => left === 0)) return readings;
  const out: Reading[] = [];
  for (let first = 0; first < readings.length; ) {
    let next = first + 1;
    while (next < readings.length && readings[next]!.left > 0) next++;
    out.push(next === first + 1 ? readings[first]! : joined(readings.slice(first, next)));
    first = next;
  }
  return out;
}

function joined(parts: readonly Reading[]): Reading {
  const { line, from } = parts[0]!;
  const { to } = parts.at(-1)!;
  const spaces = new Uint8Array(to - from);
  const scores = new Candidates();
  scores.reserve(to - from, false);
  for (const part of parts) {
    spaces.set(part.spaces, part.from - from);
    scores.takeAll(part.scores, part.from - from, part.to - part.from);
  }
  return { line, from, to, left: 0, right: 0, spaces, scores };
}

/** A character whose best label is less certain than this is worth a second, closer reading. */
const DOUBT = 0.4;
/** Characters on either side that the closer reading takes in; who sees more of a careless text trusts it more. */
const CONTEXT = 8;
/**
 * Beyond these the fast reader would change the author's text: a case for the thorough one, who corrects. Of a missing
 * space on which the fast one only wavers the thorough one knows no more, and of one that is certain, or before what
 * the fast one takes for a word of its own, it believes the author too much; but whether two nouns are one word, where
 * they are about to be parted, is a question to be asked twice.
 */
const MISSING_SPACE = 0.5;
const CERTAIN_SPACE = 0.9;
const PARTED_NOUNS = 0.985;
const NEEDLESS_SPACE = 0.7;
const EDIT_DOUBT = 0.5;
const CERTAIN_PARTICLE = 0.9;

/** What a thorough look reads, in characters of the reading, and the eojeols in it that are in doubt. */
interface Window {
  reading: Reading;
  from: number;
  to: number;
  doubted: DoubtedEojeol[];
}

interface DoubtedEojeol {
  from: number;
  to: number;
  /** Not only its labels: also whether spaces belong there. */
  changes: boolean;
}

/**
 * Reads the doubtful places of the readings again with the thorough encoder, each with its surroundings; for who
 * corrects, and gives the `labels`, also those where the fast one would change the text.
 */
export async function readAgain(
  encoder: Encoder,
  readings: readonly Reading[],
  labels?: readonly Label[],
): Promise<void> {
  const withEdits = labels !== undefined;
  const windows = readings.flatMap((reading) => windowsOf(reading, labels));
  const closer = windows.map(({ reading, from, to }) => ({
    line: reading.line,
    from: reading.from + from,
    to: reading.from + to,
    left: 0,
    right: 0,
    spaces: reading.spaces.slice(from, to),
    scores: takeCandidates(),
  }));
  for (const window of closer) window.spaces[0] = 0;
  await read(encoder, closer, 'large', withEdits);
  windows.forEach(({ reading, from, doubted }, w) => {
    const { scores } = closer[w]!;
    // Whole eojeols are taken over: half of one reading and half of another make no word.
    for (const eojeol of doubted) {
      const count = eojeol.to - eojeol.from;
      reading.scores.take(scores, eojeol.from - from, eojeol.from, count, withEdits);
      if (eojeol.changes) reading.scores.takeSpaces(scores, eojeol.from - from, eojeol.from, count);
    }
  });
  release(closer);
}

function windowsOf(reading: Reading, labels: readonly Label[] | undefined): Window[] {
  const { spaces, scores, from, to } = reading;
  const length = to - from;
  const windows: Window[] = [];
  for (let i = 0; i < length; i++) {
    const changes = labels !== undefined && suggestsChange(reading, i, labels);
    if (!changes && scores.best[i]! >= DOUBT) continue;
    const begin = eojeolEdge(spaces, Math.max(0, i - CONTEXT), -1, length);
    const end = eojeolEdge(spaces, Math.min(length, i + 1 + CONTEXT), 1, length);
    const last = windows.at(-1);
    const window: Window = last && begin <= last.to ? last : { reading, from: begin, to: end, doubted: [] };
    window.from = Math.min(window.from, begin);
    window.to = Math.max(window.to, end);
    if (window !== last) windows.push(window);
    // A space in doubt is a question about the eojeols on both sides.
    if (changes && i > 0 && spaces[i] === 1) addDoubted(window.doubted, spaces, i - 1, true);
    addDoubted(window.doubted, spaces, i, changes);
  }
  return windows;
}

/** Adds the eojeol that holds the character; places come in order. */
function addDoubted(doubted: DoubtedEojeol[], spaces: Uint8Array, at: number, changes: boolean): void {
  for (let k = doubted.length - 1; k >= 0 && doubted[k]!.to > at; k--) {
    if (doubted[k]!.from > at) continue;
    doubted[k]!.changes ||= changes;
    return;
  }
  const from = eojeolEdge(spaces, at, -1, spaces.length);
  doubted.push({ from, to: eojeolEdge(spaces, at + 1, 1, spaces.length), changes });
}

/** The nearest eojeol boundary at or beyond a place, in a direction. */
function eojeolEdge(spaces: Uint8Array, at: number, step: -1 | 1, length: number): number {
  while (at > 0 && at < length && spaces[at] === 0) at += step;
  return at;
}

function suggestsChange(reading: Reading, i: number, labels: readonly Label[]): boolean {
  const { scores, spaces } = reading;
  if (scores.editProbability[i]! > EDIT_DOUBT) return true;
  if (i === 0) return false;
  const space = scores.space[i]!;
  if (spaces[i] === 1)
    return (
      1 - space > NEEDLESS_SPACE && !beginsAuxiliary(reading, i, labels) && !isDetached(scores, i, labels)
    );
  if (space < CERTAIN_SPACE) return space > MISSING_SPACE && !beginsWord(scores, i, labels);
  return space >= PARTED_NOUNS && isNoun(scores, i - 1, labels) && isNoun(scores, i, labels);
}

/**
 * Does the label, too, say that a word begins there? Then there is no doubt about the space; but 바 in 검토한바 is the end
 * of an ending as often as a bound noun.
 */
function beginsWord(scores: Candidates, i: number, labels: readonly Label[]): boolean {
  const first = scores.bestLabel(i, labels).parts[0];
  return first?.begins === true && first.tag !== 'NNB' && /^(?:[NMI]|V[VAX])/.test(first.tag);
}

/**
 * 알려 줘: nobody asks whether a space before an auxiliary may go, however often it is left out; but before 지다 and 하다
 * (예뻐 지다, 기뻐 하다) it must.
 */
function beginsAuxiliary({ scores, line, from }: Reading, i: number, labels: readonly Label[]): boolean {
  const first = scores.bestLabel(i, labels).parts[0];
  return first?.begins === true && first.tag === 'VX' && !JOINED_AUXILIARY.test(line.characters[from + i]!);
}

const JOINED_AUXILIARY = /[지-짛져-졓하-핳해-햏]/;

/** 가게 에서: a particle that nothing else can be has no space before it, whoever reads it. */
function isDetached(scores: Candidates, i: number, labels: readonly Label[]): boolean {
  if (scores.best[i]! < CERTAIN_PARTICLE || scores.space[i]! > 1 - CERTAIN_PARTICLE) return false;
  const first = scores.bestLabel(i, labels).parts[0];
  return first?.begins === true && first.tag[0] === 'J';
}

function isNoun(scores: Candidates, i: number, labels: readonly Label[]): boolean {
  const { parts } = scores.bestLabel(i, labels);
  return parts.length === 1 && (parts[0]!.tag === 'NNG' || parts[0]!.tag === 'NNP');
}

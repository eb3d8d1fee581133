import type { AnalysedEojeol, AnalysedLine } from './analysed-line.js';
import { MAX_EDITS } from './encoder/candidates.js';
import { type Reading, readingOf } from './encoder/reading.js';
import { type Line, type LinePiece, sentencePieces } from './text/line.js';
import type { Evidence, Morpheme, Sentence } from './types.js';

/** What is read for itself: a piece of a line, or several where cuts had to be made inside an eojeol. */
export interface PieceReading {
  line: Line;
  from: number;
  to: number;
  /** Kept until the piece has been read closely. */
  readings: Reading[];
  evidence?: PieceEvidence | undefined;
}

/** Pieces that a question is about and that were not read closely enough to answer it. */
export interface Unread {
  /** Not at all. */
  fresh: PieceReading[];
  /** By the fast reader only. */
  glanced: PieceReading[];
}

/** What came out, character by character, and where in its document the piece stood. */
interface PieceEvidence {
  from: number;
  begin: number;
  eojeols: readonly AnalysedEojeol[];
  starts: Float32Array;
  space: Float32Array;
  edits: Uint8Array;
  editShares: Float32Array;
}

/** Characters whose evidence is kept at most; beyond it the oldest goes. */
const MOST_CHARACTERS = 200_000;

/**
 * The pieces that were read already: what is said about a piece depends on nothing but its letters and spaces, so
 * a long line that changed in one sentence is read again only there. Meant for one correction: its options stay the same.
 */
export class PieceMemory {
  private readonly known = new Map<string, PieceReading>();
  private characters = 0;

  get(key: string): PieceReading | undefined {
    return this.known.get(key);
  }

  set(key: string, piece: PieceReading): void {
    this.known.set(key, piece);
    this.characters += key.length;
  }

  /** Called between two questions: what was asked for a moment ago is still wanted. */
  forgetOldest(): void {
    for (const key of this.known.keys()) {
      if (this.characters <= MOST_CHARACTERS) break;
      this.known.delete(key);
      this.characters -= key.length;
    }
  }
}

/** A piece as a line holds it; the same letters may have been read at another place. */
export interface PlacedPiece {
  from: number;
  to: number;
  piece: PieceReading;
}

/** The pieces of a line; those that must be read are added to `unread`. `quick`: a glance is enough. */
export function placePieces(
  text: string,
  line: Line,
  memory: PieceMemory,
  { fresh, glanced }: Unread,
  quick: boolean,
): PlacedPiece[] {
  return joinedPieces(sentencePieces(line)).map((parts) => {
    const { from } = parts[0]!;
    const { to } = parts.at(-1)!;
    const written = text.slice(line.begins[from]!, line.ends[to - 1]!);
    const key = line.spaces[from] === 1 ? ` ${written}` : written;
    let piece = memory.get(key);
    if (!piece) {
      piece = { line, from, to, readings: parts.map((part) => readingOf(line, part)) };
      fresh.push(piece);
      memory.set(key, piece);
    } else if (!quick && piece.evidence && piece.readings.length > 0) {
      glanced.push(piece);
      piece.evidence = undefined;
    }
    return { from, to, piece };
  });
}

/** Pieces that were cut inside an eojeol belong together. */
function joinedPieces(pieces: readonly LinePiece[]): LinePiece[][] {
  const out: LinePiece[][] = [];
  for (const piece of pieces) {
    if (piece.left > 0) out.at(-1)!.push(piece);
    else out.push([piece]);
  }
  return out;
}

export function readingsIn(pieces: readonly PieceReading[]): Reading[] {
  return pieces.flatMap(({ readings }) => readings);
}

/** Keeps what was read of a piece. */
export function settlePiece(piece: PieceReading, eojeols: readonly AnalysedEojeol[]): void {
  const { line, from, to, readings } = piece;
  const evidence: PieceEvidence = {
    from,
    begin: line.begins[from]!,
    eojeols,
    starts: new Float32Array(to - from),
    space: new Float32Array(to - from),
    edits: new Uint8Array((to - from) * MAX_EDITS),
    editShares: new Float32Array((to - from) * MAX_EDITS),
  };
  for (const { from: first, to: last, scores } of readings) {
    const [at, count] = [first - from, last - first];
    evidence.starts.set(scores.start.subarray(0, count), at);
    evidence.space.set(scores.space.subarray(0, count), at);
    evidence.edits.set(scores.edits.subarray(0, count * MAX_EDITS), at * MAX_EDITS);
    evidence.editShares.set(scores.editShares.subarray(0, count * MAX_EDITS), at * MAX_EDITS);
  }
  piece.evidence = evidence;
}

/** The line of its pieces, each where it stands here. */
export function lineOf(line: Line, pieces: readonly PlacedPiece[]): AnalysedLine {
  const starts = new Float32Array(line.characters.length);
  const eojeols: AnalysedEojeol[] = [];
  for (const { from, piece } of pieces) {
    const evidence = piece.evidence!;
    starts.set(evidence.starts, from);
    const shift = line.begins[from]! - evidence.begin;
    for (const eojeol of evidence.eojeols) eojeols.push(moved(eojeol, from - evidence.from, shift));
  }
  return { line, eojeols, starts };
}

function moved(eojeol: AnalysedEojeol, characters: number, shift: number): AnalysedEojeol {
  if (characters === 0 && shift === 0) return eojeol;
  const out: AnalysedEojeol = {
    from: eojeol.from + characters,
    to: eojeol.to + characters,
    begin: eojeol.begin + shift,
    end: eojeol.end + shift,
    morphemes: eojeol.morphemes.map((m) => movedMorpheme(m, shift)),
  };
  if (eojeol.gaps) {
    const move = (places: ReadonlySet<number>) => new Set([...places].map((at) => at + characters));
    out.gaps = { kept: move(eojeol.gaps.kept), wanted: move(eojeol.gaps.wanted) };
  }
  return out;
}

function movedMorpheme(morpheme: Morpheme, shift: number): Morpheme {
  const out = { ...morpheme, begin: morpheme.begin + shift, end: morpheme.end + shift };
  if (out.carets) out.carets = out.carets.map((at) => at + shift);
  return out;
}

/** What the model thinks of a whole text. */
export function evidenceOf(
  sentences: Sentence[],
  pieces: readonly PlacedPiece[],
  lines: readonly Line[],
): Evidence {
  const [only, more] = pieces;
  // Most texts are one short line: what was found out about it is nobody else's to change.
  if (only && !more) {
    const { begins, characters } = lines[0]!;
    const { space, edits, editShares } = only.piece.evidence!;
    const here = begins.subarray(0, characters.length);
    return { sentences, begins: here, space, edits, editShares, editsPer: MAX_EDITS };
  }
  const length = lines.reduce((sum, { characters }) => sum + characters.length, 0);
  const out: Evidence = {
    sentences,
    begins: new Int32Array(length),
    space: new Float32Array(length),
    edits: new Uint8Array(length * MAX_EDITS),
    editShares: new Float32Array(length * MAX_EDITS),
    editsPer: MAX_EDITS,
  };
  let at = 0;
  for (const line of lines) {
    out.begins.set(line.begins.subarray(0, line.characters.length), at);
    at += line.characters.length;
  }
  at = 0;
  for (const { from, to, piece } of pieces) {
    const { space, edits, editShares } = piece.evidence!;
    out.space.set(space, at);
    out.edits.set(edits, at * MAX_EDITS);
    out.editShares.set(editShares, at * MAX_EDITS);
    at += to - from;
  }
  return out;
}

import type { EncoderOutput } from './encoder.js';
import type { Label } from './label.js';
import { EDIT_COLUMN, EDIT_OPERATIONS, EXTRA_COLUMNS, SPACE_COLUMN, START_COLUMN } from './tagger-config.js';

/** Labels within this many nats of the best are worth a look: below, no lexical evidence could lift them. */
const WINDOW = 6.5;
/** As many as the graph gives. */
export const MAX_CANDIDATES = 6;
/** Edit operations remembered at every character, the likeliest first: the alternatives of a correction. */
export const MAX_EDITS = 4;
/** Below this "keep" is out of question, as it is nearly everywhere; which operation would be next says nothing. */
const NO_EDIT = 0.001;

/**
 * The few labels that matter at every character, with their log probabilities: the hot data of the search,
 * in flat arrays that are reused from text to text.
 */
export class Candidates {
  length = 0;
  labels = new Uint16Array(0);
  logs = new Float32Array(0);
  counts = new Uint8Array(0);
  /** Probability of the best label. */
  best = new Float32Array(0);
  space = new Float32Array(0);
  start = new Float32Array(0);
  /** The likeliest edit operation where it is not "keep", else 0, and its probability. */
  edit = new Uint8Array(0);
  editProbability = new Float32Array(0);
  /**
   * The likeliest operations other than "keep", MAX_EDITS a character, and their shares of the whole. Only who
   * corrects wants them: they are empty unless they were asked for.
   */
  edits = new Uint8Array(0);
  editShares = new Float32Array(0);

  /** `window`: as WINDOW, for training, which looks farther. */
  constructor(private readonly window = WINDOW) {}

  /** `offset`: how many places behind the input's first character the text begins. */
  read(output: EncoderOutput, offset: number, length: number, withEdits: boolean): void {
    this.reserve(length, withEdits);
    this.length = length;
    const { extra } = output;
    for (let i = 0; i < length; i++) {
      const place = output.place + offset + i;
      this.readLabels(output, place * MAX_CANDIDATES, i);
      const at = place * EXTRA_COLUMNS;
      this.space[i] = sigmoid(extra[at + SPACE_COLUMN]!);
      this.start[i] = sigmoid(extra[at + START_COLUMN]!);
      this.readEdit(extra, at + EDIT_COLUMN, i);
      if (withEdits) this.readEdits(extra, at + EDIT_COLUMN, i);
    }
  }

  /** The likeliest label of a character. */
  bestLabel(i: number, labels: readonly Label[]): Label {
    return labels[this.labels[i * MAX_CANDIDATES]!]!;
  }

  /** Takes `count` characters over from another reading of the same text. */
  take(other: Candidates, from: number, to: number, count: number, withEdits: boolean): void {
    const copy = <T extends Uint8Array | Uint16Array | Float32Array>(target: T, source: T, width: number) =>
      target.set(source.subarray(from * width, (from + count) * width), to * width);
    copy(this.labels, other.labels, MAX_CANDIDATES);
    copy(this.logs, other.logs, MAX_CANDIDATES);
    copy(this.counts, other.counts, 1);
    copy(this.best, other.best, 1);
    copy(this.edit, other.edit, 1);
    copy(this.editProbability, other.editProbability, 1);
    if (!withEdits) return;
    copy(this.edits, other.edits, MAX_EDITS);
    copy(this.editShares, other.editShares, MAX_EDITS);
  }

  /** Likewise whether spaces belong there; before its first character the other knows of nothing. */
  takeSpaces(other: Candidates, from: number, to: number, count: number): void {
    const skip = from === 0 ? 1 : 0;
    this.space.set(other.space.subarray(from + skip, from + count), to + skip);
  }

  /** Takes all of another text's scores over, to stand at `to`; the search does not ask for its edits. */
  takeAll(other: Candidates, to: number, count: number): void {
    this.take(other, 0, to, count, false);
    this.space.set(other.space.subarray(0, count), to);
    this.start.set(other.start.subarray(0, count), to);
    this.length = Math.max(this.length, to + count);
  }

  /** The graph gives them best first; what it does not give is too unlikely to change the sum. */
  private readLabels({ best, labels }: EncoderOutput, from: number, i: number): void {
    const at = i * MAX_CANDIDATES;
    const max = best[from]!;
    let sum = 0;
    let count = 0;
    for (let k = 0; k < MAX_CANDIDATES; k++) {
      const s = best[from + k]! - max;
      sum += Math.exp(s);
      if (s < -this.window) continue;
      this.logs[at + k] = s;
      this.labels[at + k] = labels[from + k]!;
      count++;
    }
    const norm = Math.log(sum);
    for (let k = 0; k < count; k++) this.logs[at + k] = this.logs[at + k]! - norm;
    this.counts[i] = count;
    this.best[i] = 1 / sum;
  }

  private readEdit(scores: Float32Array, from: number, i: number): void {
    let max = scores[from + 1]!;
    let best = 1;
    for (let k = 2; k < EDIT_OPERATIONS; k++) {
      const s = scores[from + k]!;
      if (s > max) {
        max = s;
        best = k;
      }
    }
    // Against "keep" alone: whether anything is wrong, and what is likeliest then.
    const p = sigmoid(max - scores[from]!);
    this.edit[i] = p > 0.05 ? best : 0;
    this.editProbability[i] = p;
  }

  private readEdits(scores: Float32Array, from: number, i: number): void {
    const keep = scores[from]!;
    const at = i * MAX_EDITS;
    this.edits.fill(0, at, at + MAX_EDITS);
    if (this.editProbability[i]! < NO_EDIT) {
      this.editShares.fill(0, at, at + MAX_EDITS);
      return;
    }
    this.editShares.fill(Number.NEGATIVE_INFINITY, at, at + MAX_EDITS);
    let worst = Number.NEGATIVE_INFINITY;
    for (let k = 1; k < EDIT_OPERATIONS; k++) {
      const s = scores[from + k]!;
      // Most are worse than the worst of those found.
      if (s <= worst) continue;
      let j = MAX_EDITS;
      while (j > 0 && this.editShares[at + j - 1]! < s) j--;
      for (let m = MAX_EDITS - 1; m > j; m--) {
        this.edits[at + m] = this.edits[at + m - 1]!;
        this.editShares[at + m] = this.editShares[at + m - 1]!;
      }
      this.edits[at + j] = k;
      this.editShares[at + j] = s;
      worst = this.editShares[at + MAX_EDITS - 1]!;
    }
    const top = Math.max(this.editShares[at]!, keep);
    let sum = Math.exp(keep - top);
    for (let j = 0; j < MAX_EDITS; j++) sum += Math.exp(this.editShares[at + j]! - top);
    for (let j = 0; j < MAX_EDITS; j++)
      this.editShares[at + j] = Math.exp(this.editShares[at + j]! - top) / sum;
  }

  reserve(length: number, withEdits: boolean): void {
    if (withEdits && this.edits.length < length * MAX_EDITS) {
      this.edits = new Uint8Array(length * MAX_EDITS);
      this.editShares = new Float32Array(length * MAX_EDITS);
    }
    if (this.counts.length >= length) return;
    this.labels = new Uint16Array(length * MAX_CANDIDATES);
    this.logs = new Float32Array(length * MAX_CANDIDATES);
    this.counts = new Uint8Array(length);
    this.best = new Float32Array(length);
    this.space = new Float32Array(length);
    this.start = new Float32Array(length);
    this.edit = new Uint8Array(length);
    this.editProbability = new Float32Array(length);
  }
}

/** Those that no text uses at the moment: a text needs nine arrays, and texts are many and short. */
const spare: Candidates[] = [];
const MOST_SPARE = 1024;
const LONGEST_SPARE = 256;

export function takeCandidates(): Candidates {
  return spare.pop() ?? new Candidates();
}

/** Says that nobody will look at them again. */
export function giveBack(candidates: Candidates): void {
  if (spare.length < MOST_SPARE && candidates.counts.length <= LONGEST_SPARE) spare.push(candidates);
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

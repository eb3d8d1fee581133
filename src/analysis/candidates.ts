import type { EncoderOutput } from './encoder.js';
import { EDIT_COLUMN, EDIT_OPERATIONS, SPACE_COLUMN, START_COLUMN } from './tagger-config.js';

/** Labels within this many nats of the best are worth a look: below, no lexical evidence could lift them. */
const WINDOW = 8.5;
export const MAX_CANDIDATES = 6;
/** Edit operations remembered at every character, the likeliest first: the alternatives of a correction. */
export const MAX_EDITS = 4;

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
  /** The likeliest operations other than "keep", MAX_EDITS a character, and their shares of the whole. */
  edits = new Uint8Array(0);
  editShares = new Float32Array(0);

  read(output: EncoderOutput, length: number, labelCount: number): void {
    this.reserve(length);
    this.length = length;
    const { scores, columns } = output;
    for (let i = 0; i < length; i++) {
      const row = output.offset + i * columns;
      this.readLabels(scores, row, labelCount, i);
      const extra = row + labelCount;
      this.space[i] = sigmoid(scores[extra + SPACE_COLUMN]!);
      this.start[i] = sigmoid(scores[extra + START_COLUMN]!);
      this.readEdit(scores, extra + EDIT_COLUMN, i);
    }
  }

  private readLabels(scores: Float32Array, row: number, labelCount: number, i: number): void {
    // Label 0 is "no label".
    let max = scores[row + 1]!;
    for (let k = 2; k < labelCount; k++) {
      const s = scores[row + k]!;
      if (s > max) max = s;
    }
    const floor = max - WINDOW;
    const at = i * MAX_CANDIDATES;
    let count = 0;
    let sum = 0;
    for (let k = 1; k < labelCount; k++) {
      const s = scores[row + k]!;
      if (s < floor) continue;
      sum += Math.exp(s - max);
      let j = count < MAX_CANDIDATES ? count++ : MAX_CANDIDATES;
      if (j === MAX_CANDIDATES) {
        if (s <= this.logs[at + MAX_CANDIDATES - 1]!) continue;
        j = MAX_CANDIDATES - 1;
      }
      while (j > 0 && this.logs[at + j - 1]! < s) {
        this.logs[at + j] = this.logs[at + j - 1]!;
        this.labels[at + j] = this.labels[at + j - 1]!;
        j--;
      }
      this.logs[at + j] = s;
      this.labels[at + j] = k;
    }
    const norm = max + Math.log(sum);
    for (let j = 0; j < count; j++) this.logs[at + j] = this.logs[at + j]! - norm;
    this.counts[i] = count;
    this.best[i] = Math.exp(this.logs[at]!);
  }

  private readEdit(scores: Float32Array, from: number, i: number): void {
    const keep = scores[from]!;
    const at = i * MAX_EDITS;
    this.edits.fill(0, at, at + MAX_EDITS);
    this.editShares.fill(Number.NEGATIVE_INFINITY, at, at + MAX_EDITS);
    for (let k = 1; k < EDIT_OPERATIONS; k++) {
      const s = scores[from + k]!;
      let j = MAX_EDITS;
      while (j > 0 && this.editShares[at + j - 1]! < s) j--;
      if (j === MAX_EDITS) continue;
      for (let m = MAX_EDITS - 1; m > j; m--) {
        this.edits[at + m] = this.edits[at + m - 1]!;
        this.editShares[at + m] = this.editShares[at + m - 1]!;
      }
      this.edits[at + j] = k;
      this.editShares[at + j] = s;
    }
    const max = this.editShares[at]!;
    // Against "keep" alone: whether anything is wrong, and what is likeliest then.
    const p = sigmoid(max - keep);
    this.edit[i] = p > 0.05 ? this.edits[at]! : 0;
    this.editProbability[i] = p;
    const top = Math.max(max, keep);
    let sum = Math.exp(keep - top);
    for (let j = 0; j < MAX_EDITS; j++) sum += Math.exp(this.editShares[at + j]! - top);
    for (let j = 0; j < MAX_EDITS; j++)
      this.editShares[at + j] = Math.exp(this.editShares[at + j]! - top) / sum;
  }

  private reserve(length: number): void {
    if (this.counts.length >= length) return;
    const size = Math.max(length, 256);
    this.labels = new Uint16Array(size * MAX_CANDIDATES);
    this.logs = new Float32Array(size * MAX_CANDIDATES);
    this.counts = new Uint8Array(size);
    this.best = new Float32Array(size);
    this.space = new Float32Array(size);
    this.start = new Float32Array(size);
    this.edit = new Uint8Array(size);
    this.editProbability = new Float32Array(size);
    this.edits = new Uint8Array(size * MAX_EDITS);
    this.editShares = new Float32Array(size * MAX_EDITS);
  }
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

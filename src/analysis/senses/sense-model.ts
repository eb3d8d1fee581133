import { finish, hashForm } from '../../lexicon/lexicon-format.js';
import { around, ownKey, type SenseContext } from './sense-context.js';
import { REACH, senseFeatures, ties } from './sense-features.js';
import { SENSE_PARTS, type SensePart } from './sense-parts.js';
import type { SingleSenses } from './single-senses.js';

/**
 * The homographs and what tells them apart; the layout is described in training/senses/export.py. One log-linear
 * model per word: a bias (how frequent the sense is), weights on what the words around are about (their vectors), and
 * weights on particular neighbours.
 */
const MAGIC = 0x4e53474d; // "MGSN"
const VERSION = 2;
const HEADER_WORDS = 27;
const RECORD_BYTES = 20;
/** Vectors of everything around, of what stands before, of what stands behind, of what the word is tied to as object. */
const CONTEXTS = 4;
/** Weaker contexts are not blown up to full length. */
const LEAST_NORM = 0.3;
const FADING = 0.25;
/** Words at this distance still count as neighbours. */
const NEAR = 2;

/** The senses [first, end) of a word. */
export interface SenseUnit {
  first: number;
  end: number;
}

/** Senses are numbered through: first the homographs, then the words that the dictionary has once. */
export class SenseModel {
  readonly dim: number;
  /** Homographs. */
  readonly senses: number;
  /** All senses. */
  readonly size: number;
  private readonly modelled: number;
  private readonly wordBits: number;
  private readonly unitBits: number;
  private readonly featureBits: number;
  private readonly words: Uint32Array;
  private readonly wordRows: Uint16Array;
  private readonly vectors: Int8Array;
  private readonly wordWeights: Uint8Array;
  private readonly units: Uint32Array;
  private readonly unitRows: Uint16Array;
  private readonly firsts: Uint16Array;
  private readonly records: DataView;
  private readonly biases: Float32Array;
  private readonly scales: Float32Array;
  private readonly dense: Int8Array;
  private readonly definitions: Int8Array;
  private readonly marks: Uint16Array;
  private readonly values: Uint8Array;
  private readonly predicates: Uint32Array;
  private readonly bases: Uint16Array;
  private readonly predicateBits: number;
  private readonly weights = new Float32Array(256);
  private readonly weightScale: number;
  private readonly context: Float32Array;

  constructor(
    buffer: SharedArrayBuffer | ArrayBuffer,
    private readonly singles?: SingleSenses,
  ) {
    if (buffer.byteLength < 4 * HEADER_WORDS) throw new Error('동형이의어 파일이 너무 짧습니다.');
    const head = new Uint32Array(buffer, 0, HEADER_WORDS);
    if (head[0] !== MAGIC || head[1] !== VERSION)
      throw new Error(
        '동형이의어 파일(senses.bin)의 형식이 다릅니다. 프로그램과 모델 파일의 판이 같은지 확인하고, 저장소에서는 npm run build를 다시 실행해 주세요.',
      );
    const at = (section: number) => head[10 + section]!;
    const [dim, words, units] = [head[2]!, head[4]!, head[6]!];
    const slots = 1 << head[9]!;
    const predicates = 1 << head[26]!;
    if (at(13) + 2 * predicates > buffer.byteLength) throw new Error('동형이의어 파일이 잘려 있습니다.');
    this.dim = dim;
    this.wordBits = head[3]!;
    this.unitBits = head[5]!;
    this.senses = head[7]!;
    this.size = this.senses + (singles?.size ?? 0);
    this.modelled = head[8]!;
    this.featureBits = head[9]!;
    this.words = new Uint32Array(buffer, at(0), 1 << this.wordBits);
    this.wordRows = new Uint16Array(buffer, at(1), 1 << this.wordBits);
    this.vectors = new Int8Array(buffer, at(2), words * dim);
    this.wordWeights = new Uint8Array(buffer, at(3), words);
    this.units = new Uint32Array(buffer, at(4), 1 << this.unitBits);
    this.unitRows = new Uint16Array(buffer, at(5), 1 << this.unitBits);
    this.firsts = new Uint16Array(buffer, at(6), units + 1);
    this.records = new DataView(buffer, at(7), this.senses * RECORD_BYTES);
    this.dense = new Int8Array(buffer, at(8), this.modelled * CONTEXTS * dim);
    this.definitions = new Int8Array(buffer, at(9), this.senses * dim);
    this.marks = new Uint16Array(buffer, at(10), slots);
    this.values = new Uint8Array(buffer, at(11), slots);
    this.predicateBits = head[26]!;
    this.predicates = new Uint32Array(buffer, at(12), predicates);
    this.bases = new Uint16Array(buffer, at(13), predicates);
    // Small weights need small steps: the byte holds the root of the weight.
    for (let byte = 0; byte < 256; byte++) {
      const root = (byte << 24) >> 24;
      this.weights[byte] = (root * Math.abs(root) * head[24]!) / (127 * 127);
    }
    this.weightScale = head[25]!;
    this.biases = Float32Array.from({ length: this.senses }, (_, s) => this.field(s, 12));
    this.scales = Float32Array.from({ length: this.senses }, (_, s) => this.field(s, 16));
    this.context = new Float32Array(CONTEXTS * dim);
  }

  /** The senses under a key such as 배/N, 쓰/V, 강화하/V. */
  unit(key: string): SenseUnit | undefined {
    const row = this.row(key, this.units, this.unitRows, this.unitBits);
    return row < 0 ? undefined : { first: this.firsts[row]!, end: this.firsts[row + 1]! };
  }

  /** The sense of the noun that a predicate such as 사과하/V is made of, where only one of those written so can be. */
  base(key: string): number | undefined {
    const sense = this.row(key, this.predicates, this.bases, this.predicateBits);
    return sense < 0 ? undefined : sense;
  }

  /** The sense of a word that the dictionary has once. */
  single(key: string): number | undefined {
    const row = this.singles?.row(hashOf(key)) ?? -1;
    return row < 0 ? undefined : this.senses + row;
  }

  isSingle(sense: number): boolean {
    return sense >= this.senses;
  }

  /** The homograph number of 한국어기초사전; 1 for a word that it has once. */
  number(sense: number): number {
    return this.isSingle(sense) ? 1 : this.records.getUint8(sense * RECORD_BYTES);
  }

  part(sense: number): SensePart {
    if (this.isSingle(sense)) return this.singles!.part(sense - this.senses);
    return SENSE_PARTS[this.records.getUint8(sense * RECORD_BYTES + 1)]!;
  }

  /** The id in 우리말샘; 0 where it is not known. */
  targetId(sense: number): number {
    if (this.isSingle(sense)) return this.singles!.targetId(sense - this.senses);
    return this.records.getUint32(sense * RECORD_BYTES + 4, true);
  }

  /** A hash of the hanja that the word is written with; 0 where there is none. */
  hanja(sense: number): number {
    if (this.isSingle(sense)) return this.singles!.hanja(sense - this.senses);
    return this.records.getUint32(sense * RECORD_BYTES + 8, true);
  }

  /** What the sense is about, as a vector of length 127 or of zeros: of its definition, or of its only word. */
  definition(sense: number): Int8Array {
    const { dim } = this;
    if (!this.isSingle(sense)) return this.definitions.subarray(sense * dim, (sense + 1) * dim);
    const row = slotOf(this.singles!.hash(sense - this.senses), this.words, this.wordRows, this.wordBits);
    return row < 0 ? new Int8Array(dim) : this.vectors.subarray(row * dim, (row + 1) * dim);
  }

  /** Probabilities of the senses for morpheme i, in their order. */
  probabilities(context: SenseContext, i: number, senses: readonly number[]): number[] {
    if (senses.length === 1) return [1];
    this.readContext(context, i);
    const names = senseFeatures(context, i).map((name) => [hashForm(name), name.length] as const);
    const scores = senses.map((sense) => {
      if (sense >= this.modelled) return 0;
      let score = this.biases[sense]! + this.scales[sense]! * this.dot(sense);
      for (const [hash, length] of names) score += this.feature(hash, length, sense);
      return score;
    });
    const most = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - most));
    const total = shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share) => share / total);
  }

  /** Is there a vector for the word? */
  knows(key: string): boolean {
    return this.row(key, this.words, this.wordRows, this.wordBits) >= 0;
  }

  /** The sum of the vectors of the words, as definitions are compared by; of zeros where none is known. */
  bag(keys: readonly string[]): Float32Array {
    const out = new Float32Array(this.dim);
    for (const key of keys) this.add(out, 0, key, 1);
    return out;
  }

  private field(sense: number, at: number): number {
    return this.records.getFloat32(sense * RECORD_BYTES + at, true);
  }

  private row(key: string, keys: Uint32Array, rows: Uint16Array, bits: number): number {
    return slotOf(hashOf(key), keys, rows, bits);
  }

  private add(out: Float32Array, at: number, key: string, share: number): void {
    const row = this.row(key, this.words, this.wordRows, this.wordBits);
    if (row < 0) return;
    const { vectors, dim } = this;
    const weight = (share * this.wordWeights[row]!) / (this.weightScale * 127);
    for (let k = 0, from = row * dim; k < dim; k++) out[at + k]! += vectors[from + k]! * weight;
  }

  /** Adds a word to everything around and, where it is near, to what stands on its side. */
  private addNeighbour(row: number, distance: number, side: number): void {
    if (row < 0) return;
    const { vectors, dim, context: out } = this;
    const weight = this.wordWeights[row]! / (this.weightScale * 127);
    const far = weight / (1 + FADING * (distance - 1));
    const near = weight / distance;
    const from = row * dim;
    for (let k = 0; k < dim; k++) out[k]! += vectors[from + k]! * far;
    if (distance > NEAR) return;
    for (let k = 0; k < dim; k++) out[side + k]! += vectors[from + k]! * near;
  }

  /** Twin of Vectors.context in training/senses/dataset.py. */
  private readContext(context: SenseContext, i: number): void {
    const { dim, context: out } = this;
    const { left, right } = around(context, i);
    out.fill(0);
    const own = ownKey(context, i);
    const { keys } = context;
    context.rows ??= Int32Array.from(keys, (key) => this.row(key, this.words, this.wordRows, this.wordBits));
    for (let k = Math.max(0, left - REACH); k < left; k++)
      if (keys[k] !== own) this.addNeighbour(context.rows[k]!, left - k, dim);
    for (let k = right; k < Math.min(keys.length, right + REACH); k++)
      if (keys[k] !== own) this.addNeighbour(context.rows[k]!, k - right + 1, 2 * dim);
    for (const { mark, key } of ties(context, i)) if (mark === 'O') this.add(out, 3 * dim, key, 1);
    for (let part = 0; part < CONTEXTS; part++) {
      let norm = 0;
      for (let k = part * dim; k < (part + 1) * dim; k++) norm += out[k]! * out[k]!;
      const scale = 1 / Math.max(Math.sqrt(norm), LEAST_NORM);
      for (let k = part * dim; k < (part + 1) * dim; k++) out[k]! *= scale;
    }
  }

  private dot(sense: number): number {
    const { dense, context } = this;
    const size = context.length;
    let sum = 0;
    for (let k = 0, from = sense * size; k < size; k++) sum += dense[from + k]! * context[k]!;
    return sum;
  }

  private feature(hash: number, length: number, sense: number): number {
    const h = finish(hash ^ Math.imul(sense, 0x9e3779b1), length) >>> 0;
    const mark = h & 0xffff || 1;
    const mask = (1 << this.featureBits) - 1;
    for (let slot = h >>> (32 - this.featureBits); this.marks[slot] !== 0; slot = (slot + 1) & mask) {
      if (this.marks[slot] === mark) return this.weights[this.values[slot]!]!;
    }
    return 0;
  }
}

function hashOf(key: string): number {
  return finish(hashForm(key), key.length) >>> 0 || 1;
}

/** What a table holds under a hash; −1 where nothing. */
function slotOf(hash: number, keys: Uint32Array, rows: Uint16Array, bits: number): number {
  const mask = (1 << bits) - 1;
  for (let slot = hash >>> (32 - bits); keys[slot] !== 0; slot = (slot + 1) & mask) {
    if (keys[slot] === hash) return rows[slot]!;
  }
  return -1;
}

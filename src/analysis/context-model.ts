import type { Alternative } from './alternatives.js';
import { FeatureSink, type Frame, frameOf, REACH, stemOf, writeCompany, writeFeatures } from './context-features.js';

const MAGIC = 0x31585443; // CTX1
const HEADER_BYTES = 16;
/** In nats: an alternative that lies farther below the best one is not weighed, no context turns it. */
const MARGIN = 6;

/** An eojeol with the ways to read it, the best by itself first. */
export interface OpenEojeol {
  surface: string;
  alternatives: readonly Alternative[];
}

/**
 * Which of several ways to read an eojeol its neighbours speak for: a hashed linear model over
 * `context-features.ts`, trained by training/context. One byte a weight; the bytes are read as they lie.
 */
export class ContextModel {
  private readonly sink = new FeatureSink();

  private constructor(
    private readonly weights: Int8Array,
    private readonly mask: number,
    private readonly scale: number,
    /** What the search's own score counts beside the features. */
    private readonly factor: number,
  ) {}

  static from(buffer: SharedArrayBuffer | ArrayBuffer): ContextModel {
    const header = new DataView(buffer);
    if (buffer.byteLength < HEADER_BYTES || header.getUint32(0, true) !== MAGIC)
      throw new Error('문맥 모델 파일의 형식이 다릅니다.');
    const size = 2 ** header.getUint32(4, true);
    if (buffer.byteLength < HEADER_BYTES + size) throw new Error('문맥 모델 파일이 잘려 있습니다.');
    return new ContextModel(
      new Int8Array(buffer, HEADER_BYTES, size),
      size - 1,
      header.getFloat32(8, true),
      header.getFloat32(12, true),
    );
  }

  /** The number of the alternative that is meant, for every eojeol of a line. */
  choose(eojeols: readonly OpenEojeol[]): Uint8Array {
    const chosen = new Uint8Array(eojeols.length);
    const frames: Frame[] = [];
    const frame = (j: number) => {
      frames[j] ??= frameOf(eojeols[j]!.surface, eojeols[j]!.alternatives[0]!.path);
    };
    frames.length = eojeols.length;
    eojeols.forEach(({ alternatives }, at) => {
      const least = alternatives[0]!.score - MARGIN;
      if (alternatives.length < 2 || !alternatives.some(({ score }, k) => k > 0 && score >= least)) return;
      for (let j = Math.max(0, at - REACH); j < Math.min(eojeols.length, at + REACH + 1); j++) frame(j);
      const stem = stemOf(alternatives[0]!.path);
      const company = alternatives.some(({ path }) => stemOf(path) !== stem);
      let best = Number.NEGATIVE_INFINITY;
      alternatives.forEach((alternative, k) => {
        // Whether something is a typing mistake is for the search to say: neighbours rather know the common word.
        if (alternative.score < least || (k > 0 && mends(alternative))) return;
        const score = this.score(alternative, frames, at, company);
        if (score <= best) return;
        best = score;
        chosen[at] = k;
      });
    });
    return chosen;
  }

  private score(
    alternative: Alternative,
    frames: readonly Frame[],
    at: number,
    company: boolean,
  ): number {
    const { sink, weights, mask } = this;
    sink.length = 0;
    writeFeatures(alternative, frames, at, sink);
    if (company) writeCompany(stemOf(alternative.path), frames, at, sink);
    let sum = 0;
    for (let i = 0; i < sink.length; i++) sum += weights[sink.ids[i]! & mask]!;
    return sum * this.scale + this.factor * alternative.score;
  }
}

function mends({ path }: Alternative): boolean {
  return path.some(({ mended }) => mended);
}

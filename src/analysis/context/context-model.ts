import { type Alternative, areTwins } from '../readings/alternatives.js';
import { type Frame, frameOf, REACH, stemOf, writeCompany, writeFeatures } from './context-features.js';
import { FeatureSink } from './feature-sink.js';

const MAGIC = 0x31585443; // CTX1
const HEADER_BYTES = 16;
/** In nats: an alternative that lies farther below the best one is not weighed, no context turns it. */
const MARGIN = 3.5;
/**
 * What the company of stems that look the same counts beyond its weight: running text has one of them nearly always
 * (가는), and would drown what little is known of the other (칼을 가는).
 */
const COMPANY_OF_TWINS = 1;

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

  /**
   * How much speaks for each way to read an eojeol; undefined where only the first is worth a look. With `all` those are
   * weighed too that no neighbour could save by itself. `frames` holds what was found about the eojeols of the line before.
   */
  weigh(eojeols: readonly OpenEojeol[], frames: Frame[], at: number, all = false): number[] | undefined {
    const { alternatives } = eojeols[at]!;
    const least = all ? Number.NEGATIVE_INFINITY : alternatives[0]!.score - MARGIN;
    if (!alternatives.some(({ score }, k) => k > 0 && score >= least)) return undefined;
    for (let j = Math.max(0, at - REACH); j < Math.min(eojeols.length, at + REACH + 1); j++)
      frames[j] ??= frameOf(eojeols[j]!.surface, eojeols[j]!.alternatives[0]!.path);
    const scores = alternatives.map((alternative, k) => {
      // Whether something is a typing mistake is for the search to say: neighbours rather know the common word.
      if (alternative.score < least || (k > 0 && mends(alternative))) return Number.NEGATIVE_INFINITY;
      return this.score(alternative, frames, at);
    });
    const company = this.companies(alternatives, scores, frames, at);
    company.forEach((score, k) => {
      scores[k]! += score;
    });
    const first = bestOf(scores);
    company.forEach((score, k) => {
      if (k !== first && areTwins(alternatives[first]!.path, alternatives[k]!.path))
        scores[k]! += (score - company[first]!) * COMPANY_OF_TWINS;
    });
    return scores;
  }

  private score(alternative: Alternative, frames: readonly Frame[], at: number): number {
    this.sink.length = 0;
    writeFeatures(alternative, frames, at, this.sink);
    return this.sum() + this.factor * alternative.score;
  }

  /** What the words around say about the word of content of each; nothing where all have the same. */
  private companies(
    alternatives: readonly Alternative[],
    scores: readonly number[],
    frames: readonly Frame[],
    at: number,
  ): number[] {
    const stems = alternatives.map(({ path }) => stemOf(path));
    if (stems.every((stem) => stem === stems[0])) return [];
    const out: number[] = [];
    stems.forEach((stem, k) => {
      const same = stems.indexOf(stem);
      if (same < k && scores[same] !== Number.NEGATIVE_INFINITY) out.push(out[same]!);
      else if (scores[k] === Number.NEGATIVE_INFINITY) out.push(0);
      else {
        this.sink.length = 0;
        writeCompany(stem, frames, at, this.sink);
        out.push(this.sum());
      }
    });
    return out;
  }

  private sum(): number {
    const { sink, weights, mask } = this;
    let sum = 0;
    for (let i = 0; i < sink.length; i++) sum += weights[sink.ids[i]! & mask]!;
    return sum * this.scale;
  }
}

/** The number of the highest of the scores; 0 where there are none. */
export function bestOf(scores: readonly number[] | undefined): number {
  return scores ? scores.indexOf(Math.max(...scores)) : 0;
}

function mends({ path }: Alternative): boolean {
  return path.some(({ mended }) => mended);
}

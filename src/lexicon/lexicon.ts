import {
  BUILTIN,
  FREQUENCY_MASK,
  finish,
  GOLD,
  HEADER_BYTES,
  HEADWORD,
  hashForm,
  hashStart,
  hashStep,
  JOINED,
  MAGIC,
  PROPER,
  TERM,
  VERSION,
} from './lexicon-format.js';
import { TAGS, type Tag } from './tags.js';

/** The payload, in the store of doubtful words, of one that a dictionary itself refers to another. */
const REFERRED = 1;

const TAG_INDEX = Object.fromEntries(TAGS.map((tag, i) => [tag, i])) as Record<Tag, number>;

/**
 * The compiled word store: which (form, tag) pairs are words, and how frequent they are. It reads the bytes as
 * they lie, so opening costs nothing and one SharedArrayBuffer serves every worker.
 */
export class Lexicon {
  readonly size: number;
  private readonly keys: Uint32Array;
  private readonly payloads: Uint16Array;
  private readonly shift: number;
  private readonly mask: number;
  /** ln counts by the frequency part of a payload: a table spares the division in the hot loop. */
  private readonly logs: Float64Array;

  private constructor(
    buffer: SharedArrayBuffer | ArrayBuffer,
    header: Uint32Array,
    private readonly doubtful: Lexicon | undefined,
  ) {
    const bits = header[2]!;
    this.size = header[3]!;
    this.keys = new Uint32Array(buffer, header[5], 1 << bits);
    this.payloads = new Uint16Array(buffer, header[6], 1 << bits);
    this.shift = 32 - bits;
    this.mask = (1 << bits) - 1;
    this.logs = new Float64Array(FREQUENCY_MASK + 1);
    for (let k = 1; k <= FREQUENCY_MASK; k++) this.logs[k] = (k - 1) / header[4]!;
  }

  /** `doubtful`: a store of words that no dictionary of the standard language vouches for. */
  static from(buffer: SharedArrayBuffer | ArrayBuffer, doubtful?: SharedArrayBuffer | ArrayBuffer): Lexicon {
    if (buffer.byteLength < HEADER_BYTES) throw new Error('낱말 사전 파일이 너무 짧습니다.');
    const header = new Uint32Array(buffer, 0, HEADER_BYTES / 4);
    if (header[0] !== MAGIC || header[1] !== VERSION) throw new Error('낱말 사전 파일의 형식이 다릅니다.');
    if (header[6]! + 2 * 2 ** header[2]! > buffer.byteLength)
      throw new Error('낱말 사전 파일이 잘려 있습니다.');
    return new Lexicon(buffer, header, doubtful && Lexicon.from(doubtful));
  }

  /** The payload of (form, tag), or −1 where it is no word. */
  lookup(form: string, tag: Tag): number {
    return this.lookupHash(hashForm(form), form.length, TAG_INDEX[tag]);
  }

  hashStart(): number {
    return hashStart();
  }

  hashStep(h: number, codeUnit: number): number {
    return hashStep(h, codeUnit);
  }

  /** As `lookup`, for a caller that has the hash of the form; `tagIndex` is the tag's place in TAGS. */
  lookupHash(h: number, length: number, tagIndex: number): number {
    const f = finish(h, length);
    const key = ((f << 6) | (tagIndex + 1)) >>> 0;
    const keys = this.keys;
    const mask = this.mask;
    for (let slot = f >>> this.shift; ; slot = (slot + 1) & mask) {
      const found = keys[slot];
      if (found === key) return this.payloads[slot]!;
      if (found === 0) return -1;
    }
  }

  /** Every tag that the form has, with its payload; in no particular order. */
  tagsOf(form: string): Array<{ tag: Tag; payload: number }> {
    const f = finish(hashForm(form), form.length);
    const print = (f << 6) >>> 6;
    const out: Array<{ tag: Tag; payload: number }> = [];
    for (let slot = f >>> this.shift; this.keys[slot] !== 0; slot = (slot + 1) & this.mask) {
      const key = this.keys[slot]!;
      if (key >>> 6 === print) out.push({ tag: TAGS[(key & 63) - 1]!, payload: this.payloads[slot]! });
    }
    return out;
  }

  /** The frequency of the form as what it is most often, among these tags; −1 where it is no such word. */
  frequencyOf(form: string, tags?: Tag | RegExp): number {
    return this.most(form, tags, (payload) => this.frequency(payload));
  }

  /** Is it listed as one word by a general dictionary, as one of these tags? */
  isHeadword(form: string, tags?: Tag | RegExp): boolean {
    return this.headwordFrequency(form, tags) >= 0;
  }

  /** As `frequencyOf`, of what a general dictionary lists. */
  headwordFrequency(form: string, tags?: Tag | RegExp): number {
    return this.most(form, tags, (payload) => (this.isHeadwordEntry(payload) ? this.frequency(payload) : -1));
  }

  private most(form: string, tags: Tag | RegExp | undefined, value: (payload: number) => number): number {
    if (typeof tags === 'string') {
      const payload = this.lookup(form, tags);
      return payload < 0 ? -1 : value(payload);
    }
    const f = finish(hashForm(form), form.length);
    const print = (f << 6) >>> 6;
    let most = -1;
    for (let slot = f >>> this.shift; this.keys[slot] !== 0; slot = (slot + 1) & this.mask) {
      const key = this.keys[slot]!;
      if (key >>> 6 === print && (tags === undefined || tags.test(TAGS[(key & 63) - 1]!)))
        most = Math.max(most, value(this.payloads[slot]!));
    }
    return most;
  }

  /** 기달리다, 지팽이: listed, but rather a word of a dialect or a slip for a common one that sounds like it. */
  isDoubtful(form: string, tag: Tag): boolean {
    return this.doubtful !== undefined && this.doubtful.lookup(form, tag) >= 0;
  }

  /** 돌뿌리, 애숭이: a dictionary lists it only to refer to the word that sounds like it. */
  isReferred(form: string, tag: Tag): boolean {
    return this.doubtful?.lookup(form, tag) === REFERRED;
  }

  /** The natural logarithm of the word's count; 0 where it was never counted (or once). */
  frequency(payload: number): number {
    return this.logs[payload & FREQUENCY_MASK]!;
  }

  isCounted(payload: number): boolean {
    return (payload & FREQUENCY_MASK) !== 0;
  }

  /** In some dictionary, rather than only seen in corpora. */
  isBuiltin(payload: number): boolean {
    return (payload & BUILTIN) !== 0;
  }

  /** Listed as one word by a general dictionary. */
  isHeadwordEntry(payload: number): boolean {
    return (payload & HEADWORD) !== 0;
  }

  /** Listed as a phrase that may be written joined (고속도로, 고속 도로). */
  isJoined(payload: number): boolean {
    return (payload & JOINED) !== 0;
  }

  /** 노드, 유치권: a term of some field of knowledge that is nobody's and no place's name. */
  isTerm(payload: number): boolean {
    return (payload & TERM) !== 0;
  }

  /** Seen in the hand-checked corpora of our convention. */
  isGold(payload: number): boolean {
    return (payload & GOLD) !== 0;
  }

  /** Known only from lists of names of people and places: weak evidence. */
  isName(payload: number): boolean {
    return (payload & PROPER) !== 0;
  }
}

import { CODAS, codaOf, isSyllable, onsetOf } from '../../hangul/syllable.js';
import type { ExtraWord } from '../types.js';
import {
  ENDINGS,
  EXCEPTS,
  FIRST,
  FORM,
  FORM_LENGTH,
  HEADER,
  ITEM_FIELDS,
  KIND,
  MAGIC,
  MARKS,
  NEXT,
  NODE_FIELDS,
  ONSETS_ALLOWED,
  PARENT,
  ROOT,
  slotOf,
  UNIT,
  WORD_TAGS,
} from './word-table-format.js';

/** A word of a table that stands at some place of a text. */
export interface FoundWord {
  /** Characters that it takes. */
  length: number;
  /** The dictionary form, with its spaces. */
  form: string;
  tag: ExtraWord['tag'];
  /**
   * What its last syllable already spells of what follows: of a stem, the beginning of the ending (해: 아); of a noun,
   * the letter of a particle or a shortened copula (청한: ㄴ). '' when that starts behind it.
   */
  ending: string;
  /** Counts of characters before which the form has a space, or a caret. */
  spaces: readonly number[];
  carets: readonly number[];
}

/** Letters that particles and the copula leave in the syllable before them, by coda. */
const MERGING = CODAS.map((letter) => (['ㄴ', 'ㄹ', 'ㅂ', 'ㅁ'].includes(letter) ? letter : undefined));

const NONE: readonly number[] = [];

/** Reads a block made by word-table-builder.ts, as it lies. */
export class WordTable {
  private readonly slots: Int32Array;
  private readonly nodes: Int32Array;
  private readonly items: Int32Array;
  private readonly blob: Uint16Array;
  private readonly mask: number;

  constructor(buffer: SharedArrayBuffer) {
    const [magic, bits, nodes, items, blobAt, blob] = new Int32Array(buffer, 0, HEADER);
    if (magic !== MAGIC) throw new Error('낱말 표의 형식이 다릅니다.');
    this.mask = (1 << bits!) - 1;
    let at = HEADER * 4;
    const next = (length: number) => {
      const part = new Int32Array(buffer, at, length);
      at += length * 4;
      return part;
    };
    this.slots = next(this.mask + 1);
    this.nodes = next(nodes! * NODE_FIELDS);
    this.items = next(items! * ITEM_FIELDS);
    this.blob = new Uint16Array(buffer, blobAt!, blob!);
  }

  /** Every word that begins at a character, the shortest first; stems only where an ending may follow. */
  wordsAt(characters: readonly string[], from: number, to: number, found: (word: FoundWord) => void): void {
    let node = ROOT;
    for (let i = from; i < to; i++) {
      const c = characters[i]!;
      const code = c.charCodeAt(0);
      if (i > from && isSyllable(code)) {
        const letter = MERGING[codaOf(code)];
        if (letter !== undefined) this.mergedAt(node, characters, from, i, letter, found);
      }
      node = this.child(node, code);
      if (node >= 0 && c.length === 2) node = this.child(node, c.charCodeAt(1));
      if (node < 0) return;
      for (let item = this.first(node); item >= 0; item = this.items[item * ITEM_FIELDS + NEXT]!) {
        if (this.mayEnd(item, i + 1 < to ? characters[i + 1]! : '')) {
          found(this.wordOf(item, characters, from, i + 1, '', undefined));
        }
      }
    }
  }

  /** A noun in a vowel whose last syllable has taken in what follows it: 청한 for 청하는, 리덥니다 for 리더입니다. */
  private mergedAt(
    node: number,
    characters: readonly string[],
    from: number,
    i: number,
    letter: string,
    found: (word: FoundWord) => void,
  ): void {
    const code = characters[i]!.charCodeAt(0);
    const open = this.child(node, code - codaOf(code));
    if (open < 0) return;
    for (let item = this.first(open); item >= 0; item = this.items[item * ITEM_FIELDS + NEXT]!) {
      const tag = WORD_TAGS[this.items[item * ITEM_FIELDS + KIND]! & 0xff]!;
      if (tag !== 'NNP' && tag !== 'NNG') continue;
      const syllable = String.fromCharCode(code - codaOf(code));
      found(this.wordOf(item, characters, from, i, syllable, letter));
    }
  }

  private first(node: number): number {
    return this.nodes[node * NODE_FIELDS + FIRST]!;
  }

  private child(parent: number, unit: number): number {
    const { slots, nodes, mask } = this;
    for (let slot = slotOf(parent, unit, mask); ; slot = (slot + 1) & mask) {
      const node = slots[slot]!;
      if (node < 0) return -1;
      const at = node * NODE_FIELDS;
      if (nodes[at + PARENT] === parent && nodes[at + UNIT] === unit) return node;
    }
  }

  /** A bare stem needs an ending, which must begin as this shape of the stem wants it. */
  private mayEnd(item: number, next: string): boolean {
    const kind = this.items[item * ITEM_FIELDS + KIND]!;
    const tag = WORD_TAGS[kind & 0xff]!;
    if ((tag !== 'VV' && tag !== 'VA') || ((kind >> 8) & 0xff) !== 0) return true;
    const code = next.charCodeAt(0);
    if (!isSyllable(code)) return false;
    const onsets = this.items[item * ITEM_FIELDS + ONSETS_ALLOWED]!;
    return (onsets & (1 << onsetOf(code))) !== 0 && !EXCEPTS[kind >> 16]!.includes(next);
  }

  /** The word of an item that takes the characters from…to and, where it was merged, one more syllable. */
  private wordOf(
    item: number,
    characters: readonly string[],
    from: number,
    to: number,
    syllable: string,
    ending: string | undefined,
  ): FoundWord {
    const at = item * ITEM_FIELDS;
    const kind = this.items[at + KIND]!;
    const formAt = this.items[at + FORM]!;
    const marks = this.items[at + MARKS]!;
    const spaces = marks < 0 ? NONE : this.list(marks);
    let form = '';
    if (formAt < 0) for (let i = from; i < to; i++) form += characters[i]!;
    return {
      length: syllable === '' ? to - from : to + 1 - from,
      form:
        formAt < 0
          ? form + syllable
          : String.fromCharCode(...this.blob.subarray(formAt, formAt + this.items[at + FORM_LENGTH]!)),
      tag: WORD_TAGS[kind & 0xff]!,
      ending: ending ?? ENDINGS[(kind >> 8) & 0xff]!,
      spaces,
      carets: marks < 0 ? NONE : this.list(marks + 1 + spaces.length),
    };
  }

  private list(at: number): number[] {
    return [...this.blob.subarray(at + 1, at + 1 + this.blob[at]!)];
  }
}

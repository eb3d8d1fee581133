import { ONSETS } from '../../hangul/syllable.js';
import { stemAlternants } from '../../lexicon/conjugation.js';
import { runInSlices } from '../../nonblocking/run-in-slices.js';
import type { ExtraWord } from '../types.js';
import {
  ENDINGS,
  EXCEPTS,
  FIRST,
  HEADER,
  ITEM_FIELDS,
  MAGIC,
  NODE_FIELDS,
  PARENT,
  ROOT,
  slotOf,
  UNIT,
  WORD_TAGS,
} from './word-table-format.js';

/** Entries between two places where a build may pause. */
const ENTRIES_PER_STEP = 500;

/** Compiles words into one block of shared memory; see word-table-format.ts. */
export function buildWordTable(entries: Iterable<ExtraWord>): SharedArrayBuffer {
  const builder = new Builder();
  for (const entry of entries) builder.add(entry);
  return builder.finish();
}

/** As `buildWordTable`, without holding up the thread for long. */
export function buildWordTableInSlices(entries: Iterable<ExtraWord>): Promise<SharedArrayBuffer> {
  return runInSlices(building(entries));
}

function* building(entries: Iterable<ExtraWord>): Generator<void, SharedArrayBuffer> {
  const builder = new Builder();
  let count = 0;
  for (const entry of entries) {
    builder.add(entry);
    if (++count % ENTRIES_PER_STEP === 0) yield;
  }
  return builder.finish();
}

class Builder {
  private bits = 10;
  private slots = new Int32Array(1 << this.bits).fill(-1);
  private nodes = new Growing(Int32Array);
  private items = new Growing(Int32Array);
  private blob = new Growing(Uint16Array);

  constructor() {
    this.addNode(-1, 0);
  }

  add({ form, tag, carets }: ExtraWord): void {
    const clean = /\s/.test(form) ? form.trim().replace(/\s+/g, ' ') : form;
    if (clean === '') return;
    const kind = WORD_TAGS.indexOf(tag);
    if (tag !== 'VV' && tag !== 'VA') {
      const { units, spaces } = withoutSpaces(clean);
      const marks = this.addMarks(spaces, charactersBefore(clean, carets ?? []));
      this.addItem(units, kind, 0, spaces.length > 0 ? clean : undefined, marks);
      return;
    }
    for (const { surface, ending, onsets, except } of stemAlternants(clean, tag)) {
      const e = ENDINGS.indexOf(ending as (typeof ENDINGS)[number]);
      const x = EXCEPTS.indexOf(except as (typeof EXCEPTS)[number]);
      if (e < 0 || x < 0) throw new Error(`a shape of a stem that the table does not know: ${surface}`);
      const { units, spaces } = withoutSpaces(surface);
      this.addItem(units, kind | (e << 8) | (x << 16), onsetMask(onsets), clean, this.addMarks(spaces, []));
    }
  }

  finish(): SharedArrayBuffer {
    const { slots, nodes, items, blob } = this;
    const ints = HEADER + slots.length + nodes.length + items.length;
    const blobAt = ints * 4;
    const buffer = new SharedArrayBuffer(blobAt + blob.length * 2);
    const words = new Int32Array(buffer, 0, ints);
    words.set([
      MAGIC,
      this.bits,
      nodes.length / NODE_FIELDS,
      items.length / ITEM_FIELDS,
      blobAt,
      blob.length,
    ]);
    let at = HEADER;
    for (const part of [slots, nodes.view(), items.view()]) {
      words.set(part, at);
      at += part.length;
    }
    new Uint16Array(buffer, blobAt, blob.length).set(blob.view());
    return buffer;
  }

  private addItem(
    units: string,
    kind: number,
    onsets: number,
    form: string | undefined,
    marks: number,
  ): void {
    let node = ROOT;
    for (let i = 0; i < units.length; i++) node = this.child(node, units.charCodeAt(i));
    const item = this.items.length / ITEM_FIELDS;
    const formAt = form === undefined ? -1 : this.addText(form);
    // Behind what is there: the first set of a dictionary that has a word wins.
    for (const field of [-1, kind, onsets, formAt, form?.length ?? 0, marks]) this.items.push(field);
    const first = this.nodes.get(node * NODE_FIELDS + FIRST);
    if (first < 0) this.nodes.set(node * NODE_FIELDS + FIRST, item);
    else {
      let last = first;
      while (this.items.get(last * ITEM_FIELDS) >= 0) last = this.items.get(last * ITEM_FIELDS);
      this.items.set(last * ITEM_FIELDS, item);
    }
  }

  private child(parent: number, unit: number): number {
    const mask = this.slots.length - 1;
    let slot = slotOf(parent, unit, mask);
    for (let node = this.slots[slot]!; node >= 0; node = this.slots[slot]!) {
      const at = node * NODE_FIELDS;
      if (this.nodes.get(at + PARENT) === parent && this.nodes.get(at + UNIT) === unit) return node;
      slot = (slot + 1) & mask;
    }
    const node = this.addNode(parent, unit);
    this.slots[slot] = node;
    if (node * 2 > this.slots.length) this.rehash();
    return node;
  }

  private addNode(parent: number, unit: number): number {
    for (const field of [parent, unit, -1]) this.nodes.push(field);
    return this.nodes.length / NODE_FIELDS - 1;
  }

  private rehash(): void {
    this.bits++;
    this.slots = new Int32Array(1 << this.bits).fill(-1);
    const mask = this.slots.length - 1;
    for (let node = 1; node * NODE_FIELDS < this.nodes.length; node++) {
      const at = node * NODE_FIELDS;
      let slot = slotOf(this.nodes.get(at + PARENT), this.nodes.get(at + UNIT), mask);
      while (this.slots[slot]! >= 0) slot = (slot + 1) & mask;
      this.slots[slot] = node;
    }
  }

  private addMarks(spaces: readonly number[], carets: readonly number[]): number {
    if (spaces.length === 0 && carets.length === 0) return -1;
    const at = this.blob.length;
    for (const list of [spaces, carets]) {
      this.blob.push(list.length);
      for (const place of list) this.blob.push(place);
    }
    return at;
  }

  private addText(text: string): number {
    const at = this.blob.length;
    for (let i = 0; i < text.length; i++) this.blob.push(text.charCodeAt(i));
    return at;
  }
}

/** The form without its spaces, and before which characters (code points) they stood. */
function withoutSpaces(form: string): { units: string; spaces: number[] } {
  if (!form.includes(' ')) return { units: form, spaces: [] };
  const spaces: number[] = [];
  let units = '';
  let count = 0;
  for (const c of form) {
    if (c === ' ') spaces.push(count);
    else {
      units += c;
      count++;
    }
  }
  return { units, spaces };
}

/** Offsets in UTF-16 units as counts of characters without spaces. */
function charactersBefore(form: string, offsets: readonly number[]): number[] {
  return offsets.map((offset) => [...form.slice(0, offset).replaceAll(' ', '')].length);
}

function onsetMask(onsets: string): number {
  let mask = 0;
  for (const onset of onsets) mask |= 1 << ONSETS.indexOf(onset);
  return mask;
}

type Numbers = Int32Array | Uint16Array;

/** A typed array that grows by doubling. */
class Growing<T extends Numbers> {
  length = 0;
  private data: T;

  constructor(private readonly type: new (size: number) => T) {
    this.data = new type(1024);
  }

  get(i: number): number {
    return this.data[i]!;
  }

  set(i: number, value: number): void {
    this.data[i] = value;
  }

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new this.type(this.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length++] = value;
  }

  view(): T {
    return this.data.subarray(0, this.length) as T;
  }
}

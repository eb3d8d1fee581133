import { ChangeSet } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import {
  type Copy,
  caughtUp,
  composed,
  type Kept,
  overtaken,
  shownText,
  textOf,
} from '../../web/src/documents/copy';
import fc from '../support/fast-check.js';

/** A page edits, keeps, or is closed with edits that nobody kept. */
const STEP = fc.record({
  page: fc.nat({ max: 2 }),
  act: fc.constantFrom('edit', 'edit', 'keep', 'close'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.nat({ max: 4 }),
});

/** What the database of a browser does, by the same functions and without waiting. */
class Shelf {
  text = '처음부터 있던 글.';
  kept: Kept[] = [];
  get rev() {
    return this.kept.length;
  }
  since = (rev: number) => this.kept.slice(rev);
  put(tab: string, seq: number, changes: ChangeSet): void {
    this.kept.push({ rev: this.rev + 1, tab, seq, changes });
    this.text = changes.apply(textOf(this.text)).toString();
  }
}

class Page {
  copy: Copy;
  shown: string;
  #seq = 0;
  constructor(
    readonly tab: string,
    private readonly shelf: Shelf,
  ) {
    this.copy = { rev: shelf.rev, base: textOf(shelf.text), edits: [] };
    this.shown = shelf.text;
  }
  edit(at: number, remove: number, insert: string): void {
    const from = Math.floor(at * this.shown.length);
    const to = Math.min(this.shown.length, from + remove);
    const changes = ChangeSet.of({ from, to, insert }, this.shown.length);
    this.shown = changes.apply(textOf(this.shown)).toString();
    this.copy = { ...this.copy, edits: [...this.copy.edits, { seq: ++this.#seq, changes }] };
  }
  /** `forgets`: the single changes are not known any more. */
  keep(forgets = false): void {
    const { shelf, tab } = this;
    const since = forgets ? [] : shelf.since(this.copy.rev);
    const { copy, news } = caughtUp(this.copy, since, shelf, tab);
    this.shown = news.apply(textOf(this.shown)).toString();
    expect(shownText(copy).toString()).toBe(this.shown);
    const last = copy.edits.at(-1);
    if (last) shelf.put(tab, last.seq, composed(copy.edits, copy.base.length));
    this.copy = { rev: shelf.rev, base: textOf(shelf.text), edits: [] };
  }
  /** What the next page does with what this one left behind. */
  close(): void {
    const rest = overtaken(this.copy.edits, this.shelf.since(this.copy.rev), this.tab);
    const last = rest.at(-1);
    if (last) this.shelf.put(this.tab, last.seq, composed(rest, this.shelf.text.length));
  }
}

describe('copies of a document', () => {
  it('become one text that has every letter anybody wrote, in whatever order they are kept or left behind', () => {
    fc.assert(
      fc.property(fc.array(STEP, { maxLength: 40 }), fc.boolean(), (steps, forgets) => {
        const shelf = new Shelf();
        const pages = [0, 1, 2].map((i) => new Page(`${i}`, shelf));
        const removed = new Set<string>();
        const written: string[] = [];
        for (const [i, { page, act, at, remove }] of steps.entries()) {
          const one = pages[page]!;
          if (act === 'edit') {
            const mark = String.fromCodePoint(0x1100 + i);
            for (const letter of one.shown.slice(Math.floor(at * one.shown.length)).slice(0, remove))
              removed.add(letter);
            one.edit(at, remove, mark);
            written.push(mark);
          } else if (act === 'keep') one.keep(forgets && one.copy.edits.length === 0);
          else {
            one.close();
            // Twice does no more than once.
            one.close();
            // Even a page that only seemed to be closed goes on.
            if (remove > 0) pages[page] = new Page(`${page}-${i}`, shelf);
          }
        }
        for (const page of [...pages, ...pages]) page.keep();
        for (const page of pages) expect(page.shown).toBe(shelf.text);
        for (const mark of written) if (!removed.has(mark)) expect(shelf.text).toContain(mark);
      }),
      { numRuns: 1000 },
    );
  });

  it('that are older than what is remembered of changes take in the text itself', () => {
    const shelf = new Shelf();
    const [first, second] = [new Page('a', shelf), new Page('b', shelf)];
    first.edit(1, 0, ' 끝에 더한 말.');
    first.keep();
    second.edit(0, 0, '앞에 더한 말. ');
    second.keep(true);
    expect(shelf.text).toBe('앞에 더한 말. 처음부터 있던 글. 끝에 더한 말.');
  });
});

import type { Edit } from '../edits.js';
import type { ParagraphPlan, StretchChange } from '../paragraphs/plan.js';
import { escaped, type XmlElement } from '../xml/xml-tree.js';
import type { State } from './run-items.js';

/** Numbers and comments that all parts of one document share. */
export interface TrackedDocument {
  author: string;
  date: Date;
  nextId(): string;
  /** The number of a new comment. */
  addComment(reason: string): string;
}

/** The marks of tracked changes in one part. */
export class TrackedMarks {
  readonly #begins = new Map<StretchChange, Edit>();
  readonly #ends = new Map<StretchChange, Edit>();
  readonly #comments = new Map<Edit, string>();
  readonly #attribute: string;

  constructor(
    private readonly document: TrackedDocument,
    root: XmlElement,
  ) {
    const bound = Object.entries(root.attributes).find(
      ([name, value]) => name.startsWith('xmlns:') && value === root.uri,
    );
    this.#attribute = bound ? `${bound[0].slice('xmlns:'.length)}:` : 'w:';
  }

  /** Word takes comments on its main text only. */
  explain(plans: readonly ParagraphPlan[]): void {
    const first = new Map<Edit, StretchChange>();
    const last = new Map<Edit, StretchChange>();
    for (const { paragraph, changes } of plans) {
      if (isInBox(paragraph.element)) continue;
      const inOrder = [...changes].sort(([left], [right]) => left.from - right.from);
      for (const change of inOrder.flatMap(([, own]) => own)) {
        const { edit } = change.hunk;
        if (!edit.reason) continue;
        if (!first.has(edit)) first.set(edit, change);
        last.set(edit, change);
      }
    }
    for (const [edit, change] of first) this.#begins.set(change, edit);
    for (const [edit, change] of last) this.#ends.set(change, edit);
  }

  mark(kind: 'ins' | 'del', prefix: string): string {
    return `<${prefix}${kind}${this.#signature()}/>`;
  }

  around(run: string, state: State, prefix: string, alreadyPut: boolean): string {
    if (state === 'same' || (state === 'put' && alreadyPut)) return run;
    const name = `${prefix}${state === 'put' ? 'ins' : 'del'}`;
    return `<${name}${this.#signature()}>${run}</${name}>`;
  }

  /** Where the comment on a change begins, or ends and is called. */
  comment(change: StretchChange, end: 'begins' | 'ends', prefix: string): string {
    const edit = (end === 'begins' ? this.#begins : this.#ends).get(change);
    if (!edit) return '';
    let id = this.#comments.get(edit);
    if (id === undefined) {
      id = this.document.addComment(edit.reason!);
      this.#comments.set(edit, id);
    }
    const a = this.#attribute;
    if (end === 'begins') return `<${prefix}commentRangeStart ${a}id="${id}"/>`;
    return `<${prefix}commentRangeEnd ${a}id="${id}"/><${prefix}r><${prefix}commentReference ${a}id="${id}"/></${prefix}r>`;
  }

  /** The start tag of an insertion that is there twice now. */
  renumbered(tag: string): string {
    return tag.replace(
      new RegExp(`(\\s${this.#attribute}id=")[^"]*(?=")`),
      (_, name) => `${name}${this.document.nextId()}`,
    );
  }

  #signature(): string {
    const { author, date } = this.document;
    const a = this.#attribute;
    const name = escaped(author).replaceAll('"', '&quot;');
    return ` ${a}id="${this.document.nextId()}" ${a}author="${name}" ${a}date="${secondOf(date)}"`;
  }
}

/** Word wants no fractions of seconds. */
export const secondOf = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

function isInBox(element: XmlElement): boolean {
  for (let one = element.parent; one; one = one.parent) if (one.local === 'txbxContent') return true;
  return false;
}

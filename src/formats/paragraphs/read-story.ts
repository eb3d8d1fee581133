import type { PlaceKind } from '../opened-document.js';
import { elementsOf, isElement, type XmlElement, type XmlLetters } from '../xml/xml-tree.js';
import { type Draft, hasText, lineOf, type Story } from './paragraph.js';

/** How a format writes paragraphs. */
export interface Grammar {
  isParagraph(element: XmlElement): boolean;
  isRun(element: XmlElement): boolean;
  /** Holds letters of the text. */
  isText(element: XmlElement): boolean;
  /** The letter that an element stands for: a tab, a line break. */
  signOf(element: XmlElement): string | undefined;
  /** Where paragraphs of their own begin, apart from those around them. */
  storyKind(element: XmlElement): PlaceKind | undefined;
  /** Holds nothing that is read: properties, what was deleted. */
  isSkipped(element: XmlElement): boolean;
  /** Stands between paragraphs without keeping them apart. */
  isTransparent(element: XmlElement): boolean;
  /** The next paragraph may not be joined to this one. */
  endsSection(paragraph: XmlElement): boolean;
  /** The same thing in two ways, the second for older programs. */
  alternatives(element: XmlElement): [shown: XmlElement, copy: XmlElement | undefined] | undefined;
  /** The letters of a text element that are the text; `deleting` is what earlier signs have begun. */
  marksDeletion?(element: XmlElement): 'begins' | 'ends' | undefined;
  lettersOf(letters: XmlLetters): string;
}

interface Inside {
  draft: Draft;
  nested: Story[];
  run: XmlElement | undefined;
  wrappers: number;
}

/** Reads the paragraphs of one part. */
export class StoryReader {
  #deleting = false;

  constructor(private readonly grammar: Grammar) {}

  read(container: XmlElement, kind?: PlaceKind): Story {
    const story: Story = { paragraphs: [], copies: [] };
    this.#blocks(container, kind, story);
    return story;
  }

  #blocks(container: XmlElement, kind: PlaceKind | undefined, into: Story): void {
    const { grammar } = this;
    let previous: Draft | undefined;
    for (const child of elementsOf(container)) {
      if (grammar.isParagraph(child)) {
        const draft: Draft = { element: child, kind, stretches: [], joinable: false };
        const nested: Story[] = [];
        this.#inline(child, { draft, nested, run: undefined, wrappers: 0 });
        if (previous) previous.joinable = true;
        into.paragraphs.push(draft);
        const shown = nested.filter(hasText);
        for (const story of shown) append(story, into);
        previous = shown.length > 0 || grammar.endsSection(child) ? undefined : draft;
        continue;
      }
      if (!grammar.isTransparent(child)) previous = undefined;
      if (grammar.isSkipped(child)) continue;
      const alternatives = grammar.alternatives(child);
      const own = grammar.storyKind(child);
      if (alternatives) this.#blocks(alternatives[0], kind, into);
      else if (!own) this.#blocks(child, kind, into);
      else {
        const story = this.read(child, own);
        if (hasText(story)) append(story, into);
      }
    }
  }

  #inline(element: XmlElement, inside: Inside): void {
    const { grammar } = this;
    const { draft, nested, run } = inside;
    for (const node of element.children) {
      if (!isElement(node)) {
        if (run && grammar.isText(element)) this.#letters(node, inside);
        continue;
      }
      if (grammar.isSkipped(node)) continue;
      const deletion = grammar.marksDeletion?.(node);
      if (deletion) this.#deleting = deletion === 'begins';
      const sign = run && grammar.signOf(node);
      const kind = grammar.storyKind(node);
      const alternatives = grammar.alternatives(node);
      if (kind) nested.push(this.read(node, kind));
      else if (grammar.isParagraph(node)) {
        nested.push(this.read(element, draft.kind));
        return;
      } else if (alternatives) this.#alternatives(alternatives, inside);
      else if (run && sign !== undefined) {
        if (!this.#deleting && sign !== '')
          draft.stretches.push({ text: sign, node, run, wrappers: inside.wrappers });
      } else if (grammar.isRun(node)) this.#inline(node, { ...inside, run: node });
      else this.#inline(node, { ...inside, wrappers: inside.wrappers + (run ? 0 : 1) });
    }
  }

  #letters(letters: XmlLetters, { draft, run, wrappers }: Inside): void {
    const text = this.#deleting ? '' : this.grammar.lettersOf(letters);
    if (text !== '') draft.stretches.push({ text, node: letters, run: run!, wrappers });
  }

  #alternatives([shown, copy]: [XmlElement, XmlElement | undefined], inside: Inside): void {
    const before = inside.nested.length;
    this.#inline(shown, inside);
    if (!copy) return;
    const draft: Draft = { ...inside.draft, stretches: [] };
    const copied: Story[] = [];
    this.#inline(copy, { ...inside, draft, nested: copied });
    for (const [i, story] of copied.entries()) {
      const original = inside.nested[before + i];
      if (original && textOf(original) === textOf(story))
        for (const [j, of] of original.paragraphs.entries())
          original.copies.push({ of, copy: story.paragraphs[j]! });
    }
  }
}

function append(story: Story, into: Story): void {
  into.paragraphs.push(...story.paragraphs);
  into.copies.push(...story.copies);
}

const textOf = ({ paragraphs }: Story): string => paragraphs.map(lineOf).join('\n');

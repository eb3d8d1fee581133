import type { Place, PlaceKind } from '../opened-document.js';
import type { XmlElement, XmlNode } from '../xml/xml-tree.js';

/** A stretch of the text that stands in one node: letters, or a sign such as a tab or a line break. */
export interface Stretch {
  from: number;
  to: number;
  text: string;
  node: XmlNode;
  /** The run that gives it its formatting. */
  run: XmlElement;
  /** Elements between run and paragraph: links, fields, insertions. */
  wrappers: number;
}

export interface Paragraph {
  element: XmlElement;
  stretches: Stretch[];
  from: number;
  to: number;
  /** Where it stands, where that is not the text itself. */
  kind: PlaceKind | undefined;
  /** Whether it and the next one could be one: nothing stands between them. */
  joinable: boolean;
}

/** A paragraph whose place in the text is not known yet. */
export type Draft = Pick<Paragraph, 'element' | 'kind' | 'joinable'> & {
  stretches: Array<Omit<Stretch, 'from' | 'to'>>;
};

/** Paragraphs that are there or not together: a cell, a note, a box, the body. */
export interface Story {
  /** In the order of the lines; those of a box or a cell follow the paragraph that it stands in. */
  paragraphs: Draft[];
  /** What other programs see in its place: the same text once more. */
  copies: Array<{ of: Draft; copy: Draft }>;
}

/** Collects paragraphs into one text, a line each. */
export class TextOfParagraphs {
  readonly paragraphs: Paragraph[] = [];
  /** Of those that stand in the document twice, what is not shown. */
  readonly copies: Paragraph[] = [];
  readonly #lines: string[] = [];
  #length = 0;

  get text(): string {
    return this.#lines.join('\n');
  }

  add({ paragraphs, copies }: Story): void {
    const placeOf = new Map<Draft, number>();
    for (const draft of paragraphs) {
      const paragraph = placed(draft, this.#length);
      placeOf.set(draft, paragraph.from);
      this.paragraphs.push(paragraph);
      this.#lines.push(lineOf(draft));
      this.#length = paragraph.to + 1;
    }
    for (const { of, copy } of copies) {
      const from = placeOf.get(of);
      if (from !== undefined) this.copies.push(placed(copy, from));
    }
  }

  /** The places that are not simply the text; lines of one note, or cells beside one another, are one place. */
  get places(): Place[] {
    const places: Place[] = [];
    let parent: XmlElement | undefined;
    for (const { kind, from, to, element } of this.paragraphs) {
      const last = places.at(-1);
      const goes =
        last?.kind === kind && last?.to === from - 1 && (kind === 'cell' || element.parent === parent);
      if (goes && last) last.to = to;
      else if (kind) places.push({ from, to, kind });
      parent = element.parent;
    }
    return places;
  }
}

/** A paragraph whose text begins at this place. */
function placed(draft: Draft, from: number): Paragraph {
  let at = from;
  const stretches = draft.stretches.map((stretch) => {
    const begin = at;
    at += stretch.text.length;
    return { ...stretch, from: begin, to: at };
  });
  return { ...draft, stretches, from, to: at };
}

export const lineOf = ({ stretches }: Draft): string => stretches.map(({ text }) => text).join('');

/** Whether there is anything in it that somebody could read. */
export const hasText = ({ paragraphs }: Story): boolean =>
  paragraphs.some((draft) => lineOf(draft).trim() !== '');

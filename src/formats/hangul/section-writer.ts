import { type Chain, leading } from '../paragraphs/chains.js';
import type { Stretch } from '../paragraphs/paragraph.js';
import type { ParagraphPlan, StretchChange } from '../paragraphs/plan.js';
import { type Render, Splices } from '../xml/splices.js';
import { elementsOf, escaped, isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.js';

/** Writes the changes into the XML of one section. */
export class SectionWriter {
  readonly #splices: Splices;

  constructor(private readonly source: string) {
    this.#splices = new Splices(source);
  }

  toString(): string {
    return this.#splices.toString();
  }

  write(chain: Chain): void {
    const first = chain[0]!.paragraph.element;
    const final = chain.at(-1)!.paragraph.element;
    const open = this.#openTag(leading(chain).paragraph.element);
    const cut = `</${first.name}>${withoutPageBreak(open)}`;
    const rewritten = chain.length > 1 || isEmpty(first);
    if (rewritten) this.#splices.replace(first.from, first.inside, open);
    for (const [i, plan] of chain.entries()) {
      const { element } = plan.paragraph;
      this.#writeParagraph(plan, cut);
      // Where the lines were broken before: the program finds that out anew.
      for (const lines of elementsOf(element).filter(({ local }) => local === 'linesegarray'))
        this.#splices.replace(lines.from, lines.to, '');
      const next = chain[i + 1]?.paragraph.element;
      if (next)
        this.#splices.replace(element.insideEnd, next.inside, (inside) => inside(element.to, next.from));
    }
    if (rewritten && isEmpty(final)) this.#splices.replace(final.to, final.to, `</${first.name}>`);
  }

  #writeParagraph({ paragraph, changes, inserted }: ParagraphPlan, cut: string): void {
    const { element, stretches } = paragraph;
    const stretchOf = new Map<XmlNode, Stretch>(stretches.map((stretch) => [stretch.node, stretch]));
    const texts = new Map<XmlElement, XmlElement>();
    for (const { node, run } of changes.keys()) texts.set(isElement(node) ? node.parent! : textOf(node), run);
    for (const [text, run] of texts)
      this.#splices.replace(text.from, text.to, (inside) => {
        const frame = this.#frame(text, run, element, cut);
        return frame.open + this.#content(text, stretchOf, changes, frame, inside) + frame.close;
      });
    if (inserted !== '') this.#fill(element, inserted, cut);
  }

  #content(
    text: XmlElement,
    stretchOf: ReadonlyMap<XmlNode, Stretch>,
    changesOf: ReadonlyMap<Stretch, StretchChange[]>,
    frame: Frame,
    inside: Render,
  ): string {
    return text.children
      .map((node) => {
        const stretch = stretchOf.get(node);
        const changes = stretch && changesOf.get(stretch);
        if (!changes) return inside(node.from, node.to);
        const kept = (from: number, to: number) => {
          if (from >= to) return '';
          return isElement(node) ? inside(node.from, node.to) : escaped(stretch.text.slice(from, to));
        };
        let at = 0;
        let out = '';
        for (const { from, to, insert } of changes) {
          out += kept(at, from) + frame.written(insert);
          at = to;
        }
        return out + kept(at, stretch.text.length);
      })
      .join('');
  }

  /** Text for a paragraph without any goes into its last run, whose formatting it is to have. */
  #fill(paragraph: XmlElement, inserted: string, cut: string): void {
    const prefix = paragraph.name.slice(0, paragraph.name.length - paragraph.local.length);
    const run = elementsOf(paragraph).findLast(({ local }) => local === 'run');
    const open = run ? this.#openTag(run) : `<${prefix}run charPrIDRef="0">`;
    const text = `<${prefix}t>`;
    const frame = frameOf(`</${prefix}t></${prefix}run>${cut}${open}${text}`, prefix);
    const written = `${text}${frame.written(inserted)}</${prefix}t>`;
    if (!run)
      this.#splices.replace(paragraph.insideEnd, paragraph.insideEnd, `${open}${written}</${prefix}run>`);
    else if (isEmpty(run)) this.#splices.replace(run.from, run.to, `${open}${written}</${run.name}>`);
    else this.#splices.replace(run.insideEnd, run.insideEnd, written);
  }

  #frame(text: XmlElement, run: XmlElement, paragraph: XmlElement, cut: string) {
    const prefix = text.name.slice(0, text.name.length - text.local.length);
    const open = this.#openTag(text);
    // Text inside of something else in the run (a field that is written out) cannot leave it.
    const canCut = text.parent === run && run.parent === paragraph;
    const between = canCut ? `</${text.name}></${run.name}>${cut}${this.#openTag(run)}${open}` : undefined;
    return { open, close: `</${text.name}>`, ...frameOf(between, prefix) };
  }

  #openTag(element: XmlElement): string {
    return this.source.slice(element.from, element.inside).replace(/\s*\/>$/, '>');
  }
}

interface Frame {
  written(insert: string): string;
}

/** Tabs and ends of paragraphs are no letters. */
function frameOf(cut: string | undefined, prefix: string): Frame {
  return {
    written: (insert) =>
      escaped(insert)
        .replaceAll('\t', `<${prefix}tab width="4000" leader="0" type="1"/>`)
        .replaceAll('\n', () => cut ?? `<${prefix}lineBreak/>`),
  };
}

const isEmpty = ({ inside, to }: XmlElement): boolean => inside === to;

/** Letters may stand inside of marks in their text. */
function textOf(node: XmlNode): XmlElement {
  let element = node.parent!;
  while (element.local !== 't') element = element.parent!;
  return element;
}

const withoutPageBreak = (tag: string): string => tag.replace(/\b((?:page|column)Break=")1"/g, '$10"');

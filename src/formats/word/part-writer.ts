import { type Chain, leading } from '../paragraphs/chains.js';
import type { Stretch } from '../paragraphs/paragraph.js';
import type { ParagraphPlan, StretchChange } from '../paragraphs/plan.js';
import { type Render, Splices } from '../xml/splices.js';
import { childOf, escaped, type XmlElement, type XmlNode } from '../xml/xml-tree.js';
import { markFormatting, propertiesXml } from './paragraph-properties.js';
import { insertedItems, type RunItem, runItems, type State } from './run-items.js';
import type { TrackedMarks } from './tracked-marks.js';

/** Around runs, and may be closed and opened again where a paragraph is cut. */
const CUTTABLE = new Set(['hyperlink', 'ins', 'moveTo', 'smartTag', 'dir', 'bdo']);

/** Writes the changes into the XML of one part. */
export class WordPartWriter {
  readonly #splices: Splices;

  constructor(
    private readonly source: string,
    private readonly tracked?: TrackedMarks,
  ) {
    this.#splices = new Splices(source);
  }

  toString(): string {
    return this.#splices.toString();
  }

  /** Tracked paragraphs stay apart, and only the mark between them is crossed out. */
  write(chain: Chain): void {
    if (this.tracked) for (const plan of chain) this.#writeJoined([plan]);
    else this.#writeJoined(chain);
  }

  #writeJoined(chain: Chain): void {
    const first = chain[0]!.paragraph.element;
    const last = chain.at(-1)!;
    const prefix = prefixOf(first);
    const cuts = chain.reduce((sum, plan) => sum + cutsIn(plan), 0);
    const properties = childOf(leading(chain).paragraph.element, 'pPr');
    const lastProperties = childOf(last.paragraph.element, 'pPr');
    const section = lastProperties && childOf(lastProperties, 'sectPr');
    let part = 0;
    const partProperties = () => {
      const isLast = part === cuts;
      const crossedOut = isLast && last.joined ? this.tracked?.mark('del', prefix) : undefined;
      const mark = isLast ? crossedOut : this.tracked?.mark('ins', prefix);
      return propertiesXml(this.source, prefix, properties, {
        first: part === 0,
        last: isLast,
        mark,
        section,
      });
    };
    const open = this.#openTag(first);
    const cut = () => {
      part++;
      return `</${first.name}>${withoutOwnIds(open)}${partProperties()}`;
    };
    const emptyOneFilled = isEmpty(first) && chain[0]!.inserted !== '';
    const rewritten = chain.length > 1 || cuts > 0 || (this.tracked && last.joined) || emptyOneFilled;
    if (rewritten) this.#splices.replace(first.from, contentOf(first), () => open + partProperties());
    for (const [i, plan] of chain.entries()) {
      const next = chain[i + 1]?.paragraph.element;
      const { element } = plan.paragraph;
      this.#writeParagraph(plan, cut, prefix);
      // Bookmarks between the two stay, now inside.
      if (next)
        this.#splices.replace(element.insideEnd, contentOf(next), (inside) => inside(element.to, next.from));
    }
    // What was empty has no end of its own.
    const final = last.paragraph.element;
    if (rewritten && isEmpty(final)) this.#splices.replace(final.to, final.to, `</${first.name}>`);
  }

  #writeParagraph(plan: ParagraphPlan, cut: () => string, prefix: string): void {
    const { paragraph, changes, inserted } = plan;
    const { element, stretches } = paragraph;
    const stretchOf = new Map<XmlNode, Stretch>(stretches.map((stretch) => [stretch.node, stretch]));
    for (const run of new Set([...changes.keys()].map((stretch) => stretch.run))) {
      const wrappers = wrappersOf(run, element);
      const mayCut = canBeCut(wrappers);
      const reopened = () =>
        wrappers.map((one) => `</${one.name}>`).join('') +
        cut() +
        wrappers
          .toReversed()
          .map((one) => this.tracked?.renumbered(this.#openTag(one)) ?? this.#openTag(one))
          .join('');
      this.#splices.replace(run.from, run.to, (inside) =>
        this.#runs(runItems(run, stretchOf, changes), {
          tag: this.#openTag(run),
          formatting: this.#slice(childOf(run, 'rPr')),
          prefix,
          cut: mayCut ? reopened : undefined,
          inside,
          alreadyPut: wrappers.some(({ local }) => local === 'ins'),
        }),
      );
    }
    if (inserted === '') return;
    const formatting = markFormatting(this.source, prefix, childOf(element, 'pPr'));
    this.#splices.replace(element.insideEnd, element.insideEnd, (inside) =>
      this.#runs([...insertedItems(inserted)], {
        tag: `<${prefix}r>`,
        formatting,
        prefix,
        cut,
        inside,
        alreadyPut: false,
      }),
    );
  }

  #runs(items: readonly RunItem[], run: RunFrame): string {
    let out = '';
    let state: State = 'same';
    let content = '';
    let text = '';
    const endText = () => {
      if (text === '') return;
      const name = `${run.prefix}${state === 'taken' ? 'delText' : 't'}`;
      const space = /^\s|\s$/.test(text) ? ' xml:space="preserve"' : '';
      content += `<${name}${space}>${escaped(text)}</${name}>`;
      text = '';
    };
    const endRun = () => {
      endText();
      if (content !== '') {
        const whole = `${run.tag}${run.formatting}${content}</${run.prefix}r>`;
        out += this.tracked?.around(whole, state, run.prefix, run.alreadyPut) ?? whole;
      }
      content = '';
    };
    for (const item of items) {
      if (item.kind === 'change') {
        const mark = this.tracked?.comment(item.change, item.end, run.prefix) ?? '';
        if (mark !== '') endRun();
        out += mark;
        continue;
      }
      const next = this.tracked ? item.state : 'same';
      if (!this.tracked && item.state === 'taken') continue;
      if (next !== state) endRun();
      state = next;
      if (item.kind === 'text') {
        text += item.text;
        continue;
      }
      endText();
      if (item.kind === 'tab') content += `<${run.prefix}tab/>`;
      else if (item.kind === 'node') content += run.inside(item.node.from, item.node.to);
      else if (!run.cut) content += `<${run.prefix}br/>`;
      else {
        endRun();
        out += run.cut();
      }
    }
    endRun();
    return out;
  }

  #slice(element: XmlElement | undefined): string {
    return element ? this.source.slice(element.from, element.to) : '';
  }

  /** The start tag, also where the element was written as one that ends itself. */
  #openTag(element: XmlElement): string {
    return this.source.slice(element.from, element.inside).replace(/\s*\/>$/, '>');
  }
}

interface RunFrame {
  tag: string;
  formatting: string;
  prefix: string;
  /** Ends the paragraph and begins the next; undefined where something around the run cannot be cut. */
  cut: (() => string) | undefined;
  inside: Render;
  /** Stands in somebody's tracked insertion already. */
  alreadyPut: boolean;
}

const isEmpty = ({ inside, to }: XmlElement): boolean => inside === to;

/** Where the content of a paragraph begins, behind its properties. */
const contentOf = (paragraph: XmlElement): number => childOf(paragraph, 'pPr')?.to ?? paragraph.inside;

const prefixOf = ({ name, local }: XmlElement): string => name.slice(0, name.length - local.length);

/** What stands between a run and its paragraph, from the inside. */
function wrappersOf(run: XmlElement, paragraph: XmlElement): XmlElement[] {
  const wrappers: XmlElement[] = [];
  for (let one = run.parent; one && one !== paragraph; one = one.parent) wrappers.push(one);
  return wrappers;
}

const canBeCut = (wrappers: readonly XmlElement[]): boolean =>
  wrappers.every(({ local }) => CUTTABLE.has(local));

function cutsIn({ paragraph, changes, inserted }: ParagraphPlan): number {
  let cuts = breaksIn(inserted);
  for (const [{ run }, own] of changes)
    if (canBeCut(wrappersOf(run, paragraph.element)))
      cuts += own.reduce((sum: number, { insert }: StretchChange) => sum + breaksIn(insert), 0);
  return cuts;
}

const breaksIn = (text: string): number => text.split('\n').length - 1;

/** Two paragraphs of the same number confuse Word. */
const withoutOwnIds = (tag: string): string => tag.replace(/\s[\w-]+:(?:paraId|textId)="[^"]*"/g, '');

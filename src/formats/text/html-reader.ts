import { entityText } from './html-entities.js';
import { SourceText } from './source-text.js';

const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[!?][^>]*>|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;
const LETTERS =
  /&(?:#[xX][0-9a-fA-F]{1,6}|#\d{1,7}|[a-zA-Z][a-zA-Z0-9]{1,10});|[ \t\r\n\f]+|[^& \t\r\n\f]+|&/g;

/** What stands in these is no text of the page. */
const NO_TEXT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'svg',
  'math',
  'object',
  'textarea',
]);
/** What stands in these is letter by letter, so that nobody corrects it: shown as such, in the way of Markdown. */
const CODE = new Set(['code', 'kbd', 'samp', 'var', 'tt']);
/** Text before and after these is no one word, but one line. */
const CELLS = new Set(['td', 'th']);
/** These hold letters only: a tag inside of them would be seen as such, or vanish. */
const NO_TAGS = new Set(['title', 'option']);
/** Elements that stand in the line; all others begin and end lines. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img input ins kbd label map mark meter nobr output picture progress q rb rp rt rtc ruby s samp select small source span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Reads the text of a page: white space as one space, a block a line. */
export class HtmlReader {
  readonly #text: SourceText;
  /** Stretches in which every line end counts. */
  readonly #kept: Array<{ from: number; to: number }> = [];
  readonly #tagless: Array<{ from: number; to: number }> = [];
  #inPre = 0;
  #preFrom = 0;

  constructor(private readonly source: string) {
    this.#text = new SourceText(source);
  }

  /** What ends a line at a place of the source: where line ends are seen, where there are tags, and where neither is. */
  lineEndAt(place: number): string {
    const isIn = ({ from, to }: { from: number; to: number }) => from <= place && place <= to;
    if (this.#kept.some(isIn)) return '\n';
    return this.#tagless.some(isIn) ? ' ' : '<br>';
  }

  read(): SourceText {
    const { source } = this;
    let at = 0;
    MARKUP.lastIndex = 0;
    for (let found = MARKUP.exec(source); found; found = MARKUP.exec(source)) {
      const { index } = found;
      const [whole, slash, tag] = found;
      this.#letters(at, index);
      at = index + whole.length;
      if (tag === undefined) continue;
      const name = tag.toLowerCase();
      if (slash === '' && NO_TEXT.has(name) && !whole.endsWith('/>')) {
        const end = endOf(source, name, at);
        MARKUP.lastIndex = end;
        at = end;
      } else {
        // What has no end tag reaches as far as its letters.
        if (slash === '' && NO_TAGS.has(name)) this.#tagless.push({ from: at, to: nextTag(source, at) });
        this.#tag(name, slash === '/', at);
      }
    }
    this.#letters(at, source.length);
    this.#trimLine();
    while (this.#text.last === '\n') this.#text.dropLast();
    return this.#text;
  }

  #tag(name: string, closes: boolean, at: number): void {
    if (name === 'br') {
      this.#trimLine();
      this.#text.addAs('\n', this.source.lastIndexOf('<', at - 1), at);
    } else if (name === 'pre' || name === 'xmp') {
      this.#pre(closes, at);
    } else if (CODE.has(name)) {
      if (this.#inPre === 0) this.#text.addAs('`', at, at);
    } else if (CELLS.has(name)) {
      this.#endLine(at);
    } else if (!INLINE.has(name)) {
      this.#endLine(at);
    }
  }

  #pre(closes: boolean, at: number): void {
    this.#endLine(at);
    if (!closes && this.#inPre++ === 0) this.#preFrom = at;
    else if (closes && this.#inPre > 0 && --this.#inPre === 0)
      this.#kept.push({ from: this.#preFrom, to: at });
    else return;
    for (const letter of '```\n') this.#text.addAs(letter, at, at);
  }

  /** A line that has begun is over; nothing stands for its end in the source. */
  #endLine(at: number): void {
    this.#trimLine();
    if (this.#text.last !== undefined && this.#text.last !== '\n') this.#text.addAs('\n', at, at);
  }

  #trimLine(): void {
    if (this.#inPre === 0) while (this.#text.last === ' ') this.#text.dropLast();
  }

  #letters(from: number, to: number): void {
    LETTERS.lastIndex = from;
    for (let at = from; at < to; at = LETTERS.lastIndex) {
      const [found] = LETTERS.exec(this.source)!;
      const end = Math.min(LETTERS.lastIndex, to);
      LETTERS.lastIndex = end;
      if (/^[ \t\r\n\f]/.test(found)) this.#space(at, end);
      else if (found.length > 1 && found.startsWith('&')) this.#entity(found, at, end);
      else this.#text.add(at, end);
    }
  }

  #space(from: number, to: number): void {
    if (this.#inPre > 0) {
      for (const { 0: letter, index } of this.source.slice(from, to).matchAll(/\r\n?|[^\r]/g))
        this.#text.addAs(letter.startsWith('\r') ? '\n' : letter, from + index, from + index + letter.length);
      return;
    }
    const { last } = this.#text;
    if (last !== undefined && last !== '\n' && last !== ' ') this.#text.addAs(' ', from, to);
  }

  #entity(source: string, from: number, to: number): void {
    const text = entityText(source);
    // Letters of two halves would have one half for nothing.
    if (text?.length === 1) this.#text.addAs(text, from, to);
    else this.#text.add(from, to);
  }
}

function nextTag(source: string, from: number): number {
  const next = source.indexOf('<', from);
  return next < 0 ? source.length : next;
}

function endOf(source: string, name: string, from: number): number {
  const end = new RegExp(`</${name}\\s*>`, 'gi');
  end.lastIndex = from;
  return end.test(source) ? end.lastIndex : source.length;
}

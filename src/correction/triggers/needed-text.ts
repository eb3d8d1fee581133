/**
 * What a text must hold for a pattern to be found in it: one of these stretches of one or two characters. Read off the
 * pattern itself; undefined where it says nothing (`[가-힣]+`, `i` among the flags).
 */
export function neededText(pattern: RegExp): readonly string[] | undefined {
  if (/[iv]/.test(pattern.flags)) return undefined;
  const parser = new PatternParser(pattern.source);
  return parser.alternatives().needed?.texts;
}

/** … and one of these besides: long lines hold one or the other of nearly anything, but seldom both. */
export function neededBesides(pattern: RegExp): readonly string[] | undefined {
  if (/[iv]/.test(pattern.flags)) return undefined;
  const { besides } = new PatternParser(pattern.source).alternatives();
  return besides && besides.cost < MOST_BESIDES ? besides.texts : undefined;
}

/**
 * The same pattern, told first which characters a match begins with. One that begins with what stands before it is
 * otherwise looked back from at every character of a line, to its very beginning where it asks for that.
 */
export function guarded(pattern: RegExp): RegExp {
  if (!pattern.source.startsWith('(?<') || /[iv]/.test(pattern.flags)) return pattern;
  const { first } = new PatternParser(pattern.source).alternatives();
  if (!first || first.optional || first.characters.size === 0) return pattern;
  const characters = [...first.characters].map((c) => (/[\]\\^-]/.test(c) ? `\\${c}` : c)).join('');
  return new RegExp(`(?=[${characters}])(?:${pattern.source})`, pattern.flags);
}

/** One of these occurs in whatever is matched, and how often that will be the case in vain. */
interface Needed {
  texts: readonly string[];
  cost: number;
}

interface Part {
  /** All that the part can match, where that is little. */
  exact?: ReadonlySet<string>;
  needed?: Needed;
  /** The next best. */
  besides?: Needed;
  /** What stands where the part begins; left out where that may be anything. */
  first?: First;
}

interface First {
  characters: ReadonlySet<string>;
  /** The part may take no room and ask for nothing: what follows it begins there. */
  optional: boolean;
}

const MOST_EXACT = 4000;
const MOST_PRODUCTS = 400;
const MOST_IN_CLASS = 40;
/** What is there in most lines anyway is not worth looking for. */
const MOST_BESIDES = 0.25;
const EMPTY: Part = { exact: new Set(['']), first: { characters: new Set(), optional: true } };
const ANYTHING: Part = {};

const OFTEN = new Set('이다는에의을를가고은로하한지도서기어사리자해시대으일나');

function weight(character: string): number {
  if (/\s/.test(character)) return 1;
  return OFTEN.has(character) ? 0.3 : 0.05;
}

function neededOf(texts: Iterable<string>): Needed | undefined {
  const out = new Map<string, number>();
  for (const text of texts) {
    if (text === '') return undefined;
    let best = text[0]!;
    let cost = weight(best);
    for (let i = 0; i + 1 < text.length; i++) {
      const both = weight(text[i]!) * weight(text[i + 1]!) * 0.3;
      if (both >= cost) continue;
      best = text.slice(i, i + 2);
      cost = both;
    }
    out.set(best, cost);
  }
  return { texts: [...out.keys()], cost: [...out.values()].reduce((sum, cost) => sum + cost, 0) };
}

function better(a: Needed | undefined, b: Needed | undefined): Needed | undefined {
  return a && b ? (b.cost < a.cost ? b : a) : (a ?? b);
}

/** Is one said with the other, in part? */
function overlap(a: Needed, b: Needed): boolean {
  return a.texts.some((one) => b.texts.some((other) => one.includes(other) || other.includes(one)));
}

class PatternParser {
  private at = 0;

  constructor(private readonly source: string) {}

  /** To the end of the group, or of the pattern. */
  alternatives(): Part {
    const parts = [this.sequence()];
    while (this.take('|')) parts.push(this.sequence());
    if (parts.length === 1) return parts[0]!;
    const exact = parts.every((part) => part.exact)
      ? new Set(parts.flatMap((part) => [...part.exact!]))
      : undefined;
    const needed = parts.every((part) => part.needed)
      ? {
          texts: [...new Set(parts.flatMap((part) => part.needed!.texts))],
          cost: parts.reduce((sum, part) => sum + part.needed!.cost, 0),
        }
      : undefined;
    const first = parts.every((part) => part.first)
      ? eitherFirst(parts.map((part) => part.first!))
      : undefined;
    return { exact: exact && exact.size <= MOST_EXACT ? exact : undefined, needed, first };
  }

  private sequence(): Part {
    // What the parts since the last inexact one match together.
    let run: ReadonlySet<string> = EMPTY.exact!;
    let needed: Needed | undefined;
    const apart: Array<Needed | undefined> = [];
    let first = EMPTY.first;
    let whole = true;
    while (this.at < this.source.length && !/[|)]/.test(this.source[this.at]!)) {
      const part = this.quantified(this.term());
      needed = better(needed, part.needed);
      apart.push(part.needed);
      if (first?.optional)
        first = part.first && { ...eitherFirst([first, part.first]), optional: part.first.optional };
      if (part.exact && run.size * part.exact.size <= MOST_PRODUCTS) {
        run = product(run, part.exact);
        continue;
      }
      if (part.exact && run.size === 1 && run.has('')) {
        run = part.exact;
        continue;
      }
      needed = better(needed, neededOf(run));
      apart.push(neededOf(run));
      run = part.exact ?? EMPTY.exact!;
      whole = false;
    }
    needed = better(needed, neededOf(run));
    apart.push(neededOf(run));
    const besides = apart
      .filter((other) => needed && other && !overlap(needed, other))
      .reduce(better, undefined);
    return { exact: whole ? run : undefined, needed, besides, first };
  }

  private quantified(part: Part): Part {
    const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(this.source.slice(this.at, this.at + 16));
    if (!found) return part;
    this.at += found[0].length;
    const first = part.first && { ...part.first, optional: true };
    if (found[0][0] === '?') return { exact: part.exact && new Set(['', ...part.exact]), first };
    if (found[0][0] === '*' || found[1] === '0') return { first };
    return { needed: part.needed, first: part.first };
  }

  private term(): Part {
    const c = this.source[this.at++]!;
    if (c === '(') return this.group();
    if (c === '[') return this.characterClass();
    if (c === '\\') return this.escape(false);
    if (c === '^' || c === '$') return EMPTY;
    return c === '.' ? ANYTHING : literal([c]);
  }

  private group(): Part {
    const opening = /^\?(?:[:=!]|<[=!]|<[^>]+>)/.exec(this.source.slice(this.at, this.at + 40))?.[0] ?? '';
    this.at += opening.length;
    const part = this.alternatives();
    this.at++;
    if (opening.endsWith('!')) return EMPTY;
    // Looks around take no room, but what they ask for must be there.
    if (!opening.endsWith('=')) return part;
    const asksAhead = opening === '?=' && part.first && !part.first.optional;
    return { exact: EMPTY.exact, needed: part.needed, first: asksAhead ? part.first : EMPTY.first };
  }

  private characterClass(): Part {
    let open = this.take('^');
    const characters: string[] = [];
    while (this.source[this.at] !== ']') {
      const first = this.inClass();
      if (!first) {
        open = true;
        continue;
      }
      if (this.source[this.at] !== '-' || this.source[this.at + 1] === ']' || first.length !== 1) {
        characters.push(...first);
        continue;
      }
      this.at++;
      const last = this.inClass()?.[0]?.charCodeAt(0) ?? Number.POSITIVE_INFINITY;
      const begin = first[0]!.charCodeAt(0);
      if (last - begin > MOST_IN_CLASS) open = true;
      else for (let code = begin; code <= last; code++) characters.push(String.fromCharCode(code));
    }
    this.at++;
    if (open || characters.length > MOST_IN_CLASS || characters.some(isSurrogate)) return ANYTHING;
    return literal(characters);
  }

  private inClass(): string[] | undefined {
    const c = this.source[this.at++]!;
    if (c !== '\\') return [c];
    const { exact } = this.escape(true);
    return exact && [...exact];
  }

  private escape(inClass: boolean): Part {
    const c = this.source[this.at++]!;
    if (c === 'd') return literal([...'0123456789']);
    if (c === 'b' || c === 'B') return inClass ? ANYTHING : EMPTY;
    const code = /^(?:u([\da-f]{4})|x([\da-f]{2}))/i.exec(this.source.slice(this.at - 1, this.at + 4));
    if (code) {
      this.at += code[0].length - 1;
      return literal([String.fromCharCode(Number.parseInt(code[1] ?? code[2]!, 16))]);
    }
    if (c === 'p' || c === 'P' || c === 'k' || c === 'u') {
      // \p{Script=Hangul}, \k<name>, \u{1f600}
      const rest = /^(?:\{[^}]*\}|<[^>]*>)/.exec(this.source.slice(this.at))?.[0] ?? '';
      this.at += rest.length;
      return ANYTHING;
    }
    // \s, \w, \n, \1 and their like; anything else that is escaped stands for itself.
    if (/[\da-zA-Z]/.test(c)) return ANYTHING;
    return literal([c]);
  }

  private take(c: string): boolean {
    if (this.source[this.at] !== c) return false;
    this.at++;
    return true;
  }
}

function literal(texts: readonly string[]): Part {
  if (texts.length === 0) return ANYTHING;
  // Half a surrogate pair is half a character.
  const first = texts.some(isSurrogate) ? undefined : { characters: new Set(texts), optional: false };
  return { exact: new Set(texts), needed: neededOf(texts), first };
}

function isSurrogate(character: string): boolean {
  return /[\ud800-\udfff]/.test(character);
}

function eitherFirst(parts: readonly First[]): First {
  return {
    characters: new Set(parts.flatMap(({ characters }) => [...characters])),
    optional: parts.some(({ optional }) => optional),
  };
}

function product(heads: ReadonlySet<string>, tails: ReadonlySet<string>): ReadonlySet<string> {
  if (tails.size === 1 && tails.has('')) return heads;
  const out = new Set<string>();
  for (const head of heads) for (const tail of tails) out.add(head + tail);
  return out;
}

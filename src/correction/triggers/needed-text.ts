/**
 * What a text must hold for a pattern to be found in it: one of these stretches of one or two characters. Read off the
 * pattern itself; undefined where it says nothing (`[가-힣]+`, `i` among the flags).
 */
export function neededText(pattern: RegExp): readonly string[] | undefined {
  if (/[iv]/.test(pattern.flags)) return undefined;
  const parser = new PatternParser(pattern.source);
  return parser.alternatives().needed?.texts;
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
}

const MOST_EXACT = 4000;
const MOST_PRODUCTS = 400;
const MOST_IN_CLASS = 40;
const EMPTY: Part = { exact: new Set(['']) };
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
    return { exact: exact && exact.size <= MOST_EXACT ? exact : undefined, needed };
  }

  private sequence(): Part {
    // What the parts since the last inexact one match together.
    let run: ReadonlySet<string> = EMPTY.exact!;
    let needed: Needed | undefined;
    let whole = true;
    while (this.at < this.source.length && !/[|)]/.test(this.source[this.at]!)) {
      const part = this.quantified(this.term());
      needed = better(needed, part.needed);
      if (part.exact && run.size * part.exact.size <= MOST_PRODUCTS) {
        run = product(run, part.exact);
        continue;
      }
      if (part.exact && run.size === 1 && run.has('')) {
        run = part.exact;
        continue;
      }
      needed = better(needed, neededOf(run));
      run = part.exact ?? EMPTY.exact!;
      whole = false;
    }
    return { exact: whole ? run : undefined, needed: better(needed, neededOf(run)) };
  }

  private quantified(part: Part): Part {
    const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(this.source.slice(this.at, this.at + 16));
    if (!found) return part;
    this.at += found[0].length;
    if (found[0][0] === '?') return { exact: part.exact && new Set(['', ...part.exact]) };
    if (found[0][0] === '*' || found[1] === '0') return ANYTHING;
    return { needed: part.needed };
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
    return opening.endsWith('=') ? { exact: EMPTY.exact, needed: part.needed } : part;
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
    // Half a surrogate pair is half a character.
    if (open || characters.length > MOST_IN_CLASS || characters.some((c) => /[\ud800-\udfff]/.test(c)))
      return ANYTHING;
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
  return texts.length === 0 ? ANYTHING : { exact: new Set(texts), needed: neededOf(texts) };
}

function product(heads: ReadonlySet<string>, tails: ReadonlySet<string>): ReadonlySet<string> {
  if (tails.size === 1 && tails.has('')) return heads;
  const out = new Set<string>();
  for (const head of heads) for (const tail of tails) out.add(head + tail);
  return out;
}

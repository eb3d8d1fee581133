/**
 * What a text must hold for a pattern to be found in it: one of these stretches of one or two characters. Read off the
 * pattern itself; undefined where it says nothing (`[가-힣]+`, `i` among the flags).
 */
export function neededText(pattern: RegExp): readonly string[] | undefined {
  if (/[iv]/.test(pattern.flags)) return undefined;
  const { needed } = new PatternParser(pattern.source).alternatives();
  return needed && [...needed.reach.keys()];
}

/** How far behind the beginning of a match a stretch that it needs may begin, at least and at most. */
export interface Reach {
  from: number;
  to: number;
}

/**
 * Likewise what a match needs near its beginning, with where each of them stands there: no match begins anywhere else.
 */
export function neededNear(pattern: RegExp): ReadonlyMap<string, Reach> | undefined {
  if (/[iv]/.test(pattern.flags)) return undefined;
  return new PatternParser(pattern.source).alternatives().near?.reach;
}

/** The characters that a match begins with; undefined where it may begin with anything. */
export function firstCharacters(pattern: RegExp): ReadonlySet<string> | undefined {
  if (/[iv]/.test(pattern.flags)) return undefined;
  const { first } = new PatternParser(pattern.source).alternatives();
  return first && !first.optional && first.characters.size > 0 ? first.characters : undefined;
}

/** What a match needs besides: long lines hold one or the other of nearly anything, but seldom both. */
export function neededBesides(pattern: RegExp): readonly string[] | undefined {
  if (/[iv]/.test(pattern.flags)) return undefined;
  const { besides } = new PatternParser(pattern.source).alternatives();
  return besides && besides.cost < MOST_BESIDES ? [...besides.reach.keys()] : undefined;
}

/**
 * The same pattern, told first which characters a match begins with. One that begins with what stands before it is
 * otherwise looked back from at every character of a line, to its very beginning where it asks for that.
 */
export function guarded(pattern: RegExp): RegExp {
  const first = pattern.source.startsWith('(?<') ? firstCharacters(pattern) : undefined;
  if (!first) return pattern;
  const characters = [...first].map((c) => (/[\]\\^-]/.test(c) ? `\\${c}` : c)).join('');
  return new RegExp(`(?=[${characters}])(?:${pattern.source})`, pattern.flags);
}

/** One of these occurs in whatever is matched, and how often that will be the case in vain. */
interface Needed {
  reach: ReadonlyMap<string, Reach>;
  cost: number;
}

interface Part {
  /** How much room a match takes, in code units. */
  least: number;
  most: number;
  /** All that the part can match, where that is little. */
  exact?: ReadonlySet<string>;
  needed?: Needed;
  /** The best of what stands at a known place, or nearly. */
  near?: Needed;
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
/** Where something stands is known if it is one of at most so many places. */
const WIDEST = 8;
/** What is there in most lines anyway is not worth looking for. */
const MOST_BESIDES = 0.25;
const EMPTY: Part = {
  least: 0,
  most: 0,
  exact: new Set(['']),
  first: { characters: new Set(), optional: true },
};
/** Some character, which may be a surrogate pair. */
const ANYTHING: Part = { least: 1, most: 2 };
/** What a group matched before. */
const REPEATED: Part = { least: 0, most: Number.POSITIVE_INFINITY };

const OFTEN = new Set('이다는에의을를가고은로하한지도서기어사리자해시대으일나');

function weight(character: string): number {
  if (/\s/.test(character)) return 1;
  return OFTEN.has(character) ? 0.3 : 0.05;
}

function neededOf(texts: Iterable<string>): Needed | undefined {
  const costs = new Map<string, number>();
  const reach = new Map<string, Reach>();
  for (const text of texts) {
    if (text === '') return undefined;
    let best = text[0]!;
    let cost = weight(best);
    let at = 0;
    for (let i = 0; i + 1 < text.length; i++) {
      const both = weight(text[i]!) * weight(text[i + 1]!) * 0.3;
      if (both >= cost) continue;
      best = text.slice(i, i + 2);
      cost = both;
      at = i;
    }
    costs.set(best, cost);
    widen(reach, best, { from: at, to: at });
  }
  return { reach, cost: [...costs.values()].reduce((sum, cost) => sum + cost, 0) };
}

function widen(reach: Map<string, Reach>, text: string, { from, to }: Reach): void {
  const known = reach.get(text);
  reach.set(text, known ? { from: Math.min(known.from, from), to: Math.max(known.to, to) } : { from, to });
}

/** The same, seen from a place so much farther ahead. */
function moved(needed: Needed | undefined, least: number, most: number): Needed | undefined {
  if (!needed || (least === 0 && most === 0)) return needed;
  const reach = new Map<string, Reach>();
  for (const [text, { from, to }] of needed.reach) reach.set(text, { from: from + least, to: to + most });
  return { reach, cost: needed.cost };
}

function nearest(needed: Needed | undefined): Needed | undefined {
  if (!needed) return undefined;
  for (const { from, to } of needed.reach.values()) if (to - from >= WIDEST) return undefined;
  return needed;
}

function eitherNeeded(all: readonly Needed[]): Needed {
  const reach = new Map<string, Reach>();
  for (const needed of all) for (const [text, one] of needed.reach) widen(reach, text, one);
  return { reach, cost: all.reduce((sum, { cost }) => sum + cost, 0) };
}

function better(a: Needed | undefined, b: Needed | undefined): Needed | undefined {
  return a && b ? (b.cost < a.cost ? b : a) : (a ?? b);
}

/** Is one said with the other, in part? */
function overlap(a: Needed, b: Needed): boolean {
  const others = [...b.reach.keys()];
  return [...a.reach.keys()].some((one) =>
    others.some((other) => one.includes(other) || other.includes(one)),
  );
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
      ? eitherNeeded(parts.map((part) => part.needed!))
      : undefined;
    const near = parts.every((part) => part.near)
      ? nearest(eitherNeeded(parts.map((part) => part.near!)))
      : undefined;
    const first = parts.every((part) => part.first)
      ? eitherFirst(parts.map((part) => part.first!))
      : undefined;
    const least = Math.min(...parts.map((part) => part.least));
    const most = Math.max(...parts.map((part) => part.most));
    return { least, most, exact: exact && exact.size <= MOST_EXACT ? exact : undefined, needed, near, first };
  }

  private sequence(): Part {
    // What the parts since the last inexact one match together.
    let run: ReadonlySet<string> = EMPTY.exact!;
    // Where it begins, and where the next part does.
    let start = { least: 0, most: 0 };
    let least = 0;
    let most = 0;
    let needed: Needed | undefined;
    let near: Needed | undefined;
    const apart: Array<Needed | undefined> = [];
    let first = EMPTY.first;
    let whole = true;
    while (this.at < this.source.length && !/[|)]/.test(this.source[this.at]!)) {
      const part = this.quantified(this.term());
      const own = moved(part.needed, least, most);
      near = better(near, nearest(moved(part.near, least, most)));
      const here = { least, most };
      least += part.least;
      most += part.most;
      needed = better(needed, own);
      apart.push(own);
      if (first?.optional)
        first = part.first && { ...eitherFirst([first, part.first]), optional: part.first.optional };
      if (part.exact && run.size * part.exact.size <= MOST_PRODUCTS) {
        run = product(run, part.exact);
        continue;
      }
      if (part.exact && run.size === 1 && run.has('')) {
        run = part.exact;
        start = here;
        continue;
      }
      const before = moved(neededOf(run), start.least, start.most);
      needed = better(needed, before);
      near = better(near, nearest(before));
      apart.push(before);
      run = part.exact ?? EMPTY.exact!;
      start = part.exact ? here : { least, most };
      whole = false;
    }
    const last = moved(neededOf(run), start.least, start.most);
    needed = better(needed, last);
    near = better(near, nearest(last));
    apart.push(last);
    const besides = apart
      .filter((other) => needed && other && !overlap(needed, other))
      .reduce(better, undefined);
    return { least, most, exact: whole ? run : undefined, needed, near, besides, first };
  }

  private quantified(part: Part): Part {
    const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(this.source.slice(this.at, this.at + 16));
    if (!found) return part;
    this.at += found[0].length;
    const { least, most } = timesOf(found);
    const room = { least: part.least * least, most: part.most === 0 || most === 0 ? 0 : part.most * most };
    const first = part.first && { ...part.first, optional: true };
    if (found[0][0] === '?') return { ...room, exact: part.exact && new Set(['', ...part.exact]), first };
    if (least === 0) return { ...room, first };
    // It is there the first time already.
    return { ...room, needed: part.needed, near: part.near, first: part.first };
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
    const ahead = opening === '?=';
    const needed = ahead ? part.needed : moved(part.needed, -part.most, -part.least);
    const near = ahead ? part.near : nearest(moved(part.near, -part.most, -part.least));
    const asksAhead = ahead && part.first && !part.first.optional;
    return { ...EMPTY, needed, near, first: asksAhead ? part.first : EMPTY.first };
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
    if (/[1-9]/.test(c)) return REPEATED;
    if (c === 'p' || c === 'P' || c === 'k' || c === 'u') {
      // \p{Script=Hangul}, \k<name>, \u{1f600}
      const rest = /^(?:\{[^}]*\}|<[^>]*>)/.exec(this.source.slice(this.at))?.[0] ?? '';
      this.at += rest.length;
      return c === 'k' ? REPEATED : ANYTHING;
    }
    // \s, \w, \n and their like; anything else that is escaped stands for itself.
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
  const needed = neededOf(texts);
  return { least: 1, most: 1, exact: new Set(texts), needed, near: needed, first };
}

/** How often what stands before `*`, `+`, `?` or `{2,3}` comes. */
function timesOf([mark, from, comma, to]: RegExpExecArray): { least: number; most: number } {
  const open = Number.POSITIVE_INFINITY;
  if (from === undefined) return { least: mark[0] === '+' ? 1 : 0, most: mark[0] === '?' ? 1 : open };
  return { least: Number(from), most: comma === '' ? Number(from) : to === '' ? open : Number(to) };
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

import { type AST, RegExpParser } from '@eslint-community/regexpp';
import type { PatternNeeds } from '../../correction/rule/triggers/pattern-needs.js';
import {
  better,
  eitherFirst,
  eitherNeeded,
  moved,
  type Needed,
  nearest,
  neededOf,
  overlap,
  type Part,
  product,
} from './part.js';

/** Beyond these sizes it is not worth knowing all that a part can match. */
const MOST_EXACT = 4000;
const MOST_PRODUCTS = 400;
const MOST_IN_CLASS = 40;
/** What is there in most lines anyway is not worth looking for. */
const MOST_BESIDES = 0.25;

const EMPTY = {
  least: 0,
  most: 0,
  exact: new Set(['']),
  first: { characters: new Set<string>(), optional: true },
} satisfies Part;
/** Some character, which may be a surrogate pair. */
const ANYTHING: Part = { least: 1, most: 2 };
/** Any number of characters. */
const ANY_TEXT: Part = { least: 0, most: Number.POSITIVE_INFINITY };

const parser = new RegExpParser();

/** What a text must hold, and where, for the pattern to match; read off the pattern itself. */
export function analysePattern({ source, flags }: RegExp): PatternNeeds {
  if (/[iv]/.test(flags)) return {};
  const { alternatives } = parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u') });
  const { needed, near, besides, first } = eitherOf(alternatives);
  return {
    ...(needed && { text: [...needed.reach.keys()] }),
    ...(besides && besides.cost < MOST_BESIDES && { besides: [...besides.reach.keys()] }),
    ...(near && { near: Object.fromEntries(near.reach) }),
    ...(first && !first.optional && first.characters.size > 0 && { first: [...first.characters].join('') }),
  };
}

function eitherOf(alternatives: readonly AST.Alternative[]): Part {
  const parts = alternatives.map(({ elements }) => inSequence(elements.map(partOf)));
  if (parts.length === 1) return parts[0]!;
  const exact = parts.every((part) => part.exact)
    ? new Set(parts.flatMap((part) => [...part.exact!]))
    : undefined;
  return {
    least: Math.min(...parts.map((part) => part.least)),
    most: Math.max(...parts.map((part) => part.most)),
    exact: exact && exact.size <= MOST_EXACT ? exact : undefined,
    needed: parts.every((part) => part.needed) ? eitherNeeded(parts.map((part) => part.needed!)) : undefined,
    near: parts.every((part) => part.near)
      ? nearest(eitherNeeded(parts.map((part) => part.near!)))
      : undefined,
    first: parts.every((part) => part.first) ? eitherFirst(parts.map((part) => part.first!)) : undefined,
  };
}

/** One part behind the other. */
function inSequence(parts: readonly Part[]): Part {
  const all: Array<Needed | undefined> = [];
  let near: Needed | undefined;
  const add = (needed: Needed | undefined) => {
    all.push(needed);
    near = better(near, nearest(needed));
  };
  // What the parts since the last inexact one match together, and where it begins.
  let run: ReadonlySet<string> = EMPTY.exact;
  let start = { least: 0, most: 0 };
  let end = start;
  let first: Part['first'] = EMPTY.first;
  let whole = true;
  for (const part of parts) {
    const here = end;
    end = { least: here.least + part.least, most: here.most + part.most };
    all.push(moved(part.needed, here.least, here.most));
    near = better(near, nearest(moved(part.near, here.least, here.most)));
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
    add(moved(neededOf(run), start.least, start.most));
    run = part.exact ?? EMPTY.exact;
    start = part.exact ? here : end;
    whole = false;
  }
  add(moved(neededOf(run), start.least, start.most));
  const needed = all.reduce(better, undefined);
  const besides = all.filter((other) => needed && other && !overlap(needed, other)).reduce(better, undefined);
  return { ...end, exact: whole ? run : undefined, needed, near, besides, first };
}

function partOf(element: AST.Element): Part {
  switch (element.type) {
    case 'Character':
      return oneOf([String.fromCodePoint(element.value)]);
    case 'CharacterClass':
      return classOf(element);
    case 'CharacterSet':
      return element.kind === 'digit' && !element.negate ? oneOf([...'0123456789']) : ANYTHING;
    case 'CapturingGroup':
      return eitherOf(element.alternatives);
    case 'Group':
      return element.modifiers ? ANY_TEXT : eitherOf(element.alternatives);
    case 'Assertion':
      return assertionOf(element);
    case 'Quantifier':
      return repeated(partOf(element.element), element);
    default:
      return ANY_TEXT;
  }
}

/** Looks around take no room, but what they ask for must be there. */
function assertionOf(assertion: AST.Assertion): Part {
  if (assertion.kind !== 'lookahead' && assertion.kind !== 'lookbehind') return EMPTY;
  if (assertion.negate) return EMPTY;
  const part = eitherOf(assertion.alternatives);
  if (assertion.kind === 'lookbehind')
    return {
      ...EMPTY,
      needed: moved(part.needed, -part.most, -part.least),
      near: nearest(moved(part.near, -part.most, -part.least)),
    };
  const asks = part.first && !part.first.optional;
  return { ...EMPTY, needed: part.needed, near: part.near, first: asks ? part.first : EMPTY.first };
}

function repeated(part: Part, { min, max }: AST.Quantifier): Part {
  const room = { least: part.least * min, most: part.most === 0 || max === 0 ? 0 : part.most * max };
  const first = part.first && { ...part.first, optional: true };
  if (min === 0 && max === 1) return { ...room, exact: part.exact && new Set(['', ...part.exact]), first };
  if (min === 0) return { ...room, first };
  // It is there the first time already.
  return { ...room, needed: part.needed, near: part.near, first: part.first };
}

function classOf({ negate, elements }: AST.CharacterClass): Part {
  const characters: string[] = [];
  for (const element of elements) {
    if (element.type === 'Character') characters.push(String.fromCodePoint(element.value));
    else if (element.type === 'CharacterSet' && element.kind === 'digit' && !element.negate)
      characters.push(...'0123456789');
    else if (element.type === 'CharacterClassRange' && element.max.value - element.min.value <= MOST_IN_CLASS)
      for (let code = element.min.value; code <= element.max.value; code++)
        characters.push(String.fromCodePoint(code));
    else return ANYTHING;
  }
  if (negate || characters.length > MOST_IN_CLASS || characters.some(isSurrogate)) return ANYTHING;
  return oneOf(characters);
}

function oneOf(characters: readonly string[]): Part {
  if (characters.length === 0) return ANYTHING;
  // Half a surrogate pair is half a character.
  const first = characters.some(isSurrogate)
    ? undefined
    : { characters: new Set(characters), optional: false };
  const needed = neededOf(characters);
  const lengths = characters.map(({ length }) => length);
  return {
    least: Math.min(...lengths),
    most: Math.max(...lengths),
    exact: new Set(characters),
    needed,
    near: needed,
    first,
  };
}

function isSurrogate(character: string): boolean {
  return /[\ud800-\udfff]/.test(character);
}

import { knowKeys, putMember } from './known-keys.js';

/** Not SyntaxErrors: the text may be JSON, but nobody should have to read it. */
export class JsonTooDeep extends Error {}
export class JsonTooMany extends Error {}

/** Deeper than anything sensible, so that hostile nesting ends in an error and not in exhausted memory. */
const MAX_DEPTH = 1000;
/** Values between two places where the work may pause. */
const VALUES_PER_STEP = 500;
/** Characters of one text that are unescaped in one step. */
const ESCAPED_PER_STEP = 64 * 1024;

const SPACE = /[ \t\r\n]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them inside texts
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

type Container = unknown[] | Record<string, unknown>;

/**
 * What JSON.parse gives, in steps: `yield` is a place where the work may pause. The whole of JSON.parse holds up
 * every other caller, for a dictionary of 100,000 words by a tenth of a second.
 */
export function* scanJson(text: string, maxValues = Number.POSITIVE_INFINITY): Generator<void, unknown> {
  const open: Container[] = [];
  const keys: string[] = [];
  /** The keys of the open objects. */
  const members: string[][] = [];
  let at = 0;
  let values = 0;

  const skip = (pattern: RegExp) => {
    pattern.lastIndex = at;
    if (pattern.test(text)) at = pattern.lastIndex;
  };
  const expect = (character: string) => {
    if (text[at] !== character) throw new SyntaxError(`no ${character} at ${at}`);
    at++;
    skip(SPACE);
  };

  function* string(): Generator<void, string> {
    if (text[at] !== '"') throw new SyntaxError(`no text at ${at}`);
    const begin = ++at;
    skip(PLAIN);
    if (text[at] === '"') return text.slice(begin, at++);
    const parts: string[] = [];
    let from = begin;
    while (text[at] === '\\') {
      at += text[at + 1] === 'u' ? 6 : 2;
      skip(PLAIN);
      if (at - from < ESCAPED_PER_STEP) continue;
      parts.push(JSON.parse(`"${text.slice(from, at)}"`));
      from = at;
      yield;
    }
    if (text[at] !== '"') throw new SyntaxError(`no end of a text at ${at}`);
    parts.push(JSON.parse(`"${text.slice(from, at++)}"`));
    return parts.join('');
  }

  function* key(): Generator<void, void> {
    keys.push(yield* string());
    skip(SPACE);
    expect(':');
  }

  skip(SPACE);
  if (at === text.length) return {};
  for (;;) {
    if (++values % VALUES_PER_STEP === 0) yield;
    if (values > maxValues) throw new JsonTooMany();
    let value: unknown;
    const first = text[at];
    if (first === '{' || first === '[') {
      if (open.length >= MAX_DEPTH) throw new JsonTooDeep();
      at++;
      skip(SPACE);
      value = first === '{' ? {} : [];
      if (text[at] !== (first === '{' ? '}' : ']')) {
        open.push(value as Container);
        if (first === '{') members.push([]);
        if (first === '{') yield* key();
        continue;
      }
      at++;
    } else if (first === '"') {
      value = yield* string();
    } else {
      const begin = at;
      skip(LITERAL);
      if (at === begin) throw new SyntaxError(`no value at ${at}`);
      value = JSON.parse(text.slice(begin, at));
    }
    // The value is whole: it goes into what is open, and whatever ends after it is whole too.
    for (;;) {
      skip(SPACE);
      const container = open.at(-1);
      if (container === undefined) {
        if (at < text.length) throw new SyntaxError(`something after the end at ${at}`);
        return value;
      }
      const list = Array.isArray(container);
      if (list) container.push(value);
      else putMember(container, members.at(-1)!, keys.pop()!, value);
      if (text[at] === ',') {
        expect(',');
        if (!list) yield* key();
        break;
      }
      expect(list ? ']' : '}');
      if (!list) knowKeys(container, members.pop()!);
      value = open.pop();
    }
  }
}

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

/** The letters of a JSON text, read one after another. */
class Letters {
  at = 0;
  constructor(readonly text: string) {}

  get next(): string | undefined {
    return this.text[this.at];
  }

  skip(pattern: RegExp): void {
    pattern.lastIndex = this.at;
    if (pattern.test(this.text)) this.at = pattern.lastIndex;
  }

  expect(character: string): void {
    if (this.next !== character) throw new SyntaxError(`no ${character} at ${this.at}`);
    this.at++;
    this.skip(SPACE);
  }

  *string(): Generator<void, string> {
    const { text } = this;
    if (this.next !== '"') throw new SyntaxError(`no text at ${this.at}`);
    const begin = ++this.at;
    this.skip(PLAIN);
    if (this.next === '"') return text.slice(begin, this.at++);
    const parts: string[] = [];
    let from = begin;
    while (this.next === '\\') {
      this.at += text[this.at + 1] === 'u' ? 6 : 2;
      this.skip(PLAIN);
      if (this.at - from < ESCAPED_PER_STEP) continue;
      parts.push(JSON.parse(`"${text.slice(from, this.at)}"`));
      from = this.at;
      yield;
    }
    if (this.next !== '"') throw new SyntaxError(`no end of a text at ${this.at}`);
    parts.push(JSON.parse(`"${text.slice(from, this.at++)}"`));
    return parts.join('');
  }

  *key(): Generator<void, string> {
    const key = yield* this.string();
    this.skip(SPACE);
    this.expect(':');
    return key;
  }
}

/**
 * What JSON.parse gives, in steps: `yield` is a place where the work may pause. The whole of JSON.parse holds up
 * every other caller, for a dictionary of 100,000 words by a tenth of a second.
 */
export function* scanJson(text: string, maxValues = Number.POSITIVE_INFINITY): Generator<void, unknown> {
  const open: Container[] = [];
  const keys: string[] = [];
  /** The keys of the open objects. */
  const members: string[][] = [];
  const letters = new Letters(text);
  let values = 0;

  letters.skip(SPACE);
  if (letters.at === text.length) return {};
  for (;;) {
    if (++values % VALUES_PER_STEP === 0) yield;
    if (values > maxValues) throw new JsonTooMany();
    let value: unknown;
    const first = letters.next;
    if (first === '{' || first === '[') {
      if (open.length >= MAX_DEPTH) throw new JsonTooDeep();
      letters.at++;
      letters.skip(SPACE);
      value = first === '{' ? {} : [];
      if (letters.next !== (first === '{' ? '}' : ']')) {
        open.push(value as Container);
        if (first === '{') members.push([]);
        if (first === '{') keys.push(yield* letters.key());
        continue;
      }
      letters.at++;
    } else if (first === '"') {
      value = yield* letters.string();
    } else {
      const begin = letters.at;
      letters.skip(LITERAL);
      if (letters.at === begin) throw new SyntaxError(`no value at ${letters.at}`);
      value = JSON.parse(text.slice(begin, letters.at));
    }
    // The value is whole: it goes into what is open, and whatever ends after it is whole too.
    for (;;) {
      letters.skip(SPACE);
      const container = open.at(-1);
      if (container === undefined) {
        if (letters.at < text.length) throw new SyntaxError(`something after the end at ${letters.at}`);
        return value;
      }
      const list = Array.isArray(container);
      if (list) container.push(value);
      else putMember(container, members.at(-1)!, keys.pop()!, value);
      if (letters.next === ',') {
        letters.expect(',');
        if (!list) keys.push(yield* letters.key());
        break;
      }
      letters.expect(list ? ']' : '}');
      if (!list) knowKeys(container, members.pop()!);
      value = open.pop();
    }
  }
}

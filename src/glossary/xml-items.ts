import { SaxesParser } from 'saxes';
import type { Item } from './dump-layouts.js';

/** Elements that are one entry each. */
const ENTRIES = new Set(['item', 'LexicalEntry']);

interface Open {
  name: string;
  children: Item;
  text: string;
}

/** The entries of an XML file as it streams by, in the shape that the JSON of the same dump has. */
export async function* xmlItems(chunks: AsyncIterable<string>): AsyncGenerator<Item[]> {
  const parser = new SaxesParser();
  let found: Item[] = [];
  /** From the entry inwards; outside of entries nothing is kept. */
  const open: Open[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > 0 || ENTRIES.has(name))
      open.push({ name, children: Object.assign(Object.create(null), attributes), text: '' });
  });
  const append = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed === undefined) return;
    const parent = open.at(-1);
    if (parent === undefined) {
      found.push(closed.children);
      return;
    }
    const value = Object.keys(closed.children).length === 0 ? closed.text : closed.children;
    const siblings = parent.children[closed.name];
    if (Array.isArray(siblings)) siblings.push(value);
    else parent.children[closed.name] = [value];
  });
  for await (const chunk of chunks) {
    parser.write(chunk);
    if (found.length > 0) yield found;
    found = [];
  }
  parser.close();
  if (found.length > 0) yield found;
}

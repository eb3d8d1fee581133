import { JSONParser } from '@streamparser/json';
import type { Item } from './dump-layouts.js';

const PATHS = [
  '$.channel.item.*',
  '$.LexicalResource.Lexicon.LexicalEntry.*',
  '$.LexicalResource.Lexicon.*.LexicalEntry.*',
];

/** Line breaks and tabs stand in some strings as they are, which JSON forbids; outside of strings they mean nothing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const CONTROL = /[\u0000-\u001f]/gu;

/** The entries of a JSON file as it streams by. */
export async function* jsonItems(chunks: AsyncIterable<string>): AsyncGenerator<Item[]> {
  const parser = new JSONParser({ paths: PATHS, keepStack: false });
  let found: Item[] = [];
  parser.onValue = ({ value }) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) found.push(value as Item);
  };
  for await (const chunk of chunks) {
    parser.write(chunk.replace(CONTROL, ' '));
    if (found.length > 0) yield found;
    found = [];
  }
  if (!parser.isEnded) throw new Error('파일이 중간에서 끊겼습니다.');
}

import type { Block } from './types';

/** Does a block only ask? Then its text stays unless the reader takes up a suggestion. */
export function isQuestion({ origin, revised }: Block): boolean {
  return origin.content === revised;
}

/** What is put in as long as the reader says nothing: all that is certain. */
export function certain(blocks: readonly Block[]): Map<Block, string> {
  return new Map(blocks.filter((block) => !isQuestion(block)).map((block) => [block, block.revised]));
}

/** The text with every block that is accepted put in. */
export function applied(
  origin: string,
  blocks: readonly Block[],
  chosen: ReadonlyMap<Block, string>,
): string {
  let out = '';
  let at = 0;
  for (const block of blocks) {
    const { beginOffset, length } = block.origin;
    out += origin.slice(at, beginOffset);
    out += chosen.get(block) ?? origin.slice(beginOffset, beginOffset + length);
    at = beginOffset + length;
  }
  return out + origin.slice(at);
}

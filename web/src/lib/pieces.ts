import type { Block, Correction, Sentence, Span } from './types';

/** Characters of one request: an answer comes soon enough to be watched arriving. */
const PIECE = 3000;

/** A long text in pieces of whole lines, as far as there are any. */
export function cut(text: string): Array<{ begin: number; text: string }> {
  const pieces: Array<{ begin: number; text: string }> = [];
  let begin = 0;
  while (text.length - begin > PIECE) {
    const line = text.lastIndexOf('\n', begin + PIECE);
    const space = text.lastIndexOf(' ', begin + PIECE);
    const end = line > begin ? line + 1 : space > begin ? space + 1 : begin + PIECE;
    pieces.push({ begin, text: text.slice(begin, end) });
    begin = end;
  }
  pieces.push({ begin, text: text.slice(begin) });
  return pieces;
}

const moved = (span: Span, by: number): Span => ({ ...span, beginOffset: span.beginOffset + by });

export function movedSentence(sentence: Sentence, by: number): Sentence {
  return {
    ...sentence,
    text: moved(sentence.text, by),
    tokens: sentence.tokens.map((token) => ({
      ...token,
      text: moved(token.text, by),
      morphemes: token.morphemes.map((morpheme) => ({ ...morpheme, text: moved(morpheme.text, by) })),
    })),
  };
}

function movedBlock(block: Block, by: number): Block {
  return {
    ...block,
    origin: moved(block.origin, by),
    nested: block.nested.map((one) => movedBlock(one, by)),
  };
}

/** The corrections of the pieces as one. */
export function joined(parts: ReadonlyArray<{ begin: number; correction: Correction }>): Correction {
  return {
    origin: parts.map(({ correction }) => correction.origin).join(''),
    revised: parts.map(({ correction }) => correction.revised).join(''),
    revisedBlocks: parts.flatMap(({ begin, correction }) =>
      correction.revisedBlocks.map((block) => movedBlock(block, begin)),
    ),
    helps: Object.assign({}, ...parts.map(({ correction }) => correction.helps)),
  };
}

export interface DiffPart {
  text: string;
  kind: 'same' | 'space' | 'joined';
}

/** A sentence and what spacing and joining made of it: only spaces differ. */
export function spacingDiff(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [];
  const add = (text: string, kind: DiffPart['kind']) => {
    const last = parts.at(-1);
    if (last?.kind === kind && kind === 'same') last.text += text;
    else parts.push({ text, kind });
  };
  let i = 0;
  for (const c of after) {
    if (c === before[i] || (before.startsWith(c, i) && c !== ' ')) {
      add(c, 'same');
      i += c.length;
    } else if (c === ' ') add(' ', 'space');
    else {
      while (before[i] === ' ') {
        add('', 'joined');
        i++;
      }
      add(c, 'same');
      i += c.length;
    }
  }
  return parts;
}

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

import { batchesOf } from '../encoder/batches.js';
import type { ModelFiles } from '../encoder/model-files.js';
import type { GraphReader } from '../graphs/graph-reader.js';
import { CharacterTable } from './character-table.js';
import { characterNumbers, READER_FILES, type ReaderConfig, readReaderConfig } from './reader-config.js';
import { type ReaderText, readerFeeds, readerText } from './reader-feeds.js';

/** Places in one batch. */
const PLACES = 256;
/** Characters that are read at once at most, and those at either end that are read for the sake of the others only. */
const MOST = 200;
const MARGIN = 24;
/** Characters are numbered by how often they were read: this one and those behind it hardly ever. */
const SELDOM = 2000;
/** What a graph says of a place: of the character by both sides, the left, the right; of the space before it likewise. */
const SAID = 6;

/** What the reader thinks of the visible characters of a text; places are numbered as they stand. */
export interface Look {
  /** UTF-16 offset of every visible character. */
  begins: Int32Array;
  /** How likely what stands there is between its neighbours, in nats. */
  own: Float32Array;
  /** The logarithm of the odds of a space before it. */
  space: Float32Array;
  /** Whether what stands there is a character that the reader has read too seldom to know its words. */
  isSeldom(place: number): boolean;
  /** How much likelier another character would be there than the one that stands there, in nats; −∞ where the reader does not know it. */
  gain(place: number, character: string): number;
  /** The likeliest of the characters there, the best first: so many, and each likelier by at least so much. One list is asked about at many places. */
  likelier(place: number, characters: readonly string[], least: number, most: number): Likelier[];
}

export interface Likelier {
  character: string;
  gain: number;
}

/** How likely a text is: as a whole, in nats, the mean of reading it from the left and from the right; and place by place. */
export interface Weighed {
  sum: number;
  /** As in `Look`. */
  own: Float32Array;
  space: Float32Array;
}

/**
 * A language model of characters that has read much Korean (training/reader): how likely any character and any space is
 * between what stands around it, and how likely a whole wording.
 */
export class Reader {
  private readonly numbers: Uint16Array;
  private readonly table: Uint8Array;
  private readonly characters: CharacterTable;
  private readonly lists = new WeakMap<readonly string[], Int32Array>();

  private constructor(
    private readonly graphs: GraphReader,
    private readonly config: ReaderConfig,
    files: ModelFiles,
  ) {
    this.numbers = characterNumbers(config);
    this.table = new Uint8Array(files['reader-memory.bin']!);
    this.characters = new CharacterTable(files['reader-characters.bin']!, config.width, config.bias);
  }

  /** Undefined where the model directory holds none: correction then goes by its rules alone. */
  static load(files: ModelFiles, graphs: GraphReader): Reader | undefined {
    if (READER_FILES.some((name) => !files[name])) return undefined;
    return new Reader(graphs, readReaderConfig(files), files);
  }

  /** Looks at every place of every text at once. */
  async look(texts: readonly string[]): Promise<Look[]> {
    const looks = texts.map((text) => emptyLook(text));
    const pieces = texts.flatMap((text, index) => piecesOf(text, looks[index]!.begins, index));
    await this.run(
      pieces.map(({ text }) => readerText(text, this.numbers)),
      (p, said, meant, at) => {
        const piece = pieces[p]!;
        const look = looks[piece.index]!;
        for (let place = piece.from; place < piece.to; place++) {
          const row = at + 1 + place - piece.first;
          look.own[place] = said[row * SAID]!;
          look.space[place] = said[row * SAID + 3]!;
          look.meant.set(
            meant.subarray(row * this.config.width, (row + 1) * this.config.width),
            place * this.config.width,
          );
        }
      },
      looks,
    );
    return looks.map(({ begins, own, space, meant }, i) => {
      const numberAt = (place: number) => this.numbers[texts[i]!.charCodeAt(begins[place]!)]!;
      const score = (place: number, number: number) =>
        this.characters.scores(meant, place, Int32Array.of(number))[0]!;
      return {
        begins,
        own,
        space,
        isSeldom: (place) => numberAt(place) >= SELDOM,
        gain: (place, character) => {
          const number = this.numberOf(character);
          return number < 0 ? -Infinity : score(place, number) - score(place, numberAt(place));
        },
        likelier: (place, characters, least, most) => {
          const numbers = this.numbersOf(characters);
          const own = score(place, numberAt(place));
          const scores = this.characters.scores(meant, place, numbers);
          const found: Likelier[] = [];
          for (let k = 0; k < numbers.length; k++) {
            const gain = scores[k]! - own;
            if (gain < least || (found.length === most && gain <= found[most - 1]!.gain)) continue;
            if (found.length === most) found.pop();
            let at = found.length;
            while (at > 0 && found[at - 1]!.gain < gain) at--;
            found.splice(at, 0, { character: this.config.characters[numbers[k]!]!, gain });
          }
          return found;
        },
      };
    });
  }

  /** How likely each text is as it stands. */
  async weigh(texts: readonly string[]): Promise<Weighed[]> {
    const weighed: Weighed[] = [];
    const read = texts.map((text) => readerText(text, this.numbers));
    await this.run(read, (index, said, _, at) => {
      weighed[index] = weighedOf(read[index]!, said, at);
    });
    return weighed;
  }

  private async run(
    texts: readonly ReaderText[],
    done: (index: number, said: Float32Array, meant: Float32Array, at: number) => void,
    looks?: readonly LookParts[],
  ): Promise<void> {
    for (const look of looks ?? []) look.meant = new Float32Array(look.begins.length * this.config.width);
    const batches = batchesOf(
      texts.map(({ ids }) => ids.length),
      PLACES,
    );
    await this.graphs.run(
      'reader',
      batches.map((members) =>
        readerFeeds(
          members.map((member) => texts[member]!),
          this.config,
          this.table,
        ),
      ),
      (index, { said, meant }) => {
        const members = batches[index]!;
        const width = texts[members.at(-1)!]!.ids.length;
        members.forEach((member, b) => {
          done(member, said as Float32Array, meant as Float32Array, b * width);
        });
      },
    );
  }

  /** −1 for what the reader has hardly ever seen. */
  private numberOf(character: string): number {
    const number = this.numbers[character.charCodeAt(0)]!;
    return this.config.characters[number] === character ? number : -1;
  }

  private numbersOf(characters: readonly string[]): Int32Array {
    const known = this.lists.get(characters);
    if (known) return known;
    const numbers = Int32Array.from(
      characters.map((character) => this.numberOf(character)).filter((number) => number >= 0),
    );
    this.lists.set(characters, numbers);
    return numbers;
  }
}

function weighedOf({ ids, spaces }: ReaderText, said: Float32Array, at: number): Weighed {
  const count = ids.length - 2;
  const own = new Float32Array(count);
  const space = new Float32Array(count);
  let sum = 0;
  for (let i = 0; i < ids.length; i++) {
    const row = (at + i) * SAID;
    const spaced = spaces[i] === 1;
    if (i > 0) sum += said[row + 1]! + logarithmOf(said[row + 4]!, spaced);
    if (i <= count) sum += said[row + 2]! + logarithmOf(said[row + 5]!, spaced);
    if (i === 0 || i > count) continue;
    own[i - 1] = said[row]!;
    space[i - 1] = said[row + 3]!;
  }
  return { sum: sum / 2, own, space };
}

interface LookParts {
  begins: Int32Array;
  own: Float32Array;
  space: Float32Array;
  meant: Float32Array;
}

function emptyLook(text: string): LookParts {
  const begins: number[] = [];
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) !== 32) begins.push(i);
  const count = begins.length;
  return {
    begins: Int32Array.from(begins),
    own: new Float32Array(count),
    space: new Float32Array(count),
    meant: new Float32Array(0),
  };
}

interface Piece {
  index: number;
  text: string;
  /** Place of the first character of the piece, and of those that it answers for. */
  first: number;
  from: number;
  to: number;
}

/** A long text is read in pieces that overlap, so that every place has something on both sides. */
function piecesOf(text: string, begins: Int32Array, index: number): Piece[] {
  const count = begins.length;
  const pieces: Piece[] = [];
  for (let from = 0; from < count; ) {
    const first = Math.max(0, from - MARGIN);
    const rest = count - first <= MOST;
    const last = rest ? count : first + MOST;
    const to = rest ? count : last - MARGIN;
    const end = last < count ? begins[last]! : text.length;
    pieces.push({ index, text: text.slice(begins[first]!, end), first, from, to });
    from = to;
  }
  return pieces;
}

function logarithmOf(odds: number, yes: boolean): number {
  return -Math.log1p(Math.exp(yes ? -odds : odds));
}

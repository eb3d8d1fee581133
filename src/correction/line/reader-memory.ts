import type { Look, Reader, Weighed } from '../../analysis/reader/reader.js';

/** What correction asks of a language model. */
export type LanguageReader = Pick<Reader, 'look' | 'weigh'>;

/** A look holds a kilobyte for each of its characters, what was weighed a few bytes. */
const MOST_LOOKED_AT = 10_000;
const MOST_WEIGHED = 200_000;

/** A reader that reads nothing twice: the next pass finds most stretches of a line as they were. */
export function rememberingReader(reader: LanguageReader): LanguageReader {
  const looks = new TextMemory<Look>(MOST_LOOKED_AT);
  const weighed = new TextMemory<Weighed>(MOST_WEIGHED);
  return {
    look: (texts) => looks.all(texts, (unread) => reader.look(unread)),
    weigh: (texts) => weighed.all(texts, (unread) => reader.weigh(unread)),
  };
}

/** What was found out about texts; of more than so many characters the oldest goes. */
class TextMemory<T> {
  private readonly known = new Map<string, T>();
  private characters = 0;

  constructor(private readonly most: number) {}

  async all(texts: readonly string[], ask: (unread: string[]) => Promise<T[]>): Promise<T[]> {
    const unread = [...new Set(texts)].filter((text) => !this.known.has(text));
    const answers = unread.length > 0 ? await ask(unread) : [];
    unread.forEach((text, i) => {
      this.known.set(text, answers[i]!);
      this.characters += text.length;
    });
    const all = texts.map((text) => this.known.get(text)!);
    for (const text of this.known.keys()) {
      if (this.characters <= this.most) break;
      this.known.delete(text);
      this.characters -= text.length;
    }
    return all;
  }
}

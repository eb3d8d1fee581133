import { isSpace, type Span } from '../text/split-lines.js';
import type { ExtraWords } from '../types.js';
import { openWords } from './extra-words.js';
import type { FoundWord } from './word-table.js';

/** A word of a dictionary in a text, for those who must leave it alone; offsets are UTF-16. */
export interface WordSpan extends Span {
  /** Offsets where a caret allows a space. */
  carets: number[];
  customDictName: string;
}

const LETTER = /[\p{L}\p{N}]/u;

/**
 * The words of the dictionaries that begin an eojeol or follow a mark, by their letters alone and the longest of
 * each place; what stands inside an eojeol is found by the analysis only, which knows where morphemes begin.
 */
export function wordSpans(text: string, dictionaries: readonly ExtraWords[]): WordSpan[] {
  if (dictionaries.length === 0) return [];
  const open = dictionaries.map(openWords);
  const characters: string[] = [];
  const begins: number[] = [];
  /** 1: a space stands before the character, 2: a line break does. */
  const gaps: number[] = [];
  let gap = 0;
  let at = 0;
  for (const c of text) {
    if (c === '\n' || c === '\r') gap = 2;
    else if (c.length === 1 && isSpace(c.charCodeAt(0))) gap = Math.max(gap, 1);
    else {
      characters.push(c);
      begins.push(at);
      gaps.push(gap);
      gap = 0;
    }
    at += c.length;
  }
  const spans: WordSpan[] = [];
  for (let i = 0; i < characters.length; i++) {
    if (i > 0 && gaps[i] === 0 && LETTER.test(characters[i - 1]!)) continue;
    let best: { word: FoundWord; name: string } | undefined;
    for (const { name, table } of open) {
      table.wordsAt(characters, i, characters.length, (word) => {
        if (staysTogether(word, i, gaps) && word.length > (best?.word.length ?? 0)) best = { word, name };
      });
    }
    if (best === undefined) continue;
    const last = i + best.word.length - 1;
    spans.push({
      begin: begins[i]!,
      end: begins[last]! + characters[last]!.length,
      carets: best.word.carets.map((place) => begins[i + place]!),
      customDictName: best.name,
    });
    i = last;
  }
  return spans;
}

function staysTogether(word: FoundWord, begin: number, gaps: readonly number[]): boolean {
  for (let i = 1; i < word.length; i++) {
    const gap = gaps[begin + i]!;
    if (gap === 2 || (gap === 1 && !word.spaces.includes(i))) return false;
  }
  // A stem without its ending is none.
  const isStem = word.tag === 'VV' || word.tag === 'VA';
  return !isStem || word.ending !== '' || gaps[begin + word.length] === 0;
}

import type { LineView, WordView } from '../line/line-view.js';

/** No word of the dictionary that people write is longer. */
export const LONGEST = 8;

/** 육해공군, 끓어넘치다, 한집: does a word of the dictionary, from morpheme to morpheme, reach over the boundary before `i`? */
export function isInsideHeadword({ lexicon, text }: LineView, { morphemes }: WordView, i: number): boolean {
  for (let first = i - 1; first >= 0; first--) {
    const { begin, tag: firstTag } = morphemes[first]!;
    // 재고가없다 is not 가없다
    if (firstTag[0] === 'J') break;
    if (firstTag[0] === 'E') continue;
    if (morphemes[i]!.begin - begin > LONGEST) break;
    for (let last = i; last < morphemes.length; last++) {
      const { begin: lastBegin, end, form, tag } = morphemes[last]!;
      if (end - begin > LONGEST || /^[EJS]/.test(tag)) break;
      // A stem stands in the dictionary as it is without its ending.
      const isStem = tag[0] === 'V' || tag === 'XSV' || tag === 'XSA';
      const word = isStem ? text.slice(begin, lastBegin) + form : text.slice(begin, end);
      if (lexicon.isHeadword(word, isStem ? /^V[VA]$/ : /^[NM]/)) return true;
    }
  }
  return false;
}

/** Does the dictionary have it as one noun? */
export function isOneWord({ lexicon }: LineView, form: string): boolean {
  return lexicon.isHeadword(form, /^N/);
}

import type { Lexicon } from '../../lexicon/lexicon.js';
import type { PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

const HANGUL = /^[가-힣]{2,}$/;
/** In nats: what was counted less often is hardly a noun that others are made with. */
const KNOWN = 3;
/** In nats: likewise one syllable. */
const PRODUCTIVE = 4;

/** Is it a noun of which no dictionary and no text that the model learnt from knows anything? */
export function isUnlisted(form: string, lexicon: Lexicon): boolean {
  return lexicon.lookup(form, 'NNP') < 0 && lexicon.lookup(form, 'NNG') < 0 && HANGUL.test(form);
}

/**
 * One kind for a noun that nobody has listed, by its form alone, so that it is the same before every particle: of two common
 * nouns it is one more (삼계닭, 닭무침), otherwise a name. Only when a reading has been chosen, as terms are settled.
 */
export function settleUnlisted(path: readonly PathMorpheme[], lexicon: Lexicon): void {
  for (const morpheme of path)
    if (isNoun(morpheme) && isUnlisted(morpheme.form, lexicon))
      morpheme.tag = unlistedKind(morpheme.form, lexicon);
}

function isNoun({ tag, word, mended }: PathMorpheme): boolean {
  return (tag === 'NNG' || tag === 'NNP') && !word && !mended;
}

function unlistedKind(form: string, lexicon: Lexicon): Tag {
  for (let at = 1; at < form.length; at++)
    if (isPart(form.slice(0, at), lexicon) && isPart(form.slice(at), lexicon)) return 'NNG';
  return 'NNP';
}

function isPart(form: string, lexicon: Lexicon): boolean {
  return lexicon.headwordFrequency(form, 'NNG') >= (form.length === 1 ? PRODUCTIVE : KNOWN);
}

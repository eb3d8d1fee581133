import { codaOf } from '../../hangul/syllable.js';
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

/** Is it one, or one that is told of rather as a name, or hardly ever? */
export function isRareNoun(form: string, lexicon: Lexicon): boolean {
  const common = lexicon.frequencyOf(form, 'NNG');
  return common < SELDOM || lexicon.frequencyOf(form, 'NNP') > common;
}

/** In nats. */
const SELDOM = 4.5;

/**
 * One kind for a noun that nobody has listed, by its form alone, so that it is the same before every particle: of two common
 * nouns it is one more (삼계닭, 닭무침), otherwise a name; so is, with `calls`, what somebody is called by. Only when a reading has been chosen, as terms are settled.
 */
export function settleUnlisted(path: readonly PathMorpheme[], lexicon: Lexicon, calls: boolean): void {
  for (const morpheme of path)
    if (isNoun(morpheme) && isUnlisted(morpheme.form, lexicon))
      morpheme.tag = calls ? 'NNP' : unlistedKind(morpheme.form, lexicon);
}

function isNoun({ tag, word, mended }: PathMorpheme): boolean {
  return (tag === 'NNG' || tag === 'NNP') && !word && !mended;
}

function unlistedKind(form: string, lexicon: Lexicon): Tag {
  if (isFamiliar(form, lexicon)) return 'NNP';
  for (let at = 1; at < form.length; at++)
    if (isPart(form.slice(0, at), lexicon) && isPart(form.slice(at), lexicon)) return 'NNG';
  return 'NNP';
}

/** 새봄이: how one speaks of a person, though 이 is a noun by itself; 어른이 is made of a noun that everybody knows. */
function isFamiliar(form: string, lexicon: Lexicon): boolean {
  const head = form.slice(0, -1);
  return (
    head.length === 2 && form[2] === '이' && codaOf(head.charCodeAt(1)) !== 0 && isRareNoun(head, lexicon)
  );
}

function isPart(form: string, lexicon: Lexicon): boolean {
  return lexicon.headwordFrequency(form, 'NNG') >= (form.length === 1 ? PRODUCTIVE : KNOWN);
}

import type { Lexicon } from '../../lexicon/lexicon.js';
import { joined, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

const NOUNS: ReadonlySet<Tag> = new Set<Tag>(['NNG', 'NNP']);
/** What a new noun may seem to consist of, though no noun does: adverbs, determiners, cries and forms of verbs. */
const PIECES = /^(?:NN[GPB]|XR|MAG|MM[AN]|IC|V[VA]|ET[MN])$/;
/** Longer stretches are rather several words that somebody wrote as one. */
const LONGEST = 5;
const HANGUL = /^[가-힣]+$/;

/**
 * A noun that nobody has listed, where the model takes it to pieces that make no word together: 빌라+핀, 그리+ㄴ+웍스, 뚜벅+초.
 * Undefined where nothing of the kind opens the eojeol.
 */
export function withNewNoun(
  path: readonly PathMorpheme[],
  characters: readonly string[],
  lexicon: Lexicon,
): PathMorpheme[] | undefined {
  const begin = path.findIndex(({ tag }) => tag[0] !== 'S');
  if (begin < 0) return undefined;
  let end = begin;
  while (end < path.length && isPiece(path[end]!, end > begin, lexicon)) end++;
  const pieces = path.slice(begin, end);
  const last = pieces.at(-1);
  if (pieces.length < 2 || !/^(?:NN|XSN)/.test(last!.tag)) return undefined;
  if (path[end] && path[end]!.from < last!.to) return undefined;
  const form = characters.slice(pieces[0]!.from, last!.to).join('');
  if (form.length > LONGEST || !HANGUL.test(form)) return undefined;
  const called = isCalled(form, path[end]);
  if (!called && !makeNoWord(pieces, lexicon)) return undefined;
  const tag = called ? 'NNP' : kindOf(form, pieces, lexicon);
  const noun = pieces.slice(1).reduce((whole, piece) => joined(whole, piece, form, tag), pieces[0]!);
  return [...path.slice(0, begin), noun, ...path.slice(end)];
}

/** 한별이와, 한별아: what 이 stands behind, and who is called, has a name. */
function isCalled(form: string, next: PathMorpheme | undefined): boolean {
  if (form.length > NAME || !next) return false;
  return next.tag === 'JKV' || (next.tag === 'XSN' && next.form === '이');
}

function isPiece({ form, tag, word, mended }: PathMorpheme, follows: boolean, lexicon: Lexicon): boolean {
  if (word || mended) return false;
  // 하루+뜰: no suffix, though the model takes it for one.
  return PIECES.test(tag) || (follows && tag === 'XSN' && lexicon.headwordFrequency(form, tag) < 0);
}

/** Of nouns that everybody knows it is one more; with anything else in it, it is rather a name. */
function kindOf(form: string, pieces: readonly PathMorpheme[], lexicon: Lexicon): Tag {
  if (lexicon.isHeadword(form, 'NNG')) return 'NNG';
  // 빌드: counted as a noun that anybody may use, though some thing is called so.
  if (lexicon.lookup(form, 'NNP') >= 0)
    return lexicon.frequencyOf(form, 'NNG') > lexicon.frequencyOf(form, 'NNP') ? 'NNG' : 'NNP';
  if (form.length === NAME && pieces[0]!.form.length === 1 && SURNAME.test(form)) return 'NNP';
  const known = pieces.every(
    (piece) => piece.tag === 'NNG' && lexicon.isHeadword(piece.form, 'NNG') && !isRare(piece, lexicon),
  );
  return known ? 'NNG' : 'NNP';
}

/** Surname and given name, in syllables. */
const NAME = 3;
const SURNAME = /^[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진]/;

function makeNoWord(pieces: readonly PathMorpheme[], lexicon: Lexicon): boolean {
  const first = pieces[0]!;
  const last = pieces.at(-1)!;
  if (!pieces.every(({ tag }) => NOUNS.has(tag)))
    return last.tag === 'NNB'
      ? areScraps(pieces, lexicon)
      : isRare(last, lexicon) || areScraps(pieces, lexicon);
  // 안동+찜닭: a place or a maker, and what everybody may look up.
  if (first.tag === 'NNP' && last.form.length > 1 && lexicon.headwordFrequency(last.form, 'NNG') >= SEEN)
    return false;
  if (isRare(last, lexicon)) return true;
  // 월+소득: what counts before a noun that stands by itself everywhere; 덕이동 is a place.
  if (pieces.length === 2 && first.form.length === 1 && last.form.length > 1) {
    const counts = lexicon.headwordFrequency(first.form, /^(?:NNB|MM[AD]|XPN)$/) >= PRODUCTIVE;
    if (counts && nounFrequency(last.form, lexicon) >= PRODUCTIVE) return false;
  }
  if (pieces.some(({ form }) => form.length > 2 && nounFrequency(form, lexicon) >= COMMON)) return false;
  if (last.form.length === 1) return !closesWords(last.form, lexicon);
  return first.form.length === 1 && !opensWords(first.form, lexicon);
}

/** 뚜벅+초, 다+온+누리: nobody leaves out so many spaces in so few syllables. */
function areScraps(pieces: readonly PathMorpheme[], lexicon: Lexicon): boolean {
  const [first, second] = pieces as [PathMorpheme, PathMorpheme];
  const last = pieces.at(-1)!;
  if (pieces.some(({ tag }) => /^[VE]/.test(tag))) return false;
  if (last.tag !== 'NNB' && pieces.slice(1, -1).some(isLooseSyllable)) return true;
  if (first.tag === 'MAG' && first.form.length > 1)
    return second.form.length === 1 && !closesWords(second.form, lexicon);
  // 소담+찬, 미리+네+샵, 다+온+누리: a root without its suffix, a syllable in the middle that counts or describes.
  if (first.tag === 'XR') return last.form.length === 1 && !closesWords(last.form, lexicon);
  return /^M/.test(first.tag) && /^M/.test(second.tag) && first.form.length + second.form.length === 2;
}

function isLooseSyllable({ form, tag }: PathMorpheme): boolean {
  return form.length === 1 && /^(?:M|IC)/.test(tag);
}

/** In nats: what was counted less often is hardly a word that others are made with, or surely one. */
const SEEN = 1;
const RARE = 2;
const COMMON = 5;
const PRODUCTIVE = 7.5;

function isRare({ form }: PathMorpheme, lexicon: Lexicon): boolean {
  return nounFrequency(form, lexicon) < RARE;
}

function nounFrequency(form: string, lexicon: Lexicon): number {
  return lexicon.headwordFrequency(form, /^NN[GP]$/);
}

/** 팀, 역, 집, -식: one syllable that many compounds end in. */
function closesWords(syllable: string, lexicon: Lexicon): boolean {
  return (
    lexicon.headwordFrequency(syllable, 'XSN') >= RARE ||
    lexicon.headwordFrequency(syllable, 'NNG') >= PRODUCTIVE
  );
}

/** 신-, 현, 산: one syllable that many compounds begin with. */
function opensWords(syllable: string, lexicon: Lexicon): boolean {
  return (
    lexicon.isHeadword(syllable, /^(?:XPN|MM[AD])$/) ||
    lexicon.headwordFrequency(syllable, 'NNG') >= PRODUCTIVE
  );
}

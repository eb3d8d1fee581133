import type { Morpheme } from '../../analysis/types.js';
import { lastCoda } from '../../hangul/syllable.js';
import { stemAlternants } from '../../lexicon/conjugation.js';
import type { StemTag } from '../../lexicon/irregular-stems.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { EVERYDAY, SEEN, USED } from '../korean/commonness.js';
import { isFormOfAnother, possibleStems } from '../korean/other-stems.js';
import type { WordView } from '../line/line-view.js';

export const STEM = /^V[VA]$/;
const STRANGE = /^(?:NN[GP]|VV|VA|MAG)$/;
/** What may stand behind a noun by itself. */
const BEHIND_NOUN = /^(?:J|XS[NVA]|VCP|S)/;
/** A noun of two syllables is one slip away from another nearly always; the model must doubt it as well. */
const SHORT_NOUN = 2;
const DOUBTED = 0.8;

/**
 * The morpheme that makes an eojeol strange: its first word is in no dictionary, or only in lists of what people say
 * somewhere. `doubt`: how much the model would rather see another syllable in the eojeol.
 */
export function strangeMorpheme(
  { morphemes, surface }: WordView,
  doubt: number,
  lexicon: Lexicon,
): Morpheme | undefined {
  const [first, next] = morphemes;
  if (!first || !STRANGE.test(first.tag) || !/^[가-힣]{2,}$/.test(first.form)) return undefined;
  if (first.outOfVocab !== 'OUT_OF_VOCAB' && !isVouchedForByNobody(first, lexicon)) return undefined;
  if (first.tag === 'NNP' && !isNoName(first, next)) return undefined;
  if (first.tag[0] === 'N') {
    if (next && !BEHIND_NOUN.test(next.tag)) return undefined;
    // 듬북: without a particle it may be an adverb, and of those there are few
    const refuted =
      first.form.length > SHORT_NOUN
        ? isDerivedNoun(first.form, lexicon)
        : next !== undefined && doubt < DOUBTED && !lexicon.isReferred(first.form, first.tag);
    if (refuted) return undefined;
  }
  if (!STEM.test(first.tag)) return first;
  if (isReadOtherwise(first, surface, lexicon) || isPassive(first, lexicon)) return undefined;
  return isBecoming(first, lexicon) ? undefined : first;
}

function isVouchedForByNobody({ form, tag }: Morpheme, lexicon: Lexicon): boolean {
  if (lexicon.isDoubtful(form, tag)) return true;
  // 깨닳다: of stems in ㅀ there are a dozen, and everybody uses them
  return STEM.test(tag) && lastCoda(form) === 'ㅀ' && lexicon.frequencyOf(form, tag) < SEEN;
}

/** 나드리를, 넌즈시: taken for a name because nothing is known of it; names of two syllables are near nearly every word. */
function isNoName({ form, outOfVocab }: Morpheme, next: Morpheme | undefined): boolean {
  return outOfVocab === 'OUT_OF_VOCAB' && form.length > SHORT_NOUN && (!next || BEHIND_NOUN.test(next.tag));
}

/** 소산물, 점유력: a noun that people use with one that makes others of it. */
function isDerivedNoun(form: string, lexicon: Lexicon): boolean {
  const last = form.at(-1)!;
  if (lexicon.lookup(last, 'XSN') < 0 && lexicon.frequencyOf(last, 'NNG') < EVERYDAY + 1) return false;
  return lexicon.frequencyOf(form.slice(0, -1), /^(?:NNG|NNP|XR)$/) > USED;
}

/** 심기다, 배이다: a verb that people use as a passive, whether it has one or not, is no other verb (숨기다, 배우다). */
function isPassive({ form }: Morpheme, lexicon: Lexicon): boolean {
  return /[이히리기]$/.test(form) && lexicon.frequencyOf(form.slice(0, -1), STEM) > USED;
}

/** 심겨지다: what becomes of a verb that people use, though no dictionary lists it. */
function isBecoming({ form, outOfVocab }: Morpheme, lexicon: Lexicon): boolean {
  if (outOfVocab !== 'OUT_OF_VOCAB' || !/..지$/.test(form)) return false;
  return possibleStems(form.slice(0, -1)).some((stem) => lexicon.headwordFrequency(stem, STEM) > USED);
}

/** 매워 read as 매우+어: also a form of a verb or an adjective that people use. */
function isReadOtherwise({ form, tag }: Morpheme, surface: string, lexicon: Lexicon): boolean {
  if (surface.startsWith(form)) return false;
  return stemAlternants(form, tag as StemTag).some(
    (shown) => surface.startsWith(shown.surface) && isFormOfAnother(surface, shown, { wrong: form }, lexicon),
  );
}

/** Below this the analysis itself hardly believes its reading (글+적이+었다 for 글적였다). */
const HARDLY = 0.3;

/** An inflected word that was read as a heap of others. */
export function isHardlyRead({ morphemes }: WordView): boolean {
  const [first] = morphemes;
  if (!first || !/^(?:NN[GB]|MAG)$/.test(first.tag) || first.probability >= HARDLY) return false;
  return morphemes.findLast(({ tag }) => tag[0] !== 'S')?.tag[0] === 'E';
}

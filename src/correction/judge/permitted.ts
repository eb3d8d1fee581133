import { codaOf } from '../../hangul/syllable.js';
import { isMimeticShade } from '../korean/mimetic-shades.js';
import { type LineView, morphemesIn, type WordView, wordAt } from '../line/line-view.js';
import { isKnown } from '../typos/readability.js';
import type { Candidate } from './candidate.js';
import { isSpaced } from './features.js';

/** Wordings between which the norm does not choose, or only the writer can: the likelier one is no candidate. */
export function isPermitted(candidate: Candidate, view: LineView): boolean {
  return (
    isBeyondReader(candidate, view) ||
    joinsAuxiliary(candidate, view) ||
    joinsPointing(candidate, view) ||
    partsAmount(candidate, view) ||
    isBesideMark(candidate, view) ||
    undoesContraction(candidate, view) ||
    shortensParticle(candidate, view) ||
    partsQuotedName(candidate, view) ||
    partsListedNoun(candidate, view) ||
    isShade(candidate, view)
  );
}

/** 뎄다: of a form that hardly anybody writes the lexicon knows more than who has read much. */
function isBeyondReader(candidate: Candidate, view: LineView): boolean {
  return candidate.seldom && !isSpaced(candidate) && isKnown(view, candidate.begin, candidate.end);
}

/** An auxiliary stands apart by the principle of the norm, however many people join it. */
function joinsAuxiliary({ kind, end }: Candidate, view: LineView): boolean {
  return kind === 'space-removed' && morphemesIn(view, end, end + 1)[0]?.tag === 'VX';
}

/** Of 이 곳 and 이곳 neither is wrong, only what each points at differs. */
function joinsPointing({ kind, begin }: Candidate, view: LineView): boolean {
  return kind === 'space-removed' && morphemesIn(view, begin - 1, begin).at(-1)?.tag === 'MMD';
}

/** 3.3cm가량, 40℃쯤: a suffix is never apart from the unit that it hangs on, which the reader takes for a foreign word. */
function partsAmount({ kind, begin }: Candidate, view: LineView): boolean {
  if (kind !== 'space-added') return false;
  const [unit, suffix] = morphemesIn(view, begin - 1, begin + 1);
  return suffix?.tag === 'XSN' && /^S[LW]$/.test(unit?.tag ?? '');
}

const MARK = /[~∼～·ㆍ/:–—.,()<>《》〈〉「」『』[\]-]/;

/** Spaces beside marks that join and enclose are a matter of punctuation, of which rules know. */
function isBesideMark(candidate: Candidate, { text }: LineView): boolean {
  return isSpaced(candidate) && MARK.test((text[candidate.begin - 1] ?? '') + (text[candidate.end] ?? ''));
}

/** 필욘 is 필요는, and no slip for 필요. */
function undoesContraction({ begin, end, replacement }: Candidate, view: LineView): boolean {
  if (end - begin !== 1 || replacement.length !== 1) return false;
  const [written, meant] = [view.text.charCodeAt(begin), replacement.charCodeAt(0)];
  if (codaOf(written) === 0 || meant !== written - codaOf(written)) return false;
  return morphemesIn(view, begin, end).some(({ form, tag }) => tag[0] === 'J' && /^[ㄴㄹ]$/.test(form));
}

/** A particle that lost a syllable is another particle (눈물로서 and 눈물로), and no slip of the finger. */
function shortensParticle({ kind, begin, end }: Candidate, view: LineView): boolean {
  if (kind !== 'dropped') return false;
  return morphemesIn(view, begin, end).some(({ form, tag }) => tag[0] === 'J' && form.length > 1);
}

const OPENS = /["'“‘「『<《〈]/;
const CLOSES = /["'”’」』>》〉]/;

/** '빛을담는사람들': what stands in quotation marks without a space is called so. */
function partsQuotedName(candidate: Candidate, { text }: LineView): boolean {
  if (!isSpaced(candidate)) return false;
  const first = text.lastIndexOf(' ', candidate.begin - 1) + 1;
  const last = text.indexOf(' ', candidate.end);
  return (
    OPENS.test(text.slice(first, candidate.begin)) &&
    CLOSES.test(text.slice(candidate.end, last < 0 ? text.length : last))
  );
}

/** Of shorter ones a dictionary lists many that are as often two words: there the analysis says which it sees. */
const SHORTEST_LISTED = 3;

/** A compound that a dictionary has as one word is one, however many people part it. */
function partsListedNoun({ kind, begin }: Candidate, view: LineView): boolean {
  if (kind !== 'space-added') return false;
  const word = wordAt(view, begin);
  if (!word || word.end - word.begin > LONGEST) return false;
  const [whole] = morphemesIn(view, begin - 1, begin + 1);
  if (
    whole &&
    whole.begin < begin &&
    whole.end > begin &&
    view.lexicon.isHeadword(whole.form, /^(?:NN[GP]|MAG)$/)
  )
    return true;
  const at = begin - word.begin;
  for (let first = 0; first < at; first++)
    for (let last = Math.max(at + 1, first + SHORTEST_LISTED); last <= word.surface.length; last++)
      if (view.lexicon.isHeadword(word.surface.slice(first, last), /^(?:NN[GP]|VV|VA|MAG)$/)) return true;
  return isListedBeforeParticle(at, word, view);
}

/** 한번은, 그때도: two syllables at the beginning of a word that has nothing else but particles. */
function isListedBeforeParticle(
  at: number,
  { begin, surface, morphemes }: WordView,
  { lexicon }: LineView,
): boolean {
  const rest = morphemes.filter((morpheme) => morpheme.begin >= begin + 2);
  return (
    at === 1 &&
    lexicon.isHeadword(surface.slice(0, 2), /^(?:NNG|MAG)$/) &&
    rest.every(({ tag }) => /^[JS]/.test(tag))
  );
}

/** No word that paints a sound is longer, with its ending. */
const LONGEST = 16;

/** Of words that paint a sound or a movement there are more than anybody lists. */
function isShade({ begin, end, replacement }: Candidate, view: LineView): boolean {
  const word = wordAt(view, begin);
  if (!word || end > word.end || word.end - word.begin > LONGEST) return false;
  const written = word.surface.replace(/[^가-힣]+$/, '');
  const at = begin - word.begin;
  return isMimeticShade(
    written,
    written.slice(0, at) + replacement + written.slice(end - word.begin),
    view.lexicon,
  );
}

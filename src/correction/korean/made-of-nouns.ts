import type { Lexicon } from '../../lexicon/lexicon.js';
import { COMMONEST, SELDOM, USED, WELL_KNOWN } from './commonness.js';

const NOUN = /^NN[GP]$/;
/** Shorter than this a part says little: 사 of 협찬사 counts, 사 by itself does not. */
const SHORTEST = 2;

/** 방학일, 협찬사, 호두과자: is it a noun that everybody knows, or one with another noun or a suffix behind it? */
export function isMadeOfNouns(lexicon: Lexicon, form: string): boolean {
  if (isWellKnown(lexicon, form)) return true;
  for (let cut = SHORTEST; cut < form.length; cut++)
    if (isUsed(lexicon, form.slice(0, cut)) && endsNoun(lexicon, form.slice(cut))) return true;
  return false;
}

/** 휴관 of 휴관일: what stands behind it says that it is meant. */
function isUsed(lexicon: Lexicon, form: string): boolean {
  return lexicon.frequencyOf(form, NOUN) > SELDOM;
}

function isWellKnown(lexicon: Lexicon, form: string): boolean {
  return form.length >= SHORTEST && lexicon.frequencyOf(form, NOUN) > WELL_KNOWN;
}

function endsNoun(lexicon: Lexicon, rest: string): boolean {
  if (rest.length >= SHORTEST) return isMadeOfNouns(lexicon, rest);
  return lexicon.frequencyOf(rest, 'XSN') > USED || lexicon.frequencyOf(rest, 'NNG') > COMMONEST;
}

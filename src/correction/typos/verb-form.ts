import { lastCoda, withCoda } from '../../hangul/syllable.js';
import { stemAlternants } from '../../lexicon/conjugation.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { possibleStems } from '../korean/other-stems.js';

const STEMS = ['VV', 'VA'] as const;
const LONGEST_STEM = 5;
/** Particles that stand behind an ending: 울기는, 가서도, 먹고만, 왔는데요. */
const BEHIND_ENDING = /(?:는|은|도|만|요|야)$/;

/**
 * 뎄어, 서라, 울긴: is it a form of a verb or an adjective that the lexicon has, whatever the analysis made of it?
 * `least`: how common that must be.
 */
export function isVerbForm(text: string, lexicon: Lexicon, least = 0): boolean {
  for (let end = 1; end <= Math.min(text.length, LONGEST_STEM); end++) {
    const head = text.slice(0, end);
    const rest = text.slice(end);
    for (const stem of possibleStems(head))
      for (const tag of STEMS) {
        if (lexicon.headwordFrequency(stem, tag) < least) continue;
        for (const { surface, ending } of stemAlternants(stem, tag))
          if (surface === head && isEnding(ending + rest, lexicon)) return true;
      }
  }
  return false;
}

function isEnding(form: string, lexicon: Lexicon): boolean {
  if (form === '') return false;
  if (lexicon.frequencyOf(form, /^E[CFT]/) >= 0) return true;
  for (let i = 1; i < form.length; i++)
    if (lexicon.frequencyOf(form.slice(0, i), 'EP') > 0 && isEnding(form.slice(i), lexicon)) return true;
  if (BEHIND_ENDING.test(form) && isEnding(form.slice(0, -1), lexicon)) return true;
  const coda = lastCoda(form);
  return (coda === 'ㄴ' || coda === 'ㄹ') && lexicon.frequencyOf(withCoda(form, ''), /^E[CT]/) >= 0;
}

/** How the verbs begin that help another one: 오다, 가다, 보다, 주다, 두다, 놓다, 내다, 대다, 버리다. */
const HELPING =
  /^(?:[오온올옴옵와왔가간갈감갑갔보본볼봄봅봐봤주준줄줌줍줘줬두둔둘둬뒀놓놔놨내낸낼냈대댄댈댔]|버[리린릴려렸])/;

/** 써왔다, 불러봤자: a verb in -아/어 with another written to it. */
export function isHelpedVerb(text: string, lexicon: Lexicon): boolean {
  for (let i = 1; i < text.length; i++) {
    const rest = text.slice(i);
    if (HELPING.test(rest) && isVerbForm(text.slice(0, i), lexicon) && isVerbForm(rest, lexicon)) return true;
  }
  return false;
}

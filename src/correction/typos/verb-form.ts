import { lastCoda, withCoda } from '../../hangul/syllable.js';
import { stemAlternants } from '../../lexicon/conjugation.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { possibleStems } from '../korean/other-stems.js';

const STEMS = ['VV', 'VA'] as const;
const LONGEST_STEM = 5;
/** Particles that stand behind an ending: 울기는, 가서도, 먹고만, 왔는데요. */
const BEHIND_ENDING = /(?:는|은|도|만|요|야)$/;

/** 뎄어, 서라, 울긴: is it a form of a verb or an adjective that the lexicon has, whatever the analysis made of it? */
export function isVerbForm(text: string, lexicon: Lexicon): boolean {
  for (let end = 1; end <= Math.min(text.length, LONGEST_STEM); end++) {
    const head = text.slice(0, end);
    const rest = text.slice(end);
    for (const stem of possibleStems(head))
      for (const tag of STEMS) {
        if (lexicon.headwordFrequency(stem, tag) < 0) continue;
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
    if (lexicon.lookup(form.slice(0, i), 'EP') >= 0 && isEnding(form.slice(i), lexicon)) return true;
  if (BEHIND_ENDING.test(form) && isEnding(form.slice(0, -1), lexicon)) return true;
  const coda = lastCoda(form);
  return (coda === 'ㄴ' || coda === 'ㄹ') && lexicon.frequencyOf(withCoda(form, ''), /^E[CT]/) >= 0;
}
